/** skills/upload/finish and abort: what ends an upload, what may be repeated, and what is left. */
import { randomBytes } from 'node:crypto'
import t, { type Test } from '../support/tap.ts'
import { testApp, type TestApp, testReplica } from '../support/app.ts'
import { packageArchive } from '../support/archives.ts'
import {
  call,
  givenFinishedUpload,
  givenUpload,
  install,
  sendArchive,
  startBody,
} from '../support/given.ts'
import { sha256 } from '../support/psu1.ts'
import { auditOf, changesNothing, chunkCount, refused, uploadRow } from './checks.ts'

const archive = randomBytes(1000)

const finish = ({ app }: Pick<TestApp, 'app'>, uploadId: string) =>
  call(app, 'POST', `/uploads/${uploadId}/finish`)

const abort = ({ app }: Pick<TestApp, 'app'>, uploadId: string) =>
  call(app, 'POST', `/uploads/${uploadId}/abort`)

/** An upload with all its bytes, announced with `digest`. */
const givenComplete = async (t: Test, digest = sha256(archive)) => {
  const test = await testApp(t)
  const payload = startBody(archive, { sha256: digest })
  const started = await call(test.app, 'POST', '/uploads', { payload })
  const uploadId: string = started.body.upload_id
  await sendArchive(test.app, uploadId, archive, { size: 300 })
  return { ...test, uploadId }
}

const lastAudit = async (db: TestApp['db']) => (await auditOf(db)).at(-1)

const audited = (uploadId: string, action: string) => ({
  actor: 'local',
  action,
  decision: 'allowed',
  target: `upload:${uploadId}`,
  reason_code: null,
})

t.test('a complete upload is finalized, and retains its bytes for an install', async (t) => {
  const test = await givenComplete(t)
  const { db, uploadId } = test
  const finished = await finish(test, uploadId)
  t.equal(finished.status, 200)
  t.same(finished.body, {
    upload_id: uploadId,
    status: 'finalized',
    sha256: sha256(archive),
    compressed_size_bytes: 1000,
  })
  t.match(await uploadRow(db, uploadId), { status: 'finalized', ended_at: null })
  t.equal(await chunkCount(db, uploadId), 4)
  t.same(await lastAudit(db), audited(uploadId, 'upload_finish'))

  const again = await changesNothing(t, db, () => finish(test, uploadId), 'a second finish')
  t.same(again.body, finished.body)
  t.equal(again.status, 200)
})

t.test('finish before the last byte is rejected with the offset to continue from', async (t) => {
  const test = await testApp(t)
  const { app, db } = test
  const uploadId = await givenUpload(app, archive)
  for (const received of [0, 300, 999]) {
    const { next_offset: from } = (await call(app, 'GET', `/uploads/${uploadId}`)).body
    await sendArchive(app, uploadId, archive.subarray(0, received), { from })
    const answer = await changesNothing(t, db, () => finish(test, uploadId))
    refused(t, answer, {
      status: 409,
      code: 'skills.upload.incomplete',
      details: { received_bytes: received, compressed_size_bytes: 1000, next_offset: received },
    })
  }
  await sendArchive(app, uploadId, archive, { from: 999 })
  t.match(await finish(test, uploadId), { status: 200, body: { status: 'finalized' } })
})

t.test('bytes that are not the announced ones end the upload and are dropped', async (t) => {
  const announced = sha256(Buffer.from('another archive'))
  const test = await givenComplete(t, announced)
  const { app, db, uploadId } = test
  const mismatch = await finish(test, uploadId)
  refused(t, mismatch, {
    status: 422,
    code: 'skills.upload.digest_mismatch',
    details: { expected: announced, actual: sha256(archive) },
  })
  t.match(await uploadRow(db, uploadId), { status: 'aborted', ended_at: Date })
  t.equal(await chunkCount(db, uploadId), 0)
  t.same(await lastAudit(db), {
    ...audited(uploadId, 'upload_finish'),
    decision: 'blocked',
    reason_code: 'skills.upload.digest_mismatch',
  })
  t.match(await call(app, 'GET', `/uploads/${uploadId}`), {
    status: 200,
    body: { status: 'aborted', received_bytes: 1000 },
  })
  refused(t, await changesNothing(t, db, () => finish(test, uploadId)), {
    status: 409,
    code: 'skills.upload.not_receiving',
    details: { status: 'aborted' },
  })
})

for (const when of ['receiving', 'finalized'] as const) {
  t.test(
    `abort ends an upload that is ${when}, drops its bytes, and may be repeated`,
    async (t) => {
      const test = await givenComplete(t)
      const { app, db, uploadId } = test
      if (when === 'finalized') await finish(test, uploadId)
      const aborted = await abort(test, uploadId)
      t.equal(aborted.status, 200)
      t.same(aborted.body, { upload_id: uploadId, status: 'aborted' })
      t.match(await uploadRow(db, uploadId), { status: 'aborted', ended_at: Date })
      t.equal(await chunkCount(db, uploadId), 0)
      t.same(await lastAudit(db), audited(uploadId, 'upload_abort'))

      const again = await changesNothing(t, db, () => abort(test, uploadId), 'a second abort')
      t.match(again, { status: 200, body: aborted.body })
      refused(t, await changesNothing(t, db, () => finish(test, uploadId)), {
        status: 409,
        code: 'skills.upload.not_receiving',
        details: { status: 'aborted' },
      })
      refused(t, await changesNothing(t, db, () => install(app, uploadId)), {
        status: 409,
        code: 'skills.upload.not_finalized',
        details: { status: 'aborted' },
      })
    },
  )
}

t.test('an upload that is still receiving cannot be installed', async (t) => {
  const { app, db, uploadId } = await givenComplete(t)
  refused(t, await changesNothing(t, db, () => install(app, uploadId)), {
    status: 409,
    code: 'skills.upload.not_finalized',
    details: { status: 'receiving' },
  })
})

t.test('an upload that was installed is used up: nothing works on it but its status', async (t) => {
  const test = await testApp(t)
  const { app, db } = test
  const uploadId = await givenFinishedUpload(app, packageArchive())
  t.equal((await install(app, uploadId)).status, 201)
  t.match(await uploadRow(db, uploadId), { status: 'consumed', ended_at: Date, lease_id: null })
  t.equal(await chunkCount(db, uploadId), 0)
  t.match(await call(app, 'GET', `/uploads/${uploadId}`), {
    status: 200,
    body: { status: 'consumed' },
  })

  const consumed = { status: 409, code: 'skills.upload.consumed', details: { status: 'consumed' } }
  await changesNothing(t, db, async () => {
    refused(t, await finish(test, uploadId), consumed, 'finish')
    refused(t, await abort(test, uploadId), consumed, 'abort')
    refused(t, await install(app, uploadId), consumed, 'install')
  })
})

t.test(
  'ten concurrent finishes, on two replicas, have one response and one audit row',
  async (t) => {
    const test = await givenComplete(t)
    const replica = await testReplica(t, test.connectionString)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => finish(index % 2 ? test : replica, test.uploadId)),
    )
    t.ok(answers.every(({ status }) => status === 200))
    for (const { body } of answers) t.same(body, answers[0]?.body)
    const rows = (await auditOf(test.db)).filter(({ action }) => action === 'upload_finish')
    t.same(rows, [audited(test.uploadId, 'upload_finish')])
  },
)

t.test('ten aborts at once, on two replicas, write one audit row', async (t) => {
  const test = await givenComplete(t)
  const replica = await testReplica(t, test.connectionString)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => abort(index % 2 ? test : replica, test.uploadId)),
  )
  t.ok(answers.every(({ status }) => status === 200))
  const rows = (await auditOf(test.db)).filter(({ action }) => action === 'upload_abort')
  t.same(rows, [audited(test.uploadId, 'upload_abort')])
})

t.test('finishes at once of the wrong bytes end the upload once', async (t) => {
  const test = await givenComplete(t, sha256(Buffer.from('another archive')))
  const replica = await testReplica(t, test.connectionString)
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) => finish(index % 2 ? test : replica, test.uploadId)),
  )
  const mismatches = answers.filter(({ status }) => status === 422)
  t.equal(mismatches.length, 1, 'one is told the digests')
  t.equal(mismatches[0]?.body.details.actual, sha256(archive))
  for (const answer of answers.filter(({ status }) => status !== 422)) {
    refused(t, answer, { status: 409, code: 'skills.upload.not_receiving' })
  }
  const rows = (await auditOf(test.db)).filter(({ action }) => action === 'upload_finish')
  t.equal(rows.length, 1)
})
