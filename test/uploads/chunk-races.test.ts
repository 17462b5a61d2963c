/** Two writers on one upload, in one process and in two: one wins an offset, the other is told. */
import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import t from '../support/tap.ts'
import { testApp, testReplica } from '../support/app.ts'
import { fileBlobs, listKeys, testStore } from '../support/blobs.ts'
import { call, givenUpload, sendArchive, sendFrame, startBody } from '../support/given.ts'
import { frame, sha256 } from '../support/psu1.ts'
import { race, raceOnReplicas, ROUNDS } from './chunk-race.ts'
import { rowsOf } from './checks.ts'

t.test('of two writers at one offset one wins, twenty times', async (t) => {
  const { app, db, connectionString } = await testApp(t)
  const uploadId = await givenUpload(app, randomBytes(64 * ROUNDS))
  const content = await race(t, uploadId, [app, app])
  const { chunks } = await rowsOf(db)
  t.equal(chunks.length, ROUNDS)
  const stored = await db
    .selectFrom('upload_chunks')
    .select('object_key')
    .orderBy('chunk_offset')
    .execute()
  const keys = stored.map(({ object_key: key }) => key)
  const store = testStore(connectionString)
  const bytes = await Promise.all(keys.map(async (key) => buffer(await store.get(key))))
  t.equal(sha256(Buffer.concat(bytes)), sha256(content))
  t.same(
    (await listKeys(connectionString, 'chunks')).toSorted(),
    keys.toSorted(),
    'no other object',
  )
})

t.test('the same holds for writers on two replicas, and the digest is the winners’', async (t) => {
  await raceOnReplicas(t, fileBlobs)
})

t.test(
  'the same chunk sent ten times at once is stored once and acknowledged ten times',
  async (t) => {
    const { app, db } = await testApp(t)
    const archive = randomBytes(100)
    const uploadId = await givenUpload(app, archive)
    const chunk = frame({ uploadId, offset: 0 }, archive)
    const acks = await Promise.all(
      Array.from({ length: 10 }, () => sendFrame(app, uploadId, chunk)),
    )
    for (const ack of acks) {
      t.match(ack, {
        status: 200,
        body: { offset: 0, len: 100, received_bytes: 100, next_offset: 100 },
      })
    }
    t.equal((await rowsOf(db)).chunks.length, 1)
  },
)

t.test('an upload started on one replica continues and ends on the other', async (t) => {
  const { app, connectionString } = await testApp(t)
  const { app: other } = await testReplica(t, connectionString)
  const archive = randomBytes(1000)
  const uploadId = await givenUpload(app, archive)
  for (let offset = 0; offset < 1000; offset += 100) {
    const bytes = archive.subarray(offset, offset + 100)
    const [here, there] = offset % 200 === 0 ? [app, other] : [other, app]
    t.match(await sendFrame(here, uploadId, frame({ uploadId, offset }, bytes)), { status: 200 })
    t.match(await call(there, 'GET', `/uploads/${uploadId}`), {
      status: 200,
      body: { next_offset: offset + 100 },
    })
  }
  t.match(await call(other, 'POST', `/uploads/${uploadId}/finish`), { status: 200 })
  t.match(await call(app, 'GET', `/uploads/${uploadId}`), { body: { status: 'finalized' } })
})

t.test('uploads at once do not mix their bytes', async (t) => {
  const { app, db } = await testApp(t)
  const archives = Array.from({ length: 8 }, () => randomBytes(1000))
  await Promise.all(
    archives.map(async (archive) => {
      const started = await call(app, 'POST', '/uploads', { payload: startBody(archive) })
      const uploadId: string = started.body.upload_id
      await sendArchive(app, uploadId, archive, { size: 90 })
      const finished = await call(app, 'POST', `/uploads/${uploadId}/finish`)
      t.match(finished, { status: 200, body: { sha256: sha256(archive) } })
    }),
  )
  const { uploads } = await rowsOf(db)
  t.ok(uploads.every(({ status }) => status === 'finalized'))
})
