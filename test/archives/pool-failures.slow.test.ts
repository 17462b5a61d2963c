import { setTimeout as sleep } from 'node:timers/promises'
import t from '../support/tap.ts'
import type { ArchiveLimits } from '../../src/packages/archive/limits.ts'
import { AppError } from '../../src/platform/errors.ts'
import { chunked } from '../support/archives.ts'
import {
  type BridgeOrder,
  boundless,
  endless,
  good,
  keepNothing,
  largeArchive,
  MIB,
  nameHeavy,
  openPool,
  read,
  stillReads,
} from './pools.ts'

const large = largeArchive()

/** Leaves a new thread the time to compile what its first read needs, on a slow machine, too. */
const deadlineMs = 2000

/** All but the stack, which of a refusal says where it was made again. */
const sameAs = (error: Error): object => ({
  ...Object.fromEntries(Object.entries(error)),
  name: error.name,
  message: error.message,
})

t.test('an archive that takes too long fails its own read only', async (t) => {
  const pool = openPool(t, { limits: boundless, deadlineMs })
  for (let round = 0; round < 2; round += 1) {
    await t.rejects(read(pool, endless(), keepNothing), {
      code: 'skills.upload.invalid_archive',
      details: { reason: 'limit.time', limit: deadlineMs },
    })
    t.ok(await stillReads(pool))
  }
})

t.test('the deadline does not count the source and the store', async (t) => {
  const pool = openPool(t, { deadlineMs })
  const source = (async function* () {
    for await (const chunk of chunked(good, Math.ceil(good.length / 4))) {
      await sleep(deadlineMs / 3)
      yield chunk
    }
  })()
  const pack = await read(pool, source, () => sleep(deadlineMs / 2))
  t.equal(pack.files.length, 3)
})

t.test('the source and the store have a limit of their own', async (t) => {
  const pool = openPool(t, { waitMs: 2000 })
  const never = new Promise<never>(() => {})
  const source = (async function* () {
    yield good.subarray(0, 20)
    await never
  })()
  await t.rejects(read(pool, source, keepNothing), { code: 'unavailable' })
  await t.rejects(
    read(pool, chunked(good), () => never),
    { code: 'unavailable' },
  )
  t.ok(await stillReads(pool))
})

t.test('an archive that takes too much memory fails its own read only', async (t) => {
  // The least that may be configured; with the code in it, a thread has 13 when it starts.
  const memoryMb = 32
  const pool = openPool(t, { memoryMb })
  for (let round = 0; round < 2; round += 1) {
    await t.rejects(read(pool, chunked(nameHeavy()), keepNothing), {
      code: 'skills.upload.invalid_archive',
      details: { reason: 'limit.memory', limit: memoryMb * MIB },
    })
    t.ok(await stillReads(pool))
  }
})

t.test('an error of the source is passed on unchanged', async (t) => {
  const pool = openPool(t)
  for (const failure of [
    new TypeError('the client is gone'),
    new AppError('unavailable', 'Down.', { retryAfter: 7, details: { for: 'long' } }),
  ]) {
    for (const head of [[], [good.subarray(0, 50)], [good]]) {
      const source = (async function* () {
        yield* head
        throw failure
      })()
      const error = await read(pool, source, keepNothing).catch((reason: unknown) => reason)
      t.match(error, sameAs(failure))
      t.equal(error instanceof AppError, failure instanceof AppError)
      t.ok(await stillReads(pool))
    }
  }
})

t.test('an error of the store is passed on unchanged', async (t) => {
  const pool = openPool(t)
  const failure = Object.assign(new RangeError('the disk is full'), { code: '53100' })
  let calls = 0
  for (const archive of [good, large]) {
    const reading = read(pool, chunked(archive), async () => {
      calls += 1
      throw failure
    })
    t.match(await reading.catch((reason: unknown) => reason), sameAs(failure))
    t.ok(await stillReads(pool))
  }
  t.equal(calls, 2, 'nothing more is handed over after a failure')
})

t.test('a store that still runs is waited for when the source fails', async (t) => {
  const pool = openPool(t, { size: 2 })
  const events: string[] = []
  const storing = Promise.withResolvers<void>()
  const failing = Promise.withResolvers<void>()
  const source = (async function* () {
    // So little is read ahead of the store.
    yield large.subarray(0, 16 * 1024)
    await storing.promise
    failing.resolve()
    throw new Error('the client is gone')
  })()
  const reading = read(pool, source, async () => {
    storing.resolve()
    await failing.promise
    // A whole read on another thread takes longer than the failure takes to arrive.
    await stillReads(pool)
    events.push('stored')
  })
  await reading.catch(() => events.push('failed'))
  t.strictSame(events.slice(-2), ['stored', 'failed'])
})

t.test('a bug is not a rejection, and ends with its read', async (t) => {
  const pool = openPool(t, { limits: null as unknown as ArchiveLimits })
  for (let round = 0; round < 2; round += 1) {
    const error = await read(pool, chunked(good), keepNothing).catch((reason: unknown) => reason)
    t.type(error, Error)
    t.notOk(error instanceof AppError)
  }
})

t.test('an order that cannot be opened fails its own read only', async (t) => {
  const pool = openPool(t)
  for (let round = 0; round < 2; round += 1) {
    await t.rejects(pool.read(null as unknown as BridgeOrder), { name: 'TypeError' })
    t.ok(await stillReads(pool))
  }
})

t.test('a read that is ended does not disturb a concurrent one', async (t) => {
  const pool = openPool(t, { limits: boundless, size: 2, deadlineMs })
  const ending = read(pool, endless(), keepNothing).catch((reason: unknown) => reason)
  const slowly = (async function* () {
    yield good.subarray(0, 100)
    await ending
    yield good.subarray(100)
  })()
  const other = await read(pool, slowly, keepNothing)
  t.match(await ending, { details: { reason: 'limit.time' } })
  t.equal(other.files.length, 3)
})

t.test('each read fails where no thread can be started', async (t) => {
  const pool = openPool(t, { entry: new URL('https://example.org/no-file.js') })
  const reads = ['a', 'b'].map((channel) => pool.read({ channel }))
  const unavailable = { code: 'unavailable', retryAfter: 5 }
  for (const one of reads) await t.rejects(one, unavailable)
  await t.rejects(pool.read({ channel: 'later' }), unavailable)
  t.same(pool.load, { running: 0, queued: 0 })
})
