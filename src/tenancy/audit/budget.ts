/**
 * Limits how many rejected attempts are recorded per minute, per address and in total, so that a
 * fast client cannot fill the disk. The first attempt above a limit is `last`. Pure.
 */
const WINDOW_MS = 60_000

export type BudgetLimits = { perAddress: number; inAll: number }

export class Budget {
  readonly #limits: BudgetLimits
  readonly #taken = new Map<string, number>()
  #inAll = 0
  #startedAt = -Infinity

  constructor(limits: BudgetLimits) {
    this.#limits = limits
  }

  take(address: string, nowMs: number): 'write' | 'last' | 'drop' {
    if (nowMs - this.#startedAt >= WINDOW_MS) {
      this.#taken.clear()
      this.#inAll = 0
      this.#startedAt = nowMs
    }
    if (this.#inAll > this.#limits.inAll) return 'drop'
    const taken = this.#taken.get(address) ?? 0
    if (taken > this.#limits.perAddress) return 'drop'
    this.#taken.set(address, taken + 1)
    this.#inAll += 1
    const isOver = taken === this.#limits.perAddress || this.#inAll > this.#limits.inAll
    return isOver ? 'last' : 'write'
  }
}
