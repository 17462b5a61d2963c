/** What a handler gets, and what becomes of what it answers, seen through a prompt. */
import { createHmac } from 'node:crypto'
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { call } from '../support/given.ts'
import { givenHandler, givenResult } from '../support/handlers.ts'
import { givenToken } from '../support/tokens.ts'
import { until } from '../uploads/checks.ts'
import { givenPrompt, putFunction, putPrompt, render } from './calls.ts'

const textOf = (body: { messages: { content: { text: string } }[] }): string | undefined =>
  body.messages[0]?.content.text

t.test('a handler gets the input as JSON, with the headers that were registered', async (t) => {
  const { app } = await testApp(t)
  const handler = await givenResult(t, 'Hello.')
  await givenPrompt(app, `${handler.origin}/hook?x=1`, {
    headers: { Authorization: 'Bearer mine', accept: 'application/json', 'X-Team': 'a b' },
  })
  const given = { to: 'alice@example.com', n: 1.5, nested: [null, { ä: '𝄞' }] }
  const answer = await render(app, 'greet', { arguments: given })
  t.match(answer, { status: 200, headers: { 'cache-control': 'no-store' } })
  t.equal(handler.received.length, 1)
  const [received] = handler.received
  t.match(received, {
    method: 'POST',
    path: '/hook?x=1',
    headers: {
      authorization: 'Bearer mine',
      accept: 'application/json',
      'x-team': 'a b',
      'content-type': 'application/json',
      'accept-encoding': 'identity',
    },
  })
  t.same(JSON.parse(received?.body ?? ''), given)
  t.notOk(Object.keys(received?.headers ?? {}).some((name) => name.startsWith('webhook')))
})

t.test('calls are signed once the workspace has a secret', async (t) => {
  const { app, db } = await testApp(t)
  const handler = await givenResult(t, 'Hello.')
  await givenPrompt(app, handler.origin)
  const key = Buffer.from('0123456789abcdef0123456789abcdef')
  const secret = `whsec_${key.toString('base64')}`
  const set = await call(app, 'PUT', '/settings', { payload: { signing_secret: secret } })
  t.match(set, { status: 200, body: { signing_secret_set: true } })
  await render(app, 'greet', { arguments: { a: 'ü' } })
  await render(app, 'greet', { arguments: { a: 'ü' } })
  const ids = handler.received.map(({ headers, body }) => {
    const id = String(headers['webhook-id'])
    const timestamp = String(headers['webhook-timestamp'])
    t.match(id, /^msg_[\w-]{21}$/)
    t.ok(Math.abs(Number(timestamp) - Date.now() / 1000) < 300)
    const signed = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
    t.equal(headers['webhook-signature'], `v1,${signed}`)
    return id
  })
  t.equal(new Set(ids).size, 2)

  const kept = await call(app, 'PUT', '/settings', { payload: { require_if_match: true } })
  t.match(kept.body, { signing_secret_set: true, require_if_match: true })
  const everything = JSON.stringify([
    set,
    kept,
    await call(app, 'GET', '/settings'),
    await call(app, 'GET', '/audit'),
    await db.selectFrom('audit_entries').selectAll().execute(),
    await db.selectFrom('events').selectAll().execute(),
  ])
  t.notMatch(everything, /whsec_/)
  t.match(everything, /"changed":\["signing_secret"\]/)

  const unset = await call(app, 'PUT', '/settings', { payload: { signing_secret: null } })
  t.match(unset.body, { signing_secret_set: false })
  await render(app, 'greet')
  t.notOk(handler.received.at(-1)?.headers['webhook-signature'])
})

t.test('an invalid signing secret is rejected, and not repeated', async (t) => {
  const { app } = await testApp(t)
  const secrets = ['', 'whsec_', 'secretsecretsecretsecretsecretsecret', `whsec_${'a'.repeat(31)}`]
  for (const secret of [...secrets, `whsec_${'a'.repeat(90)}`, `whsec_${'-'.repeat(32)}`, 7]) {
    const answer = await call(app, 'PUT', '/settings', { payload: { signing_secret: secret } })
    t.match(answer, { status: 400, body: { detail: /signing_secret/ } })
    if (String(secret).length > 9) t.notMatch(answer.body.detail, secret)
  }
  t.match((await call(app, 'GET', '/settings')).body, { signing_secret_set: false })
})

t.test('JSON and plain text are results', async (t) => {
  const { app } = await testApp(t)
  const cases: [what: string, type: string | null, body: string | Buffer, text: string][] = [
    ['a JSON string', 'application/json', '"hi"', 'hi'],
    ['JSON with a charset', 'application/json; charset=utf-8', '"ü"', 'ü'],
    ['JSON of a vendor', 'application/vnd.acme+json', '"hi"', 'hi'],
    ['JSON without a type', null, '{"content":"hi"}', 'hi'],
    ['JSON with a byte order mark', 'application/json', '\uFEFF"hi"', 'hi'],
    ['markdown', 'text/markdown; charset=utf-8', '# Hi', '# Hi'],
    ['plain text', 'text/plain', '"hi"', '"hi"'],
    ['an empty text', 'text/plain', '', ''],
  ]
  for (const [what, type, body, text] of cases) {
    const handler = await givenHandler(t, (_received, response) => {
      response.writeHead(200, type === null ? {} : { 'content-type': type }).end(body)
    })
    await putFunction(app, 'demo::greet', { url: handler.origin })
    await putPrompt(app, 'greet', { description: 'Greets.', function_id: 'demo::greet' })
    const answer = await render(app, 'greet')
    t.equal(answer.status, 200, what)
    t.equal(textOf(answer.body), text, what)
  }
})

t.test('the error of a failing handler repeats nothing of its response', async (t) => {
  const { app } = await testApp(t)
  const leak = 'password=hunter2'
  const cases: [what: string, status: number, type: string, body: string | Buffer, told: RegExp][] =
    [
      ['an error', 500, 'application/json', `{"error":"${leak}"}`, /status 500/],
      ['not found', 404, 'application/json', `{"error":"${leak}"}`, /status 404/],
      ['a redirect', 302, 'text/plain', leak, /status 302/],
      ['a page', 200, 'text/html', `<p>${leak}</p>`, /neither JSON nor plain text/],
      ['bytes', 200, 'application/octet-stream', leak, /neither JSON nor plain text/],
      ['broken JSON', 200, 'application/json', `{"${leak}`, /not valid JSON/],
      ['broken UTF-8', 200, 'text/plain', Buffer.from([0xff, 0xfe, 0x41]), /UTF-8/],
      ['a long answer', 200, 'text/plain', leak.repeat(100_000), /over 1 MiB/],
      ['a deep answer', 200, 'application/json', '['.repeat(9999) + ']'.repeat(9999), /nested/],
    ]
  for (const [what, status, type, body, told] of cases) {
    const handler = await givenHandler(t, (_received, response) => {
      response.writeHead(status, { 'content-type': type, location: '/', 'x-leak': leak }).end(body)
    })
    await putFunction(app, 'demo::greet', { url: handler.origin })
    await putPrompt(app, 'greet', { description: 'Greets.', function_id: 'demo::greet' })
    const answer = await render(app, 'greet')
    t.match(answer, { status: 502, body: { code: 'functions.failed', detail: told } }, what)
    t.match(answer.body.detail, /^trigger demo::greet: /, what)
    t.notMatch(JSON.stringify(answer), /hunter2/, what)
    t.equal(handler.received.length, 1, 'it is not called twice')
  }
})

t.test('a handler that cannot be reached fails the call', async (t) => {
  const { app } = await testApp(t)
  await givenPrompt(app, 'http://127.0.0.1:9/')
  const refusal = await render(app, 'greet')
  t.match(refusal, { status: 502, body: { code: 'functions.failed', detail: /connection/ } })
})

t.test('a handler has its own time, or that of the service', async (t) => {
  const { app } = await testApp(t, { FUNCTION_TIMEOUT_MS: '150' })
  const handler = await givenHandler(t, () => undefined)
  await givenPrompt(app, handler.origin)
  t.match((await call(app, 'GET', '/functions/demo::greet')).body, { timeout_ms: 150 })
  const late = { status: 504, body: { code: 'functions.timed_out' } }
  const byService = await render(app, 'greet')
  t.match(byService, late)
  t.match(byService.body.detail, /^trigger demo::greet: .*timed out after 150 ms/)
  await putFunction(app, 'demo::greet', { url: handler.origin, timeout_ms: 100 })
  const byItself = await render(app, 'greet')
  t.match(byItself, late)
  t.match(byItself.body.detail, /timed out after 100 ms/)
})

t.test('a function that is gone, moved or no longer allowed is not called', async (t) => {
  const { app, services } = await testApp(t)
  const handler = await givenResult(t, 'Hello.')
  await givenPrompt(app, handler.origin)
  t.equal((await render(app, 'greet')).status, 200)
  await call(app, 'DELETE', '/functions/demo::greet')
  const gone = await render(app, 'greet')
  t.match(gone, { status: 404, body: { code: 'functions.not_found' } })
  await putFunction(app, 'demo::greet', { url: handler.origin })
  const { headers } = await givenToken(services, 'reader')
  const closed = await render(app, 'greet', {}, { headers })
  t.match(closed, { status: 422, body: { code: 'functions.origin_refused' } }, 'no longer open')
  t.equal(handler.received.length, 1)
})

t.test('an input that is nested too deeply is not sent', async (t) => {
  const { app } = await testApp(t)
  const handler = await givenResult(t, 'Hello.')
  await givenPrompt(app, handler.origin)
  const deep = `{"arguments":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
  const answer = await call(app, 'POST', '/prompts/greet/get', {
    headers: { 'content-type': 'application/json' },
    payload: deep,
  })
  t.match(answer, { status: 413, body: { code: 'request.too_complex', detail: /deeper/ } })
  t.same(handler.received, [])
})

t.test('a call ends when its client disconnects', async (t) => {
  const { app } = await testApp(t)
  const base = await app.listen({ host: '127.0.0.1', port: 0 })
  const handler = await givenHandler(t, () => client.abort())
  const client = new AbortController()
  await givenPrompt(app, handler.origin, { timeout_ms: 60_000 })
  const url = `${base}/v1/workspaces/default/prompts/greet/get`
  await t.rejects(fetch(url, { method: 'POST', signal: client.signal }))
  await until(async () => (await handler.connections()) === 0)
  t.equal(handler.received.length, 1)
})
