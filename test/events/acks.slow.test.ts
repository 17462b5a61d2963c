/** Following an upload: every acknowledged chunk, whichever replica took it, and nothing else. */
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import t from '../support/tap.ts'
import { testApp, testReplica } from '../support/app.ts'
import { call, givenFinishedUpload, givenUpload, sendArchive } from '../support/given.ts'
import { listen, openEvents } from '../support/sse.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { append } from './appending.ts'

const archive = randomBytes(1000)

const ackOf = (uploadId: string, offset: number, len: number) => ({
  event: 'skills/upload/chunk_ack',
  data: {
    upload_id: uploadId,
    offset,
    len,
    received_bytes: offset + len,
    next_offset: offset + len,
  },
})

t.test('acks begin at the current offset, of that upload only, until it ends', async (t) => {
  const one = await testApp(t)
  const two = await testReplica(t, one.connectionString)
  const uploadId = await givenUpload(one.app, archive)
  const other = await givenUpload(one.app, archive)
  await sendArchive(one.app, uploadId, archive.subarray(0, 300), { size: 100 })
  const clients = await Promise.all(
    [one, two].map(async ({ app }) =>
      openEvents(t, `${await listen(app)}/events?upload_id=${uploadId}`, {
        headers: { 'last-event-id': '0' },
      }),
    ),
  )
  await append(one.db, 'not-for-them')
  await sendArchive(one.app, other, archive, { size: 250 })
  await sendArchive(one.app, uploadId, archive.subarray(0, 500), { from: 300, size: 100 })
  // A repeat is acknowledged to who sent it, and to nobody else.
  await sendArchive(two.app, uploadId, archive.subarray(0, 500), { from: 400, size: 100 })
  await sendArchive(two.app, uploadId, archive, { from: 500, size: 250 })
  t.match(await call(two.app, 'POST', `/uploads/${uploadId}/finish`), { status: 200 })

  for (const client of clients) {
    t.match(client, { status: 200, headers: { 'content-type': /^text\/event-stream/ } })
    t.ok(await client.ended, 'the stream ends in order')
    t.same(client.frames, [
      { retry: '2000' },
      ackOf(uploadId, 300, 100),
      ackOf(uploadId, 400, 100),
      ackOf(uploadId, 500, 250),
      ackOf(uploadId, 750, 250),
    ])
  }
})

t.test('many chunks at once are all acknowledged, in order', async (t) => {
  const one = await testApp(t)
  const two = await testReplica(t, one.connectionString)
  const uploadId = await givenUpload(one.app, archive)
  const client = await openEvents(t, `${await listen(two.app)}/events?upload_id=${uploadId}`)
  await sendArchive(one.app, uploadId, archive, { size: 2 })
  const frames = await client.take(500)
  t.same(
    frames,
    Array.from({ length: 500 }, (_, index) => ackOf(uploadId, index * 2, 2)),
  )
})

t.test('the stream ends with an upload that is aborted, or expires', async (t) => {
  const { app, db } = await testApp(t)
  const url = await listen(app)
  const aborted = await givenUpload(app, archive)
  const expiring = await givenUpload(app, archive)
  const clients = await Promise.all(
    [aborted, expiring].map((id) => openEvents(t, `${url}/events?upload_id=${id}`)),
  )
  t.match(await call(app, 'POST', `/uploads/${aborted}/abort`), { status: 200 })
  await sql`update uploads set expires_at = now() where upload_id = ${expiring}`.execute(db)
  for (const client of clients) {
    t.ok(await client.ended)
    t.same(client.frames, [{ retry: '2000' }])
  }
})

t.test('acks of an upload that accepts no chunks, or does not exist, are rejected', async (t) => {
  const { app, db } = await testApp(t)
  await givenWorkspace(db, 'acme')
  const expired = await givenUpload(app, archive)
  await sql`update uploads set expires_at = now() where upload_id = ${expired}`.execute(db)
  const cases = {
    nobody: { status: 404, code: 'skills.upload.not_found' },
    [await givenUpload(app, archive, 'acme')]: { status: 404, code: 'skills.upload.not_found' },
    [await givenFinishedUpload(app, archive)]: {
      status: 409,
      code: 'skills.upload.not_receiving',
    },
    [expired]: { status: 410, code: 'skills.upload.expired' },
  }
  for (const [uploadId, { status, code }] of Object.entries(cases)) {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await call(app, method, `/events?upload_id=${uploadId}`)
      t.equal(answer.status, status, `${method} ${code}`)
      if (method === 'GET') t.match(answer, { body: { code } })
    }
  }
})
