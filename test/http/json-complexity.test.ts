/** Bodies of JSON are bounded in structure, not only in bytes, before anything parses them. */
import t from '../support/tap.ts'
import { type JsonExcess, excessOf } from '../../src/platform/http/json-complexity.ts'
import { testApp } from '../support/app.ts'
import { checkProblem } from './problems.ts'

const limits = { structural: 8, depth: 3 }
const structural: JsonExcess = { what: 'structural', limit: 8 }
const depth: JsonExcess = { what: 'depth', limit: 3 }

t.test('the structure of a text is counted outside its strings', async (t) => {
  const cases: [text: string, excess: JsonExcess | null][] = [
    ['', null],
    ['7', null],
    ['[1,2,3,4,5,6,7]', null],
    ['[1,2,3,4,5,6,7,8]', structural],
    ['[[[]]]', null],
    ['[[[[]]]]', depth],
    ['{"a":{"b":{"c":1}}}', structural],
    ['[{"a":[1]}]', null],
    ['"[[[[[[[[[[{{{{::::,,,,"', null],
    [String.raw`["\"[[[[[[[[["]`, null],
    [String.raw`["\\",[[]]]`, null],
    [String.raw`["\\\"[[[[[[[[[[",1]`, null],
    [String.raw`["\\\\",[[[]]]]`, depth],
    ['["é😀[[[[[[[[[[["]', null],
    ['["never closed [[[[[[[[[[[[', null],
    [']]]]]]]]]', structural],
    [']]]][[[[', null],
  ]
  for (const [text, excess] of cases) t.same(excessOf(Buffer.from(text), limits), excess, text)
})

const MiB = 2 ** 20

/** What the routes take between them, each with a JSON body around the value. */
const surfaces: [url: string, method: 'POST' | 'PUT', wrap: (value: string) => string][] = [
  ['/v1/workspaces/default/skills/resolve', 'POST', (value) => `{"capabilities":${value}}`],
  ['/v1/workspaces/default/uploads', 'POST', (value) => `{"file_name":${value}}`],
  ['/v1/workspaces/default/functions/a%3A%3Ab', 'PUT', (value) => `{"metadata":${value}}`],
  ['/v1/workspaces/default/documents/a', 'PUT', (value) => `{"skill":${value}}`],
  ['/rpc', 'POST', (value) => `{"jsonrpc":"2.0","id":1,"method":"x","params":${value}}`],
  ['/v1/workspaces/default/rpc', 'POST', (value) => `[${value}]`],
  ['/mcp', 'POST', (value) => `{"jsonrpc":"2.0","id":1,"method":"x","params":${value}}`],
  ['/v1/workspaces/default/mcp', 'POST', (value) => `[${value}]`],
  ['/invoke', 'POST', (value) => `{"command":"x","arguments":${value}}`],
]

t.test('a body of too much structure is 413 on every surface, and changes nothing', async (t) => {
  const { app, db } = await testApp(t)
  const hostile: [what: string, value: string, details: Record<string, number>][] = [
    ['wide', `[${'1,'.repeat(20_000)}1]`, { max_structural: 20_000 }],
    [
      'many keys',
      `{${Array.from({ length: 10_000 }, (_, key) => `"${key}":1`).join(',')}}`,
      { max_structural: 20_000 },
    ],
    ['deep', `${'['.repeat(65)}${']'.repeat(65)}`, { max_depth: 64 }],
    ['deep objects', `${'{"a":'.repeat(65)}1${'}'.repeat(65)}`, { max_depth: 64 }],
  ]
  for (const [url, method, wrap] of surfaces) {
    for (const [what, value, details] of hostile) {
      const headers = {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      }
      const answer = await app.inject({ method, url, headers, payload: wrap(value) })
      const { statusCode: status, payload } = answer
      const name = `${what} at ${method} ${url}`
      checkProblem(
        t,
        { status, headers: answer.headers, payload },
        413,
        'request.too_complex',
        name,
      )
      t.match(answer.json().details, details, name)
    }
  }
  t.same(await db.selectFrom('audit_entries').selectAll().execute(), [])
})

t.test('a large text counts as one value, whatever it contains', async (t) => {
  const { app } = await testApp(t)
  const skill = `# Large\n\n${'[{"a": 1},]\\\n'.repeat(MiB / 64)}`
  const params = { id: 'large', skill }
  const payload = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'skills::register', params })
  const headers = { 'content-type': 'application/json' }
  const registered = await app.inject({ method: 'POST', url: '/rpc', headers, payload })
  t.match(registered.json(), { result: { id: 'large' } })
  const many = Array.from({ length: 1000 }, (_, index) => `src/${index}.ts`)
  const resolved = await app.inject({
    method: 'POST',
    url: '/v1/workspaces/default/skills/resolve',
    headers,
    payload: { capabilities: [], paths: many },
  })
  t.equal(resolved.statusCode, 200)
})
