/** MCP servers as they are registered, read and removed; secrets, tenants and expectations. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { call } from '../support/given.ts'
import { givenMcpServer, tool } from '../support/mcp-server.ts'
import { givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { putServer, readServer, sync } from './given.ts'

const url = 'http://127.0.0.1:9/mcp'

t.test('a registered server is listed, read and removed, and each action is audited', async (t) => {
  const test = await testApp(t)
  const { app } = test
  const put = await putServer(app, 'mail', { url, description: 'Mail.' })
  t.match(put, { status: 201, body: { url, description: 'Mail.', headers: [] } })
  t.equal((await putServer(app, 'mail', { url })).status, 200)
  await putServer(app, 'calendar', { url })
  const read = await readServer(app, 'mail')
  t.match(read.body, { server_id: 'mail', description: null, catalogue_hash: null })
  t.match((await call(app, 'GET', '/mcp-servers?limit=1')).body, {
    mcp_servers: [{ server_id: 'calendar', tool_count: 0 }],
    next_cursor: String,
  })
  const tag = read.headers['etag'] as string
  t.equal((await readServer(app, 'mail', { headers: { 'if-none-match': tag } })).status, 304)
  t.match(await call(app, 'DELETE', '/mcp-servers/mail'), { body: { removed: true } })
  t.match(await call(app, 'DELETE', '/mcp-servers/mail'), { body: { removed: false } })
  t.match(await readServer(app, 'mail'), { status: 404, body: { code: 'mcp_servers.not_found' } })
  t.match(await sync(app, 'mail'), { status: 404, body: { code: 'mcp_servers.not_found' } })
  const { entries } = (await call(app, 'GET', '/audit')).body
  t.same(
    entries.map(({ action, target }: Record<string, string>) => `${action} ${target}`).toReversed(),
    [
      'mcp_server_register mcp_server:mail',
      'mcp_server_register mcp_server:mail',
      'mcp_server_register mcp_server:calendar',
      'mcp_server_unregister mcp_server:mail',
    ],
  )
})

t.test('a writer with another precondition is rejected', async (t) => {
  const { app } = await testApp(t)
  await putServer(app, 'mail', { url })
  t.match(await putServer(app, 'mail', { url }, { headers: { 'if-none-match': '*' } }), {
    status: 412,
    body: { code: 'mcp_servers.exists' },
  })
  const stale = { headers: { 'if-match': '"other"' } }
  t.match(await putServer(app, 'mail', { url }, stale), {
    status: 412,
    body: { code: 'mcp_servers.fingerprint_mismatch' },
  })
  t.match(await call(app, 'DELETE', '/mcp-servers/mail', stale), { status: 412 })
  const tag = (await readServer(app, 'mail')).headers['etag'] as string
  t.equal((await putServer(app, 'mail', { url }, { headers: { 'if-match': tag } })).status, 200)
})

t.test('invalid registrations are rejected', async (t) => {
  const { app } = await testApp(t)
  const cases: [string, string, object][] = [
    ['an id of other characters', 'Mail', { url }],
    ['an id with a dot', 'a.b', { url }],
    ['a header that is ours', 'mail', { url, headers: { host: 'x' } }],
    ['a header that is none', 'mail', { url, headers: { 'a b': 'x' } }],
    ['an unknown field', 'mail', { url, tools: [] }],
    ['no address', 'mail', {}],
  ]
  for (const [name, id, payload] of cases) {
    const answer = await putServer(app, id, payload)
    t.match(answer, { status: 400, body: { code: 'mcp_servers.invalid_request' } }, name)
  }
})

t.test('header values are sent to the server and never returned', async (t) => {
  const test = await testApp(t)
  const { app, db } = test
  const secret = 'a-secret-of-the-peer'
  const peer = await givenMcpServer(t, [tool('a')])
  const answers = [
    await putServer(app, 'mail', { url: peer.url, headers: { 'x-api-key': secret } }),
    await sync(app, 'mail'),
    await readServer(app, 'mail'),
    await call(app, 'GET', '/mcp-servers'),
    await call(app, 'GET', '/audit'),
  ]
  for (const { status, body } of answers) {
    t.ok(status < 300)
    t.notMatch(JSON.stringify(body), secret)
  }
  t.notMatch(JSON.stringify(await db.selectFrom('events').selectAll().execute()), secret)
  t.equal(peer.received.at(-1)?.['x-api-key'], secret)
  t.match(answers[0]?.body.headers, ['x-api-key'])
})

t.test('the servers of another workspace do not exist', async (t) => {
  const test = await testApp(t)
  const { app, db } = test
  for (const workspace of ['ours', 'theirs']) await givenWorkspace(db, workspace)
  const peer = await givenMcpServer(t, [tool('a')])
  await putServer(app, 'mail', { url: peer.url }, { workspace: 'theirs' })
  await sync(app, 'mail', { workspace: 'theirs' })
  const ours = { workspace: 'ours' }
  t.match(await readServer(app, 'mail', ours), { status: 404 })
  t.match(await sync(app, 'mail', ours), { status: 404 })
  t.match(await call(app, 'DELETE', '/mcp-servers/mail', ours), { body: { removed: false } })
  t.same((await call(app, 'GET', '/mcp-servers', ours)).body.mcp_servers, [])
  await putServer(app, 'mail', { url }, ours)
  t.match((await readServer(app, 'mail', ours)).body, { url, tools: [] })
  t.match((await readServer(app, 'mail', { workspace: 'theirs' })).body.tools, [{ name: 'a' }])
})

t.test('only reviewers say which servers are trusted', async (t) => {
  const { app, services } = await testApp(t)
  await givenToken(services, 'admin')
  const publisher = await givenToken(services, 'publisher')
  const { headers } = publisher
  t.equal((await putServer(app, 'mail', { url }, { headers })).status, 403)
  t.equal((await sync(app, 'mail', { headers })).status, 403)
  t.equal((await call(app, 'DELETE', '/mcp-servers/mail', { headers })).status, 403)
  t.equal((await call(app, 'GET', '/mcp-servers', { headers })).status, 200)
})
