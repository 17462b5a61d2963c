/** `{w}/functions`: what is registered, what is refused, and what is told of it. */
import t from '../support/tap.ts'
import { testApp, testReplica } from '../support/app.ts'
import { call } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { putFunction } from './calls.ts'

const url = 'http://127.0.0.1:4000/hook'
const SECRET = 'Bearer top-secret-value'

const full = {
  url,
  method: 'POST',
  timeout_ms: 5000,
  headers: { Authorization: SECRET, 'x-team': 'secret-team' },
  description: 'Says hello.',
  input_schema: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
  output_schema: true,
}

const inAcme = ({ headers }: { headers: Record<string, string> }) => ({
  workspace: 'acme',
  headers,
})

t.test('a function is registered, read, listed, replaced and unregistered', async (t) => {
  const { app } = await testApp(t)
  const made = await putFunction(app, 'demo::greet', full)
  t.equal(made.status, 201)
  const { registered_at: at, ...rest } = made.body
  t.same(rest, {
    function_id: 'demo::greet',
    url,
    method: 'POST',
    timeout_ms: 5000,
    headers: ['authorization', 'x-team'],
    description: 'Says hello.',
    readable: true,
    registration_hash: rest.registration_hash,
    input_schema: full.input_schema,
    output_schema: true,
  })
  t.match(at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)

  const read = await call(app, 'GET', '/functions/demo::greet')
  t.same(read.body, made.body)
  t.equal(read.headers.etag, made.headers.etag)
  t.equal((await call(app, 'GET', '/functions/demo%3A%3Agreet')).status, 200)
  const known = { headers: { 'if-none-match': String(read.headers.etag) } }
  t.equal((await call(app, 'GET', '/functions/demo::greet', known)).status, 304)

  const listed = await call(app, 'GET', '/functions')
  const { input_schema: _input, output_schema: _output, ...item } = made.body
  t.same(listed.body, { functions: [item], next_cursor: null })

  const replaced = await putFunction(app, 'demo::greet', { url: 'http://localhost:1' })
  t.equal(replaced.status, 200)
  t.not(replaced.headers.etag, made.headers.etag)
  const { registered_at: later, ...others } = replaced.body
  t.ok(later > at)
  t.same(others, {
    function_id: 'demo::greet',
    url: 'http://localhost:1/',
    method: 'POST',
    timeout_ms: 10_000,
    headers: [],
    description: null,
    readable: true,
    registration_hash: others.registration_hash,
  })
  t.equal((await call(app, 'GET', '/functions/demo::greet', known)).status, 200)

  const gone = { function_id: 'demo::greet', removed: true }
  t.match(await call(app, 'DELETE', '/functions/demo::greet'), { status: 200, body: gone })
  const again = await call(app, 'DELETE', '/functions/demo::greet')
  t.same(again.body, { ...gone, removed: false })
  const missing = await call(app, 'GET', '/functions/demo::greet')
  t.match(missing, { status: 404, body: { code: 'functions.not_found', detail: /not found/ } })
})

t.test('registering again at every start is fine, and replaces nothing else', async (t) => {
  const { app, db, connectionString } = await testApp(t)
  const replica = await testReplica(t, connectionString)
  const times: string[] = []
  for (let start = 0; start < 6; start += 1) {
    const handler = { ...full, timeout_ms: 5000 + start }
    const put = await putFunction(start % 2 ? app : replica.app, 'demo::greet', handler)
    t.equal(put.status, start === 0 ? 201 : 200)
    times.push(put.body.registered_at)
  }
  t.equal(new Set(times).size, 6)
  t.same(times, [...times].toSorted())
  const both = await Promise.all(
    [app, replica.app, app, replica.app].map((one) => putFunction(one, 'demo::race', full)),
  )
  t.same(both.map(({ status }) => String(status)).toSorted(), ['200', '200', '200', '201'])
  t.equal((await db.selectFrom('functions').selectAll().execute()).length, 2)
  const events = await db.selectFrom('events').select(['type', 'payload']).execute()
  t.equal(events.length, 7, 'nothing is told of what was there already')
  const told = { type: 'skills/changed', payload: { reason: 'catalog_changed', changes: [] } }
  t.same(events[0], told)
})

t.test('values of headers are never returned', async (t) => {
  const { app, db } = await testApp(t)
  const texts = [
    await putFunction(app, 'demo::greet', full),
    await putFunction(app, 'demo::greet', full),
    await call(app, 'GET', '/functions/demo::greet'),
    await call(app, 'GET', '/functions'),
    await putFunction(app, 'demo::bad', { ...full, headers: { authorization: `${SECRET}\n` } }),
    await putFunction(app, 'demo::bad', { ...full, headers: { 'bad name': SECRET } }),
    await putFunction(app, 'demo::bad', { ...full, headers: { host: SECRET } }),
    await putFunction(app, 'demo::bad', { ...full, headers: { a: [SECRET] } }),
    await call(app, 'DELETE', '/functions/demo::greet'),
    await call(app, 'GET', '/audit'),
    await db.selectFrom('audit_entries').selectAll().execute(),
    await db.selectFrom('events').selectAll().execute(),
  ].map((answer) => JSON.stringify(answer))
  t.same(
    texts.filter((text) => /secret/.test(text)),
    [],
  )
  const { details } = await db
    .selectFrom('audit_entries')
    .select('details')
    .orderBy('seq')
    .limit(1)
    .executeTakeFirstOrThrow()
  t.same(details, { origin: 'http://127.0.0.1:4000', headers: ['authorization', 'x-team'] })
})

t.test('schemas of both dialects are accepted', async (t) => {
  const { app } = await testApp(t)
  const schemas = [
    true,
    false,
    {},
    { $schema: 'https://json-schema.org/draft/2020-12/schema', prefixItems: [{ type: 'string' }] },
    {
      $schema: 'http://json-schema.org/draft-07/schema#',
      definitions: { a: {} },
      $ref: '#/definitions/a',
    },
    { type: 'object', properties: { child: { $ref: '#' } } },
    { $defs: { 'a/b~c d': {} }, $ref: '#/$defs/a~1b~0c%20d' },
    { $defs: { a: { $anchor: 'here' } }, $ref: '#here' },
    { $defs: { a: { $id: 'https://example.com/a' } }, $ref: 'https://example.com/a' },
    { $dynamicAnchor: 'node', items: { $dynamicRef: '#node' } },
    { const: { $ref: '#/nowhere' }, examples: [{ pattern: '(' }], enum: [{ pattern: '(' }] },
    { $id: 'https://e.com/s.json', $defs: { a: {} }, $ref: 'https://e.com/s.json#/$defs/a' },
    { $id: 'https://e.com/s.json', $defs: { a: { $anchor: 'here' } }, $ref: 's.json#here' },
    { $defs: { t: { $id: 't.json', $defs: { u: {} }, $ref: '#/$defs/u' } } },
    { $ref: 'https://json-schema.org/draft/2020-12/schema' },
    { $ref: 'https://json-schema.org/draft/2020-12/meta/core#/$defs/uriString' },
    {
      $schema: 'http://json-schema.org/draft-07/schema#',
      properties: { a: { $id: '#here' }, b: { $ref: 'http://json-schema.org/draft-07/schema#' } },
      $ref: '#here',
    },
    { properties: { default: { $ref: '#/$defs/const' } }, $defs: { const: { pattern: 'a' } } },
    { type: 'string', format: 'my-own', 'x-mine': 1 },
    { type: 'object', properties: { pattern: { type: 'string' }, $ref: { type: 'string' } } },
  ]
  for (const schema of schemas) {
    const put = await putFunction(app, 'demo::greet', { url, input_schema: schema })
    t.match(put, { body: { input_schema: schema } }, JSON.stringify(schema))
    const { body } = await call(app, 'GET', '/functions/demo::greet')
    t.same(body.input_schema, schema)
  }
})

t.test('a writer can say what it expects', async (t) => {
  const { app, db } = await testApp(t)
  const put = (headers: Record<string, string>, change: object = {}) =>
    putFunction(app, 'demo::greet', { url, ...change }, { headers })
  const missing = { status: 412, body: { code: 'functions.fingerprint_mismatch' } }
  t.match(await put({ 'if-match': '*' }), missing)
  t.match(await put({ 'if-match': '"abc"' }), missing)
  const made = await put({ 'if-none-match': '*' })
  t.equal(made.status, 201)
  t.match(await put({ 'if-none-match': '*' }), { status: 412, body: { code: 'functions.exists' } })
  const stale = await put({ 'if-match': '"abc", W/"def"' })
  const current = String(made.headers.etag).slice(1, -1)
  t.match(stale, { status: 412, body: { details: { current_fingerprint: current } } })
  const replaced = await put({ 'if-match': String(made.headers.etag) }, { timeout_ms: 100 })
  t.equal(replaced.status, 200)
  const remove = (tag: string) =>
    call(app, 'DELETE', '/functions/demo::greet', { headers: { 'if-match': tag } })
  t.match(await remove(String(made.headers.etag)), missing)
  t.equal((await db.selectFrom('functions').selectAll().execute()).length, 1)
  t.match(await remove(String(replaced.headers.etag)), { status: 200, body: { removed: true } })
  t.match(await remove('*'), missing)
})

t.test(
  'functions are paged by id, and a list is read again only when it has changed',
  async (t) => {
    const { app } = await testApp(t)
    const ids = ['a', 'a-b', 'a::b', 'b', 'z_z']
    for (const id of ids.toReversed()) await putFunction(app, id, { url })
    const seen: string[] = []
    let query = '?limit=2'
    for (let page = 0; page < 3; page += 1) {
      const { body } = await call(app, 'GET', `/functions${query}`)
      seen.push(...body.functions.map((one: { function_id: string }) => one.function_id))
      query = `?limit=2&cursor=${body.next_cursor}`
      t.equal(body.next_cursor === null, page === 2)
    }
    t.same(seen, ids)
    const { headers } = await call(app, 'GET', '/functions')
    const known = { headers: { 'if-none-match': String(headers.etag) } }
    t.equal((await call(app, 'GET', '/functions', known)).status, 304)
    t.equal((await call(app, 'GET', '/functions?limit=2', known)).status, 200, 'another query')
    await call(app, 'DELETE', '/functions/b')
    t.equal((await call(app, 'GET', '/functions', known)).status, 200)
    const { body } = await call(app, 'GET', '/prompts?limit=1')
    t.equal(body.next_cursor, null)
    const foreign = await call(app, 'GET', '/functions?cursor=x')
    t.match(foreign, { status: 400, body: { code: 'cursor.invalid' } })
  },
)

t.test('publishers write, readers read, and other workspaces are invisible', async (t) => {
  const { app, services, db } = await testApp(t, {
    FUNCTION_ALLOWED_ORIGINS: 'http://127.0.0.1:4000',
  })
  await givenWorkspace(db, 'acme')
  const reader = await givenToken(services, 'reader', { workspace: 'acme' })
  const publisher = await givenToken(services, 'publisher', { workspace: 'acme' })
  t.equal((await putFunction(app, 'demo::greet', { url }, inAcme(reader))).status, 403)
  t.equal((await putFunction(app, 'demo::greet', { url }, inAcme(publisher))).status, 201)
  t.equal((await call(app, 'GET', '/functions/demo::greet', inAcme(reader))).status, 200)
  t.equal((await call(app, 'DELETE', '/functions/demo::greet', inAcme(reader))).status, 403)
  const everywhere = await givenToken(services, 'admin')
  const { headers } = everywhere
  t.equal((await call(app, 'GET', '/functions/demo::greet', { headers })).status, 404)
  t.same((await call(app, 'GET', '/functions', { headers })).body.functions, [])

  const closed = { ...full, url: 'http://127.0.0.1:4001/' }
  const refusal = await putFunction(app, 'demo::other', closed, inAcme(publisher))
  t.match(refusal, { status: 422, body: { code: 'functions.origin_refused' } }, 'no longer open')
})
