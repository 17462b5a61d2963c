/** `POST /connect`, with a real orchestrator at the other end. */
import { once } from 'node:events'
import { setImmediate as turn } from 'node:timers/promises'
import type { Test } from 'tap'
import t from '../support/tap.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { call, givenSkill } from '../support/given.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { OutboundClient } from '../../src/platform/outbound/client.ts'
import { OrchestratorSessions } from '../../src/protocols/marketplace/sessions.ts'
import { answerIn, ask, type Asked, bodyOf, givenOrchestrator, KEY } from './orchestrator.ts'

const connect = async (
  { app }: TestApp,
  payload: object,
  { key = KEY, base = '' }: { key?: string | null; base?: string } = {},
) => {
  const response = await app.inject({
    method: 'POST',
    url: `${base}/connect`,
    headers: key === null ? {} : { 'x-orchestrator-key': key },
    payload,
  })
  return { status: response.statusCode, body: response.json(), text: response.payload }
}

const givenAllowed = async (t: Test, url: string): Promise<TestApp> => {
  const test = await testApp(t, { ORCHESTRATOR_ALLOWED_ORIGINS: url })
  await call(test.app, 'PUT', '/settings', { payload: { orchestrator_key: KEY } })
  return test
}

const invoke = async ({ app }: TestApp, command: string, given: object) =>
  (
    await app.inject({
      method: 'POST',
      url: '/invoke',
      headers: { 'x-orchestrator-key': KEY },
      payload: { session_id: 's', command, arguments: given, context: {} },
    })
  ).json()

t.test('an orchestrator gets a socket, and every answer that invoke gives', async (t) => {
  const { url, asked } = await givenOrchestrator(t)
  const test = await givenAllowed(t, url)
  await givenSkill(test.app, { slug: 'hello' })
  const answer = await connect(test, bodyOf(`${url}/market/`))
  t.same(answer, { ...answer, status: 200, body: { session_id: 's-1', connected: true } })
  t.equal(asked.length, 1)
  const [{ socket, request }] = asked as [Asked]
  t.equal(request.url, `/market/ws/service/s-1?token=of+the+session%26&key=${KEY}`)

  const commands: [command: string, given: object][] = [
    ['list_skills', { query: 'hello', detail: 'summary' }],
    ['describe_skill', { name: 'hello', detail: 'full' }],
    ['skill.hello', {}],
    ['validation_check', {}],
    ['list_skills', { limit: 0 }],
    ['no_such_command', {}],
  ]
  for (const [command, args] of commands) {
    const data = await ask(socket, { command, arguments: args })
    t.same(data, { type: 'RESULT', data: await invoke(test, command, args) }, command)
  }
  const without = await ask(socket, { command: 'list_skills' })
  t.equal(without.data.ok, true, 'without arguments')
  for (const wrong of ['', 'no JSON', '[]', '{"command":1}', '{"command":"a","arguments":[]}']) {
    t.match(await ask(socket, wrong), { data: { ok: false, error_code: 'invalid_message' } }, wrong)
  }
  const { body } = await call(test.app, 'GET', '/settings')
  t.equal(body.orchestrator_key_set, true)
  const health = (await test.app.inject('/health')).json()
  t.equal(health.active_sessions, 1)
  const metrics = await test.services.metrics.text()
  t.match(metrics, /^skill_registry_orchestrator_sessions 1$/m)
})

t.test('commands are answered in their order', async (t) => {
  const { url, server } = await givenOrchestrator(t)
  const test = await givenAllowed(t, url)
  const answers: unknown[] = []
  const all = new Promise<void>((done) => {
    server.on('connection', (socket) => {
      for (const limit of [1, 2, 3, 4]) {
        socket.send(JSON.stringify({ command: 'list_skills', arguments: { cursor: `c${limit}` } }))
      }
      socket.send(JSON.stringify({ command: 'last' }))
      socket.on('message', (data) => {
        answers.push(answerIn(data).data.error_code)
        if (answers.length === 5) done()
      })
    })
  })
  t.equal((await connect(test, bodyOf(url))).status, 200)
  await all
  t.same(answers, [...Array.from({ length: 4 }, () => 'cursor_invalid'), 'unknown_command'])
})

t.test('no socket is opened without a good key, an allowed origin and a whole body', async (t) => {
  const { url, asked } = await givenOrchestrator(t)
  const other = await givenOrchestrator(t)
  const test = await givenAllowed(t, url)
  const wrong: [
    what: string,
    status: number,
    code: string,
    payload: object,
    key?: string | null,
  ][] = [
    ['no key', 403, 'marketplace.key_refused', bodyOf(url), null],
    ['another key', 403, 'marketplace.key_refused', bodyOf(url), 'x'.repeat(43)],
    [
      'a key in the body that is not the one in the header',
      403,
      'marketplace.key_refused',
      bodyOf(url, { orchestrator_key: 'x'.repeat(43) }),
    ],
    [
      'equal keys that are not of the workspace',
      403,
      'marketplace.key_refused',
      bodyOf(url, { orchestrator_key: 'x'.repeat(43) }),
      'x'.repeat(43),
    ],
    ['another origin', 403, 'connect.origin_refused', bodyOf(other.url)],
    ['another scheme', 403, 'connect.origin_refused', bodyOf(url.replace('ws:', 'wss:'))],
    ['another name', 403, 'connect.origin_refused', bodyOf(url.replace('127.0.0.1', 'localhost'))],
    ['a user in the address', 403, 'connect.origin_refused', bodyOf(url.replace('//', '//u:p@'))],
    ['HTTP', 400, 'request.invalid', bodyOf(url.replace('ws:', 'http:'))],
    ['no address', 400, 'request.invalid', bodyOf('nowhere')],
    ['a query', 400, 'request.invalid', bodyOf(`${url}?a=b`)],
    ['no body', 400, 'request.invalid', {}],
    ['no token', 400, 'request.invalid', bodyOf(url, { token: undefined })],
    ['a number as id', 400, 'request.invalid', bodyOf(url, { session_id: 1 })],
    ['an empty id', 400, 'request.invalid', bodyOf(url, { session_id: '' })],
  ]
  for (const [what, status, code, payload, key] of wrong) {
    const answer = await connect(test, payload, key === undefined ? {} : { key })
    t.equal(answer.status, status, what)
    t.equal(answer.body.code, code, what)
    t.notMatch(answer.text, KEY, `${what}: no secret`)
  }
  t.equal(asked.length + other.asked.length, 0)
  const differing = await connect(test, bodyOf(url, { orchestrator_key: 'x'.repeat(43) }))
  t.match(differing.body.detail, /`orchestrator_key` .* `X-Orchestrator-Key` .* same/)
  const absent = await connect(test, bodyOf(url), { base: '/v1/workspaces/nowhere' })
  t.equal(absent.status, 403, 'a workspace that does not exist is like one with another key')
})

t.test('it is not offered while no orchestrator is allowed, even in open mode', async (t) => {
  const test = await testApp(t)
  for (const base of ['', '/v1/workspaces/default', '/v1/workspaces/nowhere']) {
    const answer = await connect(test, bodyOf('ws://127.0.0.1:1'), { base })
    t.equal(answer.status, 501, base)
    t.equal(answer.body.code, 'marketplace.connect_refused', base)
    const none = await test.app.inject({ method: 'POST', url: `${base}/connect` })
    t.equal(none.statusCode, 400, `${base}: no body`)
    for (const payload of [{}, bodyOf('nowhere'), bodyOf('ws://127.0.0.1:1', { token: '' })]) {
      const { status, body } = await connect(test, payload, { base })
      t.equal(status, 400, base)
      t.equal(body.code, 'request.invalid', base)
    }
  }
})

t.test('an orchestrator that refuses or does not listen is reported', async (t) => {
  const refusing = await givenOrchestrator(t, { isRefusing: true })
  const test = await givenAllowed(t, `${refusing.url},ws://127.0.0.1:1`)
  for (const url of [refusing.url, 'ws://127.0.0.1:1']) {
    const answer = await connect(test, bodyOf(url))
    t.equal(answer.status, 502, url)
    t.equal(answer.body.code, 'connect.failed', url)
    t.notMatch(answer.text, KEY)
    t.notMatch(answer.text, 'of+the+session')
  }
  t.equal(test.services.orchestratorSessions.count, 0)
})

t.test('a session ends with its key, its workspace, and the service', async (t) => {
  const { url, asked } = await givenOrchestrator(t)
  const test = await givenAllowed(t, url)
  await connect(test, bodyOf(url))
  const [first] = asked as [Asked]
  const ended = once(first.socket, 'close')
  await call(test.app, 'PUT', '/settings', { payload: { orchestrator_key: 'n'.repeat(43) } })
  const [code] = await ended
  t.equal(code, 4003, 'the key was changed')

  const key = 'n'.repeat(43)
  await connect(test, bodyOf(url, { orchestrator_key: key }), { key })
  const [, second] = asked as [Asked, Asked]
  const closed = once(second.socket, 'close')
  test.services.orchestratorSessions.close()
  const [normal] = await closed
  t.equal(normal, 1000, 'the service stops')
  const late = await connect(test, bodyOf(url, { orchestrator_key: key }), { key })
  t.equal(late.status, 503)
})

t.test('a session ends with its workspace', async (t) => {
  const { url, asked } = await givenOrchestrator(t)
  const test = await testApp(t, { ORCHESTRATOR_ALLOWED_ORIGINS: url })
  await givenWorkspace(test.db, 'market')
  const payload = { orchestrator_key: KEY }
  await call(test.app, 'PUT', '/settings', { workspace: 'market', payload })
  const base = '/v1/workspaces/market'
  t.equal((await connect(test, bodyOf(url), { base })).status, 200)
  const [{ socket }] = asked as [Asked]
  const closed = once(socket, 'close')
  t.equal((await test.app.inject({ method: 'DELETE', url: base })).statusCode, 204)
  const [code] = await closed
  t.equal(code, 4003)
  t.equal((await connect(test, bodyOf(url), { base })).status, 403)
})

/** Sessions with limits of their own, over the parts of a service. */
const sessionsWith = (
  t: Test,
  { services }: TestApp,
  url: string,
  limits: { openWithinMs?: number; idleMs?: number; closeWithinMs?: number },
): OrchestratorSessions => {
  const outbound = new OutboundClient({
    allowedOrigins: [url.replace('ws', 'http')],
    isOpen: () => false,
  })
  const { invocations } = services
  const sessions = new OrchestratorSessions({ outbound, invocations, isOffered: true, ...limits })
  t.teardown(async () => {
    sessions.close()
    await outbound.close()
  })
  return sessions
}

const caller = {
  workspaceId: 'default',
  actor: { id: 'orchestrator', role: 'reader' as const },
  address: '',
}

t.test(
  'a session without commands ends, and a silent orchestrator is not waited for',
  async (t) => {
    const { url, asked } = await givenOrchestrator(t)
    const test = await givenAllowed(t, url)
    const sessions = sessionsWith(t, test, url, { idleMs: 50 })
    await sessions.connect({ ...caller, requestId: 'r' }, bodyOf(url), KEY)
    const [{ socket }] = asked as [Asked]
    const [code] = await once(socket, 'close')
    t.equal(code, 1000)
    t.equal(sessions.count, 0)

    const silent = await givenOrchestrator(t, { isSilent: true })
    const impatient = sessionsWith(t, test, silent.url, { openWithinMs: 50 })
    await t.rejects(impatient.connect({ ...caller, requestId: 'r' }, bodyOf(silent.url), KEY), {
      code: 'connect.failed',
      status: 502,
    })
  },
)

t.test(
  'a session does not outlive a Close frame, though its connection is left open',
  async (t) => {
    const { url, asked } = await givenOrchestrator(t)
    const sessions = sessionsWith(t, await givenAllowed(t, url), url, { closeWithinMs: 50 })
    await sessions.connect({ ...caller, requestId: 'r' }, bodyOf(url), KEY)
    const { socket } = (asked as [Asked])[0].request
    socket.removeAllListeners('data').resume()
    socket.write(Buffer.from([0x88, 2, 0x03, 0xe8]))
    await once(socket, 'close')
    while (sessions.count > 0) await turn()
    t.pass('it is not counted any more')
  },
)

t.test('a hundred sessions are open at most', async (t) => {
  const { url } = await givenOrchestrator(t)
  const test = await givenAllowed(t, url)
  const answers = await Promise.all(
    Array.from({ length: 105 }, (_, n) => connect(test, bodyOf(url, { session_id: `s-${n}` }))),
  )
  const busy = answers.filter(({ status }) => status === 503)
  t.equal(answers.filter(({ status }) => status === 200).length, 100)
  t.equal(busy.length, 5)
  t.ok(busy.every(({ body }) => body.code === 'connect.too_many_sessions'))
  t.equal(test.services.orchestratorSessions.count, 100)
})

t.test('a message that is too large ends the session', async (t) => {
  const { url, asked } = await givenOrchestrator(t)
  const test = await givenAllowed(t, url)
  await connect(test, bodyOf(url))
  const [{ socket }] = asked as [Asked]
  const closed = once(socket, 'close')
  socket.send(JSON.stringify({ command: 'x'.repeat(1024 * 1024) }))
  await closed
  t.equal(test.services.orchestratorSessions.count, 0)
})
