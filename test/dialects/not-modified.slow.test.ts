/** `GET /capabilities` for clients that have it: 304 exactly where 200 would bring the same again. */
import diagnostics from 'node:diagnostics_channel'
import t, { type Test } from '../support/tap.ts'
import { asking, HOST } from '../http/asking.ts'
import { portOf, sendRaw } from '../http/raw.ts'
import { testApp } from '../support/app.ts'
import { packageArchive } from '../support/archives.ts'
import { call, givenInstalledSkill } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'

const given = async (t: Test) => {
  const test = await testApp(t)
  await givenInstalledSkill(test.app, packageArchive({ folder: 'a' }))
  const send = await asking(test)
  const ask = (headers: Record<string, string>, url = '/capabilities') => send(url, headers)
  return { test, ask }
}

const ownHeaders = ({ headers }: { headers: Record<string, unknown> }) => {
  const { vary, 'cache-control': cacheControl, etag, 'x-content-type-options': type } = headers
  return { vary, cacheControl, etag, type }
}

t.test('304 has the headers of 200, an id, and no body', async (t) => {
  const { test, ask } = await given(t)
  await givenWorkspace(test.db, 'ours')
  for (const url of ['/capabilities', '/v1/workspaces/ours/capabilities']) {
    const whole = await ask({}, url)
    const { etag = '' } = whole.headers
    const known = await ask({ 'if-none-match': etag, 'x-request-id': 'mine' }, url)
    t.match(known, { status: 304, rest: '', headers: { 'x-request-id': 'mine' } })
    t.same(ownHeaders(known), ownHeaders(whole), url)
    t.match((await ask({ 'if-none-match': etag }, url)).headers['x-request-id'], /^[\w-]{21}$/)
    t.equal((await ask({ 'if-none-match': '"other"' }, url)).status, 200)
    t.equal((await ask({ 'if-none-match': `"other", W/${etag}` }, url)).status, 304)
    t.equal((await ask({ 'if-none-match': etag }, `${url}?other=a`)).status, 400)
    const head = { method: 'HEAD', url, headers: { ...HOST, 'if-none-match': etag } } as const
    t.equal((await test.app.inject(head)).statusCode, 304)
  }
  const { etag = '' } = (await ask({})).headers
  t.equal((await ask({ 'if-none-match': etag }, '/capabilities?select=a')).status, 200)
  const { payload } = await test.app.inject('/metrics')
  const counted = /_count\{method="GET",route="\/capabilities",status="304"\} (\d+)/.exec(payload)
  t.equal(counted?.[1], '3', 'each is counted')
})

t.test('304 needs no handler, so that polling costs no query', async (t) => {
  const { test, ask } = await given(t)
  const { headers } = await givenToken(test.services, 'reader')
  const { etag = '' } = (await ask(headers)).headers
  let handled = 0
  const count = (): void => void (handled += 1)
  diagnostics.subscribe('tracing:fastify.request.handler:start', count)
  t.teardown(() => diagnostics.unsubscribe('tracing:fastify.request.handler:start', count))
  const known = { ...headers, 'if-none-match': etag }
  // One after the other, since what the first finds expired serves all that follow it.
  for (let index = 0; index < 20; index += 1) t.equal((await ask(known)).status, 304)
  t.ok(handled < 20, `${handled} of 20 came to the handler`)
})

t.test('a change is seen by the next request', async (t) => {
  const { test, ask } = await given(t)
  for (const isOffered of [true, false, true]) {
    const { etag = '' } = (await ask({})).headers
    t.equal((await ask({ 'if-none-match': etag })).status, 304)
    await call(test.app, 'PUT', '/skills/user/a/policy', {
      payload: { allow_implicit_invocation: isOffered },
    })
    t.equal((await ask({ 'if-none-match': etag })).status, 200)
  }
})

t.test('a client that has the document gets the same rejections as others', async (t) => {
  const { test, ask } = await given(t)
  const { etag = '' } = (await ask({})).headers
  const has = { 'if-none-match': etag }
  t.equal((await ask(has)).status, 304)
  t.equal((await ask({ ...has, host: 'evil.example' })).status, 403)
  t.equal((await ask({ ...has, origin: 'https://evil.example' })).status, 403)
  t.equal((await ask({ ...has, origin: 'http://localhost:1' })).status, 304)
  t.equal((await ask(has, '/v1/workspaces/nowhere/capabilities')).status, 404)
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`x-${index}`, '1']))
  t.equal((await ask({ ...has, ...many })).status, 431)
  const head = ['GET /capabilities HTTP/1.1', 'connection: close', `if-none-match: ${etag}`]
  const port = await portOf((await testApp(t)).app)
  t.equal((await sendRaw(port, [...head, 'host: 127.0.0.1', 'host: 127.0.0.1'])).status, 400)
  t.equal((await test.app.inject({ url: '/capabilities', headers: HOST })).statusCode, 200)
})

t.test('a private document is not confirmed to callers that may not read it', async (t) => {
  const { test, ask } = await given(t)
  const { app, db, services } = test
  await givenWorkspace(db, 'ours')
  const admin = await givenToken(services, 'admin')
  const reader = await givenToken(services, 'reader')
  const foreign = await givenToken(services, 'admin', { workspace: 'ours' })
  const closed = { ...admin, payload: { capabilities_public: false } }
  t.equal((await call(app, 'PUT', '/settings', closed)).status, 200)
  const { etag = '' } = (await ask(reader.headers)).headers
  const has = { 'if-none-match': etag }
  const known = await ask({ ...has, ...reader.headers })
  t.equal(known.status, 304)
  t.match(known.headers, { vary: 'authorization', 'cache-control': 'private, no-cache' })
  const stranger = await ask(has)
  t.match(stranger, { status: 401, headers: { 'www-authenticate': 'Bearer' } })
  t.notOk(stranger.headers.etag)
  t.equal((await ask({ ...has, authorization: `Bearer skr_${'x'.repeat(43)}` })).status, 401)
  t.equal((await ask({ ...has, ...foreign.headers })).status, 404)
  t.equal((await ask({ ...has, ...foreign.headers })).status, 404, 'also when it is known')
  t.equal((await ask({ ...has, ...admin.headers })).status, 304)
  await app.inject({ method: 'DELETE', url: `/v1/tokens/${reader.id}`, headers: admin.headers })
  t.equal((await ask({ ...has, ...reader.headers })).status, 401, 'revoked')
  const noted = await db.selectFrom('audit_entries').select('reason_code').distinct().execute()
  const codes = noted.map(({ reason_code: code }) => code)
  for (const code of ['access.token_unknown', 'access.token_revoked', 'workspaces.not_found']) {
    t.ok(codes.includes(code), `${code} is noted`)
  }
})

t.test(
  'a public document is confirmed to strangers, since shared caches may store it',
  async (t) => {
    const { test, ask } = await given(t)
    const admin = await givenToken(test.services, 'admin')
    const opened = { ...admin, payload: { capabilities_public: true } }
    t.equal((await call(test.app, 'PUT', '/settings', opened)).status, 200)
    const { etag = '' } = (await ask({})).headers
    for (const [headers, scope] of [
      [{}, 'public'],
      [admin.headers, 'private'],
    ] as const) {
      const known = await ask({ ...headers, 'if-none-match': etag })
      t.equal(known.status, 304)
      t.equal(known.headers['cache-control'], `${scope}, no-cache`)
    }
  },
)

t.test('a first token closes an open service to clients that have the document', async (t) => {
  const { ask, test } = await given(t)
  const closed = { payload: { capabilities_public: false } }
  t.equal((await call(test.app, 'PUT', '/settings', closed)).status, 200)
  const { etag = '' } = (await ask({})).headers
  t.equal((await ask({ 'if-none-match': etag })).status, 304, 'open to this machine')
  await givenToken(test.services, 'reader')
  t.equal((await ask({ 'if-none-match': etag })).status, 401)
})
