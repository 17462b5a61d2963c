/** Uploads that are past their time. Time is the database's, so rows are moved instead of clocks. */
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import t, { type Test } from '../support/tap.ts'
import { testApp, type TestApp } from '../support/app.ts'
import { packageArchive } from '../support/archives.ts'
import {
  call,
  givenFinishedUpload,
  givenUpload,
  install,
  sendArchive,
  sendFrame,
} from '../support/given.ts'
import { frame } from '../support/psu1.ts'
import { changesNothing, chunkCount, refused, until, uploadRow } from './checks.ts'

const archive = randomBytes(1000)

type Times = { createdSecondsAgo?: number; expiresInSeconds: number }

const moveInTime = async (db: TestApp['db'], uploadId: string, times: Times): Promise<void> => {
  const { createdSecondsAgo = 3600, expiresInSeconds } = times
  await db
    .updateTable('uploads')
    .set({
      created_at: sql`now() - make_interval(secs => ${createdSecondsAgo})`,
      expires_at: sql`now() + make_interval(secs => ${expiresInSeconds})`,
    })
    .where('upload_id', '=', uploadId)
    .execute()
}

/** Minutes from now to the expiry, and from the start to the expiry. */
const minutesOf = async (db: TestApp['db'], uploadId: string) => {
  const { rows } = await sql<{ left: number; lifetime: number }>`
    select extract(epoch from expires_at - now())::float8 / 60 as left,
      extract(epoch from expires_at - created_at)::float8 / 60 as lifetime
    from uploads where upload_id = ${uploadId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('no such upload')
  return row
}

const givenPart = async (t: Test, env = {}) => {
  const test = await testApp(t, env)
  const uploadId = await givenUpload(test.app, archive)
  await sendArchive(test.app, uploadId, archive.subarray(0, 100))
  const send = (offset: number, overrides = {}) => {
    const bytes = archive.subarray(offset, offset + 100)
    return sendFrame(test.app, uploadId, frame({ uploadId, offset }, bytes, overrides))
  }
  return { ...test, uploadId, send }
}

for (const when of ['receiving', 'finalized'] as const) {
  t.test(`an upload that is ${when} and past its time is 410 everywhere`, async (t) => {
    const { app, db } = await testApp(t)
    const uploadId =
      when === 'receiving'
        ? await givenUpload(app, archive)
        : await givenFinishedUpload(app, packageArchive())
    await moveInTime(db, uploadId, { expiresInSeconds: 0 })
    const { expires_at } = await uploadRow(db, uploadId)
    const gone = {
      status: 410,
      code: 'skills.upload.expired',
      details: { upload_id: uploadId, expires_at_unix: Math.floor(expires_at.getTime() / 1000) },
    }
    const path = `/uploads/${uploadId}`
    const askAll = () =>
      changesNothing(t, db, async () => {
        const chunk = frame({ uploadId, offset: 0 }, archive)
        refused(t, await call(app, 'GET', path), gone, 'status')
        refused(t, await sendFrame(app, uploadId, chunk), gone, 'a chunk')
        refused(t, await call(app, 'POST', `${path}/finish`), gone, 'finish')
        refused(t, await call(app, 'POST', `${path}/abort`), gone, 'abort')
        refused(t, await install(app, uploadId), gone, 'install')
      })
    await askAll()
    await db
      .updateTable('uploads')
      .set({ status: 'expired', ended_at: sql`now()` })
      .where('upload_id', '=', uploadId)
      .execute()
    await askAll()
  })
}

for (const act of ['abort', 'install'] as const) {
  t.test(`an upload that was ended by ${act} does not expire any more`, async (t) => {
    const { app, db } = await testApp(t)
    const uploadId = await givenFinishedUpload(app, packageArchive())
    if (act === 'abort') await call(app, 'POST', `/uploads/${uploadId}/abort`)
    else await install(app, uploadId)
    await moveInTime(db, uploadId, { expiresInSeconds: -1 })
    const { status, body } = await call(app, 'GET', `/uploads/${uploadId}`)
    t.same([status, body.status], [200, act === 'abort' ? 'aborted' : 'consumed'])
  })
}

t.test('each accepted chunk extends the upload by an hour, and reports its end', async (t) => {
  const { app, db, uploadId, send } = await givenPart(t)
  await moveInTime(db, uploadId, { expiresInSeconds: 60 })
  t.match(await send(100), { status: 200 })
  const { left } = await minutesOf(db, uploadId)
  t.ok(left > 59 && left <= 60, `${left} minutes are left`)
  const { expires_at } = await uploadRow(db, uploadId)
  t.match(await call(app, 'GET', `/uploads/${uploadId}`), {
    status: 200,
    body: { expires_at_unix: Math.floor(expires_at.getTime() / 1000) },
  })
})

t.test('a rejected chunk, a repeat, and a read do not extend it', async (t) => {
  const { app, db, uploadId, send } = await givenPart(t)
  await moveInTime(db, uploadId, { expiresInSeconds: 60 })
  await changesNothing(t, db, async () => {
    t.match(await send(200), { status: 409 })
    t.match(await send(100, { chunk_sha256: 'a'.repeat(64) }), { status: 422 })
    t.match(await send(0), { status: 200 })
    t.match(await call(app, 'GET', `/uploads/${uploadId}`), { status: 200 })
    t.match(await call(app, 'POST', `/uploads/${uploadId}/finish`), { status: 409 })
  })
})

t.test('no chunk extends it past a day after its start', async (t) => {
  const { db, uploadId, send } = await givenPart(t)
  await moveInTime(db, uploadId, { createdSecondsAgo: 23.75 * 3600, expiresInSeconds: 60 })
  t.match(await send(100), { status: 200 })
  const { left, lifetime } = await minutesOf(db, uploadId)
  t.equal(lifetime, 24 * 60)
  t.ok(left > 14 && left <= 15, `${left} minutes are left`)
})

t.test('the two times are the configured ones', async (t) => {
  const env = { UPLOAD_IDLE_SECONDS: '600', UPLOAD_LIFETIME_SECONDS: '7200' }
  const { db, uploadId, send } = await givenPart(t, env)
  await moveInTime(db, uploadId, { createdSecondsAgo: 3600, expiresInSeconds: 60 })
  t.match(await send(100), { status: 200 })
  const idle = await minutesOf(db, uploadId)
  t.ok(idle.left > 9 && idle.left <= 10, `${idle.left} minutes are left`)
  await moveInTime(db, uploadId, { createdSecondsAgo: 6900, expiresInSeconds: 60 })
  t.match(await send(200), { status: 200 })
  t.equal((await minutesOf(db, uploadId)).lifetime, 120)
})

t.test('an upload that expires while it is being installed is installed anyway', async (t) => {
  const test = await testApp(t)
  const uploadId = await givenFinishedUpload(test.app, packageArchive())
  const trx = await test.db.startTransaction().execute()
  await sql`lock table skills in access exclusive mode`.execute(trx)
  const installing = install(test.app, uploadId)
  await until(async () => (await uploadRow(test.db, uploadId)).lease_id !== null)
  await moveInTime(test.db, uploadId, { expiresInSeconds: -1 })
  await test.services.sweeper.run()
  t.match(await uploadRow(test.db, uploadId), { status: 'finalized' }, 'the sweep left it alone')
  t.ok((await chunkCount(test.db, uploadId)) > 0)
  await trx.commit().execute()
  t.equal((await installing).status, 201)
  t.match(await uploadRow(test.db, uploadId), { status: 'consumed' })
})
