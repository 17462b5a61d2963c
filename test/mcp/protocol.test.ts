/** Both revisions on one endpoint, by plain requests: what each asks for, and its own refusals. */
import t from '../support/tap.ts'
import { testApp, testReplica } from '../support/app.ts'
import { ask, askNewer, listen, send } from './clients.ts'

const here = await testApp(t)
const { app: there } = await testReplica(t, here.connectionString)
const url = `${await listen(t, here.app)}/mcp`
const other = `${await listen(t, there)}/v1/workspaces/default/mcp`

const GUIDE = 'skill://skills.protocol.guide/skills-protocol-guide'

const initialize = (protocolVersion: string) => ({
  protocolVersion,
  capabilities: {},
  clientInfo: { name: 'a test', version: '1' },
})

t.test('an older client shakes hands, at either address, and gets a session', async (t) => {
  for (const [version, answered] of [
    ['2025-11-25', '2025-11-25'],
    ['2025-06-18', '2025-06-18'],
    ['2024-11-05', '2024-11-05'],
    ['1999-01-01', '2025-11-25'],
  ]) {
    for (const address of [url, other]) {
      const answer = await ask(address, 'initialize', initialize(version ?? ''))
      t.equal(answer.status, 200)
      t.match(answer.headers.get('mcp-session-id'), /^[\da-f-]{36}$/)
      t.match(answer.body.result, {
        protocolVersion: answered,
        serverInfo: { name: 'skill-registry' },
        instructions: /list_skills/,
        capabilities: { resources: { subscribe: true, listChanged: true } },
      })
    }
  }
  const note = { jsonrpc: '2.0', method: 'notifications/initialized' }
  const taken = await send(url, note)
  t.match(taken, { status: 202, body: '' })
})

t.test('any replica handles any request', async (t) => {
  const headers = { 'mcp-protocol-version': '2025-11-25', 'mcp-session-id': 'of-somebody' }
  for (const address of [other, url]) {
    const answer = await ask(address, 'tools/list', {}, headers)
    t.equal(answer.body.result.tools.length, 4)
    t.notOk('ttlMs' in answer.body.result, 'fields of the newer revision stay there')
  }
})

t.test('a newer client discovers the server, and how long responses are valid', async (t) => {
  const found = await askNewer(url, 'server/discover')
  t.equal(found.status, 200)
  t.match(found.body.result, {
    resultType: 'complete',
    supportedVersions: ['2026-07-28'],
    instructions: /list_skills/,
    ttlMs: 3_600_000,
    cacheScope: 'private',
  })
  for (const method of ['resources/list', 'prompts/list', 'skills/list']) {
    const { body } = await askNewer(other, method)
    t.match(body.result, { resultType: 'complete', ttlMs: 0, cacheScope: 'private' }, method)
  }
  const read = await askNewer(url, 'resources/read', { uri: 'iii://skills' })
  t.match(read.body.result, { ttlMs: 0, cacheScope: 'private', contents: [{ text: String }] })
  const tools = await askNewer(url, 'tools/list')
  t.match(tools.body.result, { ttlMs: 3_600_000, cacheScope: 'private' })
})

t.test('the newer revision has its own errors', async (t) => {
  const unknown = await askNewer(url, 'no/such')
  t.match(unknown, { status: 404, body: { error: { code: -32_601 } } })
  const removed = await askNewer(url, 'resources/subscribe', { uri: 'iii://skills' })
  t.match(removed, { status: 404, body: { error: { code: -32_601 } } })
  const meta = {
    'io.modelcontextprotocol/protocolVersion': '2030-01-01',
    'io.modelcontextprotocol/clientInfo': { name: 'a test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  const version = { 'mcp-protocol-version': '2030-01-01' }
  const future = await askNewer(url, 'tools/list', { _meta: meta }, version)
  t.match(future, {
    status: 400,
    body: { error: { code: -32_022, data: { supported: ['2026-07-28'] } } },
  })
  const lying = await askNewer(url, 'tools/list', {}, { 'mcp-method': 'prompts/list' })
  t.match(lying, { status: 400, body: { error: { code: -32_020 } } })
  const named = { name: 'list_skills', arguments: {} }
  const misnamed = await askNewer(url, 'tools/call', named, { 'mcp-name': 'other' })
  t.match(misnamed, { status: 400, body: { error: { code: -32_020 } } })
  const missing = await askNewer(url, 'resources/read', { uri: 'iii://nobody' })
  t.match(missing.body.error, { code: -32_602, data: { uri: 'iii://nobody' } })
  const bare = await askNewer(url, 'skills/get', {})
  t.match(bare.body.error, { code: -32_602 })
})

t.test('an invalid message is rejected', async (t) => {
  t.match(await send(url, '{'), { status: 400, body: { error: { code: -32_700 } } })
  t.match(await send(url, ''), { status: 400, body: { error: { code: -32_700 } } })
  t.match(await send(url, 7), { status: 400 })
  const unknown = await ask(url, 'no/such')
  t.match(unknown.body, { error: { code: -32_601, message: 'Unknown method: no/such.' } })
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  t.equal((await send(url, call, { 'content-type': 'text/plain' })).status, 415)
  t.equal((await send(url, call, { accept: 'application/json' })).status, 406)
  t.equal((await send(url, call, { accept: 'text/event-stream, */*;q=0' })).status, 406)
  t.equal((await send(url, call, { accept: '*/*' })).status, 200, 'a range covers both')
  t.equal((await send(url, call, { accept: 'text/*, application/*;q=0.5' })).status, 200)
  const large = await send(url, JSON.stringify({ ...call, params: { pad: 'x'.repeat(2 ** 21) } }))
  t.match(large, { status: 413, body: { code: 'request.too_large' } })
})

t.test('invalid params are named in a plain sentence, in both revisions', async (t) => {
  const uri = 'The param `uri` is missing. Send it as text, such as `iii://skills`.'
  const noText = 'The param `uri` is not text. Send it as text, such as `iii://skills`.'
  const file = `The param \`uri\` is missing. Send it as text, such as \`${GUIDE}/SKILL.md\`.`
  const noFolder = `The param \`uri\` is not text. Send it as text, such as \`${GUIDE}\`.`
  const name = 'The param `name` is not text. Send it as text, such as `greet`.'
  const args = 'The param `arguments` is not an object of texts. Send values as text.'
  const tool = 'The param `name` is not text. Send it as text, such as `list_skills`.'
  const noObject = 'The param `arguments` is not an object. Send `{}` for none.'
  const cursor = 'The param `cursor` is not text. Send the `nextCursor` of the page before.'
  const cases: [method: string, params: Record<string, unknown> | undefined, message: string][] = [
    ['resources/read', {}, uri],
    ['resources/read', undefined, uri],
    ['resources/read', { uri: 5 }, noText],
    ['prompts/get', { name: null }, name],
    ['prompts/get', { name: 'greet', arguments: { who: 5 } }, args],
    ['prompts/get', { name: 'greet', arguments: ['who'] }, args],
    ['tools/call', {}, 'The param `name` is missing. Send it as text, such as `list_skills`.'],
    ['tools/call', { name: 5 }, tool],
    ['tools/call', { name: 'list_skills', arguments: [] }, noObject],
    ['tools/call', { name: 'list_skills', arguments: 'all' }, noObject],
    ['tools/call', { name: 'list_skills', arguments: null }, noObject],
    ['tools/list', { cursor: 5 }, cursor],
    ['resources/list', { cursor: null }, cursor],
    ['resources/templates/list', { cursor: {} }, cursor],
    ['prompts/list', { cursor: true }, cursor],
    ['skills/list', { cursor: 5 }, cursor],
    ['skills/get', {}, file],
    ['resources/directory/read', { uri: {} }, noFolder],
  ]
  for (const [method, params, message] of cases) {
    const what = `${method} ${JSON.stringify(params)}`
    t.match((await ask(url, method, params)).body, { error: { code: -32_602, message } }, what)
    const newer = await askNewer(url, method, params)
    t.match(newer.body.error, { code: -32_602, message }, what)
  }
  for (const method of ['resources/subscribe', 'resources/unsubscribe']) {
    const { body } = await ask(url, method, { uri: ['iii://skills'] })
    t.match(body, { error: { code: -32_602, message: noText } })
    const given = { uri: 'iii://skills' }
    const without = await ask(url, method, given)
    t.match(without.body, { error: { code: -32_600, message: /`Mcp-Session-Id`/ } })
    const named = await ask(url, method, given, { 'mcp-session-id': 's' })
    t.match(named.body, { result: {} })
  }
})

const get = (headers: Record<string, string>, method = 'GET') =>
  here.app.inject({ method: method as 'GET', url: '/mcp', headers })

t.test('there is a stream to GET, and nothing else; nothing is deleted', async (t) => {
  for (const headers of [
    {},
    { accept: '*/*' },
    { accept: 'text/html, */*;q=0.8' },
    { accept: 'text/event-stream;q=0, */*' },
    { accept: 'application/json' },
    { accept: 'text/event-stream', 'mcp-protocol-version': '2026-07-28' },
    { accept: 'text/event-stream', 'mcp-protocol-version': 'x' },
  ]) {
    const answer = await get(headers)
    t.match(answer, { statusCode: 405, headers: { allow: 'POST' } })
    t.equal(answer.json().code, 'mcp.no_stream')
  }
  t.match(await get({ accept: 'text/event-stream' }, 'DELETE'), { statusCode: 405 })
  t.match(await get({ accept: 'text/event-stream' }, 'HEAD'), { statusCode: 405 })
})
