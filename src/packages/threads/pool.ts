/**
 * Reads archives on a few threads, one archive per thread; callers take turns. An archive that breaks
 * its thread fails that one read only: the thread is terminated and a new one replaces it.
 */
import { availableParallelism } from 'node:os'
import type { Transferable } from 'node:worker_threads'
import { AppError } from '../../platform/errors.ts'
import type { ArchiveLimits } from '../archive/limits.ts'
import { FairQueue } from './fair-queue.ts'
import type { Task } from './reading-job.ts'
import { ReaderThread, type ThreadOptions } from './thread.ts'
import type { ReadResult } from './protocol.ts'

export type ArchivePoolOptions = Pick<ThreadOptions, 'entry' | 'env'> & {
  limits: ArchiveLimits
  /** The number of threads; each starts when it is first needed. */
  size?: number
  /** The time that a thread itself may spend on one archive. */
  deadlineMs: number
  /** Cap on the JavaScript heap of one thread. */
  memoryMb: number
  /** The time that the source and the store of one archive may take together. */
  waitMs?: number
}

type Sent = { caller?: string; transfer?: Transferable[] }

const DEFAULT_WAIT_MS = 10 * 60 * 1000

type Waiting<Order, Pack> = Task<Order> & PromiseWithResolvers<ReadResult<Pack>>

export class ArchivePool<Order, Pack> {
  readonly #options: ThreadOptions
  readonly #size: number
  readonly #threads = new Set<ReaderThread<Order, Pack>>()
  readonly #idle: ReaderThread<Order, Pack>[] = []
  readonly #queue = new FairQueue<Waiting<Order, Pack>>()
  #isClosed = false

  constructor({ size, waitMs, ...options }: ArchivePoolOptions) {
    this.#options = { ...options, waitMs: waitMs ?? DEFAULT_WAIT_MS }
    this.#size = size ?? Math.max(1, availableParallelism() - 1)
  }

  /**
   * Reads the archive of the order, and stores its contents as one pack. The objects in `transfer`
   * belong to the caller until the read starts, and to the thread from then on.
   */
  read(order: Order, { caller = '', transfer = [] }: Sent = {}): Promise<ReadResult<Pack>> {
    if (this.#isClosed) return Promise.reject(closed())
    const waiting = { order, transfer, ...Promise.withResolvers<ReadResult<Pack>>() }
    this.#queue.add(caller, waiting)
    this.#dispatch()
    return waiting.promise
  }

  get load(): { running: number; queued: number } {
    return { running: this.#threads.size - this.#idle.length, queued: this.#queue.length }
  }

  /** Terminates all threads; waiting and running reads fail. */
  async close(): Promise<void> {
    this.#isClosed = true
    for (const waiting of this.#queue.takeAll()) waiting.reject(closed())
    await Promise.all(Array.from(this.#threads, (thread) => thread.end(closed())))
  }

  #dispatch(): void {
    while (this.#queue.length > 0) {
      const thread = this.#startedThread()
      const waiting = thread === null ? undefined : this.#queue.take()
      if (thread === null || waiting === undefined) return
      void this.#run(thread, waiting)
    }
  }

  /** Where threads are short, starting one throws; without any, no read that waits would begin. */
  #startedThread(): ReaderThread<Order, Pack> | null {
    try {
      return this.#freeThread()
    } catch (error) {
      if (this.#threads.size === 0) {
        for (const waiting of this.#queue.takeAll()) waiting.reject(notStarted(error))
      }
      return null
    }
  }

  #freeThread(): ReaderThread<Order, Pack> | null {
    const idle = this.#idle.pop()
    if (idle?.isUsable === true) return idle
    if (idle !== undefined) {
      this.#threads.delete(idle)
      return this.#freeThread()
    }
    if (this.#threads.size >= this.#size) return null
    const thread = new ReaderThread<Order, Pack>(this.#options)
    this.#threads.add(thread)
    return thread
  }

  async #run(thread: ReaderThread<Order, Pack>, waiting: Waiting<Order, Pack>): Promise<void> {
    const reading = thread.read(waiting)
    await reading.catch(() => undefined)
    if (thread.isUsable) this.#idle.push(thread)
    else this.#threads.delete(thread)
    // The thread is free by then, so the next read of the caller does not start another one.
    waiting.resolve(reading)
    if (!this.#isClosed) this.#dispatch()
  }
}

const notStarted = (cause: unknown): AppError =>
  new AppError('unavailable', 'No thread could be started to read the archive. Try again.', {
    retryAfter: 5,
    cause,
  })

const closed = (): AppError => new AppError('unavailable', 'The service is shutting down.')
