/**
 * Renews the lease of a claimed subscription while its function is called. If the lease is lost, or
 * could not be renewed for its whole length, the call is aborted, since another replica may
 * deliver.
 */
import type { Kysely } from 'kysely'
import { type Database, transaction } from '../../platform/database/client.ts'
import { type Claimed, renew } from './queue.ts'

export class Lease {
  readonly #db: Kysely<Database>
  readonly #held: Claimed
  readonly #leaseMs: number
  readonly #lost = new AbortController()
  readonly #timer: NodeJS.Timeout
  #renewedAt = performance.now()

  constructor(db: Kysely<Database>, held: Claimed, leaseMs: number) {
    this.#db = db
    this.#held = held
    this.#leaseMs = leaseMs
    this.#timer = setInterval(() => void this.#renew(), leaseMs / 3).unref()
  }

  /** Aborted when the lease is lost. */
  get signal(): AbortSignal {
    return this.#lost.signal
  }

  end(): void {
    clearInterval(this.#timer)
  }

  async #renew(): Promise<void> {
    const startedAt = performance.now()
    try {
      const isHeld = await transaction(this.#db, (trx) => renew(trx, this.#held, this.#leaseMs))
      if (isHeld) this.#renewedAt = startedAt
      else this.#lost.abort()
    } catch {
      // The database is unreachable; the lease may still be valid when it is back.
      if (startedAt - this.#renewedAt > this.#leaseMs) this.#lost.abort()
    }
  }
}
