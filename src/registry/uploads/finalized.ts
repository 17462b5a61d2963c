/**
 * A finalized upload that is only looked at, without a lease, so that any number of requests may read
 * it at once. Its bytes outlive its end by a day, so a reader loses nothing when it is used meanwhile.
 */
import type { Kysely } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import type { Database } from '../../platform/database/client.ts'
import { uploadTarget } from '../../tenancy/audit/log.ts'
import { listObjects } from './chunks.ts'
import { keyFor } from './owner.ts'
import { findUpload, type UploadKey } from './repository.ts'
import * as rules from './rules.ts'

const lookedAt = (): Error => new Error('an upload that is only looked at cannot end')

export class FinalizedUpload {
  readonly form = { kind: 'tar.gz' } as const
  readonly uploadedBy = null
  /** The target of audit rows. */
  readonly target: string
  readonly #db: Kysely<Database>
  readonly #key: UploadKey

  private constructor(db: Kysely<Database>, key: UploadKey) {
    this.#db = db
    this.#key = key
    this.target = uploadTarget(key.uploadId)
  }

  /** Throws if there is no such upload, or it is not finalized. */
  static async open(
    db: Kysely<Database>,
    caller: Caller,
    uploadId: string,
  ): Promise<FinalizedUpload> {
    const key = await keyFor(db, caller, uploadId)
    const upload = rules.found(await findUpload(db, key))
    rules.checkAlive(upload)
    if (upload.status !== 'finalized') throw rules.notUsable(upload)
    return new FinalizedUpload(db, key)
  }

  async read() {
    return { kind: 'objects', keys: await listObjects(this.#db, this.#key) } as const
  }

  async consume(): Promise<never> {
    throw lookedAt()
  }

  async reject(): Promise<never> {
    throw lookedAt()
  }

  async release(): Promise<void> {
    // There is no lease.
  }
}
