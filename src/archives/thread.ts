/** One reader thread, with a cap on its memory. It does one job at a time and may outlive many. */
import { Worker } from 'node:worker_threads'
import type { FromThread } from './protocol.ts'
import { ReadingJob, type JobOptions, type Task } from './reading-job.ts'
import { refuse } from './refusals.ts'
import type { SkillPackage } from './types.ts'

export type ThreadOptions = JobOptions & { memoryMb: number }

// Sources run as they are, and compiled: tsc rewrites import paths, but not this one.
const entry = new URL(
  import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js',
  import.meta.url,
)

const YOUNG_GENERATION_MB = 16

const afterBoth = async <T>(result: Promise<T>, free: Promise<void>): Promise<T> => {
  await Promise.allSettled([result, free])
  return result
}

export class ReaderThread {
  readonly #worker: Worker
  readonly #options: ThreadOptions
  readonly #ready = Promise.withResolvers<void>()
  #job: ReadingJob | null = null
  #jobs = 0
  #isUsable = true

  constructor(options: ThreadOptions) {
    this.#options = options
    this.#worker = new Worker(entry, {
      name: 'archive reader',
      // Neither secrets of the environment nor loaders of the parent belong in there.
      env: {},
      execArgv: ['--disable-warning=ExperimentalWarning'],
      resourceLimits: {
        maxOldGenerationSizeMb: options.memoryMb,
        maxYoungGenerationSizeMb: YOUNG_GENERATION_MB,
      },
    })
    this.#worker
      .on('message', (message: FromThread | 'ready') => this.#hear(message))
      .on('messageerror', (error) => this.#die(error))
      .on('error', (error) => this.#die(this.#translate(error)))
      .on('exit', (code) => this.#die(new Error(`The archive reader ended with code ${code}.`)))
      .unref()
  }

  get isUsable(): boolean {
    return this.#isUsable
  }

  /** The thread may be free for another archive before what it read last is stored. */
  read(task: Task): { result: Promise<SkillPackage>; free: Promise<void> } {
    this.#jobs += 1
    const job = new ReadingJob(this.#jobs, task, this.#options, (message, transfer = []) =>
      this.#worker.postMessage(message, transfer),
    )
    this.#job = job
    this.#worker.ref()
    // The start of the thread is not the archive's fault, so no clock runs yet.
    this.#ready.promise.then(() => job.start()).catch((error: Error) => job.fail(error))
    const free = job.released.then(() => this.#leave(job))
    return { result: afterBoth(job.result, free), free }
  }

  async #leave(job: ReadingJob): Promise<void> {
    // Ended by its deadline, or by a dead thread: then there is no orderly end to wait for.
    if (this.#job === job) await this.end()
    // One that is ending is waited for.
    if (this.#isUsable) this.#worker.unref()
  }

  /** Ends the thread; a job that runs fails. */
  async end(reason = new Error('The archive reader was ended.')): Promise<void> {
    this.#die(reason)
    await this.#worker.terminate()
  }

  #hear(message: FromThread | 'ready'): void {
    if (message === 'ready') {
      this.#ready.resolve()
      return
    }
    const state = this.#job?.hear(message) ?? 'goes on'
    if (state === 'ended') this.#job = null
    if (state === 'broken') void this.end()
  }

  #die(error: Error): void {
    this.#isUsable = false
    const job = this.#job
    this.#job = null
    job?.fail(error)
  }

  #translate(error: unknown): Error {
    if (!(error instanceof Error)) return new Error(String(error))
    const isMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    return isMemory ? refuse('limit.memory', { limit: this.#options.memoryMb * 2 ** 20 }) : error
  }
}
