/**
 * The inside of a reader thread: reads one archive after the other. A hostile archive can at worst
 * end this thread, never the process; time and memory are limited from outside (see pool.ts). Where
 * bytes come from and go to is the business of the thread's entry.
 */
import type { MessagePort } from 'node:worker_threads'
import { AppError } from '../errors.ts'
import { Batch } from './batch.ts'
import { toPlainAppError, toPlainError } from './plain-error.ts'
import type { Ending, FromThread, ToThread } from './protocol.ts'
import { readPackage } from './read-package.ts'
import type { ReadFile } from './types.ts'

type Work<Kept> = {
  source: AsyncIterable<Uint8Array>
  /** Stores a batch; what it returns is told outside, also if the archive is refused later. */
  store: (files: ReadFile[]) => Promise<Kept>
}

/** What is to be done of an order. */
type Open<Order, Kept> = (order: Order) => Work<Kept>

class Job<Kept> {
  readonly #send: (message: Said<Kept>) => void
  #waiting = 0
  #failure: { error: unknown } | null = null

  constructor(send: (message: Said<Kept>) => void) {
    this.#send = send
  }

  /** What fails while it is waited for is a failure of the source or the store. */
  async wait<T>(work: Promise<T>): Promise<T> {
    this.#waiting += 1
    if (this.#waiting === 1) this.#send({ kind: 'waits' })
    try {
      return await work
    } catch (error) {
      this.#failure ??= { error }
      throw error
    } finally {
      this.#waiting -= 1
      if (this.#waiting === 0) this.#send({ kind: 'works' })
    }
  }

  /** The next piece is fetched while one is read. */
  async *ahead(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
    const pieces = source[Symbol.asyncIterator]()
    const fetch = () => {
      const next = pieces.next()
      next.catch(() => {})
      return next
    }
    try {
      for (let next = fetch(); ;) {
        const { value, done } = await this.wait(next)
        if (done === true) return
        next = fetch()
        yield value
      }
    } finally {
      // Not awaited: a source that hangs must not hold up a refusal.
      pieces.return?.().catch(() => {})
    }
  }

  endingOf(thrown: unknown): Ending {
    const { error } = this.#failure ?? { error: thrown }
    if (error instanceof AppError) return { kind: 'refused', refusal: toPlainAppError(error) }
    return { kind: 'failed', error: toPlainError(error), isOurs: this.#failure === null }
  }
}

type Said<Kept> = FromThread<Kept> extends infer Message ? Without<Message> : never
type Without<Message> = Message extends { job: number } ? Omit<Message, 'job'> : never

/** Reads what it is told to, until the thread is ended. */
export const serve = <Order, Kept>(port: MessagePort, open: Open<Order, Kept>): void => {
  const run = async ({ job: id, limits, order }: ToThread<Order>): Promise<void> => {
    const send = (message: Said<Kept>): void => port.postMessage({ job: id, ...message }, [])
    const job = new Job<Kept>(send)
    const { source, store } = open(order)
    const batch = new Batch({
      store: async (files) => send({ kind: 'kept', kept: await store(files) }),
      wait: (work) => job.wait(work),
    })
    try {
      const skillPackage = await readPackage(job.ahead(source), limits, (file) => batch.add(file))
      await batch.finish()
      send({ kind: 'done', skillPackage })
    } catch (error) {
      // Nothing goes on behind the caller's back: a store that still runs is waited for.
      await batch.settle().catch(() => {})
      send(job.endingOf(error))
    }
  }
  port.on('message', (message: ToThread<Order>) => void run(message))
  port.postMessage('ready', [])
}
