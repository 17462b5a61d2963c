/** Pools and archives for the tests of reader threads. */
import { Buffer } from 'node:buffer'
import { constants, deflateRawSync } from 'node:zlib'
import { defaultLimits, type ArchiveLimits } from '../../src/archives/limits.ts'
import { ArchivePool, type ArchivePoolOptions } from '../../src/archives/pool.ts'
import { chunked, gzip, gzipMember, packageArchive, pax, tar } from '../support/archives.ts'
import { beside, dense, SKILL } from './reading.ts'

export const MIB = 2 ** 20

type Test = { teardown: (close: () => Promise<void>) => unknown }

export const openPool = (t: Test, options: Partial<ArchivePoolOptions> = {}): ArchivePool => {
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

export const keepNothing = async (): Promise<void> => {}

/** A package of three files. */
export const good = packageArchive({
  files: { 'a.md': 'a', 'run.sh': { body: '#!/bin/sh\n', mode: 0o755 } },
})

export const stillReads = async (pool: ArchivePool): Promise<boolean> =>
  (await pool.read(chunked(good), keepNothing)).files.length === 3

export const boundless: ArchiveLimits = {
  ...defaultLimits,
  compressedBytes: 2 ** 50,
  uncompressedBytes: 2 ** 50,
  ratio: 2 ** 50,
}

/** Zeros behind the end mark for ever, which only `boundless` lets pass. */
export async function* endless(): AsyncGenerator<Uint8Array, void, undefined> {
  yield gzipMember('').subarray(0, 10)
  yield deflateRawSync(tar([SKILL]), { finishFlush: constants.Z_FULL_FLUSH })
  const zeros = deflateRawSync(Buffer.alloc(MIB), { finishFlush: constants.Z_FULL_FLUSH })
  for (;;) yield zeros
}

/** SKILL.md and three files of 30 MiB, in about as many MiB. */
export const largeArchive = (): Buffer => {
  const files = [0, 1, 2].map((index) => ({ path: `large${index}`, body: dense(30 * MIB + index) }))
  return gzip(tar([SKILL, ...files]), { level: 1 })
}

const deepPath = (index: number): string =>
  Array.from({ length: 32 }, (_, level) => `${index}-${level}`).join('/')

/** So many names that tens of megabytes are needed to remember them. */
export const nameHeavy = (): Buffer => {
  const numbers = Array.from({ length: 4000 }, (_, index) => index)
  return beside(...numbers.flatMap((index) => [pax({ path: deepPath(index) }), { path: 'short' }]))
}
