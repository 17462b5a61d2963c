/**
 * One write per key. A key is claimed before the write. The transaction of the write marks it as
 * committed and stores the result of the write; afterwards the response is stored for a day. So a
 * repeated write is done once and gets the response of the first, even if the process died between
 * the commit and the response, or a slow first request and its retry overlap.
 */
import type { Kysely, Transaction } from 'kysely'
import type { Claim } from '../../platform/access/claim.ts'
import { type Database, transaction } from '../../platform/database/client.ts'
import { AppError } from '../../platform/errors.ts'
import { BUILD_VERSION } from '../../platform/version.ts'
import * as repository from './repository.ts'
import type { KeyRef, StoredResponse } from './repository.ts'
import { UnreleasedKeys } from './unreleased-keys.ts'

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

type Held = { ref: KeyRef; claimId: string; outcome: Claim['outcome'] }

/** The claim of one request, which carries out the write or only makes the response again. */
export class HeldKey implements Claim {
  readonly #db: Kysely<Database>
  readonly #ref: KeyRef
  readonly #claimId: string
  readonly #unreleased: UnreleasedKeys
  readonly outcome: Claim['outcome']

  constructor(
    { db, unreleased }: { db: Kysely<Database>; unreleased: UnreleasedKeys },
    { ref, claimId, outcome }: Held,
  ) {
    this.#db = db
    this.#unreleased = unreleased
    this.#ref = ref
    this.#claimId = claimId
    this.outcome = outcome
  }

  async commit(trx: Transaction<Database>): Promise<void> {
    if (!(await repository.commit(trx, this.#ref, this.#claimId))) throw inProgress()
  }

  async record(trx: Transaction<Database>, result: unknown): Promise<void> {
    const outcome = { build: BUILD_VERSION, result }
    await repository.record(trx, this.#ref, { claimId: this.#claimId, outcome })
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
    try {
      await transaction(this.#db, (trx) => repository.release(trx, this.#ref, this.#claimId))
    } catch (error) {
      this.#unreleased.add(this.#ref, this.#claimId)
      throw error
    }
  }
}

export class IdempotencyService {
  readonly #db: Kysely<Database>
  readonly #newId: () => string
  readonly #unreleased: UnreleasedKeys

  constructor({ db, newId }: { db: Kysely<Database>; newId: () => string }) {
    this.#db = db
    this.#unreleased = new UnreleasedKeys(db)
    this.#newId = newId
  }

  /** The claimed key, or the response that was made for the first request with it. */
  async claim(ref: KeyRef, requestSha256: string): Promise<HeldKey | StoredResponse> {
    const claimId = this.#newId()
    const parts = { db: this.#db, unreleased: this.#unreleased }
    if (await this.#take(ref, { claimId, requestSha256 })) {
      return new HeldKey(parts, { ref, claimId, outcome: null })
    }
    const row = await repository.find(this.#db, ref)
    // The first request failed in between and released the key.
    if (!row) throw inProgress()
    checkSame(row, requestSha256)
    if (row.state === 'running') throw inProgress()
    const { status, headers, body, outcome, claim_id: firstId } = row
    if (status !== null && headers !== null && body !== null) return { status, headers, body }
    if (outcome?.build === BUILD_VERSION) {
      const { result } = outcome
      return new HeldKey(parts, { ref, claimId: firstId, outcome: { result } })
    }
    throw new AppError(
      'idempotency.response_unavailable',
      'The first request with this key was carried out by another version of the service, and its response was lost. Read the resource to see what it did.',
    )
  }

  async #take(
    ref: KeyRef,
    { claimId, requestSha256 }: { claimId: string; requestSha256: string },
  ): Promise<boolean> {
    try {
      return await transaction(this.#db, (trx) =>
        repository.claim(trx, ref, { claimId, requestSha256 }),
      )
    } catch (error) {
      // A commit whose response was lost may have claimed it.
      this.#unreleased.add(ref, claimId)
      throw error
    }
  }
}

/**
 * Stored responses may quote purged bytes. Once they are removed, a repeated write is executed
 * again, and rejected.
 */
export { removeNaming as forgetResponsesNaming } from './repository.ts'

export { sweepKeys } from './repository.ts'
