/** How much several writes of one transaction may still add, each being allowed or refused by itself. */
import { excessOf, type Growth, type Holding, plus } from './quotas.ts'

export class Room {
  readonly #holding: Holding
  #growth: Growth = {}

  constructor(holding: Holding) {
    this.#holding = holding
  }

  /** Of all that was taken. */
  get growth(): Growth {
    return this.#growth
  }

  /** Throws where it does not fit beside what was taken before. */
  check(growth: Growth): void {
    const { quotas, usage } = this.#holding
    const excess = excessOf({ quotas, usage: plus(usage, this.#growth) }, growth)
    if (excess) throw excess
  }

  take(growth: Growth): void {
    this.#growth = plus(this.#growth, growth)
  }
}
