/** Functions that are not registered, each for a reason that is said. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { call } from '../support/given.ts'
import { putFunction } from './calls.ts'

const url = 'http://127.0.0.1:4000/hook'

const refused: Record<string, [body: object, code: string, detail: RegExp]> = {
  'no url': [{}, 'functions.invalid_request', /url/],
  'no absolute URL': [{ url: '/hook' }, 'functions.origin_refused', /absolute/],
  'another scheme': [{ url: 'ftp://127.0.0.1/' }, 'functions.origin_refused', /http/],
  'a password in the URL': [
    { url: 'http://me:pass@127.0.0.1:4000/' },
    'functions.origin_refused',
    /password/,
  ],
  'an origin that is not allowed': [
    { url: 'https://example.com/' },
    'functions.origin_refused',
    /FUNCTION_ALLOWED_ORIGINS/,
  ],
  'a private address': [{ url: 'http://10.0.0.1/' }, 'functions.origin_refused', /may not/],
  metadata: [{ url: 'http://169.254.169.254/' }, 'functions.origin_refused', /may not/],
  'a long url': [
    { url: `http://127.0.0.1/${'x'.repeat(2048)}` },
    'functions.invalid_request',
    /url/,
  ],
  'another method': [{ url, method: 'GET' }, 'functions.invalid_request', /method/],
  'no time at all': [{ url, timeout_ms: 0 }, 'functions.invalid_request', /timeout_ms/],
  'too much time': [{ url, timeout_ms: 60_001 }, 'functions.invalid_request', /timeout_ms/],
  'time as text': [{ url, timeout_ms: '5000' }, 'functions.invalid_request', /timeout_ms/],
  'an unknown field': [{ url, retries: 3 }, 'functions.invalid_request', /retries/],
  'headers as a list': [{ url, headers: [] }, 'functions.invalid_request', /headers/],
  'a header of a number': [{ url, headers: { a: 1 } }, 'functions.invalid_request', /headers/],
  'a header that is none': [{ url, headers: { 'a b': 'c' } }, 'functions.invalid_request', /a b/],
  'a header of two lines': [
    { url, headers: { a: 'b\r\nx: y' } },
    'functions.invalid_request',
    /printable/,
  ],
  'a header with an umlaut': [{ url, headers: { a: 'ü' } }, 'functions.invalid_request', /`a`/],
  'a header twice': [{ url, headers: { A: '1', a: '2' } }, 'functions.invalid_request', /twice/],
  'too many headers': [
    { url, headers: Object.fromEntries(Array.from({ length: 33 }, (_, n) => [`a${n}`, 'b'])) },
    'functions.invalid_request',
    /at most 32/,
  ],
  'headers too long': [
    { url, headers: { a: 'b'.repeat(9000) } },
    'functions.invalid_request',
    /8 KiB/,
  ],
  'an empty header': [{ url, headers: { a: '' } }, 'functions.invalid_request', /printable/],
  'a schema that is none': [
    { url, input_schema: { type: 'objekt' } },
    'functions.invalid_request',
    /input_schema.*\/type/,
  ],
  'a schema of another dialect': [
    { url, output_schema: { $schema: 'http://json-schema.org/draft-04/schema#' } },
    'functions.invalid_request',
    /output_schema.*2020-12/,
  ],
  'a reference that leads nowhere': [
    { url, input_schema: { properties: { a: { $ref: '#/$defs/b' } } } },
    'functions.invalid_request',
    /#\/\$defs\/b/,
  ],
  'a reference that leads nowhere, of a property with the name of a keyword': [
    { url, input_schema: { properties: { default: { $ref: '#/nope' } } } },
    'functions.invalid_request',
    /#\/nope/,
  ],
  'a reference to what is only outside of the nearest id': [
    { url, input_schema: { $defs: { t: { $id: 't.json', $ref: '#/$defs/t' } } } },
    'functions.invalid_request',
    /#\/\$defs\/t/,
  ],
  'a reference to elsewhere': [
    { url, input_schema: { $ref: 'https://example.com/schema.json' } },
    'functions.invalid_request',
    /not in it/,
  ],
  'a pattern that is none': [
    { url, input_schema: { items: { pattern: '(' } } },
    'functions.invalid_request',
    /regular expression/,
  ],
  'a pattern that is none, of a property with the name of a keyword': [
    { url, input_schema: { properties: { examples: { pattern: '[' } } } },
    'functions.invalid_request',
    /regular expression/,
  ],
  'no schema': [{ url, input_schema: null }, 'functions.invalid_request', /input_schema/],
  'a schema as text': [{ url, input_schema: '{}' }, 'functions.invalid_request', /input_schema/],
  'a large schema': [
    { url, input_schema: { enum: ['x'.repeat(70_000)] } },
    'functions.invalid_request',
    /65536/,
  ],
  'a description with NUL': [{ url, description: 'a\0b' }, 'request.invalid', /NUL/],
}

t.test('an uncallable address is not registered', async (t) => {
  const { app, db } = await testApp(t)
  for (const [what, [body, code, detail]] of Object.entries(refused)) {
    const answer = await putFunction(app, 'demo::greet', body)
    const status = code === 'functions.origin_refused' ? 422 : 400
    t.match(answer, { status, body: { code, detail } }, what)
  }
  const reserved = ['host', 'Content-Length', 'connection', 'transfer-encoding', 'content-type']
  for (const name of [...reserved, 'Webhook-Signature', 'proxy-authorization', 'user-agent']) {
    const answer = await putFunction(app, 'demo::greet', { url, headers: { [name]: 'x' } })
    t.match(answer, { status: 400, body: { detail: /set by the service/ } }, name)
  }
  const nested = `{"url":"${url}","input_schema":${'{"not":'.repeat(5000)}{}${'}'.repeat(5000)}}`
  const deep = await call(app, 'PUT', '/functions/demo::greet', {
    headers: { 'content-type': 'application/json' },
    payload: nested,
  })
  t.match(deep, { status: 413, body: { detail: /nested deeper/ } })
  for (const table of ['functions', 'audit_entries', 'events'] as const) {
    t.same(await db.selectFrom(table).selectAll().execute(), [], table)
  }
})

t.test('ids have a grammar, and internal ones are rejected', async (t) => {
  const { app } = await testApp(t)
  const good = ['a', 'scope::foo', 'a::b::c::d', 'Camel::Case_1', 'iiix', 'state', 'skill::fetch2']
  for (const id of [...good, 'a.b', '...', '..::a', 'a::..', 'x::iii.y', 'a'.repeat(64)]) {
    t.equal((await putFunction(app, id, { url })).status, 201, id)
  }
  const bad = [':', '::', 'a::', '::a', 'a:b', 'a:::b', 'a b', 'a/b', 'ä', ' a', 'a'.repeat(65)]
  for (const id of [...bad, Array.from({ length: 200 }, () => 'abcdef').join('::')]) {
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const path = `/functions/${encodeURIComponent(id)}`
      const payload = method === 'PUT' ? { payload: { url } } : {}
      const answer = await call(app, method, path, payload)
      t.match(answer, { status: 400, body: { code: 'functions.invalid_request' } }, id)
    }
  }
  const own = await putFunction(app, 'skill::fetch', { url })
  const taken = { code: 'functions.internal_namespace', detail: /Choose another id/ }
  t.match(own, { status: 403, body: taken })
  const internal = ['engine::x', 'state::set', 'stream::x', 'iii.on_foo', 'iii::x', 'mcp::handler']
  for (const id of [...internal, 'a2a::x', 'skills::register', 'prompts::register']) {
    const answer = await putFunction(app, id, { url })
    t.match(
      answer,
      { status: 403, body: { code: 'functions.internal_namespace', detail: /internal namespace/ } },
      id,
    )
  }
})
