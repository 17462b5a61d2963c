/**
 * From an archive to a package whose bytes are staged or at hand, and what is done with it, or
 * nothing at all: a failure takes back the bytes that were new, and gives the source back or ends it.
 */
import type { Kysely, Transaction } from 'kysely'
import type { Caller } from '../access/caller.ts'
import type { ArchiveLimits } from '../archives/limits.ts'
import { readSmall } from '../archives/read-small.ts'
import type { ReadFile, SkillPackage } from '../archives/types.ts'
import * as audit from '../audit/log.ts'
import type { Refusals } from '../audit/refusals.ts'
import * as blobs from '../blobs/store.ts'
import { type Database, transaction } from '../database/client.ts'
import { AppError } from '../errors.ts'
import { type Origin, transferredWith } from '../intake/order.ts'
import type { PackageReaders } from '../intake/readers.ts'

/** Where a package comes from: a claimed upload, or an archive in the request itself. */
export type ArchiveSource = {
  /** Where its bytes are, until it is released. */
  read(): Origin
  /** Uses the source up, in the transaction that installs. */
  consume(trx: Transaction<Database>): Promise<void>
  /** Who started the upload; null for an archive in the request itself. */
  readonly uploadedBy: string | null
  /** What an audit row names. */
  readonly target: string
  /** Ends the source, whose bytes can never be a package; false where nothing is left to end. */
  reject(trx: Transaction<Database>): Promise<boolean>
  /** Always called, last; it never fails. */
  release(outcome: 'used' | 'unused'): Promise<void>
}

export type Incoming = {
  pack: SkillPackage
  /** Of a small package: they have yet to be stored, with the revision that has them. */
  contents: ReadFile[]
  source: ArchiveSource
}

type Parts = {
  db: Kysely<Database>
  archives: PackageReaders
  limits: ArchiveLimits
  refusals: Refusals
}

/** Too little time may be the machine's fault: then the upload stays for another try. */
const isBadArchive = ({ code, details }: AppError): boolean =>
  code === 'skills.upload.invalid_archive' && details?.reason !== 'limit.time'

export class PackageIntake {
  readonly #db: Kysely<Database>
  readonly #archives: PackageReaders
  readonly #limits: ArchiveLimits
  readonly #refusals: Refusals

  constructor({ db, archives, limits, refusals }: Parts) {
    this.#db = db
    this.#archives = archives
    this.#limits = limits
    this.#refusals = refusals
  }

  /** Opens the source, reads it, and has `work` commit what becomes of it. */
  async take<T>(
    caller: Caller,
    open: () => Promise<ArchiveSource>,
    work: (incoming: Incoming) => Promise<T>,
  ): Promise<T> {
    const source = await open()
    const staged: blobs.StagedBlob[] = []
    let outcome: 'used' | 'unused' = 'unused'
    try {
      const read = await this.#read(caller, source, staged)
      const result = await work({ ...read, source })
      outcome = 'used'
      return result
    } catch (error) {
      await this.#unstage(caller, staged)
      throw error
    } finally {
      await source.release(outcome)
    }
  }

  /** What was new of the staged bytes is noted in `staged`. */
  async #read(
    caller: Caller,
    source: ArchiveSource,
    staged: blobs.StagedBlob[],
  ): Promise<Omit<Incoming, 'source'>> {
    try {
      const origin = source.read()
      const small = origin.kind === 'memory' && (await readSmall(origin.bytes, this.#limits))
      if (small) return small
      const order = { origin, workspaceId: caller.workspaceId }
      const pack = await this.#archives.read(
        order,
        (fresh) => void staged.push(...fresh),
        transferredWith(order),
      )
      return { pack, contents: [] }
    } catch (error) {
      if (error instanceof AppError && isBadArchive(error)) {
        await this.#reject(caller, source, error)
      }
      throw error
    }
  }

  /** An upload that ends is always written down; what came in one call, within bounds. */
  async #reject(caller: Caller, source: ArchiveSource, error: AppError): Promise<void> {
    const attempt = {
      action: 'install',
      target: source.target,
      reason_code: error.code,
      details: error.details ?? {},
    } as const
    const isEnded = await transaction(this.#db, async (trx) => {
      if (!(await source.reject(trx))) return false
      await audit.record(trx, caller, { ...attempt, decision: 'blocked' })
      return true
    })
    if (!isEnded) await this.#refusals.record(caller, attempt)
  }

  /** The refusal is the answer, whatever becomes of this: the sweep takes what is left. */
  async #unstage({ workspaceId }: Caller, staged: blobs.StagedBlob[]): Promise<void> {
    if (staged.length === 0) return
    await transaction(this.#db, (trx) => blobs.unstage(trx, workspaceId, staged)).catch(() => null)
  }
}
