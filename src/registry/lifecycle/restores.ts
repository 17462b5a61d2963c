/** Installs again, without an upload, what was current when a skill was uninstalled. */
import type { Kysely, Transaction } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import { callerTransaction } from '../../platform/access/claim.ts'
import { extensionIdOf } from '../../packages/manifest/slug.ts'
import { findUninstalled, skillTarget } from '../../tenancy/audit/log.ts'
import { addUsage } from '../../tenancy/workspaces/usage.ts'
import type { Database } from '../../platform/database/client.ts'
import { revisionPurged } from '../packs/errors.ts'
import { checkRevisionNames } from '../skills/action-names.ts'
import * as errors from '../skills/errors.ts'
import * as repository from '../skills/repository.ts'
import type { SkillKey } from '../skills/repository.ts'
import { recordChange } from './changes.ts'

export class SkillRestores {
  readonly #db: Kysely<Database>

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  /** Returns the fingerprint that is current; for an installed skill nothing changes. */
  async restore(caller: Caller, key: SkillKey): Promise<string> {
    errors.checkEditable(key.sourceKind)
    return callerTransaction(this.#db, caller, async (trx) => {
      const { own, holder } = await repository.lockSkills(trx, key)
      if (!own) throw errors.notKnown(key)
      if (own.fingerprint !== null) return own.fingerprint
      if (holder !== null) throw errors.extensionTaken(key.slug, holder, extensionIdOf(key.slug))
      const left = await lastRevision(trx, key, own.skill_id)
      const place = { workspaceId: key.workspaceId, skillId: own.skill_id, revision: left.revision }
      const { reason } = await repository.findStanding(trx, place)
      if (reason !== null) throw errors.notServable(key.slug, left.fingerprint, reason)
      await checkRevisionNames(trx, { ...key, skillId: own.skill_id }, left.revision)
      await repository.moveCurrent(trx, key.workspaceId, own.skill_id, left.revision)
      await recordChange(trx, caller, key, {
        action: 'install',
        after: left.fingerprint,
        details: { revision: left.revision, version: left.version, restored: true },
      })
      addUsage(trx, key.workspaceId, { skills: 1 })
      return left.fingerprint
    })
  }
}

/** Only the audit log has what was current last, which a rollback may have chosen. */
const lastRevision = async (trx: Transaction<Database>, key: SkillKey, skillId: number) => {
  const { workspaceId, sourceKind, slug } = key
  const fingerprint = await findUninstalled(trx, workspaceId, skillTarget(sourceKind, slug))
  const found =
    fingerprint === null
      ? null
      : await repository.findRevisionOf(trx, workspaceId, skillId, fingerprint)
  if (!found) throw errors.noRevision(slug)
  if (found.purged_at !== null) {
    throw revisionPurged(found.fingerprint, { slug, purgedAt: found.purged_at })
  }
  return found
}
