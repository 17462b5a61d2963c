/** What cannot be delivered in time is a dead letter, and is delivered once more when asked for. */
import { sql } from 'kysely'
import t from '../support/tap.ts'
import { sweepEvents } from '../../src/tenancy/events/retention.ts'
import { sweepLetters } from '../../src/content/subscriptions/letters.ts'
import { testApp } from '../support/app.ts'
import { call } from '../support/given.ts'
import { givenHandler } from '../support/handlers.ts'
import { auditOf } from '../uploads/checks.ts'
import {
  givenFunction,
  hears,
  idsHeard,
  putDocument,
  startWorker,
  subscribe,
  untilStanding,
} from './given.ts'

const replay = '/subscriptions/mine/replay'

t.test(
  'dead letters are set aside, and replayed ones are delivered before new changes',
  async (t) => {
    const test = await testApp(t)
    const { app, db } = test
    let isWell = false
    const handler = await givenHandler(t, (_received, response) => {
      response.statusCode = isWell ? 200 : 503
      response.end('"x"')
    })
    await givenFunction(app, handler)
    await subscribe(app, 'mine')
    const worker = startWorker(t, test, { giveUpMs: 0 })
    for (const id of ['a', 'b']) await putDocument(app, id)
    const dead = await untilStanding(app, 'mine', ({ dead_letters: count }) => count === 2)
    t.match(dead, { lag: 0, replaying: 0, last_success_at: null, attempts: 2 })
    t.same(idsHeard(handler), ['a', 'b'])

    t.match(await call(app, 'POST', replay), {
      status: 202,
      body: { subscription_id: 'mine', replaying: 2 },
    })
    await hears(handler, 4)
    await untilStanding(app, 'mine', ({ replaying }) => replaying === 0)
    t.match(await untilStanding(app, 'mine', () => true), { dead_letters: 2 }, 'they failed again')

    await worker.stop()
    isWell = true
    await putDocument(app, 'c')
    await call(app, 'POST', replay)
    startWorker(t, test, { giveUpMs: 0 })
    await hears(handler, 7)
    const done = await untilStanding(app, 'mine', ({ lag }) => lag === 0)
    t.match(done, { dead_letters: 0, replaying: 0, attempts: 0, failing_since: null, lag: 0 })
    t.same(idsHeard(handler), ['a', 'b', 'a', 'b', 'a', 'b', 'c'])
    const last = handler.received.slice(-3).map(({ body }) => JSON.parse(body))
    t.same(last[0], { op: 'register', id: 'a', snapshot_version: 2 }, 'as it was')

    t.match(await call(app, 'POST', replay), { status: 202, body: { replaying: 0 } })
    const replays = (await auditOf(db)).filter(({ action }) => action === 'subscription_replay')
    t.equal(replays.length, 2)
  },
)

t.test('a change is dropped after a day, and only after a day of failures', async (t) => {
  const test = await testApp(t)
  const { app, db } = test
  const handler = await givenHandler(t, (_received, response) => response.writeHead(500).end())
  await givenFunction(app, handler)
  await subscribe(app, 'mine')
  for (const id of ['a', 'b']) await putDocument(app, id)
  startWorker(t, test)
  await hears(handler, 3)
  t.match(await untilStanding(app, 'mine', () => true), { dead_letters: 0, position: 1 })

  const dayOld = sql<Date>`now() - interval '24 hours'`
  await db
    .updateTable('events')
    .set({ created_at: dayOld })
    .where('snapshot_version', '=', 2)
    .execute()
  await hears(handler, handler.received.length + 3)
  t.match(await untilStanding(app, 'mine', () => true), { dead_letters: 0, position: 1 })

  await db.updateTable('subscriptions').set({ failing_since: dayOld }).execute()
  await untilStanding(app, 'mine', (found) => found.dead_letters === 1)
  const seen = handler.received.length
  await hears(handler, seen + 3)
  t.match(await untilStanding(app, 'mine', () => true), { dead_letters: 1, position: 2 })
  t.same(new Set(idsHeard(handler).slice(seen)), new Set(['b']))
})

t.test('the log retains what may still be delivered; dead letters stay for 30 days', async (t) => {
  const test = await testApp(t)
  const { app, db } = test
  await subscribe(app, 'mine')
  for (const id of ['a', 'b', 'c']) await putDocument(app, id)
  const age = (hours: number) =>
    db
      .updateTable('events')
      .set({ created_at: sql<Date>`now() - make_interval(hours => ${hours})` })
      .execute()
  await age(30)
  t.equal(await sweepEvents(db, 1), 0)
  await age(49)
  t.equal(await sweepEvents(db, 1), 2)

  await sql`
    insert into dead_letters (workspace_id, subscription_id, snapshot_version, payload, created_at, died_at, error)
    select 'default', 'mine', days, '{}', now(), now() - make_interval(days => days), 'x'
    from unnest(array[29, 31]) as days`.execute(db)
  t.equal(await sweepLetters(db), 1)
  t.match(await untilStanding(app, 'mine', () => true), { dead_letters: 1 })
})
