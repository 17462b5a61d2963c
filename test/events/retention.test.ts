/** Old events go, oldest first; the newest one of each workspace stays. */
import { sql } from 'kysely'
import t from '../support/tap.ts'
import { sweepEvents } from '../../src/tenancy/events/retention.ts'
import { testApp, type TestApp, testReplica } from '../support/app.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { appendMany } from './appending.ts'

const age = async (db: TestApp['db'], workspaceId: string, days: number, upTo: number) => {
  await sql`update events set created_at = now() - make_interval(days => ${days})
    where workspace_id = ${workspaceId} and snapshot_version <= ${upTo}`.execute(db)
}

const kept = async (db: TestApp['db']) => {
  const rows = await db
    .selectFrom('events')
    .select(['workspace_id', 'snapshot_version'])
    .orderBy('workspace_id')
    .orderBy('snapshot_version')
    .execute()
  return Object.fromEntries(
    [...Map.groupBy(rows, ({ workspace_id }) => workspace_id)].map(([id, list]) => [
      id,
      list.map(({ snapshot_version }) => snapshot_version),
    ]),
  )
}

t.test('events older than the window are deleted, except the newest', async (t) => {
  const { db, services } = await testApp(t)
  for (const workspace of ['all-old', 'young']) await givenWorkspace(db, workspace)
  for (const workspace of ['default', 'all-old', 'young']) await appendMany(db, 5, workspace)
  await age(db, 'default', 8, 3)
  await age(db, 'all-old', 8, 5)
  await age(db, 'young', 6, 5)
  await services.sweeper.run()
  t.same(await kept(db), { 'all-old': [5], default: [4, 5], young: [1, 2, 3, 4, 5] })
})

t.test('more than one batch is swept, by two replicas at once', async (t) => {
  const one = await testApp(t)
  const two = await testReplica(t, one.connectionString)
  await sql`insert into events (workspace_id, snapshot_version, type, payload, created_at)
    select 'default', n, 'skills/changed', '{}', now() - interval '30 days'
    from generate_series(1, 3500) n`.execute(one.db)
  await sql`update workspaces set snapshot_version = 3500`.execute(one.db)
  const swept = await Promise.all([one, two].map(({ db }) => sweepEvents(db, 7)))
  t.equal(
    swept.reduce((sum, count) => sum + count),
    3499,
  )
  t.same(await kept(one.db), { default: [3500] })
})
