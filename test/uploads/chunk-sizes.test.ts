/** How much a chunk may hold, how it is kept, and how little of it memory sees at once. */
import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { testStore } from '../support/blobs.ts'
import { call, givenUpload, sendFrame } from '../support/given.ts'
import { frame, rawFrame, sha256 } from '../support/psu1.ts'
import { changesNothing, refused, rowsOf } from './checks.ts'

const MiB = 1024 * 1024

t.test('a chunk over the limit is rejected, in a body within the limit and over it', async (t) => {
  const { app, db } = await testApp(t, { UPLOAD_MAX_CHUNK_BYTES: '1000' })
  const archive = randomBytes(200_000)
  const uploadId = await givenUpload(app, archive)
  const send = (bytes: Uint8Array) =>
    sendFrame(app, uploadId, frame({ uploadId, offset: 0 }, bytes))
  const code = 'skills.upload.chunk_too_large'

  const within = await changesNothing(t, db, () => send(archive.subarray(0, 1001)))
  refused(
    t,
    within,
    { status: 413, code, details: { len: 1001, max_chunk_size_bytes: 1000 } },
    'one byte over',
  )
  const over = await changesNothing(t, db, () => send(archive.subarray(0, 70_000)))
  refused(t, over, { status: 413, code, details: { max_bytes: 1000 + 8 + 65_536 } }, 'a huge body')
  t.match(await send(archive.subarray(0, 1000)), { status: 200, body: { next_offset: 1000 } })
})

t.test('the largest chunk fits beside the longest header', async (t) => {
  const { app } = await testApp(t, { UPLOAD_MAX_CHUNK_BYTES: '1000' })
  const archive = randomBytes(1000)
  const uploadId = await givenUpload(app, archive)
  const header = { workspace_id: 'default', upload_id: uploadId, offset: 0, len: 1000 }
  const text = JSON.stringify(header).padEnd(65_536, ' ')
  t.match(await sendFrame(app, uploadId, rawFrame(text, archive)), { status: 200 })
})

t.test('a chunk of 8 MiB is one object, and every byte is there', async (t) => {
  const { app, db, connectionString } = await testApp(t)
  const archive = randomBytes(8 * MiB + 3)
  const uploadId = await givenUpload(app, archive)
  const limit = await changesNothing(t, db, () =>
    sendFrame(app, uploadId, frame({ uploadId, offset: 0 }, archive.subarray(0, 8 * MiB + 1))),
  )
  refused(t, limit, {
    status: 413,
    code: 'skills.upload.chunk_too_large',
    details: { len: 8 * MiB + 1, max_chunk_size_bytes: 8 * MiB },
  })

  const large = frame({ uploadId, offset: 0 }, archive.subarray(0, 8 * MiB))
  t.match(await sendFrame(app, uploadId, large), { status: 200, body: { next_offset: 8 * MiB } })
  const { chunks } = await rowsOf(db)
  t.match(chunks, [{ chunk_offset: 0, chunk_len: 8 * MiB }])
  const key = chunks[0]?.object_key ?? ''
  const stored = await buffer(await testStore(connectionString).get(key))
  t.equal(sha256(stored), sha256(archive.subarray(0, 8 * MiB)))
  const again = await changesNothing(t, db, () => sendFrame(app, uploadId, large))
  t.match(again, { status: 200, body: { next_offset: 8 * MiB } }, 'a repeat of it is recognised')

  const rest = frame({ uploadId, offset: 8 * MiB }, archive.subarray(8 * MiB))
  t.match(await sendFrame(app, uploadId, rest), { status: 200 })
  t.match(await call(app, 'POST', `/uploads/${uploadId}/finish`), {
    status: 200,
    body: { status: 'finalized', sha256: sha256(archive) },
  })
})

t.test('three hundred chunks of one byte make one archive', async (t) => {
  const { app } = await testApp(t)
  const archive = randomBytes(300)
  const uploadId = await givenUpload(app, archive)
  for (let offset = 0; offset < archive.length; offset += 1) {
    const bytes = archive.subarray(offset, offset + 1)
    const ack = await sendFrame(app, uploadId, frame({ uploadId, offset }, bytes))
    if (ack.status !== 200) t.fail(`offset ${offset}: ${JSON.stringify(ack.body)}`)
  }
  t.match(await call(app, 'POST', `/uploads/${uploadId}/finish`), { status: 200 })
})
