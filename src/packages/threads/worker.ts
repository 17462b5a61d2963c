/**
 * Runs inside a reader thread, and reads one archive after the other. A hostile archive can at
 * worst end this thread, never the process; time and memory are limited from outside (see pool.ts).
 * The entry of the thread decides where bytes come from and go to.
 */
import type { MessagePort } from 'node:worker_threads'
import { AppError } from '../../platform/errors.ts'
import { toPlainAppError, toPlainError } from './plain-error.ts'
import type { Ending, FromThread, ToThread } from './protocol.ts'
import { membersOf, type PackageSource } from '../archive/source.ts'
import { readPackageOf } from '../read-package.ts'

export type Sink<Pack> = {
  /** Stores a content; returns a promise to await before the next one, if any. */
  add: (bytes: Uint8Array) => Promise<unknown> | undefined
  finish: () => Promise<Pack>
  /** Deletes the stored parts of a rejected package. */
  abort: () => Promise<void>
}

type Work<Pack> = { source: PackageSource; sink: Sink<Pack> }

type Open<Order, Pack> = (order: Order) => Work<Pack>

class Job<Pack> {
  readonly #send: (message: Report<Pack>) => void
  #waiting = 0
  #failure: { error: unknown } | null = null

  constructor(send: (message: Report<Pack>) => void) {
    this.#send = send
  }

  /** Waits for the source or the store, and remembers that an error came from there. */
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

  /** The same source, with the time that its bytes take counted as waiting. */
  watch(source: PackageSource): PackageSource {
    if (source.kind !== 'zip') return { ...source, bytes: this.#ahead(source.bytes) }
    const { file } = source
    return {
      ...source,
      file: { ...file, read: (start, length) => this.wait(file.read(start, length)) },
    }
  }

  /** Fetches the next piece while one is read. */
  async *#ahead(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
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
      // Not awaited: a hanging source must not delay a rejection.
      pieces.return?.().catch(() => {})
    }
  }

  endingOf(thrown: unknown): Ending<Pack> {
    const { error } = this.#failure ?? { error: thrown }
    if (error instanceof AppError) return { kind: 'refused', refusal: toPlainAppError(error) }
    return { kind: 'failed', error: toPlainError(error), isBug: this.#failure === null }
  }
}

type Report<Pack> = FromThread<Pack> extends infer Message ? Without<Message> : never
type Without<Message> = Message extends { job: number } ? Omit<Message, 'job'> : never

/** Runs one job after the other, until the thread is terminated. */
export const serve = <Order, Pack>(port: MessagePort, open: Open<Order, Pack>): void => {
  const run = async ({ job: id, limits, order }: ToThread<Order>): Promise<void> => {
    const send = (message: Report<Pack>): void => port.postMessage({ job: id, ...message }, [])
    const job = new Job<Pack>(send)
    const { source, sink } = open(order)
    try {
      const members = membersOf(job.watch(source), limits)
      const skillPackage = await readPackageOf(members, limits, async ({ bytes }) => {
        const full = sink.add(bytes)
        if (full) await job.wait(full)
      })
      send({ kind: 'done', skillPackage, pack: await job.wait(sink.finish()) })
    } catch (error) {
      await sink.abort()
      send(job.endingOf(error))
    }
  }
  port.on('message', (message: ToThread<Order>) => void run(message))
  port.postMessage('ready', [])
}
