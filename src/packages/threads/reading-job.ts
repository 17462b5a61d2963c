/**
 * The pool's side of one job, with two clocks, exactly one of which runs. The thread's deadline
 * counts its own time only; the time of the source and the store has a limit of its own, so every
 * job ends.
 */
import type { Transferable } from 'node:worker_threads'
import { AppError } from '../../platform/errors.ts'
import type { ArchiveLimits } from '../archive/limits.ts'
import { fromPlainAppError, fromPlainError } from './plain-error.ts'
import type { Ending, FromThread, ReadResult, ToThread } from './protocol.ts'
import { refuse } from '../errors.ts'
import { Stopwatch } from './stopwatch.ts'

export type Task<Order> = {
  /** The location of the archive and the key of its pack, for the thread's entry. */
  order: Order
  /** The parts of the order that the thread owns once the job has started. */
  transfer: Transferable[]
}

export type JobOptions = { limits: ArchiveLimits; deadlineMs: number; waitMs: number }

type Send<Order> = (message: ToThread<Order>, transfer: Transferable[]) => void

export class ReadingJob<Order, Pack> {
  readonly result: Promise<ReadResult<Pack>>
  readonly #id: number
  readonly #task: Task<Order>
  readonly #send: Send<Order>
  readonly #limits: ArchiveLimits
  readonly #settle: PromiseWithResolvers<ReadResult<Pack>>
  readonly #threadClock: Stopwatch
  readonly #waitClock: Stopwatch
  #isFinished = false

  constructor(id: number, task: Task<Order>, options: JobOptions, send: Send<Order>) {
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

  /** Returns whether the job is still running, has ended, or left the thread unusable. */
  receive(message: FromThread<Pack>): 'running' | 'ended' | 'broken' {
    if (message.job !== this.#id) return 'running'
    if (this.#isFinished) return 'running'
    if (message.kind === 'waits') this.#run(this.#waitClock, this.#threadClock)
    else if (message.kind === 'works') this.#run(this.#threadClock, this.#waitClock)
    else return this.#end(message)
    return 'running'
  }

  /** The thread has died or must be terminated. */
  fail(error: Error): void {
    this.#finish(() => this.#settle.reject(error))
  }

  #end(ending: Ending<Pack>): 'ended' | 'broken' {
    if (ending.kind === 'failed') {
      this.fail(fromPlainError(ending.error))
      return ending.isBug ? 'broken' : 'ended'
    }
    if (ending.kind === 'refused') this.fail(fromPlainAppError(ending.refusal))
    else {
      const { skillPackage, pack } = ending
      this.#finish(() => this.#settle.resolve({ skillPackage, pack }))
    }
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
