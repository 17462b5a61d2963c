/** Who delivers: one replica at a time, another one after it died, nobody who lost the lease. */
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import t from '../support/tap.ts'
import { testApp, testReplica } from '../support/app.ts'
import { call } from '../support/given.ts'
import { givenHandler } from '../support/handlers.ts'
import { spawnService } from '../support/process.ts'
import {
  givenFunction,
  hears,
  idsHeard,
  putDocument,
  standing,
  startWorker,
  subscribe,
  untilStanding,
} from './given.ts'
import { until } from '../uploads/checks.ts'

const nothing = (): void => undefined

const root = fileURLToPath(new URL('../..', import.meta.url))
const program = fileURLToPath(new URL('worker-process.ts', import.meta.url))
const LEASE_MS = 1500

t.test('a worker that is killed while it delivers is followed by another', async (t) => {
  const test = await testApp(t)
  const { app } = test
  let isSlow = true
  const handler = await givenHandler(t, (_received, response) => {
    if (!isSlow) response.end('"ok"')
  })
  await givenFunction(app, handler)
  await subscribe(app, 'mine')
  for (const id of ['a', 'b', 'c']) await putDocument(app, id)
  const victim = spawnService(
    t,
    {},
    {
      command: process.execPath,
      args: [program, test.connectionString, String(LEASE_MS)],
      cwd: root,
    },
  )
  await hears(handler, 1)
  startWorker(t, test, { leaseMs: LEASE_MS })
  const leaseEnd = async (): Promise<number> => {
    const row = await test.db.selectFrom('subscriptions').selectAll().executeTakeFirstOrThrow()
    return Number(row.lease_expires_at)
  }
  const firstEnd = await leaseEnd()
  // It is renewed while the call takes its time.
  await until(async () => (await leaseEnd()) > firstEnd + 2 * LEASE_MS)
  t.same(idsHeard(handler), ['a'], 'nobody else delivers meanwhile')
  isSlow = false
  victim.kill('SIGKILL')
  t.match(await victim.exited, { signal: 'SIGKILL' })
  await untilStanding(app, 'mine', ({ lag }) => lag === 0)
  t.same(idsHeard(handler), ['a', 'a', 'b', 'c'])
})

t.test('a worker that lost the lease moves nothing, and ends its call', async (t) => {
  const test = await testApp(t)
  const { app, db } = test
  const handler = await givenHandler(t, () => undefined)
  await givenFunction(app, handler)
  await subscribe(app, 'mine')
  await putDocument(app, 'a')
  const worker = startWorker(t, test, { leaseMs: 300, stopWithinMs: 60_000 })
  await hears(handler, 1)
  await sql`
    update subscriptions set lease_id = 'another', lease_expires_at = now() + interval '1 hour'`.execute(
    db,
  )
  await worker.stop()
  const row = await db.selectFrom('subscriptions').selectAll().executeTakeFirstOrThrow()
  t.match(row, { position: 1, lease_id: 'another', attempts: 0, last_success_at: null })
  t.equal(row.last_error, null)
})

t.test('the end waits for running calls, within limits, and releases the rest', async (t) => {
  const test = await testApp(t)
  const { app } = test
  const other = await testReplica(t, test.connectionString)
  await call(other.app, 'GET', '/functions')
  let answer = nothing
  const handler = await givenHandler(t, (_received, response) => {
    answer = () => void response.end('"ok"')
    if (handler.received.length > 2) answer()
  })
  await givenFunction(app, handler)
  await subscribe(app, 'mine')
  for (const id of ['a', 'b', 'c']) await putDocument(app, id)
  const first = startWorker(t, test, { stopWithinMs: 60_000 })
  await hears(handler, 1)
  const stopped = first.stop()
  answer()
  await stopped
  t.match(await standing(app, 'mine'), { position: 2, lag: 2, attempts: 0 })
  t.same(idsHeard(handler), ['a'])

  const second = startWorker(t, test, { stopWithinMs: 1 })
  await hears(handler, 2)
  await second.stop()
  t.match(await standing(app, 'mine'), { position: 2, lag: 2, attempts: 0, last_error: null })

  startWorker(t, other, {}, { isWoken: false })
  await untilStanding(app, 'mine', ({ lag }) => lag === 0)
  t.same(idsHeard(handler), ['a', 'b', 'b', 'c'], 'without a wait for the lease')
})

t.test(
  'unsubscribing while it delivers ends it; registering the same id again starts anew',
  async (t) => {
    const test = await testApp(t)
    const { app } = test
    let answer = nothing
    const handler = await givenHandler(t, (_received, response) => {
      answer = () => void response.end('"ok"')
      if (handler.received.length > 1) answer()
    })
    await givenFunction(app, handler)
    await subscribe(app, 'mine')
    for (const id of ['a', 'b']) await putDocument(app, id)
    const worker = startWorker(t, test)
    await hears(handler, 1)
    t.match((await call(app, 'DELETE', '/subscriptions/mine')).body, { removed: true })
    t.match(await subscribe(app, 'mine'), { status: 201, body: { position: 3, lag: 0 } })
    answer()
    await putDocument(app, 'c')
    await untilStanding(app, 'mine', ({ position }) => position === 4)
    await worker.stop()
    t.same(idsHeard(handler), ['a', 'c'])
  },
)
