/** The sweep of uploads: what it takes, what it leaves, and that two of them share the work. */
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import t from '../support/tap.ts'
import { testApp, type TestApp, testReplica } from '../support/app.ts'
import { packageArchive } from '../support/archives.ts'
import { call, givenFinishedUpload, givenUpload, install, sendArchive } from '../support/given.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { auditOf, changesNothing, chunkCount, uploadRow } from './checks.ts'

const archive = randomBytes(1000)

type Db = TestApp['db']

const setTime = async (
  db: Db,
  uploadId: string,
  column: string,
  seconds: number,
): Promise<void> => {
  await sql`update uploads set ${sql.ref(column)} = now() + make_interval(secs => ${seconds})
    where upload_id = ${uploadId}`.execute(db)
}

const expire = async (db: Db, uploadId: string): Promise<void> =>
  await setTime(db, uploadId, 'expires_at', -1)

const setLease = async (db: Db, uploadId: string, seconds: number): Promise<void> => {
  await db
    .updateTable('uploads')
    .set({ lease_id: 'somebody', lease_expires_at: sql`now() + make_interval(secs => ${seconds})` })
    .where('upload_id', '=', uploadId)
    .execute()
}

const expiries = async (db: Db) =>
  (await auditOf(db)).filter(({ action }) => action === 'upload_expire')

const expiryOf = (uploadId: string) => ({
  actor: 'system',
  action: 'upload_expire',
  decision: 'allowed',
  target: `upload:${uploadId}`,
  reason_code: null,
})

t.test('overdue uploads end as expired, without their bytes, with an audit row', async (t) => {
  const { app, db, services } = await testApp(t)
  await givenWorkspace(db, 'acme')
  const receiving = await givenUpload(app, archive)
  await sendArchive(app, receiving, archive.subarray(0, 500), { size: 100 })
  const finalized = await givenFinishedUpload(app, archive, 'acme')
  for (const uploadId of [receiving, finalized]) await expire(db, uploadId)
  await services.sweeper.run()

  for (const uploadId of [receiving, finalized]) {
    t.match(await uploadRow(db, uploadId), { status: 'expired', ended_at: Date, lease_id: null })
    t.equal(await chunkCount(db, uploadId), 0)
  }
  const found = await expiries(db)
  t.same(
    found.toSorted((a, b) => (a.target < b.target ? -1 : 1)),
    [receiving, finalized].toSorted().map(expiryOf),
  )
  const rows = await db
    .selectFrom('audit_entries')
    .select(['workspace_id', 'target'])
    .where('action', '=', 'upload_expire')
    .where('workspace_id', '=', 'acme')
    .execute()
  t.same(rows, [{ workspace_id: 'acme', target: `upload:${finalized}` }])
  await changesNothing(t, db, () => services.sweeper.run(), 'a second sweep')
})

t.test('a sweep that fails keeps no other from its work', async (t) => {
  const { app, db, services } = await testApp(t)
  const uploadId = await givenUpload(app, archive)
  await expire(db, uploadId)
  await sql`alter table search_states rename to search_states_elsewhere`.execute(db)
  await services.sweeper.run()
  t.match(await uploadRow(db, uploadId), { status: 'expired' })
})

t.test('live uploads, and those ended otherwise, are left alone', async (t) => {
  const { app, db, services } = await testApp(t)
  const receiving = await givenUpload(app, archive)
  await sendArchive(app, receiving, archive.subarray(0, 500))
  await givenFinishedUpload(app, archive)
  const aborted = await givenUpload(app, archive)
  await call(app, 'POST', `/uploads/${aborted}/abort`)
  const consumed = await givenFinishedUpload(app, packageArchive())
  await install(app, consumed)
  for (const uploadId of [aborted, consumed]) await expire(db, uploadId)
  await changesNothing(t, db, () => services.sweeper.run(), 'the sweep')
})

t.test('what an install is reading is left alone until its lease is over', async (t) => {
  const { app, db, services } = await testApp(t)
  const held = await givenFinishedUpload(app, archive)
  const abandoned = await givenFinishedUpload(app, archive)
  await setLease(db, held, 30)
  await setLease(db, abandoned, -1)
  for (const uploadId of [held, abandoned]) await expire(db, uploadId)
  await services.sweeper.run()
  t.match(await uploadRow(db, held), { status: 'finalized', lease_id: 'somebody' })
  t.ok((await chunkCount(db, held)) > 0)
  t.match(await uploadRow(db, abandoned), { status: 'expired', lease_id: null })
  t.same(await expiries(db), [expiryOf(abandoned)])

  await setLease(db, held, 0)
  await services.sweeper.run()
  t.match(await uploadRow(db, held), { status: 'expired', lease_id: null })
})

t.test('two sweeps at once on two replicas end each upload once, past one batch too', async (t) => {
  const { app, db, services, connectionString } = await testApp(t)
  const replica = await testReplica(t, connectionString)
  const uploadId = await givenUpload(app, archive)
  await sql`
    insert into uploads (workspace_id, upload_id, file_name, archive_format,
      compressed_size_bytes, sha256, created_by, expires_at)
    select workspace_id, 'upload-' || number, file_name, archive_format,
      compressed_size_bytes, sha256, created_by, now()
    from uploads, generate_series(1, 120) as number where upload_id = ${uploadId}`.execute(db)
  await Promise.all([services, replica.services, services].map(({ sweeper }) => sweeper.run()))
  const found = await expiries(db)
  t.equal(found.length, 120)
  t.equal(new Set(found.map(({ target }) => target)).size, 120)
  t.match(await uploadRow(db, uploadId), { status: 'receiving' })
  const left = await db
    .selectFrom('uploads')
    .select('status')
    .where('status', '<>', 'expired')
    .execute()
  t.same(left, [{ status: 'receiving' }])
})

t.test('an upload that a request holds is left for the next sweep, without a wait', async (t) => {
  const { app, db, services } = await testApp(t)
  const uploadId = await givenUpload(app, archive)
  await expire(db, uploadId)
  const trx = await db.startTransaction().execute()
  await trx.selectFrom('uploads').select('upload_id').forUpdate().execute()
  await services.sweeper.run()
  t.match(await uploadRow(db, uploadId), { status: 'receiving' })
  await trx.commit().execute()
  await services.sweeper.run()
  t.match(await uploadRow(db, uploadId), { status: 'expired' })
})

t.test(
  'ended uploads are shown for a day and then deleted, while their audit rows stay',
  async (t) => {
    const { app, db, services } = await testApp(t)
    const ids: Record<string, string> = {}
    for (const age of ['young', 'old']) {
      const aborted = await givenUpload(app, archive)
      await call(app, 'POST', `/uploads/${aborted}/abort`)
      const consumed = await givenFinishedUpload(app, packageArchive())
      t.match(await install(app, consumed), { status: /^20[01]$/ })
      const expired = await givenUpload(app, archive)
      await expire(db, expired)
      await services.sweeper.run()
      Object.assign(ids, {
        [`${age} aborted`]: aborted,
        [`${age} consumed`]: consumed,
        [`${age} expired`]: expired,
      })
    }
    for (const [name, uploadId] of Object.entries(ids)) {
      const hours = name.startsWith('old') ? -24.1 : -23.9
      await setTime(db, uploadId, 'ended_at', hours * 3600)
    }
    const alive = await givenUpload(app, archive)
    const before = await auditOf(db)
    await services.sweeper.run()
    const left = await db.selectFrom('uploads').select('upload_id').execute()
    t.same(
      new Set(left.map(({ upload_id }) => upload_id)),
      new Set([ids['young aborted'], ids['young consumed'], ids['young expired'], alive]),
    )
    t.same(await auditOf(db), before)
    t.match(await call(app, 'GET', `/uploads/${ids['old expired']}`), {
      status: 404,
      body: { code: 'skills.upload.not_found' },
    })
    t.match(await call(app, 'GET', `/uploads/${ids['young expired']}`), { status: 410 })
  },
)
