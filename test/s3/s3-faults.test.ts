/** Bytes are right or the call fails, whatever happens on the way to the S3 server. */
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { inPieces, keysOf, MiB, newKey, random, read } from '../blob-store/bytes.ts'
import { testStore } from '../blob-store/drivers.ts'
import { ownPrefix, startS3Server } from '../support/s3-server.ts'
import { suspend } from '../support/suspend.ts'
import t from '../support/tap.ts'
import { fail, faultySettings } from './faulty-proxy.ts'

const server = await startS3Server(t)

t.test('a server that fails once in ten times is not noticed', async (t) => {
  const error = { kind: 'respond', status: 500, code: 'InternalError' } as const
  const faults = [error, fail('drop'), fail('lose-response')]
  let met = 0
  const settings = await faultySettings(t, server, ({ index }) =>
    index % 10 === 0 ? (faults[(met += 1) % 3] ?? null) : null,
  )
  const store = testStore(t, settings)
  for (let round = 0; round < 60; round += 1) {
    const key = newKey()
    const bytes = random(20_000)
    await store.put(key, round % 2 === 0 ? bytes : inPieces(bytes, 7000))
    t.ok(bytes.equals(await read(store, key)))
    t.ok(bytes.subarray(5, 500).equals(await read(store, key, { start: 5, end: 500 })))
    t.same(await keysOf(store, key), [key])
    await store.delete([key])
    await t.rejects(store.get(key), { name: 'ObjectMissing' })
  }
  t.ok(met > 30, `${met} faults`)
})

t.test('where only the response is lost, the object is there once', async (t) => {
  let faults = 0
  const settings = await faultySettings(t, server, ({ method }) =>
    method === 'PUT' && (faults += 1) % 2 === 1 ? fail('lose-response') : null,
  )
  const store = testStore(t, settings)
  const key = newKey()
  const bytes = random(100_000)
  t.equal((await store.put(key, bytes)).size, bytes.length)
  t.equal(faults, 2, 'the second attempt met the first one')
  await t.rejects(store.put(key, random(100_000)), { name: 'ObjectExists' })
  t.ok(bytes.equals(await read(store, key)))
})

t.test('bytes that are damaged on the way up are sent again', async (t) => {
  let faults = 0
  const settings = await faultySettings(t, server, ({ method }) =>
    method === 'PUT' && (faults += 1) % 2 === 1 ? fail('flip-upload') : null,
  )
  const store = testStore(t, settings)
  const key = newKey()
  const bytes = random(100_000)
  await store.put(key, bytes)
  t.equal(faults, 2)
  t.ok(bytes.equals(await read(store, key)))
})

t.test('a response that is damaged, shortened or cut off breaks the stream', async (t) => {
  let fault: ReturnType<typeof fail> | null = null
  const settings = await faultySettings(t, server, () => fault)
  const store = testStore(t, settings)
  const damaged = { name: 'ObjectDamaged' }
  for (const size of [10, 100_000, MiB]) {
    const key = newKey()
    fault = null
    await store.put(key, random(size))
    const range = { start: 1, end: size }
    fault = fail('shorten')
    await t.rejects(read(store, key), damaged, `${size} bytes`)
    await t.rejects(read(store, key, range), damaged)
    fault = fail('cut')
    await t.rejects(read(store, key), { code: 'store.unavailable', status: 503 })
    await t.rejects(read(store, key, range), { code: 'store.unavailable' })
    fault = fail('flip')
    let received = 0
    const stream = await store.get(key)
    stream.on('data', (bytes: Buffer) => (received += bytes.length))
    await t.rejects(once(stream, 'end'), { name: 'ObjectDamaged', key })
    t.ok(received < size, 'before the last byte')
  }
})

t.test('a full store is 507 at once', async (t) => {
  for (const [status, code] of [
    [507, 'XMinioStorageFull'],
    [507, ''],
    [503, 'InsufficientStorage'],
    [403, 'QuotaExceeded'],
  ] as const) {
    let requests = 0
    const settings = await faultySettings(t, server, () => {
      requests += 1
      return { kind: 'respond', status, code }
    })
    const full = { code: 'store.full', status: 507, retryAfter: Number, cause: { status } }
    await t.rejects(testStore(t, settings).put(newKey(), random(1)), full, `${status} ${code}`)
    t.equal(requests, 1)
  }
})

t.test('a server that does not respond is 503 in time, and works again after it', async (t) => {
  const store = testStore(t, { ...ownPrefix(server), timeoutMs: 300 })
  const key = newKey()
  const bytes = random(8 * MiB)
  await store.put(key, bytes)
  const unread = await store.get(key)
  await suspend(server.pid)
  try {
    const unavailable = { code: 'store.unavailable', status: 503 }
    const start = performance.now()
    await t.rejects(store.put(newKey(), random(10)), unavailable)
    await t.rejects(store.get(key), unavailable)
    await t.rejects(keysOf(store, ''), unavailable)
    // It may still be carried out.
    await t.rejects(store.delete([newKey()]), unavailable)
    // Where the server has already sent all of it, it is read.
    const rest = await unread.toArray().then((parts) => Buffer.concat(parts as Buffer[]), String)
    t.ok(typeof rest === 'string' || rest.equals(bytes), 'whole or not at all')
    t.ok(performance.now() - start < 10_000)
  } finally {
    process.kill(server.pid, 'SIGCONT')
  }
  const giveUpAt = performance.now() + 20_000
  while (performance.now() < giveUpAt) {
    if (await store.put(newKey(), bytes).catch(() => null)) break
    await sleep(50)
  }
  t.ok(bytes.equals(await read(store, key)))
})
