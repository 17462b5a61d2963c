/**
 * Conformance of rendering, by the ids of the cases that were collected of the content registry's
 * `skills` worker: over HTTP, with handlers that are servers of their own.
 */
import t from '../support/tap.ts'
import { messagesOf } from '../../src/content/prompts/messages.ts'
import { givenPrompt, putFunction, putPrompt, render } from '../functions/calls.ts'
import { testApp } from '../support/app.ts'
import { givenHandler, givenResult } from '../support/handlers.ts'

const user = (text: string) => ({ role: 'user', content: { type: 'text', text } })
const m1 = user('m1')
const m2 = { role: 'assistant', content: { type: 'text', text: 'm2' } }

const results: [id: string, result: unknown, messages: unknown[]][] = [
  ['III-62, III-103', 'Hello.', [user('Hello.')]],
  ['III-62', '', [user('')]],
  ['III-64, III-104', { messages: [m1, m2] }, [m1, m2]],
  ['messages', { messages: [] }, []],
  ['messages', { messages: [1, null, 'x', { role: 'none' }] }, [1, null, 'x', { role: 'none' }]],
  ['messages', { messages: [m1], content: 'y', description: 'its own' }, [m1]],
  ['III-232', { messages: 'x', content: 'y' }, [user('y')]],
  ['content', { content: 'y', extra: 1 }, [user('y')]],
]

const unsupported: [id: string, result: unknown][] = [
  ['III-65', { x: 1 }],
  ['else', null],
  ['else', 7],
  ['else', true],
  ['else', [m1]],
  ['else', {}],
  ['else', { content: { text: 'x' } }],
  ['else', { content: null, messages: {} }],
]

t.test('results of every shape are rendered, or rejected as unsupported', async (t) => {
  const { app } = await testApp(t)
  let result: unknown
  const handler = await givenHandler(t, (_received, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(result))
  })
  await putFunction(app, 'test::handler', { url: handler.origin })
  const prompt = { description: 'bdd prompt', function_id: 'test::handler' }
  await putPrompt(app, 'bdd', prompt)
  for (const [id, shape, messages] of results) {
    result = shape
    const answer = await render(app, 'bdd', {})
    t.equal(answer.status, 200, id)
    t.same(answer.body, { description: 'bdd prompt', messages }, id)
    t.same(messagesOf(shape), messages, id)
  }
  for (const [id, shape] of unsupported) {
    result = shape
    const problem = { code: 'prompts.unsupported_shape', detail: /unsupported shape/ }
    t.match(await render(app, 'bdd', {}), { status: 502, body: problem }, id)
    t.throws(() => messagesOf(shape), problem.detail, id)
  }
})

t.test('III-229, III-230: arguments are passed on unchanged', async (t) => {
  const { app } = await testApp(t)
  const handler = await givenResult(t, 'ok')
  await putFunction(app, 'test::handler', { url: handler.origin })
  const body = {
    description: 'x',
    function_id: 'test::handler',
    arguments: [{ name: 'to', required: true }],
  }
  await putPrompt(app, 'bdd', body)
  const cases: [payload: unknown, received: string][] = [
    [undefined, '{}'],
    [{}, '{}'],
    [{ arguments: null }, '{}'],
    [{ arguments: {} }, '{}'],
    [{ arguments: { other: 1 } }, '{"other":1}'],
    [{ arguments: 'text' }, '"text"'],
    [{ arguments: ['a', 1] }, '["a",1]'],
    [{ arguments: false }, 'false'],
    [{ arguments: 0 }, '0'],
  ]
  for (const [payload, received] of cases) {
    const answer = await render(app, 'bdd', payload)
    t.equal(answer.status, 200, received)
    t.equal(handler.received.at(-1)?.body, received)
  }
  const unknown = await render(app, 'bdd', { args: {} })
  t.match(unknown, { status: 400, body: { code: 'prompts.invalid_request', detail: /args/ } })
})

t.test('III-76: a prompt shows its description and the rendered message', async (t) => {
  const { app } = await testApp(t)
  const handler = await givenHandler(t, ({ body }, response) => {
    const { to } = JSON.parse(body) as { to: string }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ content: `Write to ${to}.`, description: 'ignored' }))
  })
  await givenPrompt(app, handler.origin)
  const answer = await render(app, 'greet', { arguments: { to: 'alice@example.com' } })
  t.same(answer.body, { description: 'Greets.', messages: [user('Write to alice@example.com.')] })
})

t.test('a prompt that cannot be rendered says why', async (t) => {
  const { app } = await testApp(t)
  const put = (name: string, functionId: string) =>
    putPrompt(app, name, { description: 'x', function_id: functionId })
  for (const [name, functionId] of [
    ['internal', 'state::set'],
    ['dotted', 'iii.on_foo'],
    ['missing', 'test::nowhere'],
    ['odd', ' a/b '],
  ] as const) {
    await put(name, functionId)
  }
  const cases: [id: string, name: string, status: number, code: string, detail: RegExp][] = [
    ['III-67', 'internal', 403, 'functions.internal_namespace', /internal namespace/],
    ['III-67', 'dotted', 403, 'functions.internal_namespace', /internal namespace/],
    [
      'III-196',
      'missing',
      404,
      'functions.not_found',
      /^trigger test::nowhere: function_not_found: .*test::nowhere not found/,
    ],
    ['III-196', 'odd', 404, 'functions.not_found', /not found/],
    ['III-233', 'Bad Name', 400, 'prompts.invalid_request', /lowercase/],
    ['look-up', 'nobody', 404, 'prompts.not_found', /^Prompt not found: nobody$/],
  ]
  for (const [id, name, status, code, detail] of cases) {
    t.match(await render(app, name, {}), { status, body: { code, detail } }, id)
  }
})

t.test('III-197: a handler that takes too long is timed out', async (t) => {
  const { app } = await testApp(t)
  const handler = await givenHandler(t, () => undefined)
  await givenPrompt(app, handler.origin, { timeout_ms: 100 })
  const problem = { code: 'functions.timed_out', detail: /timed out/ }
  t.match(await render(app, 'greet', {}), { status: 504, body: problem })
})
