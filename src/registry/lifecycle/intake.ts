/**
 * Reads an archive into a package whose pack is stored or in memory, and commits it. All or
 * nothing: a failure deletes the pack, and releases or rejects the source.
 */
import type { Kysely, Transaction } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import { checkPublishes } from '../../platform/access/publishing.ts'
import type { RefusalReason } from '../../packages/errors.ts'
import type { ArchiveForm } from '../../packages/archive/source.ts'
import type { SkillPackage } from '../../packages/types.ts'
import * as audit from '../../tenancy/audit/log.ts'
import type { Refusals } from '../../tenancy/audit/refusals.ts'
import { type BlobStore, isStoreFailure } from '../../platform/blob-store/blob-store.ts'
import type { BlobStoreSettings } from '../../platform/blob-store/open-blob-store.ts'
import { type Database, transaction } from '../../platform/database/client.ts'
import { AppError } from '../../platform/errors.ts'
import { type Origin, transferredWith } from '../intake/readers.ts'
import type { PackageReaders } from '../intake/readers.ts'
import { purgeObjects } from '../../platform/objects/deleted.ts'
import type { ObjectKeys } from '../../platform/objects/object-keys.ts'
import { NO_OUTSIDE_SCAN, type OutsideScans } from '../scanners/scans.ts'
import { IncomingPack } from '../packs/incoming-pack.ts'
import { otherSlug } from '../skills/errors.ts'

/** Where a package comes from: a claimed upload, or an archive in the request itself. */
export type ArchiveSource = {
  readonly form: ArchiveForm
  /** Where its bytes are, until it is released. */
  read(): Promise<Origin>
  /** Uses the source up, in the transaction that installs the package of this fingerprint. */
  consume(trx: Transaction<Database>, fingerprint: string): Promise<void>
  /** Who started the upload; null for an archive in the request itself. */
  readonly uploadedBy: string | null
  /** The slug that the package must have, if it was announced. */
  readonly slug?: string
  /** The target of audit rows. */
  readonly target: string
  /**
   * Ends a source whose bytes can never become a package, or whose fingerprint was purged; false if
   * there is no upload to end.
   */
  reject(trx: Transaction<Database>, fingerprint: string | null): Promise<boolean>
  /** Always called last; never throws. */
  release(outcome: 'used' | 'unused'): Promise<void>
}

export type Open = () => Promise<ArchiveSource>

/** `isDryRun`: nothing is stored, and the source is left as it was. */
export type Mode = { isDryRun?: boolean }

export type Incoming = {
  skillPackage: SkillPackage
  /** The outside scanners that have looked at it. */
  looked: string[]
  pack: IncomingPack
  source: ArchiveSource
}

type Dependencies = {
  db: Kysely<Database>
  store: BlobStore
  /** Of the same store, for the threads. */
  settings: BlobStoreSettings
  keys: ObjectKeys
  readers: PackageReaders
  scanners: OutsideScans
  refusals: Refusals
}

/** A timeout may be the machine's fault, so the upload remains for another try. */
const isBadArchive = ({ code, details }: AppError): boolean =>
  code === 'skills.upload.invalid_archive' && details?.reason !== 'limit.time'

/** These terminate a thread, which may then have left its pack. */
const ENDS_THREAD: unknown[] = ['limit.time', 'limit.memory'] satisfies RefusalReason[]

const isRefused = ({ code, details }: AppError): boolean =>
  code === 'skills.upload.invalid_archive' && !ENDS_THREAD.includes(details?.reason)

const isPurgedContent = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === 'skills.fingerprint_purged'

export class PackageIntake {
  readonly #db: Kysely<Database>
  readonly #store: BlobStore
  readonly #keys: ObjectKeys
  readonly #settings: BlobStoreSettings
  readonly #readers: PackageReaders
  readonly #scanners: OutsideScans
  readonly #refusals: Refusals

  constructor({ db, store, settings, keys, readers, scanners, refusals }: Dependencies) {
    this.#db = db
    this.#store = store
    this.#keys = keys
    this.#settings = settings
    this.#readers = readers
    this.#scanners = scanners
    this.#refusals = refusals
  }

  /** Opens the source, reads it, has it scanned where that is wanted, and lets `work` commit it. */
  async take<T>(
    caller: Caller,
    open: () => Promise<ArchiveSource>,
    work: (incoming: Incoming) => Promise<T>,
    { isScanned = true, isDryRun = false }: Mode & { isScanned?: boolean } = {},
  ): Promise<T> {
    const source = await open()
    let outcome: 'used' | 'unused' = 'unused'
    try {
      const { skillPackage: read, pack } = await this.#read(caller, source, isDryRun)
      const { fingerprint } = read
      try {
        await this.#checkPublishes(caller, source, read.slug)
        if (source.slug !== undefined && source.slug !== read.slug) {
          throw otherSlug(source.slug, read.slug)
        }
        const outside = isScanned
          ? await this.#scanners.scan(caller.workspaceId, { skillPackage: read, pack })
          : NO_OUTSIDE_SCAN
        const skillPackage = {
          ...read,
          security_findings: [...read.security_findings, ...outside.findings],
        }
        const result = await work({ skillPackage, looked: outside.looked, pack, source })
        if (isDryRun) await pack.drop()
        else {
          outcome = 'used'
          await pack.settle()
        }
        return result
      } catch (error) {
        await pack.discard(error)
        if (isPurgedContent(error) && !isDryRun) {
          await this.#reject(caller, source, { error, fingerprint })
        }
        throw error
      }
    } finally {
      await source.release(outcome)
    }
  }

  /** The slug is known only now; the upload is left for a caller who may. */
  async #checkPublishes(caller: Caller, { target }: ArchiveSource, slug: string): Promise<void> {
    try {
      checkPublishes(caller.actor, slug)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const { code, details = {} } = error
      await this.#refusals.record(caller, { action: 'install', target, reason_code: code, details })
      throw error
    }
  }

  async #read(
    caller: Caller,
    source: ArchiveSource,
    isDryRun: boolean,
  ): Promise<Pick<Incoming, 'skillPackage' | 'pack'>> {
    try {
      return await this.#readInThread(caller, await source.read(), source.form)
    } catch (error) {
      if (error instanceof AppError && isBadArchive(error) && !isDryRun) {
        await this.#reject(caller, source, { error, fingerprint: null })
      }
      throw error
    }
  }

  async #readInThread({ workspaceId, actor }: Caller, origin: Origin, form: ArchiveForm) {
    const packKey = await this.#keys.next(workspaceId, 'packs')
    const order = { store: this.#settings, origin, form, packKey }
    try {
      const sent = { caller: actor.id, transfer: transferredWith(order) }
      const { skillPackage, pack } = await this.#readers.read(order, sent)
      if (pack === null) throw new Error('a package was read without its pack')
      return { skillPackage, pack: new IncomingPack(this.#store, pack) }
    } catch (error) {
      // Nothing is left of a refused package, and a failed store deletes nothing.
      const isGone = error instanceof AppError && (isRefused(error) || isStoreFailure(error))
      if (!isGone) await this.#store.delete([packKey]).catch(() => undefined)
      throw error
    }
  }

  /**
   * Audits every upload that it ends; rejections of one-call archives are audited up to a limit.
   */
  async #reject(
    caller: Caller,
    source: ArchiveSource,
    { error, fingerprint }: { error: AppError; fingerprint: string | null },
  ): Promise<void> {
    const attempt = {
      action: 'install',
      target: source.target,
      reason_code: error.code,
      details: error.details ?? {},
    } as const
    const isEnded = await transaction(this.#db, async (trx) => {
      if (!(await source.reject(trx, fingerprint))) return false
      // Deletes the chunks of purged bytes now, not a day later.
      if (fingerprint !== null) await purgeObjects(trx, { ...caller, fingerprint }, [])
      await audit.record(trx, caller, { ...attempt, decision: 'blocked' })
      return true
    })
    if (!isEnded) await this.#refusals.record(caller, attempt)
  }
}
