/**
 * Keys of requests that failed while the database was away, as in a failover. Each is freed once the
 * database is back, so that a repeat need not wait until the key counts as abandoned.
 */
import type { Kysely } from 'kysely'
import { type Database, transaction } from '../../platform/database/client.ts'
import * as repository from './repository.ts'
import type { KeyRef } from './repository.ts'

const PAUSE_MS = 250
/** Further ones are left to become abandoned. */
const MAX_KEYS = 10_000

type Unreleased = { ref: KeyRef; since: number }

export class UnreleasedKeys {
  readonly #db: Kysely<Database>
  readonly #keys = new Map<string, Unreleased>()
  #isWaiting = false

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  /** The claim may also not have been made. */
  add(ref: KeyRef, claimId: string): void {
    if (this.#keys.size >= MAX_KEYS) return
    this.#keys.set(claimId, { ref, since: performance.now() })
    this.#wait()
  }

  #wait(): void {
    if (this.#isWaiting) return
    this.#isWaiting = true
    setTimeout(() => void this.#releaseAll(), PAUSE_MS).unref()
  }

  /** One after the other, so that many of them do not take all connections. */
  async #releaseAll(): Promise<void> {
    try {
      for (const [claimId, { ref, since }] of this.#keys) {
        const isAbandoned = performance.now() - since > repository.ABANDONED_MS
        if (!isAbandoned) {
          await transaction(this.#db, (trx) => repository.release(trx, ref, claimId))
        }
        this.#keys.delete(claimId)
      }
    } catch {
      // The database is still away.
    }
    this.#isWaiting = false
    if (this.#keys.size > 0) this.#wait()
  }
}
