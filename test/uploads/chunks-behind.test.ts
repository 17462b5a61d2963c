/** A chunk that is written while the one before it is still being stored. */
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import t, { type Test } from '../support/tap.ts'
import { testApp, testReplica } from '../support/app.ts'
import { type Answer, call, givenUpload, sendFrame } from '../support/given.ts'
import { frame } from '../support/psu1.ts'
import { chunkCount, refused, until, uploadRow } from './checks.ts'

const SIZE = 100

const isWritten = sql`state = 'idle in transaction' and query like '%insert into upload_chunks%'`

/** An upload whose row is held, so that no chunk can be taken until it is let go. */
const givenHeld = async (t: Test, env: Record<string, string> = {}) => {
  const { app, connectionString } = await testApp(t, env)
  const { db: beside } = await testReplica(t, connectionString)
  const archive = randomBytes(5 * SIZE)
  const uploadId = await givenUpload(app, archive)
  const holder = await beside.startTransaction().execute()
  await sql`select from uploads for no key update`.execute(holder)
  const count = async (isSo: ReturnType<typeof sql>): Promise<number> => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and ${isSo}`.execute(beside)
    return rows.length
  }
  return {
    app,
    db: beside,
    uploadId,
    holder,
    send: (
      index: number,
      bytes = archive.subarray(index * SIZE, (index + 1) * SIZE),
      header: { chunk_sha256?: string } = {},
    ) => sendFrame(app, uploadId, frame({ uploadId, offset: index * SIZE }, bytes, header)),
    /** So many chunks wait for the row that is held. */
    waiting: (wanted: number) =>
      until(async () => (await count(sql`wait_event_type = 'Lock'`)) === wanted),
    /** So many are written, and wait for the one before them. */
    written: (wanted: number) => until(async () => (await count(isWritten)) === wanted),
    finish: () => call(app, 'POST', `/uploads/${uploadId}/finish`),
  }
}

/** Chunk `index` waits for the row, and the next one is written behind it. */
const givenBehind = async (t: Test, index = 0) => {
  const held = await givenHeld(t)
  const first = held.send(index)
  await held.waiting(1)
  const second = held.send(index + 1)
  await held.written(1)
  return { ...held, first, second }
}

const acked = (index: number) => ({ status: 200, body: { next_offset: (index + 1) * SIZE } })

const gap = (index: number, next: number) => ({
  status: 409,
  code: 'skills.upload.offset_mismatch',
  details: { offset: index * SIZE, next_offset: next * SIZE },
})

t.test('the next chunk is written behind the one that is being stored', async (t) => {
  const { send, waiting, written, holder, db, uploadId, finish } = await givenHeld(t)
  const first = send(0)
  await waiting(1)
  const others = [send(1), send(2), send(3), send(4)]
  await written(1)
  t.equal(await chunkCount(db, uploadId), 0, 'nothing of it is to be seen')
  await holder.rollback().execute()
  for (const [index, answer] of (await Promise.all([first, ...others])).entries()) {
    t.match(answer, acked(index), `chunk ${index}`)
  }
  t.equal(await chunkCount(db, uploadId), 5)
  t.match(await finish(), { status: 200, body: { status: 'finalized' } })
})

t.test('it is taken back when the upload ends meanwhile', async (t) => {
  const { first, second, holder, db, uploadId } = await givenBehind(t)
  await sql`update uploads set status = 'aborted', ended_at = now()`.execute(holder)
  await holder.commit().execute()
  for (const answer of [await first, await second]) {
    t.match(answer, { status: 409, body: { code: 'skills.upload.not_receiving' } })
  }
  t.equal(await chunkCount(db, uploadId), 0)
  t.match(await uploadRow(db, uploadId), { received_bytes: 0 })
})

t.test('it is taken back when the chunk before it is refused', async (t) => {
  const { first: gone, second: behind, holder, db, uploadId } = await givenBehind(t, 1)
  await holder.rollback().execute()
  refused(t, await gone, gap(1, 0))
  refused(t, await behind, gap(2, 0))
  t.equal(await chunkCount(db, uploadId), 0)
})

t.test('what is wrong with it is told, not that it came too early', async (t) => {
  const wrong = [
    { header: { chunk_sha256: '0'.repeat(64) }, status: 422, code: 'digest_mismatch' },
    { bytes: randomBytes(5 * SIZE), status: 413, code: 'size_limit' },
  ]
  for (const { bytes, header, status, code } of wrong) {
    const { send, waiting, holder, db, uploadId } = await givenHeld(t)
    const first = send(0)
    await waiting(1)
    const second = send(1, bytes, header)
    // Time enough to be told too early.
    await sleep(100)
    await holder.rollback().execute()
    t.match(await first, acked(0))
    t.match(await second, { status, body: { code: `skills.upload.${code}` } })
    t.equal(await chunkCount(db, uploadId), 1)
  }
})

t.test('a connection that is lost while it waits harms nobody else', async (t) => {
  const { first, second, send, holder, db, uploadId } = await givenBehind(t)
  const ended = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and ${isWritten}`.execute(db)
  t.equal(ended.rows.length, 1)
  await holder.rollback().execute()
  t.match(await first, acked(0))
  t.match(await second, { status: 503, body: { code: 'unavailable' } })
  t.match(await send(1), acked(1))
  t.equal(await chunkCount(db, uploadId), 2)
})

t.test('one that is sent twice is stored once', async (t) => {
  const { first, second, send, holder, db, uploadId } = await givenBehind(t)
  const again = [send(1), send(1), send(0)]
  await holder.rollback().execute()
  t.match(await first, acked(0))
  for (const answer of await Promise.all([second, ...again])) t.match(answer, { status: 200 })
  t.equal(await chunkCount(db, uploadId), 2)
  t.match(await uploadRow(db, uploadId), { received_bytes: 2 * SIZE })
})

t.test('other bytes for the same place are refused, whoever is written first', async (t) => {
  const { first, second, send, holder, db, uploadId } = await givenBehind(t)
  const other = send(1, randomBytes(SIZE))
  await holder.rollback().execute()
  t.match(await first, acked(0))
  t.match(await second, acked(1))
  refused(t, await other, gap(1, 2))
  t.equal(await chunkCount(db, uploadId), 2)
})

t.test('with few connections nobody waits for one in vain', async (t) => {
  const { send, waiting, holder, db, uploadId } = await givenHeld(t, { DATABASE_POOL_SIZE: '4' })
  const sent = [send(0)]
  await waiting(1)
  for (const index of [1, 2, 3, 4]) sent.push(send(index))
  await holder.rollback().execute()
  for (const [index, answer] of (await Promise.all(sent)).entries()) t.match(answer, acked(index))
  t.equal(await chunkCount(db, uploadId), 5)
})

t.test('two replicas that write the same chunk have it stored once', async (t) => {
  const { app, db, connectionString } = await testApp(t)
  const { app: other } = await testReplica(t, connectionString)
  const archive = randomBytes(40 * SIZE)
  const uploadId = await givenUpload(app, archive)
  const send = async (to: typeof app, index: number): Promise<Answer> => {
    const bytes = archive.subarray(index * SIZE, (index + 1) * SIZE)
    return await sendFrame(to, uploadId, frame({ uploadId, offset: index * SIZE }, bytes))
  }
  for (let index = 0; index < 40; index += 4) {
    const [a, b] = [app, other].map((to) => [0, 1, 2, 3].map((more) => send(to, index + more)))
    const answers = await Promise.all([...(a ?? []), ...(b ?? [])])
    const isTaken = (more: number): boolean =>
      [answers[more], answers[more + 4]].some((answer) => answer?.status === 200)
    t.ok(isTaken(0), 'the first one is taken')
    for (const answer of answers) t.ok([200, 409].includes(answer.status), `${answer.status}`)
    const { received_bytes: received } = await uploadRow(db, uploadId)
    for (let next = received / SIZE; next < index + 4; next += 1) {
      t.match(await send(app, next), acked(next))
    }
    t.equal(await chunkCount(db, uploadId), index + 4)
  }
  t.match(await call(app, 'POST', `/uploads/${uploadId}/finish`), { status: 200 })
})
