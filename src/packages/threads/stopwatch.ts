/** Adds up the periods in which it runs, and calls back once their sum exceeds a limit. */
export class Stopwatch {
  readonly #onExpired: () => void
  #leftMs: number
  #startedAt = 0
  #timer: NodeJS.Timeout | null = null

  constructor(limitMs: number, onExpired: () => void) {
    this.#leftMs = limitMs
    this.#onExpired = onExpired
  }

  start(): void {
    if (this.#timer !== null) return
    this.#startedAt = performance.now()
    const timer = setTimeout(
      () => {
        // If this thread itself was busy, the message that stops the clock has already arrived.
        setImmediate(() => {
          if (this.#timer === timer) this.#onExpired()
        })
      },
      Math.max(0, this.#leftMs),
    )
    this.#timer = timer
  }

  stop(): void {
    if (this.#timer === null) return
    clearTimeout(this.#timer)
    this.#timer = null
    this.#leftMs -= performance.now() - this.#startedAt
  }
}
