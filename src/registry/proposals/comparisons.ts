/**
 * Compares files in a thread, within time limits, and caches the result per pair of digests, whose
 * bytes never change.
 */
import { LRUCache } from 'lru-cache'
import { AppError } from '../../platform/errors.ts'
import { threadEntry } from '../../platform/threads/entry.ts'
import { TaskOverrun, TaskThread } from '../../platform/threads/task-thread.ts'
import type { ComparedFile } from './compare.ts'
import type { LineCounts } from './compare-text.ts'
import type { CompareResult, CompareTask } from './compare-thread.ts'

export type FilePair = { before: ComparedFile | null; after: ComparedFile | null }
type Bytes = { before: Uint8Array; after: Uint8Array }

/** Reads both files of a pair. */
export type ReadPair = () => Promise<Bytes>

/** The thread time that is left for the files of one proposal. */
export type Budget = { leftMs: number }

const PROPOSAL_MS = 500
const FILE_MS = 100
const DIFF_MS = 1000
/** A backstop: the comparison itself stops earlier. */
const DEADLINE_MS = 10_000
const MEMORY_MB = 256
const MAX_QUEUED = 64
const MAX_COUNTS = 5_000
/** After this time, a comparison that was too slow is tried again. */
const NULL_TTL_MS = 10 * 60 * 1000
const MAX_DIFF_CHARACTERS = 16 * 1024 * 1024

const keyOf = ({ before, after }: FilePair): string =>
  `${before?.sha256 ?? ''}:${after?.sha256 ?? ''}`

/** The thread did not run the task, which ends the budget. */
const UNKNOWN = Infinity

/** A proposal is readable without counts, so a busy or closed thread is not an error. */
const withoutCounts = (error: unknown): { counts: null; spentMs: number } => {
  if (error instanceof TaskOverrun) return { counts: null, spentMs: DEADLINE_MS }
  if (error instanceof AppError) return { counts: null, spentMs: UNKNOWN }
  throw error
}

export class Comparisons {
  readonly #thread = new TaskThread<CompareTask, CompareResult>({
    entry: threadEntry('compare-thread', import.meta.url),
    name: 'comparisons',
    deadlineMs: DEADLINE_MS,
    memoryMb: MEMORY_MB,
    maxQueued: MAX_QUEUED,
  })
  readonly #counts = new LRUCache<string, { counts: LineCounts | null }>({ max: MAX_COUNTS })
  readonly #diffs = new LRUCache<string, { hunks: string | null }>({
    maxSize: MAX_DIFF_CHARACTERS,
    sizeCalculation: ({ hunks }, key) => key.length + (hunks?.length ?? 0),
  })

  budget(): Budget {
    return { leftMs: PROPOSAL_MS }
  }

  /** Null if a file is not text, differs too much, or the budget is spent. */
  async counts(pair: FilePair, read: ReadPair, budget: Budget): Promise<LineCounts | null> {
    const key = keyOf(pair)
    const kept = this.#counts.get(key)
    if (kept) return kept.counts
    const timeoutMs = Math.min(budget.leftMs, FILE_MS)
    if (timeoutMs <= 0) return null
    const task = { kind: 'counts' as const, ...(await read()), timeoutMs }
    const { counts, spentMs } = await this.#thread.run(task).catch(withoutCounts)
    budget.leftMs -= spentMs
    if (counts !== null) this.#counts.set(key, { counts })
    // Cached only after the full time limit: with less, a comparable pair may run out of time.
    else if (timeoutMs === FILE_MS && spentMs !== UNKNOWN) {
      this.#counts.set(key, { counts }, { ttl: NULL_TTL_MS })
    }
    return counts
  }

  /** The hunks of a unified diff; null if a file is not text. */
  async hunks(pair: FilePair, read: ReadPair): Promise<string | null> {
    const key = keyOf(pair)
    const kept = this.#diffs.get(key)
    if (kept) return kept.hunks
    const task = { kind: 'hunks' as const, ...(await read()) }
    const { hunks } = await this.#thread.run({ ...task, timeoutMs: DIFF_MS }).catch((error) => {
      if (!(error instanceof TaskOverrun)) throw error
      return this.#thread.run({ ...task, timeoutMs: 0 })
    })
    this.#diffs.set(key, { hunks })
    return hunks
  }

  async close(): Promise<void> {
    await this.#thread.close()
  }
}
