/** What is rejected before anything is done, in a sentence. */
import { randomBytes } from 'node:crypto'
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { ask, askNewer, listen, send } from './clients.ts'

const { app, db } = await testApp(t)
const url = `${await listen(t, app)}/mcp`
const ping = (id: unknown) => ({ jsonrpc: '2.0', id, method: 'ping' })
const session = { 'mcp-session-id': 'mine' }

t.test('a session subscribes only to what can be a URI', async (t) => {
  const read = async (uri: string) => (await ask(url, 'resources/read', { uri })).body.error
  const none = ['', 'x', 'iii://', 'iii://a\ud800', 'iii://A', 'skill://', 'iii://a\0']
  for (const uri of none) {
    for (const act of ['subscribe', 'unsubscribe']) {
      const { body } = await ask(url, `resources/${act}`, { uri }, session)
      const { code, message, data } = await read(uri)
      t.equal(code, -32_602)
      t.match(body.error, { code, message, data: { code: data.code } }, uri)
    }
  }
  const other = await ask(url, 'resources/unsubscribe', { uri: 'test://other' }, session)
  t.match(other.body, { result: {} }, 'a URI of another scheme')
  for (const uri of [`skill://a/a/${'%C3%A4'.repeat(600)}`, `iii://fn/${'a/'.repeat(1200)}a`]) {
    const { body } = await ask(url, 'resources/subscribe', { uri }, session)
    const message = /too long.*at most 2048 bytes/
    t.match(body.error, { code: -32_602, message, data: { code: 'resources.invalid_uri' } })
  }
  t.same(await db.selectFrom('resource_subscriptions').selectAll().execute(), [])
  const some = randomBytes(1536).toString('base64url')
  const longest = `skill://a/a/${some}`.slice(0, 2048)
  t.match((await ask(url, 'resources/subscribe', { uri: longest }, session)).body, { result: {} })
})

t.test('a failed handshake says what is wrong, and starts no session', async (t) => {
  const good = {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'a test', version: '1' },
  }
  const cases: [params: Record<string, unknown>, message: RegExp][] = [
    [{}, /`protocolVersion` is missing.*`2025-11-25`/],
    [{ ...good, protocolVersion: 1 }, /`protocolVersion` is not text/],
    [{ ...good, capabilities: undefined }, /`capabilities` is missing.*`\{\}`/],
    [{ ...good, capabilities: [] }, /`capabilities` is not an object/],
    [{ ...good, clientInfo: undefined }, /`clientInfo` is missing/],
    [{ ...good, clientInfo: { name: 'a test' } }, /`clientInfo` is not as the protocol defines it/],
    [{ ...good, capabilities: { roots: 5 } }, /`capabilities` or/],
  ]
  for (const [params, message] of cases) {
    const { body, headers } = await ask(url, 'initialize', params)
    t.match(body.error, { code: -32_602, message }, JSON.stringify(params))
    t.equal(headers.get('mcp-session-id'), null)
  }
  t.match((await ask(url, 'initialize', good)).headers.get('mcp-session-id'), /^[\da-f-]{36}$/)
})

t.test('a cursor that a list did not give is rejected by every list', async (t) => {
  const lists = ['tools', 'prompts', 'resources', 'resources/templates', 'skills']
  for (const list of lists) {
    for (const asking of [ask, askNewer]) {
      for (const cursor of ['x', '']) {
        const { body } = await asking(url, `${list}/list`, { cursor })
        t.match(body.error, { code: -32_602, data: { code: 'cursor.invalid' } }, list)
      }
      t.match((await asking(url, `${list}/list`, {})).body, { result: {} }, list)
    }
  }
})

t.test(
  'a batch is rejected where one of its responses could not be told, or is none',
  async (t) => {
    const same = await send(url, [ping(1), { jsonrpc: '2.0', id: 1, method: 'tools/list' }])
    t.match(same, { status: 400, body: { id: null, error: { code: -32_600, message: /same id/ } } })
    for (const version of ['2025-06-18', '2025-11-25']) {
      const { status, body } = await send(url, [ping(1)], { 'mcp-protocol-version': version })
      t.match(
        { status, body },
        { status: 400, body: { error: { message: /only before/ } } },
        version,
      )
    }
    for (const headers of [{}, { 'mcp-protocol-version': '2025-03-26' }]) {
      const note = { jsonrpc: '2.0', method: 'notifications/initialized' }
      t.equal((await send(url, [ping(1), note, ping('1'), note], headers)).status, 200)
    }
  },
)
