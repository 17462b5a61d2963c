/**
 * One thread for work that is too heavy for the request thread: one task at a time, in order of
 * arrival, each with a deadline. A task that exceeds it terminates the thread, and a new one starts
 * with the next task; an idle thread ends after a minute to free its memory.
 */
import { Worker } from 'node:worker_threads'
import { AppError } from '../errors.ts'
import { threadEnv } from './entry.ts'
import type { FromThread, ToThread } from './protocol.ts'

export type TaskThreadOptions = {
  entry: URL
  name: string
  /** The time that one task may take, not counting its wait in the queue. */
  deadlineMs: number
  /** Cap on the JavaScript heap of the thread. */
  memoryMb: number
  /** Tasks that may wait; more are rejected. */
  maxQueued: number
  /** The `workerData` of the entry. */
  data?: unknown
}

/** The task took longer than its deadline, needed too much memory, or crashed the thread. */
export class TaskOverrun extends Error {
  override name = 'TaskOverrun'
}

type Waiting<Task, Result> = PromiseWithResolvers<Result> & { id: number; task: Task }

const IDLE_MS = 60_000

const overloaded = (): AppError =>
  new AppError('unavailable', 'Too many tasks are waiting. Try again.', { retryAfter: 2 })

const closed = (): AppError => new AppError('unavailable', 'The service is shutting down.')

export class TaskThread<Task, Result> {
  readonly #options: TaskThreadOptions
  readonly #queue: Waiting<Task, Result>[] = []
  #running: Waiting<Task, Result> | null = null
  #worker: Worker | null = null
  #isReady = false
  #isClosed = false
  #timer: NodeJS.Timeout | undefined
  #ids = 0
  #ended: Promise<unknown> = Promise.resolve()

  constructor(options: TaskThreadOptions) {
    this.#options = options
  }

  /** Rejects with `TaskOverrun` if the task is too heavy. */
  run(task: Task): Promise<Result> {
    if (this.#isClosed) return Promise.reject(closed())
    if (this.#queue.length >= this.#options.maxQueued) return Promise.reject(overloaded())
    this.#ids += 1
    const waiting = { id: this.#ids, task, ...Promise.withResolvers<Result>() }
    this.#queue.push(waiting)
    this.#next()
    return waiting.promise
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const waiting of this.#queue.splice(0)) waiting.reject(closed())
    this.#end(closed())
    await this.#ended
  }

  #next(): void {
    if (this.#running) return
    const next = this.#queue.shift()
    if (!next) {
      this.#rest()
      return
    }
    const worker = this.#started(next)
    if (worker === null) return
    this.#running = next
    worker.ref()
    clearTimeout(this.#timer)
    if (this.#isReady) this.#send(next)
  }

  /** Where threads are short, starting one throws, and the task fails alone. */
  #started(next: Waiting<Task, Result>): Worker | null {
    try {
      this.#worker ??= this.#start()
      return this.#worker
    } catch (error) {
      next.reject(new TaskOverrun('The thread could not be started.', { cause: error }))
      this.#next()
      return null
    }
  }

  #send({ id, task, reject }: Waiting<Task, Result>): void {
    const message: ToThread<Task> = { id, task }
    try {
      this.#worker?.postMessage(message, [])
    } catch (error) {
      // A task that cannot be copied, such as one that is nested too deeply.
      this.#running = null
      reject(new TaskOverrun('The task cannot be passed to its thread.', { cause: error }))
      this.#next()
      return
    }
    this.#timer = setTimeout(() => {
      // If this thread was busy itself, the result may have arrived already.
      setImmediate(() => {
        if (this.#running?.id === id) this.#end(new TaskOverrun('The task took too long.'))
      })
    }, this.#options.deadlineMs)
  }

  #rest(): void {
    clearTimeout(this.#timer)
    if (!this.#worker) return
    this.#worker.unref()
    this.#timer = setTimeout(() => this.#end(closed()), IDLE_MS).unref()
  }

  #start(): Worker {
    const { entry, name, memoryMb, data } = this.#options
    const worker = new Worker(entry, {
      name,
      env: threadEnv,
      execArgv: ['--disable-warning=ExperimentalWarning'],
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    })
    const onEnd = (message: string) => (cause: unknown) => {
      if (this.#worker === worker) this.#end(new TaskOverrun(message, { cause }))
    }
    return worker
      .on('message', (message: FromThread<Result>) => {
        if (this.#worker === worker) this.#receive(message)
      })
      .on('messageerror', onEnd('A result of the thread cannot be read.'))
      .on('error', onEnd('The thread failed.'))
      .on('exit', onEnd('The thread ended.'))
  }

  #receive(message: FromThread<Result>): void {
    if (message.kind === 'ready') {
      this.#isReady = true
      if (this.#running) this.#send(this.#running)
      return
    }
    const running = this.#running
    if (running?.id !== message.id) return
    clearTimeout(this.#timer)
    this.#running = null
    if (message.kind === 'done') running.resolve(message.result)
    else running.reject(Object.assign(new Error(message.message), { stack: message.stack }))
    this.#next()
  }

  /** Ends the thread and fails its task; the next task starts another one. */
  #end(reason: Error): void {
    clearTimeout(this.#timer)
    const [worker, running] = [this.#worker, this.#running]
    this.#worker = null
    this.#running = null
    this.#isReady = false
    this.#ended = worker?.terminate() ?? this.#ended
    running?.reject(reason)
    if (!this.#isClosed) this.#next()
  }
}
