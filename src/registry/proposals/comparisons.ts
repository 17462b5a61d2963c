/**
 * Compares files in a thread, within time limits, and caches the result per pair of digests, whose
 * bytes never change.
 */
import { LRUCache } from 'lru-cache'
import { AppError } from '../../platform/errors.ts'
import { threadEntry } from '../../platform/threads/entry.ts'
import { TaskOverrun, TaskThread } from '../../platform/threads/task-thread.ts'
import type { ComparedFile } from './compare.ts'
import { countsOf, type Edit, type Hunk, type LineCounts } from './compare-text.ts'
import type { CompareResult, CompareTask, Cut } from './compare-thread.ts'

export type FilePair = { before: ComparedFile | null; after: ComparedFile | null }
type Bytes = { before: Uint8Array; after: Uint8Array }

/** Reads both files of a pair. */
export type ReadPair = () => Promise<Bytes>

/** Without counts where `cut` says why the lines were not compared. */
export type Comparison = { edits: Edit[]; counts: LineCounts | null; cut: Cut | null }

/** The time that is left for the files of one request. */
export type Budget = { endsAt: number; fileMs: number }

const REQUEST_MS = 500
const FILE_MS = 100
export const DIFF_MS = 1000
/** A backstop: the comparison itself stops earlier. */
const DEADLINE_MS = 10_000
const MEMORY_MB = 256
const MAX_QUEUED = 64
const MAX_CACHED_EDITS = 200_000
/** After this time, a comparison that was too slow is tried again. */
const SLOW_TTL_MS = 10 * 60 * 1000

const keyOf = ({ before, after }: FilePair): string =>
  `${before?.sha256 ?? ''}:${after?.sha256 ?? ''}`

const comparisonOf = ({ edits, cut }: Pick<CompareResult, 'edits' | 'cut'>): Comparison => ({
  edits,
  cut,
  counts: cut === null ? countsOf(edits) : null,
})

export class Comparisons {
  readonly #thread = new TaskThread<CompareTask, CompareResult>({
    entry: threadEntry('compare-thread', import.meta.url),
    name: 'comparisons',
    deadlineMs: DEADLINE_MS,
    memoryMb: MEMORY_MB,
    maxQueued: MAX_QUEUED,
  })
  readonly #known = new LRUCache<string, Comparison>({
    maxSize: MAX_CACHED_EDITS,
    sizeCalculation: ({ edits }) => edits.length + 1,
  })
  /** Pairs that need more than `FILE_MS`. */
  readonly #slow = new LRUCache<string, true>({ max: 5000, ttl: SLOW_TTL_MS })

  budget({ ms = REQUEST_MS, fileMs = FILE_MS } = {}): Budget {
    return { endsAt: performance.now() + ms, fileMs }
  }

  /** Null if the budget is spent, the file needs more of it, or the thread is busy. */
  async compare(pair: FilePair, read: ReadPair, budget: Budget): Promise<Comparison | null> {
    const key = keyOf(pair)
    const known = this.#known.get(key)
    if (known) return known
    const timeoutMs = Math.min(budget.endsAt - performance.now(), budget.fileMs)
    const isKnownSlow = budget.fileMs < DIFF_MS && this.#slow.has(key)
    if (timeoutMs <= 0 || isKnownSlow) return null
    const task = { ...(await read()), timeoutMs, edits: null, context: null }
    const result = await this.#run(task).catch((error) => {
      // What is shown is complete without counts.
      if (!(error instanceof AppError)) throw error
      budget.endsAt = 0
      return null
    })
    if (result === null) return null
    const isOutOfTime = result.cut === 'too_different' && result.spentMs >= timeoutMs
    if (isOutOfTime && timeoutMs < DIFF_MS) {
      if (timeoutMs === FILE_MS) this.#slow.set(key, true)
      return null
    }
    const comparison = comparisonOf(result)
    this.#known.set(key, comparison)
    return comparison
  }

  /** With the hunks, of a comparison that is known or made here. */
  async hunks(
    pair: FilePair,
    read: ReadPair,
    { context, known }: { context: number; known: Comparison | null },
  ): Promise<Comparison & { hunks: Hunk[] }> {
    const key = keyOf(pair)
    const earlier = known ?? this.#known.get(key) ?? null
    const edits = earlier?.edits ?? null
    const result = await this.#run({ ...(await read()), timeoutMs: DIFF_MS, edits, context })
    const comparison = earlier ?? comparisonOf(result)
    this.#known.set(key, comparison)
    return { ...comparison, hunks: result.hunks }
  }

  async close(): Promise<void> {
    await this.#thread.close()
  }

  /** What is too heavy to be compared is shown as replaced. */
  #run(task: CompareTask): Promise<CompareResult> {
    return this.#thread.run(task).catch((error) => {
      if (!(error instanceof TaskOverrun) || task.timeoutMs === 0) throw error
      return this.#thread.run({ ...task, timeoutMs: 0 })
    })
  }
}
