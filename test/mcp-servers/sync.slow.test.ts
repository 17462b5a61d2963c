/** Servers that are asked for their tools: what is kept, what has changed, and what is refused. */
import t from '../support/tap.ts'
import { type TestApp, testApp, testReplica } from '../support/app.ts'
import { call } from '../support/given.ts'
import { givenHandler } from '../support/handlers.ts'
import { givenMcpServer, HARMLESS, tool } from '../support/mcp-server.ts'
import { givenToken } from '../support/tokens.ts'
import { manyTools, putServer, readServer, sync } from './given.ts'

t.test('declared tool metadata is stored, and missing metadata stays empty', async (t) => {
  const { app } = await testApp(t)
  const peer = await givenMcpServer(t, [
    tool('send', { riskLevel: 'write', sideEffects: 'external', dataEgress: 'network' }),
    tool('read', { risk_level: 'read', side_effects: 'none', data_egress: 'none' }),
    tool('hinted', {}, { annotations: { readOnlyHint: true, destructiveHint: false } }),
    tool('odd', { riskLevel: 'banana', sideEffects: 'unknown' }),
    tool('has a blank'),
    tool('a\0b'),
  ])
  const headers = { authorization: 'Bearer of-the-peer' }
  t.match(await putServer(app, 'mail', { url: peer.url, headers }), {
    status: 201,
    body: { server_id: 'mail', extension_id: 'mcp.mail', synced_at: null, tools: [] },
  })
  const { status, body } = await sync(app, 'mail')
  t.equal(status, 200)
  t.match(body, {
    hash_before: null,
    hash_after: /^[0-9a-f]{64}$/,
    added: ['hinted', 'odd', 'read', 'send'],
    changed: [],
    removed: [],
    skipped: ['has a blank', 'a\ufffdb'],
    missing_metadata: [
      { name: 'hinted', missing_fields: ['risk_level', 'side_effects'] },
      { name: 'odd', missing_fields: ['risk_level', 'side_effects'] },
    ],
  })
  const { syncs } = (await call(app, 'GET', '/mcp-servers/mail/syncs')).body
  t.match(syncs[0], { skipped: ['has a blank', 'a\ufffdb'], blocked: [] })
  t.match((await readServer(app, 'mail')).body, {
    headers: ['authorization'],
    catalogue_hash: body.hash_after,
    tools: [
      {
        name: 'hinted',
        risk_level: null,
        side_effects: null,
        data_egress: null,
        hints: { readOnlyHint: true, destructiveHint: false },
      },
      { name: 'odd', risk_level: null, side_effects: null },
      { name: 'read', risk_level: 'read', side_effects: 'none', data_egress: 'none' },
      {
        name: 'send',
        description: 'Does send.',
        risk_level: 'write',
        side_effects: 'external',
        data_egress: 'network',
        input_schema: { type: 'object' },
        output_schema: null,
      },
    ],
  })
  t.ok(peer.received.every(({ authorization }) => authorization === headers.authorization))
})

t.test('a sync reports the changes since the last one', async (t) => {
  const { app } = await testApp(t)
  const peer = await givenMcpServer(t, [tool('a', HARMLESS), tool('b'), tool('c')])
  await putServer(app, 'mail', { url: peer.url })
  const first = (await sync(app, 'mail')).body
  peer.tools = peer.tools.toReversed().map((one) => ({ ...one, inputSchema: { type: 'object' } }))
  t.match((await sync(app, 'mail')).body, {
    hash_before: first.hash_after,
    hash_after: first.hash_after,
    added: [],
    changed: [],
    removed: [],
  })
  peer.tools = [tool('a', { ...HARMLESS, riskLevel: 'write' }), tool('b'), tool('d')]
  const { body } = await sync(app, 'mail')
  t.match(body, {
    hash_before: first.hash_after,
    added: ['d'],
    changed: ['a'],
    removed: ['c'],
  })
  t.not(body.hash_after, first.hash_after)
  const names = (await readServer(app, 'mail')).body.tools.map(({ name }: { name: string }) => name)
  t.same(names, ['a', 'b', 'd'])
})

const twoPages = (cursor?: string) =>
  cursor === undefined ? { tools: [tool('a')], nextCursor: 'two' } : { tools: [tool('b')] }

t.test('servers of either protocol respond, page by page, as JSON or as events', async (t) => {
  const { app } = await testApp(t)
  for (const mode of ['json', 'sse'] as const) {
    for (const isOld of [false, true]) {
      const peer = await givenMcpServer(t, [], { page: twoPages, mode, isOld })
      const id = `${mode}-${isOld ? 'old' : 'new'}`
      await putServer(app, id, { url: peer.url })
      t.match(await sync(app, id), { status: 200, body: { added: ['a', 'b'] } }, id)
    }
  }
})

const schemaOf = (depth: number): object =>
  depth === 0 ? { type: 'object' } : { type: 'object', properties: { a: schemaOf(depth - 1) } }

t.test('a server that misbehaves changes nothing, and its text is not repeated', async (t) => {
  const test = await testApp(t)
  const { app } = test
  const good = await givenMcpServer(t, [tool('a', HARMLESS)])
  await putServer(app, 'mail', { url: good.url })
  await sync(app, 'mail')
  const before = await stateOf(test)
  let page = 0
  const long = 'secret-of-the-peer '.repeat(20_000)
  const cases: [
    string,
    Parameters<typeof givenMcpServer>[2] & { tools?: ReturnType<typeof tool>[] },
  ][] = [
    ['pages for ever', { page: () => ({ tools: [], nextCursor: String((page += 1)) }) }],
    ['pages in a circle', { page: () => ({ tools: [], nextCursor: 'again' }) }],
    ['a name twice', { tools: [tool('a'), tool('a')] }],
    [
      'a name twice, pages apart',
      {
        page: (cursor) => ({ tools: [tool('a')], ...(cursor ? {} : { nextCursor: 'x' }) }),
      },
    ],
    ['too many tools', { tools: manyTools(501) }],
    ['a deep schema', { tools: [tool('a', {}, { inputSchema: schemaOf(70) })] }],
    [
      'a schema that is none',
      {
        tools: [tool('a', {}, { inputSchema: { type: 'object', properties: { x: { type: 7 } } } })],
      },
    ],
    [
      'a schema that leads elsewhere',
      {
        tools: [
          tool(
            'a',
            {},
            {
              inputSchema: { type: 'object', properties: { x: { $ref: 'http://127.0.0.1/s' } } },
            },
          ),
        ],
      },
    ],
    ...['\ud800', 'a\0b'].map((text): (typeof cases)[number] => [
      'a schema that could not be read again',
      { tools: [tool('a', {}, { inputSchema: { type: 'object', default: text } })] },
    ]),
    [
      'a large schema',
      {
        tools: [tool('a', {}, { inputSchema: { type: 'object', description: long } })],
      },
    ],
    [
      'over-long in all',
      {
        tools: manyTools(450).map((one) => ({ ...one, description: 'x'.repeat(20_000) })),
      },
    ],
    [
      'large in all',
      {
        tools: manyTools(450).map((one) => ({
          ...one,
          inputSchema: { type: 'object', description: 'x'.repeat(6000) },
        })),
      },
    ],
    ['no tools at all', { page: () => ({ things: [] }) as never }],
    [
      'an error of its own',
      {
        page: () => {
          throw new Error('secret-of-the-peer')
        },
      },
    ],
  ]
  for (const mode of ['json', 'sse'] as const) {
    for (const [name, { tools = [], ...options }] of cases) {
      const peer = await givenMcpServer(t, tools, { ...options, mode })
      await test.db.updateTable('mcp_servers').set({ url: peer.url }).execute()
      const answer = await sync(app, 'mail')
      t.match(answer, { status: 502, body: { code: 'mcp_servers.failed' } }, `${name}, ${mode}`)
      t.notMatch(JSON.stringify(answer.body), /secret-of-the-peer/, name)
    }
  }
  await test.db.updateTable('mcp_servers').set({ url: good.url }).execute()
  t.same(await stateOf(test), before)
})

const stateOf = async ({ db, app }: TestApp) => ({
  server: (await readServer(app, 'mail')).body,
  tools: await db.selectFrom('mcp_tools').selectAll().orderBy('name').execute(),
  events: await db.selectFrom('events').select('snapshot_version').execute(),
})

t.test(
  'a server that does not speak MCP, or not in time, is an error of its own kind',
  async (t) => {
    const test = await testApp(t, { MCP_SYNC_TIMEOUT_MS: '2000' })
    const { app } = test
    const redirected = await givenHandler(t, (_received, response) => {
      response.end()
    })
    const cases: [string, Parameters<typeof givenHandler>[1], number][] = [
      ['an error page', (_received, response) => response.writeHead(500).end('<html>'), 502],
      ['who wants a login', (_received, response) => response.writeHead(401).end(), 502],
      ['another kind of server', (_received, response) => response.end('hello'), 502],
      [
        'a redirect',
        ({ path }, response) =>
          path === '/mcp'
            ? response.writeHead(307, { location: `${redirected.origin}/mcp` }).end()
            : response.end(),
        502,
      ],
      [
        'a redirect within its origin',
        (_received, response) => response.writeHead(307, { location: '/other' }).end(),
        502,
      ],
      ['silence', () => {}, 504],
      [
        'a stream without an answer',
        (_received, response) => {
          response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': hello\n\n')
        },
        504,
      ],
    ]
    for (const [name, answer, status] of cases) {
      const peer = await givenHandler(t, answer)
      await putServer(app, 'mail', { url: `${peer.origin}/mcp` })
      const code = status === 504 ? 'mcp_servers.timed_out' : 'mcp_servers.failed'
      t.match(await sync(app, 'mail'), { status, body: { code } }, name)
    }
    t.same(redirected.received, [], 'no redirect was followed')
    t.same(await test.db.selectFrom('mcp_tools').selectAll().execute(), [])
  },
)

t.test('an endless response is cut off', async (t) => {
  const { app } = await testApp(t)
  const peer = await givenHandler(t, (_received, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const line = `: ${'x'.repeat(64 * 1024)}\n\n`
    const more = () => {
      while (!response.destroyed && response.write(line));
    }
    response.on('drain', more)
    more()
  })
  await putServer(app, 'mail', { url: `${peer.origin}/mcp` })
  t.match(await sync(app, 'mail'), { status: 502, body: { code: 'mcp_servers.failed' } })
})

t.test('only allowed origins are called', async (t) => {
  const test = await testApp(t)
  const { app } = test
  const peer = await givenMcpServer(t, [tool('a')])
  for (const url of [
    'http://169.254.169.254/latest',
    'http://10.0.0.1/mcp',
    'https://mcp.example.com/mcp',
    'ftp://127.0.0.1/mcp',
    'http://user:secret@127.0.0.1/mcp',
    'mcp',
  ]) {
    const answer = await putServer(app, 'mail', { url })
    t.match(answer, { status: 422, body: { code: 'mcp_servers.origin_refused' } }, url)
  }
  await putServer(app, 'mail', { url: peer.url })
  const admin = await givenToken(test.services, 'admin')
  const options = { headers: admin.headers }
  // A token closes the service, and with it loopback.
  t.match(await sync(app, 'mail', options), {
    status: 422,
    body: { code: 'mcp_servers.origin_refused' },
  })
  t.same(peer.received, [])
  const listed = await testReplica(t, test.connectionString, {
    FUNCTION_ALLOWED_ORIGINS: peer.origin,
  })
  t.match(await sync(listed.app, 'mail', options), { status: 200, body: { added: ['a'] } })
})
