/** A client that sends the next chunk before it has the answer to the last. */
import { randomBytes } from 'node:crypto'
import t, { type Test } from '../support/tap.ts'
import type { App } from '../../src/app.ts'
import { chunkHead } from '../process/client.ts'
import { testApp, testReplica } from '../support/app.ts'
import { type Answer, call, givenUpload, sendFrame } from '../support/given.ts'
import { frame } from '../support/psu1.ts'
import { openSocket } from '../support/raw-socket.ts'
import { chunkCount, refused, rowsOf, uploadRow } from './checks.ts'

const SIZE = 100

const listen = async (app: App): Promise<number> => {
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  return Number(port)
}

type Line = {
  send: (bytes: Uint8Array | string) => Promise<void>
  answer: () => Promise<Answer>
  hasAnswer: () => boolean
  leave: () => Promise<void>
}

const PROBE = 'GET /livez HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n'

/** It waits for the same look at the workspace as a chunk, and then for the database once more. */
const BEHIND = 'GET /v1/workspaces/default/uploads/none HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n'

/** A connection of which the service has already heard. */
const openLine = async (t: Test, port: number): Promise<Line> => {
  const probe = async (): Promise<void> => {
    const { socket, send, receives } = await openSocket(t, port)
    send(BEHIND)
    await receives('\r\n\r\n')
    socket.destroy()
  }
  const { socket, send, received, receives } = await openSocket(t, port)
  send(PROBE)
  await receives('"ok"}\n')
  const start = received().length
  const rest = (): string => received().slice(start)
  return {
    send: async (bytes) => {
      send(bytes)
      // What another connection is answered after it, the service has read as well.
      await probe()
      await probe()
    },
    answer: async () => {
      // The probe's and this one.
      await receives(/HTTP\/1\.1 [^]*HTTP\/1\.1 [^]*\}\n$/)
      const [head = '', body = ''] = rest().split('\r\n\r\n')
      const [first = '', ...lines] = head.split('\r\n')
      const headers = Object.fromEntries(
        lines.map((line) => line.split(': ', 2) as [string, string]),
      )
      return { status: Number(first.split(' ')[1]), headers, body: JSON.parse(body) }
    },
    hasAnswer: () => rest().length > 0,
    leave: async () => {
      socket.destroy()
      await probe()
    },
  }
}

type Given = { uploadId: string; archive: Buffer; port: number }

/** One request for the chunk with that number, and all of its bytes but the last ones. */
const request = (
  { uploadId, archive }: Given,
  index: number,
  { held = 0, digest }: { held?: number; digest?: string } = {},
): { sent: Buffer; rest: Buffer } => {
  const offset = index * SIZE
  const bytes = archive.subarray(offset, offset + SIZE)
  const whole = frame({ uploadId, offset }, bytes, digest ? { chunk_sha256: digest } : {})
  const end = whole.length - held
  const head = Buffer.from(chunkHead(uploadId, whole.length))
  return { sent: Buffer.concat([head, whole.subarray(0, end)]), rest: whole.subarray(end) }
}

const begin = async (
  t: Test,
  given: Given,
  index: number,
  how: { held?: number; digest?: string } = {},
): Promise<Line & { goOn: () => Promise<void> }> => {
  const line = await openLine(t, given.port)
  const { sent, rest } = request(given, index, how)
  await line.send(sent)
  return { ...line, goOn: () => line.send(rest) }
}

const givenApp = async (t: Test, chunks: number) => {
  const { app, db, connectionString } = await testApp(t)
  const archive = randomBytes(chunks * SIZE)
  const given = { uploadId: await givenUpload(app, archive), archive, port: await listen(app) }
  return { app, db, connectionString, given }
}

const acked = (index: number) => ({
  status: 200,
  body: { offset: index * SIZE, len: SIZE, next_offset: (index + 1) * SIZE },
})

const gap = (index: number, next: number) => ({
  status: 409,
  code: 'skills.upload.offset_mismatch',
  details: { offset: index * SIZE, next_offset: next * SIZE },
})

t.test('chunks wait for the one that is still coming, and are accepted in order', async (t) => {
  const { app, db, given } = await givenApp(t, 5)
  const first = await begin(t, given, 0, { held: 1 })
  const order: number[] = []
  const lines = [first]
  for (const index of [1, 2, 3, 4]) lines.push(await begin(t, given, index))
  const answers = lines.map(async (line, index) => {
    const answer = await line.answer()
    order.push(index)
    return answer
  })
  t.ok(
    lines.every(({ hasAnswer }) => !hasAnswer()),
    'nobody is answered before the first chunk is there',
  )
  t.equal(await chunkCount(db, given.uploadId), 0)
  await first.goOn()
  for (const [index, answer] of (await Promise.all(answers)).entries()) {
    t.match(answer, acked(index), `chunk ${index}`)
  }
  t.same(order, [0, 1, 2, 3, 4])
  t.match(await call(app, 'POST', `/uploads/${given.uploadId}/finish`), { status: 200 })
})

t.test('a chunk that follows no pending one is rejected at once', async (t) => {
  const { db, given } = await givenApp(t, 5)
  const first = await begin(t, given, 0, { held: 1 })
  const far = await begin(t, given, 2)
  refused(t, await far.answer(), gap(2, 0))
  t.notOk(first.hasAnswer())
  await first.goOn()
  t.match(await first.answer(), acked(0))
  t.equal(await chunkCount(db, given.uploadId), 1)
})

t.test('when a chunk is missing, the ones after it are rejected and not stored', async (t) => {
  const { db, given } = await givenApp(t, 4)
  const first = await begin(t, given, 0, { held: 1 })
  const others = [await begin(t, given, 1), await begin(t, given, 2)]
  await first.leave()
  for (const [index, line] of others.entries()) refused(t, await line.answer(), gap(index + 1, 0))
  t.same((await rowsOf(db)).chunks, [])
  const again = await begin(t, given, 0)
  t.match(await again.answer(), acked(0), 'the upload goes on')
})

t.test('a wrong digest in the middle fails the chunks after it, and none before', async (t) => {
  const { db, given } = await givenApp(t, 4)
  const first = await begin(t, given, 0, { held: 1 })
  const wrong = await begin(t, given, 1, { digest: '0'.repeat(64) })
  const last = await begin(t, given, 2)
  await first.goOn()
  t.match(await first.answer(), acked(0))
  t.match(await wrong.answer(), { status: 422, body: { code: 'skills.upload.digest_mismatch' } })
  refused(t, await last.answer(), gap(2, 1))
  t.match(await uploadRow(db, given.uploadId), { received_bytes: SIZE })
  t.equal(await chunkCount(db, given.uploadId), 1)
})

t.test('a repeated stored chunk is acknowledged while others are in flight', async (t) => {
  const { db, given } = await givenApp(t, 4)
  t.match(await (await begin(t, given, 0)).answer(), acked(0))
  const second = await begin(t, given, 1, { held: 1 })
  const third = await begin(t, given, 2)
  const again = await begin(t, given, 0)
  t.match(await again.answer(), acked(0))
  await second.goOn()
  t.match(await second.answer(), acked(1))
  t.match(await third.answer(), acked(2))
  t.equal(await chunkCount(db, given.uploadId), 3)
})

t.test('two senders of the same chunks at once have each stored once', async (t) => {
  const { app, db, given } = await givenApp(t, 4)
  const first = await begin(t, given, 0, { held: 1 })
  const lines = [first]
  for (const index of [1, 1, 2, 2, 3, 3]) lines.push(await begin(t, given, index))
  await first.goOn()
  const answers = await Promise.all(lines.map(({ answer }) => answer()))
  for (const [at, index] of [0, 1, 1, 2, 2, 3, 3].entries()) {
    t.match(answers[at], { status: 200, body: { offset: index * SIZE } })
  }
  t.equal(await chunkCount(db, given.uploadId), 4)
  t.match(await call(app, 'POST', `/uploads/${given.uploadId}/finish`), { status: 200 })
})

t.test('an upload that is aborted meanwhile stores none of the waiting chunks', async (t) => {
  const { app, db, given } = await givenApp(t, 3)
  const first = await begin(t, given, 0, { held: 1 })
  const second = await begin(t, given, 1)
  t.match(await call(app, 'POST', `/uploads/${given.uploadId}/abort`), { status: 200 })
  await first.goOn()
  for (const line of [first, second]) {
    t.match(await line.answer(), { status: 409, body: { code: 'skills.upload.not_receiving' } })
  }
  t.equal(await chunkCount(db, given.uploadId), 0)
})

t.test('another replica has no pending chunks: it rejects, and accepts the repeat', async (t) => {
  const { given, connectionString } = await givenApp(t, 3)
  const { app: other } = await testReplica(t, connectionString)
  const { uploadId, archive } = given
  const first = await begin(t, given, 0, { held: 1 })
  const second = await begin(t, given, 1)
  const third = frame({ uploadId, offset: 2 * SIZE }, archive.subarray(2 * SIZE))
  refused(t, await sendFrame(other, uploadId, third), gap(2, 0))
  await first.goOn()
  t.match(await second.answer(), acked(1))
  t.match(await sendFrame(other, uploadId, third), acked(2))
})

t.test('a header names another upload than the URL, and no request waits for it', async (t) => {
  const { app, given } = await givenApp(t, 3)
  const otherId = await givenUpload(app, given.archive)
  const line = await openLine(t, given.port)
  const whole = frame({ uploadId: otherId, offset: 0 }, given.archive.subarray(0, SIZE))
  await line.send(chunkHead(given.uploadId, whole.length))
  await line.send(whole.subarray(0, -1))
  const theirs = frame({ uploadId: otherId, offset: SIZE }, given.archive.subarray(SIZE, 2 * SIZE))
  refused(t, await sendFrame(app, otherId, theirs), gap(1, 0))
  await line.send(whole.subarray(-1))
  t.match(await line.answer(), { status: 400, body: { code: 'skills.upload.frame_invalid' } })
})
