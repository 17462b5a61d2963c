import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { checkProblem } from './problems.ts'
import { portOf, sendRaw } from './raw.ts'

const get = 'GET /livez HTTP/1.1'
const local = ['host: 127.0.0.1', 'connection: close']
const headers = (count: number) => Array.from({ length: count }, (_, index) => `x-${index}: a`)

t.test('one Host header, and no second one', async (t) => {
  const { app } = await testApp(t)
  const port = await portOf(app)
  const cases: [what: string, lines: string[]][] = [
    ['the same twice', ['host: 127.0.0.1']],
    ['another one', ['host: evil.test']],
    ['in other letters', ['HOST: evil.test']],
  ]
  for (const [what, lines] of cases) {
    const { status, headers: given, rest } = await sendRaw(port, [get, ...local, ...lines])
    const refusal = { status, headers: given, payload: rest }
    checkProblem(t, refusal, 400, 'request.invalid', what)
  }
  const evilFirst = await sendRaw(port, [get, 'host: evil.test', ...local])
  t.ok([400, 403].includes(evilFirst.status))
  const none = await sendRaw(port, [get, 'connection: close'])
  t.equal(none.status, 400, 'none at all')
  const empty = await sendRaw(port, [get, 'host:', 'connection: close'])
  t.equal(empty.status, 403, 'an empty one')
  const old = await sendRaw(port, ['GET /livez HTTP/1.0'])
  t.equal(old.status, 403, 'HTTP/1.0 has none either')
  t.equal((await sendRaw(port, [get, ...local])).status, 200)
})

t.test('a request with a type and no body is answered as one without a type', async (t) => {
  const { app } = await testApp(t)
  const port = await portOf(app)
  const types = [
    'application/json',
    'application/gzip',
    'multipart/form-data; boundary=b',
    'text/x',
  ]
  const cases: [line: string, status: number][] = [
    ['DELETE /v1/workspaces/default/documents/none HTTP/1.1', 200],
    ['PUT /v1/workspaces/acme HTTP/1.1', 201],
    ['PUT /v1/workspaces/default/documents/a HTTP/1.1', 400],
    ['POST /v1/workspaces/default/uploads HTTP/1.1', 400],
    ['POST /v1/workspaces/default/skills/archive HTTP/1.1', 400],
    ['POST /v1/oidc/exchange HTTP/1.1', 400],
    ['POST /rpc HTTP/1.1', 200],
    ['POST /mcp HTTP/1.1', 415],
    ['POST /skills.git/git-upload-pack HTTP/1.1', 200],
    ['POST /clawhub/api/v1/skills HTTP/1.1', 415],
    ['POST /anthropic/v1/skills HTTP/1.1', 415],
  ]
  for (const [line, status] of cases) {
    const without = await sendRaw(port, [line, ...local])
    for (const type of types) {
      const answer = await sendRaw(port, [line, ...local, `content-type: ${type}`])
      t.equal(answer.status, line.includes('acme') ? 200 : without.status, `${line}, ${type}`)
    }
    t.equal(without.status, status, line)
  }
})

t.test('at most 100 headers', async (t) => {
  const { app } = await testApp(t)
  const port = await portOf(app)
  t.equal((await sendRaw(port, [get, ...local, ...headers(98)])).status, 200)
  for (const count of [99, 150, 300]) {
    const answer = await sendRaw(port, [get, ...local, ...headers(count)])
    const { status, headers: given, rest } = answer
    const refusal = { status, headers: given, payload: rest }
    checkProblem(t, refusal, 431, 'request.too_many_headers', `${count + 2} headers`)
  }
})

t.test('unsupported HTTP is a problem document too', async (t) => {
  const { app } = await testApp(t)
  const port = await portOf(app)
  const post = 'POST / HTTP/1.1'
  const long = 'a'.repeat(20_000)
  const cases: [what: string, lines: string[], status: 400 | 431][] = [
    ['a long header', [get, ...local, `x-long: ${long}`], 431],
    ['a long URL', [`GET /${long} HTTP/1.1`, ...local], 431],
    ['a header without a colon', [get, ...local, 'nonsense'], 400],
    ['a blank before the colon', [get, ...local, 'x-a : b'], 400],
    ['two lengths', [post, ...local, 'content-length: 1', 'content-length: 2'], 400],
    ['a length that is none', [post, ...local, 'content-length: -1'], 400],
    [
      'a length and chunks',
      [post, ...local, 'content-length: 1', 'transfer-encoding: chunked'],
      400,
    ],
    ['no HTTP', ['nonsense'], 400],
    ['an unknown method', ['BREW / HTTP/1.1', ...local], 400],
  ]
  for (const [what, lines, status] of cases) {
    const { headers: given, rest, status: answered } = await sendRaw(port, lines)
    const refusal = { status: answered, headers: given, payload: rest }
    const code = status === 431 ? 'request.too_many_headers' : 'request.invalid'
    checkProblem(t, refusal, status, code, what)
    t.equal(given.connection, 'close', what)
  }
  t.equal((await sendRaw(port, [get, ...local])).status, 200, 'and the server goes on')
})
