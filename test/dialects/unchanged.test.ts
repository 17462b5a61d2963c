/** `GET /capabilities` for who has it, over a socket: the short way decides as the long one does. */
import t, { type Test } from '../support/tap.ts'
import { portOf, type RawAnswer, sendRaw } from '../http/raw.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { packageArchive } from '../support/archives.ts'
import { call, givenInstalledSkill } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'

type Headers = Record<string, string>

const HOST = { host: '127.0.0.1' }

const given = async (t: Test, env = {}) => {
  const test = await testApp(t, env)
  await givenInstalledSkill(test.app, packageArchive({ folder: 'a' }))
  const port = await portOf(test.app)
  const ask = (headers: Headers, url = '/capabilities', more: string[] = []): Promise<RawAnswer> =>
    sendRaw(port, [
      `GET ${url} HTTP/1.1`,
      ...Object.entries({ ...HOST, connection: 'close', ...headers }).map(
        ([name, value]) => `${name}: ${value}`,
      ),
      ...more,
    ])
  return { test, ask }
}

const shape = ({ headers }: { headers: Record<string, unknown> }) => {
  const { date: _date, connection: _connection, 'x-request-id': _id, ...others } = headers
  return others
}

/** What the framework answers, which no socket of ours is in front of. */
const long = async ({ app }: TestApp, headers: Headers, url = '/capabilities') =>
  await app.inject({ url, headers: { ...HOST, ...headers } })

t.test('both ways give the same 304', async (t) => {
  const { test, ask } = await given(t)
  await givenWorkspace(test.db, 'ours')
  for (const url of ['/capabilities', '/v1/workspaces/ours/capabilities']) {
    const { etag = '' } = (await ask({}, url)).headers
    const short = await ask({ 'if-none-match': etag, 'x-request-id': 'mine' }, url)
    t.match(short, { status: 304, rest: '', headers: { 'x-request-id': 'mine', etag } })
    const other = await long(test, { 'if-none-match': etag }, url)
    t.equal(other.statusCode, 304)
    t.same(shape(short), shape(other), url)
    t.match((await ask({ 'if-none-match': etag }, url)).headers['x-request-id'], /^[\w-]{21}$/)
    t.equal((await ask({ 'if-none-match': '"other"' }, url)).status, 200)
    t.equal((await ask({ 'if-none-match': `"other", W/${etag}` }, url)).status, 304)
    t.equal((await ask({ 'if-none-match': etag }, `${url}?other=a`)).status, 400)
  }
  const { etag = '' } = (await ask({})).headers
  t.equal((await ask({ 'if-none-match': etag }, '/capabilities?select=a')).status, 200)
  const { payload } = await test.app.inject('/metrics')
  const counted = /_count\{method="GET",route="\/capabilities",status="304"\} (\d+)/.exec(payload)
  t.equal(counted?.[1], '4', 'each is counted')
})

t.test('a change is seen by the next one who asks', async (t) => {
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

t.test('what is refused otherwise is refused to who has the document too', async (t) => {
  const { ask } = await given(t)
  const { etag = '' } = (await ask({})).headers
  const has = { 'if-none-match': etag }
  t.equal((await ask(has)).status, 304)
  t.equal((await ask({ ...has, host: 'evil.example' })).status, 403)
  t.equal((await ask({ ...has, origin: 'https://evil.example' })).status, 403)
  t.equal((await ask({ ...has, origin: 'http://localhost:1' })).status, 304)
  t.equal((await ask(has, '/capabilities', ['Host: 127.0.0.1'])).status, 400)
  const many = Array.from({ length: 100 }, (_, index) => `x-${index}: 1`)
  t.equal((await ask(has, '/capabilities', many)).status, 431)
  t.equal((await ask(has, '/v1/workspaces/nowhere/capabilities')).status, 404)
})

t.test('what is kept to readers is told to them alone', async (t) => {
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
  const short = await ask({ ...has, ...reader.headers })
  t.equal(short.status, 304)
  t.same(shape(short), shape(await long(test, { ...has, ...reader.headers })))
  t.match(short.headers, { vary: 'authorization', 'cache-control': 'private, no-cache' })
  const nobody = await ask(has)
  t.match(nobody, { status: 401, headers: { 'www-authenticate': 'Bearer' } })
  t.notOk(nobody.headers.etag)
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

t.test('the token of the operator works, and a first token closes the short way too', async (t) => {
  const { ask, test } = await given(t)
  const closed = { payload: { capabilities_public: false } }
  t.equal((await call(test.app, 'PUT', '/settings', closed)).status, 200)
  const { etag = '' } = (await ask({})).headers
  t.equal((await ask({ 'if-none-match': etag })).status, 304, 'open to this machine')
  await givenToken(test.services, 'reader')
  t.equal((await ask({ 'if-none-match': etag })).status, 401)
})
