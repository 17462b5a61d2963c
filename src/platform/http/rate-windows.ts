/**
 * Counts the requests of each caller in its current window. Uses the monotonic clock: after a clock
 * is set back, windows by the time of day would not end before it has caught up.
 */
import type { FastifyRateLimitStore } from '@fastify/rate-limit'

/** Callers in memory; the least recently seen ones are evicted first. */
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
