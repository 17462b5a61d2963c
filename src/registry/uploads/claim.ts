/**
 * A finalized upload, leased for one install or update. `consume` belongs in the transaction that
 * installs, `reject` in the one that records why its bytes can never be a package.
 */
import type { Kysely, Transaction } from 'kysely'
import { uploadTarget } from '../../tenancy/audit/log.ts'
import { type Database, transaction } from '../../platform/database/client.ts'
import { AppError } from '../../platform/errors.ts'
import { listObjects } from './chunks.ts'
import { endUpload } from './end.ts'
import { dropLease, RENEW_EVERY_MS, renewLease, takeLease } from './leases.ts'
import type { UploadKey } from './repository.ts'

type Lease = { db: Kysely<Database>; key: UploadKey; leaseId: string }

const lost = (): AppError =>
  new AppError(
    'skills.upload.not_finalized',
    'The upload was aborted or claimed by another request meanwhile. Nothing was changed.',
  )

export class ClaimedUpload {
  /** The target of audit rows. */
  readonly target: string
  readonly uploadedBy: string
  readonly form = { kind: 'tar.gz' } as const
  readonly #claim: Lease
  readonly #timer: NodeJS.Timeout

  constructor(claim: Lease, uploadedBy: string) {
    this.#claim = claim
    this.uploadedBy = uploadedBy
    this.target = uploadTarget(claim.key.uploadId)
    const { db, key, leaseId } = claim
    const renew = (): void => {
      // A failed renewal loses the lease, which `consume` then reports.
      transaction(db, (trx) => renewLease(trx, key, leaseId)).catch(() => undefined)
    }
    this.#timer = setInterval(renew, RENEW_EVERY_MS).unref()
  }

  static async take(claim: Lease, fail: () => Promise<never>): Promise<ClaimedUpload> {
    const { db, key, leaseId } = claim
    const uploadedBy = await transaction(db, (trx) => takeLease(trx, key, leaseId))
    return uploadedBy === null ? fail() : new ClaimedUpload(claim, uploadedBy)
  }

  /** Where the archive's bytes are. */
  async read() {
    const { db, key } = this.#claim
    return { kind: 'objects', keys: await listObjects(db, key) } as const
  }

  async consume(trx: Transaction<Database>, fingerprint: string): Promise<void> {
    const { key, leaseId } = this.#claim
    const ending = { leaseId, fingerprint }
    if (await endUpload(trx, key, ['finalized'], 'consumed', ending)) return
    throw lost()
  }

  /**
   * Ends the upload. Throws if the lease was lost: the bytes may have been deleted while they were
   * read, so nothing is known about them.
   */
  async reject(trx: Transaction<Database>, fingerprint: string | null): Promise<true> {
    const { key, leaseId } = this.#claim
    const ending = { leaseId, fingerprint }
    if (!(await endUpload(trx, key, ['finalized'], 'aborted', ending))) throw lost()
    return true
  }

  /** A consumed upload has no lease any more; an unused one is free for another try. */
  async release(outcome: 'used' | 'unused'): Promise<void> {
    clearInterval(this.#timer)
    if (outcome === 'used') return
    const { db, key, leaseId } = this.#claim
    // A lease that cannot be dropped now expires.
    await transaction(db, (trx) => dropLease(trx, key, leaseId)).catch(() => undefined)
  }
}
