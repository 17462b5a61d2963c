/** Outside scanners as they are registered, read and removed. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { atOnce, statusesOf } from '../support/at-once.ts'
import { call } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { putScanner } from './given.ts'

const url = 'http://127.0.0.1:9/scan'

t.test('a scanner is registered, read, replaced and removed, and the log says so', async (t) => {
  const { app, db } = await testApp(t)
  const body = { url, headers: { Authorization: 'Bearer secret-of-the-scanner' } }
  const made = await putScanner(app, 'guarddog', body)
  t.match(made, {
    status: 201,
    body: {
      scanner_id: 'guarddog',
      url,
      headers: ['authorization'],
      timeout_ms: 30_000,
      required: false,
      levels: { error: 'warn', warning: 'warn', note: 'info', none: 'info' },
    },
  })
  const row = await db.selectFrom('scanners').select('headers').executeTakeFirstOrThrow()
  t.match(row.headers, { key: String, iv: String, data: String }, 'sealed')
  t.notMatch(JSON.stringify(row), 'secret-of-the-scanner')
  const read = await call(app, 'GET', '/scanners/guarddog')
  t.same(read.body, made.body)
  const tag = String(read.headers['etag'])
  t.equal(
    (await call(app, 'GET', '/scanners/guarddog', { headers: { 'if-none-match': tag } })).status,
    304,
  )
  const replaced = await putScanner(
    app,
    'guarddog',
    { url, required: true, timeout_ms: 500, levels: { error: 'block' } },
    { headers: { 'if-match': tag } },
  )
  t.match(replaced, {
    status: 200,
    body: {
      headers: [],
      required: true,
      timeout_ms: 500,
      levels: { error: 'block', note: 'info' },
    },
  })
  t.match((await call(app, 'GET', '/scanners')).body, { scanners: [{ scanner_id: 'guarddog' }] })
  t.match(await putScanner(app, 'guarddog', { url }, { headers: { 'if-match': tag } }), {
    status: 412,
    body: { code: 'scanners.fingerprint_mismatch' },
  })
  t.match(await putScanner(app, 'guarddog', { url }, { headers: { 'if-none-match': '*' } }), {
    status: 412,
    body: { code: 'scanners.exists' },
  })
  t.match(await call(app, 'DELETE', '/scanners/guarddog'), { body: { removed: true } })
  t.match(await call(app, 'DELETE', '/scanners/guarddog'), { body: { removed: false } })
  t.match(await call(app, 'GET', '/scanners/guarddog'), {
    status: 404,
    body: { code: 'scanners.not_found' },
  })
  const { entries } = (await call(app, 'GET', '/audit')).body
  t.same(
    entries.toReversed().map(({ action, target }: Record<string, string>) => `${action} ${target}`),
    [
      'scanner_register scanner:guarddog',
      'scanner_register scanner:guarddog',
      'scanner_unregister scanner:guarddog',
    ],
  )
  const stored = [entries, await db.selectFrom('events').selectAll().execute()]
  t.notMatch(JSON.stringify(stored), 'secret-of-the-scanner')
})

t.test('invalid registrations are rejected and change nothing', async (t) => {
  const { app } = await testApp(t)
  const cases: [string, string, object, number, string][] = [
    ['an id of other characters', 'Guard', { url }, 400, 'scanners.invalid_request'],
    ['an id with a dot', 'a.b', { url }, 400, 'scanners.invalid_request'],
    ['no address', 'a', {}, 400, 'scanners.invalid_request'],
    ['an unknown field', 'a', { url, cap: 'warn' }, 400, 'scanners.invalid_request'],
    ['an unknown level', 'a', { url, levels: { fatal: 'warn' } }, 400, 'scanners.invalid_request'],
    ['an unknown severity', 'a', { url, levels: { note: 'no' } }, 400, 'scanners.invalid_request'],
    ['too little time', 'a', { url, timeout_ms: 10 }, 400, 'scanners.invalid_request'],
    ['too much time', 'a', { url, timeout_ms: 900_000 }, 400, 'scanners.invalid_request'],
    ['a header of ours', 'a', { url, headers: { host: 'x' } }, 400, 'scanners.invalid_request'],
    ['another origin', 'a', { url: 'http://192.0.2.1/' }, 422, 'scanners.origin_refused'],
    ['a password', 'a', { url: 'http://u:p@127.0.0.1/' }, 422, 'scanners.origin_refused'],
    ['no HTTP', 'a', { url: 'file:///etc/passwd' }, 422, 'scanners.origin_refused'],
  ]
  for (const [name, id, payload, status, code] of cases) {
    t.match(await putScanner(app, id, payload), { status, body: { code } }, name)
  }
  t.same((await call(app, 'GET', '/scanners')).body, { scanners: [] })
  for (let count = 1; count <= 8; count += 1) await putScanner(app, `s${count}`, { url })
  t.match(await putScanner(app, 's9', { url }), {
    status: 409,
    body: { code: 'scanners.too_many', details: { limit: 8 } },
  })
  t.equal((await putScanner(app, 's8', { url })).status, 200)
})

t.test('no more than the limit are registered, however many come at once', async (t) => {
  const { app } = await testApp(t)
  const puts = Array.from({ length: 24 }, (_, index) => () => putScanner(app, `s${index}`, { url }))
  t.same(statusesOf(await atOnce(puts.length, puts)), { 201: 8, 409: 16 })
  t.equal((await call(app, 'GET', '/scanners')).body.scanners.length, 8)
})

t.test('only admins register scanners, each in their workspace', async (t) => {
  const { app, services, db } = await testApp(t, { FUNCTION_ALLOWED_ORIGINS: 'http://127.0.0.1:9' })
  const { headers } = await givenToken(services, 'reviewer')
  await givenWorkspace(db, 'other')
  const admin = await givenToken(services, 'admin')
  t.equal((await putScanner(app, 'a', { url }, admin)).status, 201)
  t.equal((await putScanner(app, 'b', { url }, { headers })).status, 403)
  for (const [method, path] of [
    ['GET', '/scanners'],
    ['GET', '/scanners/a'],
    ['DELETE', '/scanners/a'],
  ] as const) {
    t.equal((await call(app, method, path, { headers })).status, 403, `${method} ${path}`)
  }
  const elsewhere = await call(app, 'GET', '/scanners/a', { ...admin, workspace: 'other' })
  t.equal(elsewhere.status, 404)
})
