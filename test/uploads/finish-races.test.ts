/** What ends an upload while another request is reading it: the reader must not blame the bytes. */
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import t, { type Test } from '../support/tap.ts'
import { testApp, type TestApp, testReplica } from '../support/app.ts'
import { packageArchive } from '../support/archives.ts'
import {
  type Answer,
  call,
  givenFinishedUpload,
  givenUpload,
  install,
  sendArchive,
} from '../support/given.ts'
import { auditOf, refused, type Refusal, until, uploadRow } from './checks.ts'

const isWaiting = async (db: TestApp['db']): Promise<boolean> => {
  const { rows } = await sql<{ waiting: boolean }>`
    select exists (select from pg_locks where not granted and relation = 'upload_chunks'::regclass) as waiting
  `.execute(db)
  return rows[0]?.waiting === true
}

/** Lets `request` come as far as reading chunks, then ends the upload under it. */
const endWhileReading = async (
  { db }: TestApp,
  uploadId: string,
  {
    status,
    request,
  }: { status: 'consumed' | 'aborted' | 'expired'; request: () => Promise<Answer> },
): Promise<Answer> => {
  const trx = await db.startTransaction().execute()
  await sql`lock table upload_chunks in access exclusive mode`.execute(trx)
  const answer = request()
  await until(() => isWaiting(db))
  await trx
    .updateTable('uploads')
    .set({ status, ended_at: sql`now()`, lease_id: null, lease_expires_at: null })
    .where('upload_id', '=', uploadId)
    .execute()
  await trx.deleteFrom('upload_chunks').where('upload_id', '=', uploadId).execute()
  await trx.commit().execute()
  return await answer
}

const finishes = (t: Test, status: 'consumed' | 'aborted' | 'expired', expected: Refusal) =>
  t.test(`a finish under which the upload is ${status} says so`, async (t) => {
    const test = await testApp(t)
    const archive = randomBytes(1000)
    const uploadId = await givenUpload(test.app, archive)
    await sendArchive(test.app, uploadId, archive)
    // One that took the chunks itself would have nothing to read.
    const { app } = await testReplica(t, test.connectionString)
    const request = () => call(app, 'POST', `/uploads/${uploadId}/finish`)
    const before = await auditOf(test.db)
    refused(t, await endWhileReading(test, uploadId, { status, request }), expected)
    t.match(await uploadRow(test.db, uploadId), { status })
    t.same(await auditOf(test.db), before)
  })

void finishes(t, 'consumed', { status: 409, code: 'skills.upload.consumed' })
void finishes(t, 'aborted', { status: 409, code: 'skills.upload.not_receiving' })
void finishes(t, 'expired', { status: 410, code: 'skills.upload.expired' })

for (const status of ['aborted', 'expired'] as const) {
  t.test(
    `an install under which the upload is ${status} says so, not that it is broken`,
    async (t) => {
      const test = await testApp(t)
      const uploadId = await givenFinishedUpload(test.app, packageArchive())
      const before = await auditOf(test.db)
      const request = () => install(test.app, uploadId)
      const answer = await endWhileReading(test, uploadId, { status, request })
      refused(t, answer, { status: 409, code: 'skills.upload.not_finalized' })
      t.same(await auditOf(test.db), before)
      t.same(await test.db.selectFrom('skills').selectAll().execute(), [])
    },
  )
}
