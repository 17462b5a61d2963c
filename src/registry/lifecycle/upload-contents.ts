/** Reads what an upload contains before anything of it is installed. */
import type { Kysely } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import type { SecurityFinding } from '../../packages/types.ts'
import type { Database } from '../../platform/database/client.ts'
import type { RevisionFile } from '../packs/revision-files.ts'
import { FinalizedUpload } from '../uploads/finalized.ts'
import type { PackageIntake } from './intake.ts'

export type Contents = {
  slug: string
  fingerprint: string
  files: RevisionFile[]
  /** Of the rules of this service, without those of other scanners. */
  findings: SecurityFinding[]
}

export class UploadContents {
  readonly #db: Kysely<Database>
  readonly #intake: PackageIntake

  constructor({ db, intake }: { db: Kysely<Database>; intake: PackageIntake }) {
    this.#db = db
    this.#intake = intake
  }

  /**
   * Reads the whole package, and gives its files to `work`, which may read them until it ends.
   * Nothing is stored, scanned or used up. Throws what an install would throw about the bytes.
   */
  open<T>(caller: Caller, uploadId: string, work: (contents: Contents) => Promise<T>): Promise<T> {
    return this.#intake.take(
      caller,
      () => FinalizedUpload.open(this.#db, caller, uploadId),
      ({ skillPackage: { slug, fingerprint, files, security_findings: findings }, pack }) =>
        work({
          slug,
          fingerprint,
          findings,
          files: files.map((file) => ({ ...file, read: (range) => pack.read(file, range) })),
        }),
      { isScanned: false, isDryRun: true },
    )
  }
}
