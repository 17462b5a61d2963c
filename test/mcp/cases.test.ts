/** The conformance cases of the content registry's bridge to MCP, by their ids. */
import t from '../support/tap.ts'
import { putFunction, putPrompt } from '../functions/calls.ts'
import { testApp } from '../support/app.ts'
import { call } from '../support/given.ts'
import { givenHandler } from '../support/handlers.ts'
import { type Answer, ask, listen, send } from './clients.ts'

const { app } = await testApp(t)
const url = `${await listen(t, app)}/mcp`
const handler = await givenHandler(t, ({ body }, response) => {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ content: `Greet ${JSON.parse(body).to}.` }))
})
await putFunction(app, 'demo::greet', { url: handler.origin })
await putPrompt(app, 'demo-greet', {
  description: 'Greets.',
  function_id: 'demo::greet',
  arguments: [{ name: 'to', required: true }],
})
await call(app, 'PUT', '/documents/demo', { payload: { skill: '# Demo\n\nA body.\n' } })

const asked: Record<string, [method: string, params: object, answer: object]> = {
  'III-142 ping': ['ping', {}, { result: {} }],
  'III-143 a method that is none': ['no/such', {}, { error: { code: -32_601 } }],
  'III-146 a prompt with arguments': [
    'prompts/get',
    { name: 'demo-greet', arguments: { to: 'alice' } },
    {
      result: {
        description: String,
        messages: [{ role: 'user', content: { type: 'text', text: /alice/ } }],
      },
    },
  ],
  'III-149 a document': [
    'resources/read',
    { uri: 'iii://demo' },
    { result: { contents: [{ mimeType: 'text/markdown', text: '# Demo\n\nA body.\n' }] } },
  ],
  'III-160 a tool without a name': ['tools/call', { name: '' }, { error: { code: -32_602 } }],
}

for (const [name, [method, params, answer]] of Object.entries(asked)) {
  t.test(name, async (t) => t.match((await ask(url, method, params)).body, answer))
}

t.test('III-148 the index is listed', async (t) => {
  const { body } = await ask(url, 'resources/list', {})
  t.ok(body.result.resources.some(({ uri }: { uri: string }) => uri === 'iii://skills'))
})

t.test('III-151 both templates are listed', async (t) => {
  const { body } = await ask(url, 'resources/templates/list', {})
  const templates = body.result.resourceTemplates.map(
    ({ uriTemplate }: { uriTemplate: string }) => uriTemplate,
  )
  for (const one of ['iii://{+skill_id}', 'iii://fn/{+function_path}']) {
    t.ok(templates.includes(one), `${one} of ${templates.join()}`)
  }
})

const sent: Record<string, [body: unknown, check: (answer: Answer) => boolean]> = {
  'III-158 no JSON-RPC': [{ id: 1, method: 'ping' }, ({ body }) => body.error.code === -32_600],
  'III-161 initialize over HTTP': [
    {
      jsonrpc: '2.0',
      id: 7,
      method: 'initialize',
      params: {
        protocolVersion: '2025-11-25',
        capabilities: {},
        clientInfo: { name: 'a', version: '1' },
      },
    },
    // Named as what it is, not `mcp`.
    ({ status, body }) => status === 200 && body.id === 7 && body.result.serverInfo.name !== '',
  ],
  'III-163 ping over HTTP': [
    { jsonrpc: '2.0', id: 1, method: 'ping' },
    ({ status, body }) => status === 200 && JSON.stringify(body.result) === '{}',
  ],
  'III-164 a notification': [
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    ({ status }) => status === 202,
  ],
  'III-166 a notification that nobody knows': [
    { jsonrpc: '2.0', method: 'notifications/none' },
    ({ status }) => status === 202,
  ],
}

for (const [name, [body, check]] of Object.entries(sent)) {
  t.test(name, async (t) => {
    const answer = await send(url, body)
    t.ok(check(answer), JSON.stringify([answer.status, answer.body]))
  })
}

/** Tools are the registry's own four; functions are called by prompts, sections and `/invoke`. */
t.test('III-152, III-154, III-155 functions are not tools', async (t) => {
  const { body } = await ask(url, 'tools/list', {})
  t.notOk(body.result.tools.some(({ name }: { name: string }) => name === 'demo__greet'))
  for (const name of ['demo__greet', 'state__get']) {
    t.match((await ask(url, 'tools/call', { name })).body, { error: { code: -32_602 } })
  }
})

/** Batches belong to the revision 2025-03-26, which is spoken here too. */
t.test('III-157 a batch gets its responses, and an empty one is rejected', async (t) => {
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' }
  t.equal((await send(url, [ping])).status, 200)
  t.match((await send(url, [])).body, { error: { code: -32_600 } })
})
