/**
 * How often each caller has asked in its current window. By the clock that nobody sets: by the time
 * of day, a clock that is set back would not let the windows end before it has caught up.
 */
import type { FastifyRateLimitStore } from '@fastify/rate-limit'

/** Callers that are remembered; the ones that were longest away are forgotten first. */
const MAX_CALLERS = 10_000

type Window = { count: number; startedAt: number }

export class RateWindows implements FastifyRateLimitStore {
  readonly #windows = new Map<string, Window>()

  incr(
    key: string,
    callback: (error: null, result: { current: number; ttl: number }) => void,
    windowMs: number,
  ): void {
    const now = performance.now()
    const found = this.#windows.get(key)
    const isOpen = found !== undefined && now - found.startedAt < windowMs
    const window = isOpen ? found : { count: 0, startedAt: now }
    window.count += 1
    this.#windows.delete(key)
    this.#windows.set(key, window)
    const [longestAway] = this.#windows.keys()
    if (this.#windows.size > MAX_CALLERS && longestAway !== undefined) {
      this.#windows.delete(longestAway)
    }
    callback(null, { current: window.count, ttl: windowMs - (now - window.startedAt) })
  }

  child(): RateWindows {
    return new RateWindows()
  }
}
