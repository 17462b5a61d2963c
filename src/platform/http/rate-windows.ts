/**
 * Counts the requests of each caller in its current window. Uses the monotonic clock: if the system
 * clock were set back, windows would last until it has caught up.
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
    const [leastRecent] = this.#windows.keys()
    if (this.#windows.size > MAX_CALLERS && leastRecent !== undefined) {
      this.#windows.delete(leastRecent)
    }
    callback(null, { current: window.count, ttl: windowMs - (now - window.startedAt) })
  }

  child(): RateWindows {
    return new RateWindows()
  }
}
