/**
 * The pool's side of one job: hears what the thread has stored, and keeps two clocks, of which exactly
 * one runs. The thread's deadline counts only its own time; what the source and the store take is
 * limited apart from it, so every job ends.
 */
import type { Transferable } from 'node:worker_threads'
import { AppError } from '../errors.ts'
import type { ArchiveLimits } from './limits.ts'
import { fromPlainAppError, fromPlainError } from './plain-error.ts'
import type { Ending, FromThread, ToThread } from './protocol.ts'
import { refuse } from './refusals.ts'
import { Stopwatch } from './stopwatch.ts'
import type { SkillPackage } from './types.ts'

export type Task<Order, Kept> = {
  /** Where the archive is and where its files go, in the words of the thread's entry. */
  order: Order
  /** What of the order the thread owns from then on. */
  transfer: Transferable[]
  /** Told of each batch that is stored. */
  keep: (kept: Kept) => void
}

export type JobOptions = { limits: ArchiveLimits; deadlineMs: number; waitMs: number }

type Send<Order> = (message: ToThread<Order>, transfer: Transferable[]) => void

export class ReadingJob<Order, Kept> {
  readonly result: Promise<SkillPackage>
  readonly #id: number
  readonly #task: Task<Order, Kept>
  readonly #send: Send<Order>
  readonly #limits: ArchiveLimits
  readonly #settle: PromiseWithResolvers<SkillPackage>
  readonly #threadClock: Stopwatch
  readonly #waitClock: Stopwatch
  #isFinished = false

  constructor(id: number, task: Task<Order, Kept>, options: JobOptions, send: Send<Order>) {
    this.#id = id
    this.#task = task
    this.#send = send
    this.#limits = options.limits
    this.#settle = Promise.withResolvers()
    this.result = this.#settle.promise
    this.#threadClock = new Stopwatch(options.deadlineMs, () =>
      this.fail(refuse('limit.time', { limit: options.deadlineMs })),
    )
    this.#waitClock = new Stopwatch(options.waitMs, () =>
      this.fail(new AppError('unavailable', 'Fetching or storing the archive took too long.')),
    )
  }

  start(): void {
    if (this.#isFinished) return
    this.#threadClock.start()
    const { order, transfer } = this.#task
    this.#send({ job: this.#id, limits: this.#limits, order }, transfer)
  }

  /** Returns whether the thread is fit for another job, once this one has ended. */
  hear(message: FromThread<Kept>): 'goes on' | 'ended' | 'broken' {
    if (message.job !== this.#id) return 'goes on'
    // Also of a job that was given up: somebody has to take it back.
    if (message.kind === 'kept') this.#task.keep(message.kept)
    else if (this.#isFinished) return 'goes on'
    else if (message.kind === 'waits') this.#run(this.#waitClock, this.#threadClock)
    else if (message.kind === 'works') this.#run(this.#threadClock, this.#waitClock)
    else return this.#end(message)
    return 'goes on'
  }

  /** The thread has died or must be ended. */
  fail(error: Error): void {
    this.#finish(() => this.#settle.reject(error))
  }

  #end(ending: Ending): 'ended' | 'broken' {
    if (ending.kind === 'failed') {
      this.fail(fromPlainError(ending.error))
      return ending.isOurs ? 'broken' : 'ended'
    }
    if (ending.kind === 'refused') this.fail(fromPlainAppError(ending.refusal))
    else this.#finish(() => this.#settle.resolve(ending.skillPackage))
    return 'ended'
  }

  #run(running: Stopwatch, resting: Stopwatch): void {
    resting.stop()
    running.start()
  }

  #finish(settle: () => void): void {
    if (this.#isFinished) return
    this.#isFinished = true
    this.#threadClock.stop()
    this.#waitClock.stop()
    settle()
  }
}
