import { createHash } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import { defaultLimits } from '../../src/archives/limits.ts'
import { ArchivePool, type ArchivePoolOptions } from '../../src/archives/pool.ts'
import type { ReadFile } from '../../src/archives/types.ts'
import { AppError } from '../../src/errors.ts'
import { chunked, gzip, packageArchive, pax, tar, type TarMember } from '../support/archives.ts'
import { beside, dense, SKILL, words } from './reading.ts'

const MIB = 2 ** 20

const openPool = (t: Tap, options: Partial<ArchivePoolOptions> = {}): ArchivePool => {
  const pool = new ArchivePool({
    limits: defaultLimits,
    size: 1,
    deadlineMs: 30_000,
    memoryMb: 128,
    ...options,
  })
  t.teardown(() => pool.close())
  return pool
}
type Tap = Pick<typeof t, 'teardown'>

const keepNothing = async (): Promise<void> => {}
const good = packageArchive({
  files: { 'a.md': 'a', 'run.sh': { body: '#!/bin/sh\n', mode: 0o755 } },
})

/** Takes a thread about a second, and next to nothing to make. */
const slow = gzip(
  tar([
    SKILL,
    ...Array.from({ length: 8 }, (_, index): TarMember => ({
      path: `slow${index}`,
      body: dense(30 * MIB),
    })),
  ]),
  { level: 1 },
)

/** Needs tens of megabytes to remember all its names. */
const nameHeavy = beside(
  ...Array.from({ length: 4000 }, (_, index) => [
    pax({ path: Array.from({ length: 32 }, (__, level) => `${index}-${level}`).join('/') }),
    { path: 'short' },
  ]).flat(),
)

const stillReads = async (pool: ArchivePool): Promise<boolean> =>
  (await pool.read(chunked(good), keepNothing)).files.length === 3

t.test('a package is read, and its files are handed over', async (t) => {
  const pool = openPool(t)
  const stored: ReadFile[] = []
  const read = await pool.read(chunked(good, 100), async (files) => void stored.push(...files))
  t.match(read, {
    slug: 'pdf-tools',
    fingerprint: /^[0-9a-f]{64}$/,
    files: [
      { path: 'SKILL.md', executable: false, media_type: 'text/markdown; charset=utf-8' },
      { path: 'a.md', size: 1, executable: false },
      { path: 'run.sh', size: 10, executable: true },
    ],
    ignored: [],
  })
  t.equal(stored.length, 3)
  for (const { sha256, bytes } of stored) {
    t.equal(createHash('sha256').update(bytes).digest('hex'), sha256)
  }
})

t.test('files come in batches, each stored before the next comes', async (t) => {
  const pool = openPool(t)
  const small = Array.from({ length: 200 }, (_, index): TarMember => ({
    path: `s${index}`,
    body: `small ${index}`,
  }))
  const medium = Array.from({ length: 5 }, (_, index): TarMember => ({
    path: `m${index}`,
    body: words(400_000 + index),
  }))
  const large: TarMember = { path: 'large', body: words(3 * MIB) }
  const batches: ReadFile[][] = []
  let storing = 0
  await pool.read(chunked(beside(...small, ...medium, large)), async (files) => {
    storing += 1
    t.equal(storing, 1, 'one batch at a time')
    await sleep(2)
    batches.push(files)
    storing -= 1
  })
  t.equal(batches.flat().length, 207)
  for (const files of batches) {
    const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0)
    t.ok(files.length <= 64 && (bytes <= MIB || files.length === 1))
  }
  t.strictSame(
    batches.at(-1)?.map((file) => file.bytes.length),
    [3 * MIB],
  )
})

t.test('the source is not read ahead of a store that waits', async (t) => {
  const pool = openPool(t)
  let pulled = 0
  const source = (async function* () {
    for await (const chunk of chunked(slow, 16 * 1024)) {
      pulled += 1
      yield chunk
    }
  })()
  const gate = Promise.withResolvers<void>()
  const first = Promise.withResolvers<void>()
  const reading = pool.read(source, () => {
    first.resolve()
    return gate.promise
  })
  await first.promise
  const before = pulled
  await sleep(100)
  // What inflate and its queue hold: one file may take hundreds of these chunks.
  t.ok(pulled - before <= 8, `${pulled - before} chunks were pulled meanwhile`)
  gate.resolve()
  t.equal((await reading).files.length, 9)
})

t.test('a refusal crosses over whole, and the thread goes on', async (t) => {
  const pool = openPool(t)
  for (let round = 0; round < 20; round += 1) {
    const reading = pool.read(chunked(beside({ path: '../x' })), keepNothing)
    await t.rejects(reading, {
      name: 'AppError',
      code: 'skills.upload.invalid_archive',
      status: 422,
      message: 'A path has a ".." component. Entry: "../x".',
      details: { reason: 'path.traversal', entry: '../x' },
    })
    t.ok(await stillReads(pool))
  }
})

t.test('a refusal does not wait for a source that has stopped sending', async (t) => {
  const pool = openPool(t)
  const source = (async function* () {
    yield Buffer.from('no gzip at all')
    await new Promise(() => {})
  })()
  await t.rejects(pool.read(source, keepNothing), {
    code: 'skills.upload.invalid_archive',
    details: { reason: 'gzip.magic' },
  })
  t.ok(await stillReads(pool))
})

t.test('the source is closed when no more of it is wanted', async (t) => {
  const pool = openPool(t)
  let isClosed = false
  const source = (async function* () {
    try {
      for (;;) yield Buffer.from('no gzip at all')
    } finally {
      isClosed = true
    }
  })()
  await t.rejects(pool.read(source, keepNothing), {
    code: 'skills.upload.invalid_archive',
    details: { reason: 'gzip.magic' },
  })
  await sleep(10)
  t.ok(isClosed)
})

t.test('an archive that takes too long costs only its own read', async (t) => {
  const pool = openPool(t, { deadlineMs: 100 })
  for (let round = 0; round < 2; round += 1) {
    await t.rejects(pool.read(chunked(slow), keepNothing), {
      code: 'skills.upload.invalid_archive',
      details: { reason: 'limit.time', limit: 100 },
    })
    t.ok(await stillReads(pool))
  }
})

t.test('the deadline does not count the source and the store', async (t) => {
  const pool = openPool(t, { deadlineMs: 150 })
  const source = (async function* () {
    for await (const chunk of chunked(good, Math.ceil(good.length / 4))) {
      await sleep(100)
      yield chunk
    }
  })()
  const read = await pool.read(source, () => sleep(200))
  t.equal(read.files.length, 3)
})

t.test('the source and the store have a limit of their own', async (t) => {
  const pool = openPool(t, { waitMs: 100 })
  const never = new Promise<never>(() => {})
  const source = (async function* () {
    yield good.subarray(0, 20)
    await never
  })()
  await t.rejects(pool.read(source, keepNothing), { code: 'unavailable' })
  await t.rejects(
    pool.read(chunked(good), () => never),
    { code: 'unavailable' },
  )
  t.ok(await stillReads(pool))
})

t.test('an archive that takes too much memory costs only its own read', async (t) => {
  const pool = openPool(t, { memoryMb: 16 })
  for (let round = 0; round < 2; round += 1) {
    await t.rejects(pool.read(chunked(nameHeavy), keepNothing), {
      code: 'skills.upload.invalid_archive',
      details: { reason: 'limit.memory', limit: 16 * MIB },
    })
    t.ok(await stillReads(pool))
  }
})

t.test('an error of the source comes back unchanged', async (t) => {
  const pool = openPool(t)
  for (const failure of [
    new TypeError('the client is gone'),
    new AppError('unavailable', 'Down.'),
  ]) {
    for (const head of [[], [good.subarray(0, 50)], [good]]) {
      const source = (async function* () {
        yield* head
        throw failure
      })()
      const error = await pool.read(source, keepNothing).catch((reason: unknown) => reason)
      t.equal(error, failure)
      t.ok(await stillReads(pool))
    }
  }
})

t.test('an error of the store comes back unchanged', async (t) => {
  const pool = openPool(t)
  const failure = new RangeError('the disk is full')
  let calls = 0
  for (const archive of [good, slow]) {
    const reading = pool.read(chunked(archive), async () => {
      calls += 1
      throw failure
    })
    t.equal(await reading.catch((reason: unknown) => reason), failure)
    t.ok(await stillReads(pool))
  }
  t.equal(calls, 2, 'nothing more is handed over after a failure')
})

t.test('a store that still runs is waited for when the source fails', async (t) => {
  const pool = openPool(t)
  const events: string[] = []
  const storing = Promise.withResolvers<void>()
  const source = (async function* () {
    yield* chunked(slow.subarray(0, 4 * MIB))
    await storing.promise
    throw new Error('the client is gone')
  })()
  const reading = pool.read(source, async () => {
    storing.resolve()
    await sleep(100)
    events.push('stored')
  })
  await reading.catch(() => events.push('failed'))
  t.strictSame(events.slice(-2), ['stored', 'failed'])
})

t.test('a fault of ours is no refusal, and is over with its read', async (t) => {
  const pool = openPool(t, { limits: null as unknown as typeof defaultLimits })
  for (let round = 0; round < 2; round += 1) {
    const error = await pool.read(chunked(good), keepNothing).catch((reason: unknown) => reason)
    t.type(error, Error)
    t.notOk(error instanceof AppError)
  }
})

t.test('many archives are read a few at a time, first come first served', async (t) => {
  const pool = openPool(t, { size: 2 })
  const started: number[] = []
  let running = 0
  let most = 0
  const reads = Array.from({ length: 30 }, async (_, index) => {
    const bytes = index % 3 === 0 ? beside({ path: '../x' }) : good
    const source = (async function* () {
      started.push(index)
      running += 1
      most = Math.max(most, running)
      try {
        yield* chunked(bytes)
      } finally {
        running -= 1
      }
    })()
    return pool.read(source, keepNothing)
  })
  const results = await Promise.allSettled(reads)
  t.strictSame(
    results.map(({ status }) => status),
    results.map((_, index) => (index % 3 === 0 ? 'rejected' : 'fulfilled')),
  )
  t.strictSame(
    started,
    started.toSorted((a, b) => a - b),
  )
  t.equal(most, 2)
})

t.test('a read that is ended does not disturb the one beside it', async (t) => {
  const pool = openPool(t, { size: 2, deadlineMs: 250 })
  const slowly = (async function* () {
    for await (const chunk of chunked(good, 100)) {
      await sleep(100)
      yield chunk
    }
  })()
  const [ended, other] = await Promise.allSettled([
    pool.read(chunked(slow), keepNothing),
    pool.read(slowly, keepNothing),
  ])
  t.match(ended, { status: 'rejected', reason: { details: { reason: 'limit.time' } } })
  t.match(other, { status: 'fulfilled' })
})

t.test('a closed pool fails what it has and takes no more', async (t) => {
  const pool = openPool(t)
  const reads = [slow, slow, good].map((bytes) => pool.read(chunked(bytes), keepNothing))
  const settled = Promise.allSettled(reads)
  await sleep(50)
  await pool.close()
  t.match(await settled, Array(3).fill({ status: 'rejected', reason: { code: 'unavailable' } }))
  await t.rejects(pool.read(chunked(good), keepNothing), { code: 'unavailable' })
  await pool.close()
})

t.test('an idle pool does not keep the process alive', async (t) => {
  const script = `
    import { ArchivePool } from '${new URL('../../src/archives/pool.ts', import.meta.url).href}'
    import { defaultLimits } from '${new URL('../../src/archives/limits.ts', import.meta.url).href}'
    const pool = new ArchivePool({ limits: defaultLimits, deadlineMs: 9000, memoryMb: 64 })
    const bytes = Buffer.from('${good.toString('base64')}', 'base64')
    const { files } = await pool.read((async function* () { yield bytes })(), async () => {})
    process.stdout.write(String(files.length))
  `
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script],
    { timeout: 20_000, env: {} },
  )
  t.equal(status, 0)
  t.equal(stdout.toString(), '3')
})
