/** The module manifest of the content registry says what its functions take and return. */
import { Ajv } from 'ajv'
import t from '../support/tap.ts'
import { apiReference } from '../../src/protocols/rpc/api-reference.ts'
import { contentMethods } from '../../src/protocols/rpc/content.ts'
import { parseConfig } from '../../src/platform/config/config.ts'
import { testApp } from '../support/app.ts'
import { givenPrompt } from '../functions/calls.ts'
import { givenHandler } from '../support/handlers.ts'
import { result, rpc } from './calls.ts'

t.test('III-140 without a configuration the time for a function is ten seconds', async (t) => {
  t.equal(parseConfig({}).functions.timeoutMs, 10_000)
})

t.test('it names every function once', async (t) => {
  const names = apiReference.functions.map(({ name }) => name)
  t.strictSame(names.toSorted(), Object.keys(contentMethods).toSorted())
})

t.test('the input and output of each function match its description', async (t) => {
  const { app } = await testApp(t)
  const handler = await givenHandler(t, (_received, response) => void response.end('"Hello"'))
  await givenPrompt(app, handler.origin, { name: 'greet' })
  const params: [name: string, params: object][] = [
    ['skills::register', { id: 'demo', skill: '# Demo' }],
    ['skills::list', {}],
    ['skills::resources-list', {}],
    ['skills::resources-read', { uri: 'iii://demo' }],
    ['skills::resources-templates', {}],
    ['skill::fetch', { uris: ['iii://demo'] }],
    ['skills::fetch_skill', { uri: 'iii://demo', uris: null }],
    ['prompts::register', { name: 'other', description: 'Other.', function_id: 'demo::greet' }],
    ['prompts::list', {}],
    ['prompts::mcp-list', {}],
    ['prompts::mcp-get', { name: 'greet', arguments: null }],
    ['prompts::unregister', { name: 'other' }],
    ['skills::unregister', { id: 'demo' }],
  ]
  const ajv = new Ajv({ strict: false, formats: { uint: true } })
  const byName = new Map(apiReference.functions.map((one) => [one.name, one]))
  for (const [name, given] of params) {
    const reference = byName.get(name)
    t.ok(ajv.validate(reference?.request_schema ?? false, given), `${name} takes this`)
    const returned = await result(app, name, given)
    t.ok(ajv.validate(reference?.response_schema ?? false, returned), `${name} returns this`)
  }
  t.equal(params.length, byName.size)
})

t.test('it names the limit of a document that is enforced', async (t) => {
  const { app } = await testApp(t)
  const register = apiReference.functions.find(({ name }) => name === 'skills::register')
  t.match(register, {
    request_schema: { properties: { skill: { description: /at most 256 KiB/ } } },
  })
  const largest = 'x'.repeat(256 * 1024)
  t.match(await rpc(app, 'skills::register', { id: 'a', skill: largest }), { result: { id: 'a' } })
  t.match(await rpc(app, 'skills::register', { id: 'a', skill: `${largest}x` }), {
    error: { message: /at most 256 KiB/ },
  })
})
