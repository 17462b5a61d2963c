/**
 * The pool's side of one job: feeds the source to the thread, stores what comes back, and keeps
 * two clocks, of which exactly one runs. The thread's deadline counts only its own time; what the
 * source and the store take is limited apart from it, so every job ends.
 */
import { AppError } from '../errors.ts'
import type { ArchiveLimits } from './limits.ts'
import { fromPlain, type Ending, type FromThread, type ToThread } from './protocol.ts'
import { refuse } from './refusals.ts'
import { Stopwatch } from './stopwatch.ts'
import type { ReadFile, SkillPackage } from './types.ts'

export type Task = {
  /** Bytes where they are few and at hand. */
  source: AsyncIterable<Uint8Array> | Uint8Array
  store: (files: ReadFile[]) => Promise<void>
}

export type JobOptions = { limits: ArchiveLimits; deadlineMs: number; waitMs: number }

type Send = (message: ToThread, transfer?: ArrayBuffer[]) => void

export class ReadingJob {
  readonly result: Promise<SkillPackage>
  /** Once the thread has no more to do with it, which may be before the result. */
  readonly released: Promise<void>
  readonly #id: number
  readonly #store: Task['store']
  readonly #archive: Uint8Array | null
  readonly #chunks: AsyncIterator<Uint8Array> | null
  readonly #send: Send
  readonly #limits: ArchiveLimits
  readonly #settle: PromiseWithResolvers<SkillPackage>
  readonly #release: PromiseWithResolvers<void>
  readonly #threadClock: Stopwatch
  readonly #waitClock: Stopwatch
  #openQuestions = 0
  #storing: Promise<void> = Promise.resolve()
  #failure: { error: unknown } | null = null
  /** The thread has done its part. */
  #isRead = false
  #isFinished = false

  constructor(id: number, task: Task, options: JobOptions, send: Send) {
    this.#id = id
    this.#store = task.store
    const { source } = task
    this.#archive = source instanceof Uint8Array ? source : null
    this.#chunks = source instanceof Uint8Array ? null : source[Symbol.asyncIterator]()
    this.#send = send
    this.#limits = options.limits
    this.#settle = Promise.withResolvers()
    this.result = this.#settle.promise
    this.#release = Promise.withResolvers()
    this.released = this.#release.promise
    this.#threadClock = new Stopwatch(options.deadlineMs, () =>
      this.fail(refuse('limit.time', { limit: options.deadlineMs })),
    )
    this.#waitClock = new Stopwatch(options.waitMs, () => this.#giveUpWaiting())
  }

  start(): void {
    const archive = this.#archive
    this.#send({ job: this.#id, kind: 'start', limits: this.#limits, archive })
    this.#switchClocks()
  }

  /** Returns whether the thread is fit for another job, once this one has ended. */
  hear(message: FromThread): 'goes on' | 'ended' | 'broken' {
    if (message.job !== this.#id || this.#isFinished) return 'goes on'
    if (message.kind === 'pull') void this.#answer(() => this.#sendChunk())
    else if (message.kind === 'store') this.#storing = this.#answer(() => this.#keep(message.files))
    else return this.#end(message)
    return 'goes on'
  }

  /** The thread has died or must be ended. */
  fail(error: Error): void {
    void this.#finish(() => this.#settle.reject(this.#failure?.error ?? error))
  }

  #end(ending: Ending): 'ended' | 'broken' {
    const failure = this.#failure
    if (failure !== null) {
      void this.#finish(() => this.#settle.reject(failure.error))
      return 'ended'
    }
    if (ending.kind === 'failed') {
      const error = new Error(ending.message)
      error.stack = ending.stack
      this.fail(error)
      return 'broken'
    }
    if (ending.kind === 'done') void this.#storeRest(ending)
    else void this.#finish(() => this.#settle.reject(fromPlain(ending.refusal)))
    return 'ended'
  }

  async #storeRest({ skillPackage, rest }: Ending & { kind: 'done' }): Promise<void> {
    this.#isRead = true
    this.#release.resolve()
    if (rest.length > 0) {
      this.#storing = this.#answer(() => this.#store(rest))
      await this.#storing
    }
    const failure = this.#failure
    void this.#finish(() => {
      if (failure === null) this.#settle.resolve(skillPackage)
      else this.#settle.reject(failure.error)
    })
  }

  async #answer(work: () => Promise<void>): Promise<void> {
    this.#openQuestions += 1
    this.#switchClocks()
    try {
      await work()
    } catch (error) {
      this.#failure ??= { error }
      if (!this.#isFinished && !this.#isRead) this.#send({ job: this.#id, kind: 'abort' })
    }
    this.#openQuestions -= 1
    this.#switchClocks()
  }

  async #sendChunk(): Promise<void> {
    if (this.#chunks === null) return
    const { value, done } = await this.#chunks.next()
    if (this.#isFinished) return
    // A copy, since the source may go on using its buffer; the copy itself is handed over.
    const bytes = done === true ? null : new Uint8Array(value)
    this.#send({ job: this.#id, kind: 'chunk', bytes }, bytes === null ? [] : [bytes.buffer])
  }

  async #keep(files: ReadFile[]): Promise<void> {
    await this.#store(files)
    if (!this.#isFinished) this.#send({ job: this.#id, kind: 'stored' })
  }

  #switchClocks(): void {
    const isOurTurn = this.#openQuestions > 0
    const [running, resting] = isOurTurn
      ? [this.#waitClock, this.#threadClock]
      : [this.#threadClock, this.#waitClock]
    resting.stop()
    const isOver = this.#isFinished || (this.#isRead && !isOurTurn)
    if (!isOver) running.start()
  }

  async #closeSource(): Promise<void> {
    await this.#chunks?.return?.()
  }

  #giveUpWaiting(): void {
    this.#storing = Promise.resolve()
    this.fail(new AppError('unavailable', 'Fetching or storing the archive took too long.'))
  }

  /** Nothing goes on behind the caller's back: a store that still runs is waited for. */
  async #finish(settle: () => void): Promise<void> {
    if (this.#isFinished) return
    this.#isFinished = true
    this.#release.resolve()
    this.#threadClock.stop()
    this.#waitClock.stop()
    // Not awaited: a source that hangs must not hold up the answer.
    this.#closeSource().catch(() => {})
    await this.#storing
    settle()
  }
}
