/**
 * One write per key. A key is claimed before the write, marked as committed in the transaction of
 * the write, and stored with the response for a day. So a repeated write is done once, even if the
 * process died between the commit and the response, or a slow first request and its retry overlap.
 */
import type { Kysely, Transaction } from 'kysely'
import type { Claim } from '../../platform/access/claim.ts'
import { type Database, transaction } from '../../platform/database/client.ts'
import { AppError } from '../../platform/errors.ts'
import * as repository from './repository.ts'
import type { KeyRef, StoredResponse } from './repository.ts'

const inProgress = (): AppError =>
  new AppError(
    'idempotency.in_progress',
    'The first request with this key is still running. Send it again in a moment.',
  )

const checkSame = (row: repository.KeyRow, requestSha256: string): void => {
  if (row.request_sha256 === requestSha256) return
  throw new AppError(
    'idempotency.key_reused',
    'This key was used for a different request. Use a new key for each write.',
  )
}

/** The claim of one running request. */
export class HeldKey implements Claim {
  readonly #db: Kysely<Database>
  readonly #ref: KeyRef
  readonly #claimId: string

  constructor(db: Kysely<Database>, ref: KeyRef, claimId: string) {
    this.#db = db
    this.#ref = ref
    this.#claimId = claimId
  }

  async commit(trx: Transaction<Database>): Promise<void> {
    if (!(await repository.commit(trx, this.#ref, this.#claimId))) throw inProgress()
  }

  /** Stores the response of a committed write. */
  async store(response: StoredResponse): Promise<void> {
    const claimId = this.#claimId
    await transaction(this.#db, (trx) =>
      repository.storeResponse(trx, this.#ref, { claimId, response }),
    )
  }

  /** Frees the key for the next request. */
  async release(): Promise<void> {
    await transaction(this.#db, (trx) => repository.release(trx, this.#ref, this.#claimId))
  }
}

export class IdempotencyService {
  readonly #db: Kysely<Database>
  readonly #newId: () => string

  constructor({ db, newId }: { db: Kysely<Database>; newId: () => string }) {
    this.#db = db
    this.#newId = newId
  }

  /** The claimed key, or the response that the first request with it got. */
  async claim(ref: KeyRef, requestSha256: string): Promise<HeldKey | StoredResponse> {
    const claimId = this.#newId()
    const isTaken = await transaction(this.#db, (trx) =>
      repository.claim(trx, ref, { claimId, requestSha256 }),
    )
    if (isTaken) return new HeldKey(this.#db, ref, claimId)
    const row = await repository.find(this.#db, ref)
    // The first request failed in between and released the key.
    if (!row) throw inProgress()
    checkSame(row, requestSha256)
    if (row.state === 'running') throw inProgress()
    const { status, headers, body } = row
    if (status === null || headers === null || body === null) {
      throw new AppError(
        'idempotency.response_unavailable',
        'The first request with this key was carried out, but its response was lost. Read the resource to see what it did.',
      )
    }
    return { status, headers, body }
  }
}

/**
 * Stored responses may quote purged bytes. Once they are removed, a repeated write is executed
 * again, and rejected.
 */
export { removeNaming as forgetResponsesNaming } from './repository.ts'

/** Deletes all keys older than a day; returns their number. */
export const sweepKeys = async (db: Kysely<Database>): Promise<number> => {
  let swept = 0
  let count: number
  do {
    count = await transaction(db, repository.removeExpired)
    swept += count
  } while (count === repository.EXPIRED_AT_ONCE)
  return swept
}
