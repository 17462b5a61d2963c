/** Section URIs: answers of functions, read as content (conformance cases 19 to 40, 190 to 200). */
import { setTimeout } from 'node:timers/promises'
import t from '../support/tap.ts'
import { givenRegistry, refuses, Registry } from '../documents/registry.ts'
import { putFunction } from '../functions/calls.ts'
import { testApp } from '../support/app.ts'
import { givenHandler, givenResult } from '../support/handlers.ts'
import { listen } from '../support/sse.ts'
import { givenToken } from '../support/tokens.ts'

const givenFunction = async (
  { test: { app } }: Registry,
  functionId: string,
  { origin }: { origin: string },
  settings: object = {},
): Promise<void> => {
  const { status, body } = await putFunction(app, functionId, { url: origin, ...settings })
  if (status !== 201) throw new Error(JSON.stringify(body))
}

const markdown = (text: string) => ({ mimeType: 'text/markdown', text })
const json = (text: string) => ({ mimeType: 'application/json', text })

t.test('the response of a function is the content', async (t) => {
  const registry = await givenRegistry(t)
  const results: Record<string, [functionId: string, result: unknown, content: object]> = {
    'III-19 a text': ['bdd::text', '# Live\n', markdown('# Live\n')],
    'III-20 a content': ['bdd::content', { content: 'hi' }, markdown('hi')],
    'III-40 three segments': ['bdd::deep::triple-x', 'deep', markdown('deep')],
    'III-190 a bare id of an internal namespace': ['state', 'mine', markdown('mine')],
    'III-199 a content that is no text': [
      'bdd::object',
      { content: { a: 1 } },
      json('{\n  "content": {\n    "a": 1\n  }\n}'),
    ],
    'III-200 other keys are dropped': ['bdd::extra', { content: 'x', extra: 1 }, markdown('x')],
    null: ['bdd::null', null, json('null')],
  }
  for (const [name, [functionId, result, content]] of Object.entries(results)) {
    const handler = await givenResult(t, result)
    await givenFunction(registry, functionId, handler)
    const uri = `iii://fn/${functionId.replaceAll('::', '/')}`
    const answer = await registry.read(uri)
    t.equal(answer.status, 200, name)
    t.same(answer.body, { contents: [{ uri, ...content }] }, name)
    t.same(
      handler.received.map(({ method, body }) => [method, body]),
      [['POST', '{}']],
      'called with no input',
    )
  }
})

t.test('a function is called anew each time, and its response is not cached', async (t) => {
  const registry = await givenRegistry(t)
  let count = 0
  const handler = await givenHandler(t, (_received, response) => {
    count += 1
    response.setHeader('content-type', 'text/markdown').end(`call ${count}`)
  })
  await givenFunction(registry, 'counter', handler)
  const first = await registry.read('iii://fn/counter')
  t.match(first.headers, { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  t.notOk('etag' in first.headers)
  const { body } = await registry.read('iii://fn/counter', { 'if-none-match': '*' })
  t.equal(body.contents[0].text, 'call 2')
})

t.test(
  'a fetch calls functions in their turn, and no more after the first that fails',
  async (t) => {
    const registry = await givenRegistry(t)
    const handler = await givenResult(t, { content: 'live\n\n' })
    await givenFunction(registry, 'status::live', handler)
    await registry.register('a', 'stored')
    const uris = ['iii://fn/status/live', 'iii://a', 'iii://fn/status/live']
    const { body } = await registry.fetch({ uris })
    const live = '# iii://fn/status/live\n\nlive'
    t.equal(body, `${live}\n\n---\n\n# iii://a\n\nstored\n\n---\n\n${live}`)
    t.equal(handler.received.length, 2)
    const answer = await registry.fetch({ uris: ['iii://missing', ...uris] })
    refuses(t, answer, [404, 'documents.not_found'], 'missing')
    t.equal(handler.received.length, 2)
  },
)

t.test('a function that fails fails the read, without its words', async (t) => {
  const registry = await givenRegistry(t)
  const failing = await givenHandler(t, (_received, response) => {
    response.writeHead(500).end('a secret')
  })
  await givenFunction(registry, 'failing', failing)
  const failed = await registry.read('iii://fn/failing')
  refuses(t, failed, [502, 'functions.failed'], 'trigger failing:')
  t.notMatch(JSON.stringify(failed.body), 'secret')
  await givenFunction(
    registry,
    'deep',
    await givenResult(t, JSON.parse('['.repeat(99) + ']'.repeat(99))),
  )
  refuses(t, await registry.read('iii://fn/deep'), [502, 'functions.failed'], 'nested')

  // III-197
  const silent = await givenHandler(t, () => undefined)
  await givenFunction(registry, 'slow', silent, { timeout_ms: 100 })
  const late = await registry.read('iii://fn/slow')
  refuses(t, late, [504, 'functions.timed_out'], 'timed out', 'trigger slow:')
  const fetched = await registry.fetch({ uris: ['iii://fn/slow'] })
  refuses(t, fetched, [504, 'functions.timed_out'], 'timed out')
})

t.test('calls end when the client goes away, and later ones are not made', async (t) => {
  const registry = await givenRegistry(t)
  const url = await listen(registry.test.app)
  const client = new AbortController()
  const arrived = Promise.withResolvers<void>()
  const handler = await givenHandler(t, () => arrived.resolve())
  await givenFunction(registry, 'slow', handler, { timeout_ms: 60_000 })
  const asked = fetch(`${url}/resources/fetch`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ uris: ['iii://fn/slow', 'iii://fn/slow'] }),
    signal: client.signal,
  })
  await arrived.promise
  client.abort()
  await t.rejects(asked)
  while ((await handler.connections()) > 0) await setTimeout(10)
  t.equal(handler.received.length, 1)
})

t.test('readers may read sections, of functions at origins that are allowed', async (t) => {
  const allowed = await givenResult(t, 'text')
  const env = { FUNCTION_ALLOWED_ORIGINS: allowed.origin }
  const registry = new Registry(await testApp(t, env), 'default')
  await givenFunction(registry, 'open', allowed)
  // Loopback is good enough as long as the service is open.
  await givenFunction(registry, 'shut', await givenResult(t, 'text'))
  const { headers } = await givenToken(registry.test.services, 'reader')
  t.match((await registry.read('iii://fn/open', headers)).body.contents, [{ text: 'text' }])
  refuses(t, await registry.read('iii://fn/shut', headers), [422, 'functions.origin_refused'])
})
