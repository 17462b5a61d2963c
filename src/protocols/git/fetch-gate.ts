/** Limits the fetches of one caller that are answered at the same time. Pure. */
import { AppError } from '../../platform/errors.ts'

const MAX_FETCHES = 16

export class FetchGate {
  readonly #running = new Map<string, number>()

  /** Returns the function to call at the end. */
  enter(caller: string): () => void {
    const running = this.#running.get(caller) ?? 0
    if (running >= MAX_FETCHES) {
      throw new AppError(
        'git.too_many_fetches',
        `This caller has ${MAX_FETCHES} fetches running. Wait until one has ended.`,
        { retryAfter: 1 },
      )
    }
    this.#running.set(caller, running + 1)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      const left = (this.#running.get(caller) ?? 1) - 1
      if (left === 0) this.#running.delete(caller)
      else this.#running.set(caller, left)
    }
  }
}
