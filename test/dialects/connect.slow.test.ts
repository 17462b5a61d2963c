/** `POST /connect` of a real process: how long it waits, how it ends, and what it logs. */
import { once } from 'node:events'
import t, { type Test } from '../support/tap.ts'
import { testDatabase } from '../support/database.ts'
import { type Service, startService } from '../support/process.ts'
import { request } from '../process/client.ts'
import { ask, type Asked, bodyOf, givenOrchestrator, KEY } from './orchestrator.ts'

const json = (method: string, body: object, headers: Record<string, string> = {}) => ({
  method,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

const connect = (url: string, body: object) =>
  request(url, '/connect', json('POST', body, { 'x-orchestrator-key': KEY }))

const givenService = async (t: Test, origins: string[]): Promise<Service> => {
  const service = await startService(t, {
    DATABASE_URL: await testDatabase(t),
    ORCHESTRATOR_ALLOWED_ORIGINS: origins.join(','),
    LOG_LEVEL: 'trace',
  })
  const settings = json('PUT', { orchestrator_key: KEY })
  await request(service.url, '/v1/workspaces/default/settings', settings)
  return service
}

const checkLog = (t: Test, service: Service): void => {
  const log = service.stdout() + service.stderr()
  t.match(log, '/connect', 'requests are logged')
  for (const secret of [KEY, 'of the session', 'of+the+session', '/ws/service/']) {
    t.notOk(log.includes(secret), `the log has no ${secret}`)
  }
}

t.test('an orchestrator that does not answer is given up after ten seconds', async (t) => {
  const silent = await givenOrchestrator(t, { isSilent: true })
  const refusing = await givenOrchestrator(t, { isRefusing: true })
  const service = await givenService(t, [silent.url, refusing.url])
  const start = performance.now()
  const answer = await connect(service.url, bodyOf(silent.url))
  const waited = performance.now() - start
  t.match(answer, { status: 502, body: { code: 'connect.failed' } })
  t.ok(waited >= 9900 && waited < 15_000, `${Math.round(waited)} ms`)
  t.equal(silent.unanswered.length, 1)

  t.match(await connect(service.url, bodyOf(refusing.url)), { status: 502 })
  t.match(await connect(service.url, bodyOf('ws://127.0.0.1:1')), { status: 403 })
  t.match((await request(service.url, '/health')).body, { active_sessions: 0 })
  checkLog(t, service)
})

t.test('a process that stops closes its sessions, and ends', async (t) => {
  const { url, asked } = await givenOrchestrator(t)
  const service = await givenService(t, [url])
  for (const id of ['s-1', 's-2']) {
    t.match(await connect(service.url, bodyOf(url, { session_id: id })), { status: 200 })
  }
  const [first, second] = asked as [Asked, Asked]
  t.match(await ask(first.socket, { command: 'list_skills' }), { data: { ok: true } })
  const closed = Promise.all([once(first.socket, 'close'), once(second.socket, 'close')])
  const start = performance.now()
  service.kill('SIGTERM')
  t.same(
    (await closed).map(([code]) => code as number),
    [1000, 1000],
  )
  t.same(await service.exited, { code: 0, signal: null })
  t.ok(performance.now() - start < 10_000, 'sessions do not keep it from ending')
  checkLog(t, service)
})
