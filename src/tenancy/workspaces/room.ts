/** How much several writes of one transaction may add, each allowed or rejected by itself. */
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import { excessOf, type Growth, type Holding, plus } from './quotas.ts'
import { findHolding, lockHolding, workspaceGone } from './usage.ts'

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

/** `locked`: nothing else moves the counters until the transaction ends. */
export type Counters = 'seen' | 'locked'

export const findRoom = async (
  trx: Transaction<Database>,
  workspaceId: string,
  counters: Counters,
): Promise<Room> => {
  const find = counters === 'locked' ? lockHolding : findHolding
  const holding = await find(trx, workspaceId)
  if (holding) return new Room(holding)
  throw workspaceGone()
}
