/**
 * The lifecycle of installed skills. An install is all or nothing: bytes are staged first, under
 * their digests, where nobody sees them; then one short transaction makes the revision, consumes
 * the upload, and writes the audit row and the event.
 */
import type { Kysely, Transaction } from 'kysely'
import type { Caller } from '../access/caller.ts'
import type { ArchivePool } from '../archives/pool.ts'
import { extensionIdOf } from '../archives/slug.ts'
import type { SkillPackage } from '../archives/types.ts'
import * as audit from '../audit/log.ts'
import * as blobs from '../blobs/store.ts'
import { type Database, transaction } from '../database/client.ts'
import { AppError } from '../errors.ts'
import * as events from '../events/log.ts'
import * as repository from './repository.ts'
import type { Installed, SourceKind } from './schemas.ts'
import { skillPath } from './view.ts'

/** Where a package comes from: a claimed upload, or an archive in the request itself. */
export type ArchiveSource = {
  read(): AsyncIterable<Uint8Array>
  /** Uses the source up, in the transaction that installs. */
  consume(trx: Transaction<Database>): Promise<void>
  /** The bytes can never be a package. */
  reject(error: AppError): Promise<void>
  /** Always called, last. */
  release(): Promise<void>
}

type Parts = { db: Kysely<Database>; archives: ArchivePool }

/** Nobody has looked at an installed package yet, whatever it says of itself. */
const TRUST_LEVEL = 'community'

const conflict = (slug: string, installed: string, incoming: string): AppError =>
  new AppError(
    'skills.update_conflict.fingerprint_mismatch',
    `${slug} is installed with other content. Update it instead.`,
    { details: { slug, installed_fingerprint: installed, incoming_fingerprint: incoming } },
  )

export class SkillService {
  readonly #db: Kysely<Database>
  readonly #archives: ArchivePool

  constructor({ db, archives }: Parts) {
    this.#db = db
    this.#archives = archives
  }

  /** skills/install */
  async install(
    caller: Caller,
    open: () => Promise<ArchiveSource>,
    target: SourceKind,
  ): Promise<Installed> {
    checkTarget(target)
    const source = await open()
    const staged: blobs.StagedBlob[] = []
    try {
      const pack = await this.#read(caller, source, staged)
      return await transaction(this.#db, (trx) =>
        this.#installPackage(trx, caller, { pack, source, target }),
      )
    } catch (error) {
      await this.#unstage(caller, staged)
      throw error
    } finally {
      await source.release()
    }
  }

  /** Reads the package and stages its bytes; what was new of them is noted in `staged`. */
  async #read(
    caller: Caller,
    source: ArchiveSource,
    staged: blobs.StagedBlob[],
  ): Promise<SkillPackage> {
    try {
      return await this.#archives.read(source.read(), async (files) => {
        staged.push(...(await blobs.stage(this.#db, caller.workspaceId, files)))
      })
    } catch (error) {
      if (error instanceof AppError && isBadArchive(error)) await source.reject(error)
      throw error
    }
  }

  /** The refusal is the answer, whatever becomes of this: the sweep takes what is left. */
  async #unstage({ workspaceId }: Caller, staged: blobs.StagedBlob[]): Promise<void> {
    if (staged.length === 0) return
    await transaction(this.#db, (trx) => blobs.unstage(trx, workspaceId, staged)).catch(() => null)
  }

  async #installPackage(
    trx: Transaction<Database>,
    caller: Caller,
    { pack, source, target }: { pack: SkillPackage; source: ArchiveSource; target: SourceKind },
  ): Promise<Installed> {
    const key = { workspaceId: caller.workspaceId, sourceKind: target, slug: pack.slug }
    const extensionId = extensionIdOf(pack.slug)
    await repository.lockExtensionId(trx, caller.workspaceId, extensionId)
    const holder = await repository.findExtensionHolder(trx, key, extensionId)
    if (holder !== null) {
      throw new AppError(
        'skills.extension_id_conflict',
        `${holder} already has the extension id ${extensionId}. Rename one of the two.`,
        { details: { slug: pack.slug, holder, extension_id: extensionId } },
      )
    }
    const existing = await repository.lockSkill(trx, key)
    if (existing?.fingerprint === pack.fingerprint) {
      await source.consume(trx)
      return installed(key, pack, 'already_installed')
    }
    if (existing?.fingerprint) throw conflict(pack.slug, existing.fingerprint, pack.fingerprint)

    const isReused =
      existing !== null && (await repository.isVersionReused(trx, existing, { ...pack, ...key }))
    const { skillId, revision } = await repository.advanceSkill(trx, key, extensionId)
    const revisionKey = { workspaceId: key.workspaceId, skillId, revision }
    await repository.insertRevision(trx, revisionKey, isReused ? withReuse(pack) : pack, {
      trustLevel: TRUST_LEVEL,
      actor: caller.actor.id,
    })
    await repository.insertFiles(trx, revisionKey, pack.files)
    await source.consume(trx)
    await audit.record(trx, caller, {
      action: 'install',
      decision: 'allowed',
      target: audit.skillTarget(target, pack.slug),
      fingerprint_after: pack.fingerprint,
      details: { revision, version: pack.version, files: pack.files.length },
    })
    await events.append(trx, caller.workspaceId, {
      type: 'skills/changed',
      reason: 'installed',
      changes: [
        {
          slug: pack.slug,
          source_kind: target,
          change_type: 'install',
          fingerprint_after: pack.fingerprint,
        },
      ],
    })
    return installed(key, pack, 'installed')
  }
}

/** Too little time may be the machine's fault: then the upload stays for another try. */
const isBadArchive = ({ code, details }: AppError): boolean =>
  code === 'skills.upload.invalid_archive' && details?.reason !== 'limit.time'

const checkTarget = (target: SourceKind): void => {
  if (target !== 'system') return
  throw new AppError(
    'skills.source_not_supported',
    'System skills come with the service. Install as `user` or `registry`.',
    { details: { target_source_kind: target } },
  )
}

const withReuse = (pack: SkillPackage): SkillPackage => ({
  ...pack,
  diagnostics: [
    ...pack.diagnostics,
    {
      code: 'version.reused',
      level: 'warning',
      message: `An earlier revision bears the version ${pack.version} with other content.`,
      field_path: 'version',
    },
  ],
})

const installed = (
  key: repository.SkillKey,
  pack: SkillPackage,
  status: Installed['status'],
): Installed => ({
  status,
  skill: {
    slug: pack.slug,
    source_kind: key.sourceKind,
    version: pack.version,
    fingerprint: pack.fingerprint,
    trust_level: TRUST_LEVEL,
    install_path: skillPath(key.workspaceId, key.sourceKind, pack.slug),
  },
  audit: { events_written: status === 'installed' ? 1 : 0 },
})
