/** The last hour of a replica, from memory. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { givenToken } from '../support/tokens.ts'
import { Requests, Ring, type Step } from '../../src/operations/status/ring.ts'

const step = (requests: number): Step => ({
  requests,
  errors_4xx: 0,
  errors_5xx: 0,
  p50_ms: null,
  p99_ms: null,
  connections_busy: 0,
  connections_awaited: 0,
  archives_running: 0,
  archives_queued: 0,
  event_lag: null,
  delivery_lag: 0,
  dead_letters: 0,
})

t.test('the ring keeps the newest 360 steps, and what is unknown as null', async (t) => {
  const ring = new Ring()
  t.same(ring.series('requests'), [])
  for (let count = 0; count < 365; count += 1) ring.push(step(count))
  const requests = ring.series('requests')
  t.equal(requests.length, 360)
  t.equal(requests[0], 5)
  t.equal(requests.at(-1), 364)
  t.equal(ring.series('event_lag')[0], null)
})

t.test('times are told within a fifth', async (t) => {
  const requests = new Requests()
  for (let ms = 1; ms <= 100; ms += 1) requests.add(ms > 98 ? 500 : 200, ms)
  const { p50_ms: half, p99_ms: most, ...counts } = requests.take()
  t.same(counts, { requests: 100, errors_4xx: 0, errors_5xx: 2 })
  t.ok(half !== null && half >= 50 && half <= 60, String(half))
  t.ok(most !== null && most >= 99 && most <= 119, String(most))
  t.match(requests.take(), { requests: 0, p50_ms: null })
})

t.test('a step counts what the replica has answered', async (t) => {
  const { app, services } = await testApp(t)
  t.match((await app.inject('/v1/status')).json(), {
    ready: true,
    parts: { database: true },
    step_seconds: 10,
    last_step_at: null,
    series: { requests: [] },
  })
  await app.inject('/v1/workspaces/default/skills/user/none')
  await services.status.sample()
  t.match((await app.inject('/v1/status')).json(), {
    last_step_at: /Z$/,
    series: { requests: [2], errors_4xx: [1], errors_5xx: [0], dead_letters: [0] },
  })
})

t.test('only an admin of all workspaces reads it', async (t) => {
  const { app, services } = await testApp(t)
  const status = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/v1/status', headers })).statusCode
  t.equal(await status((await givenToken(services, 'reviewer')).headers), 403)
  t.equal(
    await status((await givenToken(services, 'admin', { workspace: 'default' })).headers),
    403,
  )
  t.equal(await status((await givenToken(services, 'admin')).headers), 200)
  t.equal(await status({}), 401)
})
