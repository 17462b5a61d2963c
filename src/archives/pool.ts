/**
 * Reads archives on a few threads, first come first served, one archive a thread. Whatever an
 * archive does to its thread costs that one read: the thread is ended and a fresh one takes over.
 */
import { availableParallelism } from 'node:os'
import { AppError } from '../errors.ts'
import type { ArchiveLimits } from './limits.ts'
import type { Task } from './reading-job.ts'
import { ReaderThread, type ThreadOptions } from './thread.ts'
import type { ReadFile, SkillPackage } from './types.ts'

export type ArchivePoolOptions = {
  limits: ArchiveLimits
  /** Threads; they start when they are first needed. */
  size?: number
  /** What one archive may take of a thread's own time. */
  deadlineMs: number
  /** Cap on the JavaScript heap of one thread. */
  memoryMb: number
  /** What the source and the store of one archive may take, together. */
  waitMs?: number
}

const DEFAULT_WAIT_MS = 10 * 60 * 1000

type Waiting = Task & PromiseWithResolvers<SkillPackage>

export class ArchivePool {
  readonly #options: ThreadOptions
  readonly #size: number
  readonly #threads = new Set<ReaderThread>()
  readonly #idle: ReaderThread[] = []
  readonly #queue: Waiting[] = []
  #isClosed = false

  constructor({ size, waitMs, ...options }: ArchivePoolOptions) {
    this.#options = { ...options, waitMs: waitMs ?? DEFAULT_WAIT_MS }
    this.#size = size ?? Math.max(1, availableParallelism() - 1)
  }

  /**
   * Hands over file contents in batches while it reads, each content once, and waits for each
   * batch to be stored; the last one, if it is small, while the next archive is read. Much may be
   * stored of an archive that is refused in the end. Errors of the source and of `store` come back
   * unchanged.
   */
  read(source: Task['source'], store: (files: ReadFile[]) => Promise<void>): Promise<SkillPackage> {
    if (this.#isClosed) return Promise.reject(closed())
    const waiting: Waiting = { source, store, ...Promise.withResolvers<SkillPackage>() }
    this.#queue.push(waiting)
    this.#dispatch()
    return waiting.promise
  }

  get load(): { running: number; queued: number } {
    return { running: this.#threads.size - this.#idle.length, queued: this.#queue.length }
  }

  /** Ends all threads; reads that wait or run fail. */
  async close(): Promise<void> {
    this.#isClosed = true
    for (const waiting of this.#queue.splice(0)) waiting.reject(closed())
    await Promise.all(Array.from(this.#threads, (thread) => thread.end(closed())))
  }

  #dispatch(): void {
    while (this.#queue.length > 0) {
      const thread = this.#freeThread()
      const waiting = thread === null ? undefined : this.#queue.shift()
      if (thread === null || waiting === undefined) return
      void this.#run(thread, waiting)
    }
  }

  #freeThread(): ReaderThread | null {
    const idle = this.#idle.pop()
    if (idle?.isUsable === true) return idle
    if (idle !== undefined) {
      this.#threads.delete(idle)
      return this.#freeThread()
    }
    if (this.#threads.size >= this.#size) return null
    const thread = new ReaderThread(this.#options)
    this.#threads.add(thread)
    return thread
  }

  async #run(thread: ReaderThread, waiting: Waiting): Promise<void> {
    const { result, free } = thread.read(waiting)
    result.then(waiting.resolve, waiting.reject)
    await free
    if (thread.isUsable) this.#idle.push(thread)
    else this.#threads.delete(thread)
    if (!this.#isClosed) this.#dispatch()
  }
}

const closed = (): AppError => new AppError('unavailable', 'The service is shutting down.')
