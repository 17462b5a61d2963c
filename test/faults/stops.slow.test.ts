/** SIGTERM while everybody is at it, again and again: it ends in order, and no answer was a lie. */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import t, { type Test } from '../support/tap.ts'
import { openWatch } from '../crash/watch.ts'
import { chunkHead, sendChunk, startUpload } from '../process/client.ts'
import { testDatabase } from '../support/database.ts'
import { type Service, startService } from '../support/process.ts'
import { frame } from '../support/psu1.ts'
import { isRefused, openSocket } from '../support/raw-socket.ts'
import { openEvents } from '../support/sse.ts'
import { until } from '../uploads/checks.ts'

const isFull = process.env.FAULTS === 'full'
const ROUNDS = isFull ? 50 : 2
const STREAMS = isFull ? 100 : 30
const EACH = isFull ? 20 : 8
const WITHIN_MS = 10_000
const archive = Buffer.alloc(1000, 'a')
const workspace = '/v1/workspaces/default'

const many = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

/** A chunk of which half is sent. */
const beginChunk = async (t: Test, { url, port }: Service) => {
  const uploadId = await startUpload(url, archive)
  const whole = frame({ uploadId, offset: 0 }, archive)
  const client = await openSocket(t, port)
  client.send(chunkHead(uploadId, whole.length, 'expect: 100-continue\r\n'))
  await client.receives('100 Continue')
  client.send(whole.subarray(0, 500))
  return { uploadId, client, rest: whole.subarray(500) }
}

/** Sends whole chunks until nobody takes them; what it was told of each upload. */
const sendOn = async (url: string, told: Map<string, number>): Promise<void> => {
  try {
    for (;;) {
      const uploadId = await startUpload(url, archive)
      told.set(uploadId, 0)
      const { status, body } = await sendChunk(url, { uploadId, offset: 0 }, archive)
      if (status === 200) told.set(uploadId, body.next_offset)
    }
  } catch {
    // It is gone.
  }
}

for (let round = 1; round <= ROUNDS; round += 1) {
  t.test(`stop ${round}: streams, slow requests and uploads under way`, async (t) => {
    const env = { DATABASE_URL: await testDatabase(t) }
    const service = await startService(t, env)
    const streams = await many(STREAMS, () => openEvents(t, `${service.url}${workspace}/events`))
    const slow = await many(EACH, () => beginChunk(t, service))
    const told = new Map<string, number>()
    const sending = many(EACH, () => sendOn(service.url, told))
    while (told.size <= 2 * EACH) await sleep(5)

    service.kill('SIGTERM')
    const late = sleep(WITHIN_MS, 'late', { ref: false })
    const exit = Promise.race([service.exited, late])
    await until(() => isRefused(service.port))
    for (const { client, rest } of slow) client.send(rest)
    const answers = await Promise.all(
      slow.map(async ({ client }) => {
        await client.closed
        return client.received().includes('"next_offset":1000')
      }),
    )
    t.same(
      answers.filter((isTaken) => !isTaken),
      [],
      'each slow request is finished',
    )
    t.same(await exit, { code: 0, signal: null }, 'it ends in order')
    const ends = await Promise.all(streams.map(({ ended }) => ended))
    t.ok(ends.every(Boolean), 'each stream is ended in order')
    t.equal(service.stderr(), '')
    await sending

    const db = openWatch(t, env.DATABASE_URL)
    const uploads = [...told, ...slow.map(({ uploadId }) => [uploadId, 1000] as const)]
    const { rows } = await sql<{ id: string; offset: number }>`
      select upload_id as id, received_bytes as offset from uploads`.execute(db)
    const stored = new Map(rows.map(({ id, offset }) => [id, offset]))
    t.same(
      uploads.filter(([id, offset]) => !((stored.get(id) ?? -1) >= offset)),
      [],
      'each acknowledged chunk is there',
    )
    t.comment(`${uploads.length} uploads`)
  })
}
