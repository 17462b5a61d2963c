/**
 * The lifecycle of installed skills. Each write is one short transaction that moves the current
 * revision, consumes the upload, and writes the audit row and the event. All writers of a skill are
 * serialized by its extension id.
 */
import type { Kysely } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import { callerTransaction, unlessDone } from '../../platform/access/claim.ts'
import { extensionIdOf } from '../../packages/manifest/slug.ts'
import { type Database, transaction } from '../../platform/database/client.ts'
import { revisionPurged } from '../packs/errors.ts'
import type { RevisionFiles } from '../packs/revision-files.ts'
import type { Precondition } from '../../platform/precondition.ts'
import { followCurrent } from '../proposals/follow.ts'
import { endOpen } from '../proposals/open.ts'
import { moveEnable } from '../policies/overrides.ts'
import { addUsage } from '../../tenancy/workspaces/usage.ts'
import { requireReason } from '../../tenancy/audit/reason.ts'
import { admit, readmitSameContent, isWaiting } from './admission.ts'
import { auditOf, responseOf, changedResponse, findChanged } from './changed.ts'
import { recordChange } from './changes.ts'
import { writeOrRehearse } from './dry-run.ts'
import type { Incoming, Mode, Open, PackageIntake } from './intake.ts'
import { checkCurrent, lock, lockCurrent } from './locked.ts'
import { checkRevisionNames } from '../skills/action-names.ts'
import { checkNotPurged } from '../skills/purge-rows.ts'
import * as errors from '../skills/errors.ts'
import * as repository from '../skills/repository.ts'
import type { SkillKey } from '../skills/repository.ts'
import type { Changed, PendingInstall, Uninstalled } from './lifecycle-schemas.ts'
import type { SourceKind } from '../skills/schemas.ts'
import { skillPath } from '../skills/skill-key.ts'

type Dependencies = {
  db: Kysely<Database>
  files: RevisionFiles
  intake: PackageIntake
  reservedSlugs: readonly string[]
}
type Update = Mode & { open: Open; expected: Precondition }

export class SkillService {
  readonly #db: Kysely<Database>
  readonly #files: RevisionFiles
  readonly #intake: PackageIntake
  readonly #reserved: ReadonlySet<string>

  constructor({ db, files, intake, reservedSlugs }: Dependencies) {
    this.#db = db
    this.#files = files
    this.#intake = intake
    this.#reserved = new Set(reservedSlugs.map(extensionIdOf))
  }

  /** skills/install */
  async install(
    caller: Caller,
    open: Open,
    target: SourceKind,
    mode: Mode = {},
  ): Promise<Changed<'installed' | 'already_installed'> | PendingInstall> {
    errors.checkEditable(target)
    return unlessDone(caller, () => this.#install(caller, open, target, mode))
  }

  async #install(
    caller: Caller,
    open: Open,
    target: SourceKind,
    mode: Mode,
  ): Promise<Changed<'installed' | 'already_installed'> | PendingInstall> {
    const put = async ({ skillPackage, looked, pack, source }: Incoming) => {
      const { slug, fingerprint } = skillPackage
      if (this.#reserved.has(extensionIdOf(slug))) throw errors.slugReserved(slug)
      const key = { workspaceId: caller.workspaceId, sourceKind: target, slug }
      return writeOrRehearse(this.#db, caller, { key, skillPackage, ...mode }, async (trx) => {
        const existing = await lock(trx, key, fingerprint)
        await checkNotPurged(trx, key, fingerprint)
        await source.consume(trx, fingerprint)
        if (existing?.fingerprint === fingerprint) {
          const same = { key, existing, skillPackage, looked }
          const { proposalId } = await readmitSameContent(trx, caller, same)
          return responseOf(trx, key, { fingerprint, status: 'already_installed', proposalId })
        }
        if (existing?.fingerprint) {
          throw errors.otherContent(slug, existing.fingerprint, fingerprint)
        }
        const { uploadedBy } = source
        const admitted = await admit(trx, this.#files, caller, {
          key,
          existing,
          skillPackage,
          pack,
          uploadedBy,
        })
        addUsage(trx, key.workspaceId, { skills: 1 })
        return responseOf(trx, key, { fingerprint, status: 'installed', ...admitted })
      })
    }
    return this.#intake.take(caller, open, put, mode)
  }

  /** Installs or updates a system skill; false if it is up to date. */
  async putSystem(caller: Caller, open: Open): Promise<boolean> {
    const put = async ({ skillPackage, pack }: Incoming): Promise<boolean> => {
      const key = {
        workspaceId: caller.workspaceId,
        sourceKind: 'system' as const,
        slug: skillPackage.slug,
      }
      return transaction(this.#db, async (trx) => {
        const existing = await lock(trx, key)
        if (existing?.fingerprint === skillPackage.fingerprint) return false
        await admit(trx, this.#files, caller, {
          key,
          existing,
          skillPackage,
          pack,
          uploadedBy: null,
        })
        return true
      })
    }
    return this.#intake.take(caller, open, put, { isScanned: false })
  }

  /** skills/update */
  async update(
    caller: Caller,
    key: SkillKey,
    wanted: Update,
  ): Promise<Changed<'updated' | 'already_up_to_date'> | PendingInstall> {
    errors.checkEditable(key.sourceKind)
    return unlessDone(caller, () => this.#update(caller, key, wanted))
  }

  async #update(
    caller: Caller,
    key: SkillKey,
    { open, expected, ...mode }: Update,
  ): Promise<Changed<'updated' | 'already_up_to_date'> | PendingInstall> {
    // Checked before the archive is read, so that a stale writer does not lose the upload.
    await checkCurrent(this.#db, key, expected)
    const put = async ({ skillPackage, looked, pack, source }: Incoming) => {
      const { slug, fingerprint } = skillPackage
      if (slug !== key.slug) throw errors.otherSlug(key.slug, slug)
      return writeOrRehearse(this.#db, caller, { key, skillPackage, ...mode }, async (trx) => {
        const existing = await lockCurrent(trx, key, expected, fingerprint)
        await checkNotPurged(trx, key, fingerprint)
        await source.consume(trx, fingerprint)
        const isSame = existing.fingerprint === fingerprint
        const arrival = { key, existing, skillPackage }
        const admitted =
          isSame || (await isWaiting(trx, key, existing, skillPackage))
            ? await readmitSameContent(trx, caller, { ...arrival, looked })
            : await admit(trx, this.#files, caller, {
                ...arrival,
                pack,
                uploadedBy: source.uploadedBy,
              })
        const status = isSame ? ('already_up_to_date' as const) : ('updated' as const)
        return responseOf(trx, key, { fingerprint, status, ...admitted })
      })
    }
    return this.#intake.take(caller, open, put, mode)
  }

  /** skills/uninstall. Revisions stay for history, and so does the policy override. */
  async uninstall(caller: Caller, key: SkillKey, expected: Precondition): Promise<Uninstalled> {
    errors.checkEditable(key.sourceKind)
    return callerTransaction(this.#db, caller, async (trx): Promise<Uninstalled> => {
      const existing = await lockCurrent(trx, key, expected)
      const skill = { ...key, skillId: existing.skill_id }
      const wasServed = await repository.isSkillServed(trx, key.workspaceId, skill.skillId)
      await repository.moveCurrent(trx, key.workspaceId, skill.skillId, null)
      await endOpen(trx, caller, skill, 'withdraw')
      const { fingerprint: before } = existing
      await recordChange(trx, caller, key, { action: 'uninstall', before, wasServed })
      addUsage(trx, key.workspaceId, { skills: -1 })
      return {
        status: 'uninstalled',
        slug: key.slug,
        source_kind: key.sourceKind,
        removed_install_path: skillPath(key.workspaceId, key.sourceKind, key.slug),
        audit: auditOf(trx),
      }
    })
  }

  /** Makes an older approved revision current again; what waits is then proposed against it. */
  async rollback(
    caller: Caller,
    key: SkillKey,
    wanted: { fingerprint: string; reason: string; expected: Precondition },
  ): Promise<Changed<'updated' | 'already_up_to_date'>> {
    requireReason(wanted.reason, 'skills.invalid_request')
    errors.checkEditable(key.sourceKind)
    return callerTransaction(this.#db, caller, async (trx) => {
      const existing = await lockCurrent(trx, key, wanted.expected)
      const { workspaceId } = key
      const { skill_id: skillId } = existing
      const older = await repository.findRevisionOf(trx, workspaceId, skillId, wanted.fingerprint)
      if (!older) throw errors.noRevision(key.slug)
      const { fingerprint, revision, purged_at: purgedAt } = older
      if (purgedAt !== null) throw revisionPurged(fingerprint, { slug: key.slug, purgedAt })
      const { reason } = await repository.findStanding(trx, { workspaceId, skillId, revision })
      if (reason !== null) throw errors.notServable(key.slug, wanted.fingerprint, reason)
      const isMoved = fingerprint !== existing.fingerprint
      if (isMoved) {
        await checkRevisionNames(trx, { ...key, skillId }, revision)
        await repository.moveCurrent(trx, workspaceId, skillId, revision)
        await moveEnable(trx, { workspaceId, skillId, fingerprint })
        await recordChange(trx, caller, key, {
          action: 'rollback',
          before: existing.fingerprint,
          after: fingerprint,
          details: { reason: wanted.reason, revision },
        })
        await followCurrent(trx, caller, { ...key, ...existing, fingerprint })
      }
      const bytes = await findChanged(trx, key, fingerprint)
      return changedResponse(trx, key, bytes, isMoved ? 'updated' : 'already_up_to_date')
    })
  }
}
