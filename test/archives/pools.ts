/** Pools and archives for the tests of reader threads. */
import { Buffer } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import { BroadcastChannel } from 'node:worker_threads'
import { constants, deflateRawSync } from 'node:zlib'
import { defaultLimits, type ArchiveLimits } from '../../src/packages/archive/limits.ts'
import {
  type PlainAppError,
  type PlainError,
  toPlainAppError,
  toPlainError,
} from '../../src/packages/threads/plain-error.ts'
import { ArchivePool, type ArchivePoolOptions } from '../../src/packages/threads/pool.ts'
import type { FileContent, SkillPackage } from '../../src/packages/types.ts'
import { AppError } from '../../src/platform/errors.ts'
import { chunked, gzip, gzipMember, packageArchive, pax, tar } from '../support/archives.ts'
import { beside, dense, SKILL } from './reading.ts'

export const MIB = 2 ** 20

type Test = { teardown: (close: () => Promise<void>) => unknown }

export const bridgedThread = new URL('./bridged-thread.ts', import.meta.url)

/** Names the channel on which a test gives the archive and takes its files. */
export type BridgeOrder = { channel: string }

export type Asked = {
  id: number
  question: { kind: 'pull' } | { kind: 'store'; file: FileContent } | { kind: 'close' }
}

export type Answer =
  | { kind: 'over' }
  | { kind: 'answer'; id: number; bytes: Uint8Array | null }
  | { kind: 'failed'; id: number; error: PlainError }
  | { kind: 'refused'; id: number; refusal: PlainAppError }

export type Pool = ArchivePool<BridgeOrder, string[]>

export const openPool = (t: Test, options: Partial<ArchivePoolOptions> = {}): Pool => {
  const pool: Pool = new ArchivePool({
    entry: bridgedThread,
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

/** The types know no data of events. */
export const saidIn = (event: object): unknown => (event as { data: unknown }).data

type Store = (file: FileContent) => Promise<void>

/** Has the pool read what the source gives; the store is in this thread, too. */
export const read = async (
  pool: Pool,
  source: AsyncIterable<Uint8Array>,
  store: Store,
  keep: (digests: string[]) => void = () => {},
): Promise<SkillPackage> => {
  const name = randomUUID()
  const channel = new BroadcastChannel(name)
  const pieces = source[Symbol.asyncIterator]()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- this is a thread
  const say = (answer: Answer): void => channel.postMessage(answer)

  const carryOut = async ({ question }: Asked): Promise<Uint8Array | null> => {
    if (question.kind === 'store') await store(question.file)
    if (question.kind === 'close') void pieces.return?.()
    if (question.kind !== 'pull') return null
    const { value, done } = await pieces.next()
    return done === true ? null : value
  }
  const answer = async (asked: Asked): Promise<void> => {
    const { id } = asked
    try {
      say({ kind: 'answer', id, bytes: await carryOut(asked) })
    } catch (error) {
      if (error instanceof AppError) say({ kind: 'refused', id, refusal: toPlainAppError(error) })
      else say({ kind: 'failed', id, error: toPlainError(error) })
    }
  }
  let isOver = false
  channel.addEventListener('message', (event) => {
    if (!isOver) void answer(saidIn(event) as Asked).catch(() => {})
  })
  try {
    const { skillPackage, pack } = await pool.read({ channel: name })
    keep(pack)
    return skillPackage
  } finally {
    isOver = true
    say({ kind: 'over' })
    channel.close()
    pieces.return?.().catch(() => {})
  }
}

export const stillReads = async (pool: Pool): Promise<boolean> =>
  (await read(pool, chunked(good), keepNothing)).files.length === 3

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
