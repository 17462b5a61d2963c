/** A bound on work at once: a few run, others wait in order of arrival, and more are rejected. */
import { AppError } from './errors.ts'

type Settings = {
  maxRunning: number
  maxWaiting: number
  overloaded: (waiting: number) => AppError
}

const gone = (): AppError => new AppError('request.invalid', 'The client closed the connection.')

export class Turns {
  readonly #settings: Settings
  readonly #waiting = new Set<PromiseWithResolvers<void>>()
  #running = 0

  constructor(settings: Settings) {
    this.#settings = settings
  }

  get isIdle(): boolean {
    return this.#running === 0
  }

  /** Resolves at the turn of the caller, to the function that ends it. An abort ends the wait. */
  async take(signal?: AbortSignal): Promise<() => void> {
    const { maxRunning, maxWaiting, overloaded } = this.#settings
    if (this.#running < maxRunning) this.#running += 1
    else if (this.#waiting.size >= maxWaiting) throw overloaded(this.#waiting.size)
    else await this.#wait(signal)
    return () => this.#pass()
  }

  async run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    const end = await this.take(signal)
    try {
      return await work()
    } finally {
      end()
    }
  }

  async #wait(signal: AbortSignal | undefined): Promise<void> {
    const turn = Promise.withResolvers<void>()
    const giveUp = (): void => {
      if (this.#waiting.delete(turn)) turn.reject(gone())
    }
    this.#waiting.add(turn)
    if (signal?.aborted) giveUp()
    signal?.addEventListener('abort', giveUp)
    try {
      await turn.promise
    } finally {
      signal?.removeEventListener('abort', giveUp)
    }
  }

  /** Gives the place to the next, or frees it. */
  #pass(): void {
    const [next] = this.#waiting
    if (next) {
      this.#waiting.delete(next)
      next.resolve()
    } else this.#running -= 1
  }
}
