/** How streams begin and end: bounds, tokens, workspaces, shutdown, and coming back. */
import { setTimeout as sleep } from 'node:timers/promises'
import t, { type Test } from '../support/tap.ts'
import { systemCaller } from '../../src/platform/access/caller.ts'
import { StreamGate } from '../../src/platform/http/stream-gate.ts'
import { testApp, testReplica } from '../support/app.ts'
import { testDatabase } from '../support/database.ts'
import { call } from '../support/given.ts'
import { startService } from '../support/process.ts'
import { type EventClient, openEvents } from '../support/sse.ts'
import { givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { ask, askNewer, listen } from './clients.ts'
import { openBoth } from './open-streams.ts'

const WITHIN_MS = 10_000
const listChanged = 'notifications/resources/list_changed'

const ends = async (t: Test, stream: EventClient): Promise<void> => {
  const late = sleep(WITHIN_MS, 'goes on', { ref: false })
  t.equal(await Promise.race([stream.ended, late]), true, 'it is ended in order')
}

t.test('a stream outlives neither its token nor its workspace', async (t) => {
  const { app, services, db } = await testApp(t)
  await givenWorkspace(db, 'acme')
  const url = `${await listen(t, app)}/v1/workspaces/acme/mcp`
  const revoked = await givenToken(services, 'reader', { workspace: 'acme' })
  const kept = await givenToken(services, 'reader')
  const ofRevoked = await openBoth(t, url, revoked.headers)
  const ofKept = await openBoth(t, url, kept.headers)
  await services.tokens.revoke(systemCaller('default'), revoked.id)
  await ends(t, ofRevoked.older)
  await ends(t, ofRevoked.newer)
  const last = ofRevoked.newer.frames.findLast(({ data }) => data !== undefined)?.data
  t.match(last, { id: 'mine', result: { resultType: 'complete' } }, 'in words of the protocol')
  const admin = await givenToken(services, 'admin')
  const put = { headers: admin.headers, workspace: 'acme', payload: { skill: '# One' } }
  await call(app, 'PUT', '/documents/one', put)
  t.match(await ofKept.older.next(), { data: { method: listChanged } }, 'others go on')
  t.match(await ofKept.newer.next(), { data: { method: listChanged } })
  await app.inject({ method: 'DELETE', url: '/v1/workspaces/acme', headers: admin.headers })
  await ends(t, ofKept.older)
  await ends(t, ofKept.newer)
})

t.test('SIGTERM ends all streams, and the process with 0', async (t) => {
  const connectionString = await testDatabase(t)
  const service = await startService(t, { DATABASE_URL: connectionString })
  const { older, newer } = await openBoth(t, `${service.url}/mcp`)
  service.kill('SIGTERM')
  await ends(t, older)
  await ends(t, newer)
  t.ok(newer.frames.some(({ data }) => JSON.stringify(data)?.includes('complete')))
  t.equal(
    older.frames.filter(({ retry }) => retry !== undefined).length,
    2,
    'and when to come back',
  )
  t.same(await service.exited, { code: 0, signal: null })
  t.equal(service.stderr(), '')
})

t.test('an older client that reconnects to another replica has missed nothing', async (t) => {
  const here = await testApp(t)
  const { app: there } = await testReplica(t, here.connectionString)
  const session = { 'mcp-session-id': 'of-this-test' }
  const headers = { accept: 'text/event-stream', ...session }
  const at = `${await listen(t, here.app)}/mcp`
  for (const uri of ['iii://one', 'iii://two']) {
    await ask(at, 'resources/subscribe', { uri }, session)
  }
  const first = await openEvents(t, at, { headers })
  const put = (id: string) =>
    call(here.app, 'PUT', `/documents/${id}`, { payload: { skill: '# One' } })
  await put('one')
  let id: string | undefined
  while (id === undefined) id = (await first.next()).id
  first.leave()
  await put('two')
  const url = `${await listen(t, there)}/mcp`
  const back = await openEvents(t, url, { headers: { ...headers, 'last-event-id': id } })
  const told: string[] = []
  while (!told.some((data) => /iii:\/\/two/.test(data)))
    told.push(JSON.stringify((await back.next()).data))
  t.notMatch(told.join(), /iii:\/\/one/)
  const lost = await openEvents(t, url, { headers: { ...headers, 'last-event-id': '999999' } })
  t.match(
    await lost.next(),
    { data: { method: 'notifications/prompts/list_changed' } },
    'what is unknown may be anything',
  )
  t.match(await lost.next(), { data: { method: listChanged } })
})

t.test('a client that resubscribes in a loop is rejected after a while', async (t) => {
  const { app } = await testApp(t)
  const url = `${await listen(t, app)}/mcp`
  const params = { notifications: {} }
  const statuses: number[] = []
  for (let count = 0; count < 200; count += 1) {
    const { status, body, headers } = await askNewer(url, 'subscriptions/listen', params)
    statuses.push(status)
    if (status !== 429) continue
    t.match(body, { code: 'mcp.too_many_streams', detail: /loop/ })
    t.ok(Number(headers.get('retry-after')) >= 1)
    break
  }
  t.equal(statuses[0], 200)
  t.equal(statuses.at(-1), 429)
  t.equal((await askNewer(url, 'tools/list')).status, 200, 'everything else goes on')
})

t.test('the gate reopens with time, for each client separately', async (t) => {
  let now = 0
  const gate = new StreamGate({ maxOpen: 100, code: 'mcp.too_many_streams', now: () => now })
  const enter = (name: string) => {
    try {
      return gate.enter(name)
    } catch {
      return null
    }
  }
  for (let count = 0; count < 100; count += 1) enter('a')?.()
  t.equal(enter('a'), null)
  t.ok(enter('b'))
  now += 1000
  t.ok(enter('a'))
  t.equal(enter('a'), null)
  now += 3_600_000
  const open = Array.from({ length: 98 }, () => enter('a'))
  t.ok(open.every(Boolean))
  now += 3_600_000
  t.ok(enter('a'), 'the last of a hundred')
  t.equal(enter('a'), null, 'that are open at a time')
  open[0]?.()
  open[0]?.()
  t.ok(enter('a'))
  t.equal(enter('a'), null, 'one that is left counts once')
})

t.test('a stream has a limit of resources', async (t) => {
  const { app } = await testApp(t)
  const url = `${await listen(t, app)}/mcp`
  const resourceSubscriptions = Array.from({ length: 1001 }, (_, index) => `iii://doc-${index}`)
  const params = { notifications: { resourceSubscriptions } }
  const answer = await askNewer(url, 'subscriptions/listen', params)
  t.match(answer, { status: 400, body: { code: 'request.invalid', detail: /1000/ } })
  const invalid = await askNewer(url, 'subscriptions/listen', {})
  t.match(invalid.body, { error: { code: -32_602 } })
})
