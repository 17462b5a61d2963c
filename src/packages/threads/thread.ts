/** One reader thread, with a limited heap. It runs one job at a time and may run many. */
import { Worker } from 'node:worker_threads'
import { threadEnv } from '../../platform/threads/entry.ts'
import type { FromThread, ReadResult } from './protocol.ts'
import { ReadingJob, type JobOptions, type Task } from './reading-job.ts'
import { refuse } from '../errors.ts'

export type ThreadOptions = JobOptions & {
  memoryMb: number
  /** The module that the thread runs, which calls `serve` of worker.ts. */
  entry: URL
  /** The complete environment of the thread. */
  env?: Record<string, string>
}

const YOUNG_GENERATION_MB = 16

export class ReaderThread<Order, Pack> {
  readonly #worker: Worker
  readonly #options: ThreadOptions
  readonly #ready = Promise.withResolvers<void>()
  #job: ReadingJob<Order, Pack> | null = null
  #hasEnded = true
  #jobs = 0
  #isUsable = true

  constructor(options: ThreadOptions) {
    this.#options = options
    this.#worker = new Worker(options.entry, {
      name: 'archive reader',
      env: options.env ?? threadEnv,
      execArgv: ['--disable-warning=ExperimentalWarning'],
      resourceLimits: {
        maxOldGenerationSizeMb: options.memoryMb,
        maxYoungGenerationSizeMb: YOUNG_GENERATION_MB,
      },
    })
    this.#worker
      .on('message', (message: FromThread<Pack> | 'ready') => this.#receive(message))
      .on('messageerror', (error) => this.#fail(error))
      .on('error', (error) => this.#fail(this.#translate(error)))
      .on('exit', (code) => this.#fail(new Error(`The archive reader ended with code ${code}.`)))
      .unref()
  }

  get isUsable(): boolean {
    return this.#isUsable
  }

  /** Resolves once the thread has finished with the archive. */
  async read(task: Task<Order>): Promise<ReadResult<Pack>> {
    this.#jobs += 1
    const job = new ReadingJob<Order, Pack>(this.#jobs, task, this.#options, (message, transfer) =>
      this.#worker.postMessage(message, transfer),
    )
    this.#job = job
    this.#hasEnded = false
    this.#worker.ref()
    // Starting the thread is not the archive's fault, so no clock runs yet.
    this.#ready.promise.then(() => job.start()).catch((error: Error) => job.fail(error))
    try {
      return await job.result
    } finally {
      // After a deadline or a crash there is no orderly end to wait for.
      if (!this.#hasEnded) await this.end()
      this.#job = null
      // A terminating thread stays referenced, so that the process waits for it.
      if (this.#isUsable) this.#worker.unref()
    }
  }

  /** Terminates the thread; a running job fails. */
  async end(reason = new Error('The archive reader was ended.')): Promise<void> {
    this.#fail(reason)
    await this.#worker.terminate()
  }

  #receive(message: FromThread<Pack> | 'ready'): void {
    if (message === 'ready') {
      this.#ready.resolve()
      return
    }
    const state = this.#job?.receive(message) ?? 'running'
    if (state !== 'running') this.#hasEnded = state === 'ended'
  }

  #fail(error: Error): void {
    this.#isUsable = false
    this.#job?.fail(error)
  }

  #translate(error: unknown): Error {
    if (!(error instanceof Error)) return new Error(String(error))
    const isMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    return isMemory ? refuse('limit.memory', { limit: this.#options.memoryMb * 2 ** 20 }) : error
  }
}
