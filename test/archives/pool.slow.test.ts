import { Buffer } from 'node:buffer'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import t from '../support/tap.ts'
import type { FileContent } from '../../src/packages/types.ts'
import { chunked, type TarMember } from '../support/archives.ts'
import {
  boundless,
  endless,
  good,
  keepNothing,
  largeArchive,
  MIB,
  openPool,
  read,
  stillReads,
} from './pools.ts'
import { beside, words } from './reading.ts'

const large = largeArchive()

t.test('a package is read, and its contents are passed on', async (t) => {
  const pool = openPool(t)
  const stored: FileContent[] = []
  const kept: string[] = []
  const pack = await read(
    pool,
    chunked(good, 100),
    async (file) => void stored.push(file),
    (digests) => void kept.push(...digests),
  )
  t.match(pack, {
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
  t.strictSame(
    kept,
    stored.map(({ sha256 }) => sha256),
  )
  for (const { sha256, bytes } of stored) {
    t.equal(createHash('sha256').update(bytes).digest('hex'), sha256)
  }
})

t.test('each content is passed on once, and stored before the next', async (t) => {
  const pool = openPool(t)
  const small = Array.from({ length: 50 }, (_, index): TarMember => ({
    path: `s${index}`,
    body: `small ${index % 40}`,
  }))
  const big: TarMember = { path: 'big', body: words(3 * MIB) }
  const contents: FileContent[] = []
  let storing = 0
  await read(pool, chunked(beside(...small, big)), async (file) => {
    storing += 1
    t.equal(storing, 1, 'one at a time')
    await new Promise(setImmediate)
    contents.push(file)
    storing -= 1
  })
  t.equal(contents.length, 42)
  t.equal(contents.at(-1)?.bytes.length, 3 * MIB)
})

t.test('the source is not read ahead of a store that waits', async (t) => {
  const pool = openPool(t, { size: 2 })
  let pulled = 0
  const source = (async function* () {
    for await (const chunk of chunked(large, 16 * 1024)) {
      pulled += 1
      yield chunk
    }
  })()
  const gate = Promise.withResolvers<void>()
  const first = Promise.withResolvers<void>()
  const reading = read(pool, source, () => {
    first.resolve()
    return gate.promise
  })
  await first.promise
  const before = pulled
  await read(pool, chunked(large), keepNothing)
  // What inflate and its queue hold: one file may take hundreds of these chunks.
  t.ok(pulled - before <= 8, `${pulled - before} chunks were pulled while another archive was read`)
  gate.resolve()
  t.equal((await reading).files.length, 4)
})

t.test('a rejection passes between threads intact, and the thread continues', async (t) => {
  const pool = openPool(t)
  for (let round = 0; round < 20; round += 1) {
    const reading = read(pool, chunked(beside({ path: '../x' })), keepNothing)
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

t.test('a rejection does not wait for a source that has stopped sending', async (t) => {
  const pool = openPool(t)
  const source = (async function* () {
    yield Buffer.from('no gzip at all')
    await new Promise(() => {})
  })()
  await t.rejects(read(pool, source, keepNothing), {
    code: 'skills.upload.invalid_archive',
    details: { reason: 'gzip.magic' },
  })
  t.ok(await stillReads(pool))
})

t.test('the source is closed when no more of it is wanted', async (t) => {
  const pool = openPool(t)
  const closed = Promise.withResolvers<boolean>()
  const source = (async function* () {
    try {
      for (;;) yield Buffer.from('no gzip at all')
    } finally {
      closed.resolve(true)
    }
  })()
  await t.rejects(read(pool, source, keepNothing), {
    code: 'skills.upload.invalid_archive',
    details: { reason: 'gzip.magic' },
  })
  t.ok(await closed.promise)
})

for (const size of [1, 2]) {
  t.test(`many archives are read in turn, ${size} at a time`, async (t) => {
    const pool = openPool(t, { size })
    const started: number[] = []
    let most = 0
    const reads = Array.from({ length: 30 }, async (_, index) => {
      const bytes = index % 3 === 0 ? beside({ path: '../x' }) : good
      const source = (async function* () {
        started.push(index)
        most = Math.max(most, pool.load.running)
        yield* chunked(bytes)
      })()
      return read(pool, source, keepNothing)
    })
    const results = await Promise.allSettled(reads)
    t.strictSame(
      results.map(({ status }) => status),
      results.map((_, index) => (index % 3 === 0 ? 'rejected' : 'fulfilled')),
    )
    t.equal(most, size)
    // Two threads that start together may be ready in either order.
    if (size === 1)
      t.strictSame(
        started,
        started.toSorted((a, b) => a - b),
      )
  })
}

t.test('a closed pool fails its reads and accepts no more', async (t) => {
  const pool = openPool(t, { limits: boundless })
  const running = Promise.withResolvers<void>()
  const first = (async function* () {
    for await (const chunk of endless()) {
      yield chunk
      running.resolve()
    }
  })()
  const reads = [first, endless(), chunked(good)].map((it) => read(pool, it, keepNothing))
  const settled = Promise.allSettled(reads)
  await running.promise
  await pool.close()
  t.match(
    await settled,
    reads.map(() => ({ status: 'rejected', reason: { code: 'unavailable' } })),
  )
  await t.rejects(read(pool, chunked(good), keepNothing), { code: 'unavailable' })
  await pool.close()
})

t.test('an idle pool does not keep the process alive', async (t) => {
  const script = `
    import { good, openPool, read } from '${new URL('pools.ts', import.meta.url).href}'
    const pool = openPool({ teardown() {} })
    const { files } = await read(pool, (async function* () { yield good })(), async () => {})
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
