/**
 * The remaining quota for several writes of one transaction, each of which is accepted or rejected
 * on its own.
 */
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

  /** The growth of all accepted writes. */
  get growth(): Growth {
    return this.#growth
  }

  /** Throws if it does not fit beside the accepted writes. */
  check(growth: Growth): void {
    const { quotas, usage } = this.#holding
    const excess = excessOf({ quotas, usage: plus(usage, this.#growth) }, growth)
    if (excess) throw excess
  }

  take(growth: Growth): void {
    this.#growth = plus(this.#growth, growth)
  }
}

/** `locked`: nothing else changes the counters until the transaction ends. */
export type Counters = 'unlocked' | 'locked'

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
