/** Holds what a page sends, until a test lets it pass. */
import type { Route } from '../tools/browser/playwright.ts'

export class Gate {
  #held: Route[] = []
  #isOpen = false
  #arrived = Promise.withResolvers<void>()

  async take(route: Route): Promise<void> {
    if (this.#isOpen) return route.continue()
    this.#held.push(route)
    this.#arrived.resolve()
  }

  /** The first that waits, once there is one. */
  async next(): Promise<Route> {
    for (;;) {
      const first = this.#held.shift()
      if (first !== undefined) return first
      this.#arrived = Promise.withResolvers()
      await this.#arrived.promise
    }
  }

  /** All that wait, which may be of a tab that is gone. */
  async drop(): Promise<void> {
    const routes = this.#held.splice(0)
    await Promise.all(routes.map((route) => route.abort('connectionreset').catch(() => {})))
  }

  async open(): Promise<void> {
    this.#isOpen = true
    await Promise.all(this.#held.splice(0).map((route) => route.continue().catch(() => {})))
  }
}
