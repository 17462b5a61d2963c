/** SIGTERM: nothing new is taken, what runs is finished, and the process ends with 0. */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import t from '../support/tap.ts'
import { testReplica } from '../support/app.ts'
import { testDatabase } from '../support/database.ts'
import { type Service, startService } from '../support/process.ts'
import { frame } from '../support/psu1.ts'
import { isRefused, openSocket } from '../support/raw-socket.ts'
import { openEvents } from '../support/sse.ts'
import { chunkCount, until } from '../uploads/checks.ts'
import { chunkHead, finishUpload, sendChunk, startUpload, uploadStatus } from './client.ts'

const archive = Buffer.alloc(1000, 'a')
const WITHIN_MS = 10_000

const exitOf = async (service: Service): Promise<unknown> =>
  await Promise.race([
    service.exited,
    sleep(WITHIN_MS, `still there after ${WITHIN_MS} ms`, { ref: false }),
  ])

t.test('a request in flight is completed, and no other is accepted', async (t) => {
  const connectionString = await testDatabase(t)
  const service = await startService(t, { DATABASE_URL: connectionString, LOG_LEVEL: 'fatal' })
  const { db } = await testReplica(t, connectionString)
  const uploadId = await startUpload(service.url, archive)
  const whole = frame({ uploadId, offset: 0 }, archive)
  const client = await openSocket(t, service.port)
  client.send(chunkHead(uploadId, whole.length, 'expect: 100-continue\r\n'))
  await client.receives('100 Continue')
  client.send(whole.subarray(0, 500))

  service.kill('SIGTERM')
  await until(() => isRefused(service.port))
  await t.rejects(fetch(`${service.url}/readyz`), 'who asks now finds nobody')
  client.send(whole.subarray(500))
  client.send('GET /readyz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n')
  await client.closed
  t.match(client.received(), /HTTP\/1\.1 200 OK[^]*connection: close[^]*"next_offset":1000/i)
  t.notMatch(client.received(), '"status":"ok"', 'nor does who asks on the same connection')
  t.same(await exitOf(service), { code: 0, signal: null })
  t.equal(await chunkCount(db, uploadId), 1)
  t.equal(service.stderr(), '')
})

t.test(
  'the response in flight is the last of its connection, and idle ones do not delay it',
  async (t) => {
    const env = { DATABASE_URL: await testDatabase(t), LOG_LEVEL: 'fatal' }
    const service = await startService(t, env)
    const uploadId = await startUpload(service.url, archive)
    const whole = frame({ uploadId, offset: 0 }, archive)
    const idle = await openSocket(t, service.port)
    idle.send('GET /livez HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n')
    await idle.receives('{"status":"ok"}')
    const silent = await openSocket(t, service.port)
    const busy = await openSocket(t, service.port)
    busy.send(chunkHead(uploadId, whole.length, 'expect: 100-continue\r\n'))
    await busy.receives('100 Continue')

    service.kill('SIGTERM')
    await until(() => isRefused(service.port))
    await Promise.all([idle.closed, silent.closed])
    busy.send(whole)
    await busy.closed
    t.match(busy.received(), /^HTTP\/1\.1 200 OK\r\n([^\r]+\r\n)*connection: close\r\n/im)
    t.match(busy.received(), '"next_offset":1000')
    t.same(await exitOf(service), { code: 0, signal: null })
  },
)

t.test('an idle service ends with 0 on SIGTERM and on SIGINT', async (t) => {
  const env = { DATABASE_URL: await testDatabase(t) }
  const services = await Promise.all([startService(t, env), startService(t, env)])
  for (const [index, signal] of (['SIGTERM', 'SIGINT'] as const).entries()) {
    const service = services[index]
    if (!service) throw new Error('two were started')
    service.kill(signal)
    t.same(await exitOf(service), { code: 0, signal: null }, signal)
    t.equal(service.stderr(), '')
  }
})

t.test('fifty streams, and chunks half sent: it ends in time, and nothing is lost', async (t) => {
  const connectionString = await testDatabase(t)
  const env = { DATABASE_URL: connectionString, LOG_LEVEL: 'fatal' }
  const service = await startService(t, env)
  const half = archive.length / 2
  const begin = async () => {
    const uploadId = await startUpload(service.url, archive)
    const first = { uploadId, offset: 0 }
    t.match(await sendChunk(service.url, first, archive.subarray(0, half)), { status: 200 })
    const bytes = frame({ uploadId, offset: half }, archive.subarray(half))
    const client = await openSocket(t, service.port)
    client.send(chunkHead(uploadId, bytes.length, 'expect: 100-continue\r\n'))
    await client.receives('100 Continue')
    client.send(bytes.subarray(0, 300))
    return { uploadId, client, rest: bytes.subarray(300) }
  }
  const [goesOn, stops] = [await begin(), await begin()]
  const streams = await Promise.all(
    Array.from({ length: 50 }, (_, index) => {
      const query = index < 10 ? `?upload_id=${stops.uploadId}` : ''
      return openEvents(t, `${service.url}/v1/workspaces/default/events${query}`)
    }),
  )

  service.kill('SIGTERM')
  const exit = exitOf(service)
  for (const stream of streams) {
    t.ok(await stream.ended, 'a stream is ended in order')
    t.match(stream.frames.at(-1), { retry: /^\d+$/ }, 'and told when to come back')
  }
  goesOn.client.send(goesOn.rest)
  t.match(await goesOn.client.receives('next_offset'), '"next_offset":1000')
  await stops.client.closed
  t.notMatch(stops.client.received(), 'HTTP/1.1 200', 'who stops in the middle gets no ack')
  t.same(await exit, { code: 0, signal: null })
  t.equal(service.stderr(), '')

  const again = await startService(t, env)
  for (const [{ uploadId }, offset] of [
    [goesOn, archive.length],
    [stops, half],
  ] as const) {
    t.match(await uploadStatus(again.url, uploadId), { body: { next_offset: offset } })
  }
  const place = { uploadId: stops.uploadId, offset: half }
  t.match(await sendChunk(again.url, place, archive.subarray(half)), { status: 200 })
  for (const { uploadId } of [goesOn, stops]) {
    t.match(await finishUpload(again.url, uploadId), { body: { status: 'finalized' } })
  }
})

t.test('requests that wait for the database do not delay the end', async (t) => {
  const connectionString = await testDatabase(t)
  const env = { DATABASE_URL: connectionString, SHUTDOWN_TIMEOUT_MS: '1000' }
  const service = await startService(t, env)
  const { db } = await testReplica(t, connectionString)
  const uploadId = await startUpload(service.url, archive)
  const trx = await db.startTransaction().execute()
  await sql`lock table uploads in access exclusive mode`.execute(trx)
  const waiting = sendChunk(service.url, { uploadId, offset: 0 }, archive).catch(() => 'cut off')
  await until(async () => {
    const { rows } = await sql`select from pg_locks
      where not granted and relation = 'uploads'::regclass`.execute(db)
    return rows.length > 0
  })
  service.kill('SIGTERM')
  t.match(await exitOf(service), { code: 1, signal: null }, 'it was not finished, so not with 0')
  t.equal(await waiting, 'cut off')
  await trx.rollback().execute()
  t.equal(await chunkCount(db, uploadId), 0)
})
