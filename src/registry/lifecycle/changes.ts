/** The audit row and the event when the current revision changes. */
import type { Transaction } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import type { SkillPackage } from '../../packages/types.ts'
import * as audit from '../../tenancy/audit/log.ts'
import type { Database } from '../../platform/database/client.ts'
import * as events from '../../tenancy/events/log.ts'
import type { SkillKey } from '../skills/repository.ts'

const reasons = {
  install: { reason: 'installed', change_type: 'install' },
  update: { reason: 'updated', change_type: 'update' },
  uninstall: { reason: 'uninstalled', change_type: 'uninstall' },
  purge: { reason: 'purged', change_type: 'purge' },
  rollback: { reason: 'rolled_back', change_type: 'update' },
} as const

export type Change = {
  action: keyof typeof reasons
  before?: string | null
  after?: string
  details?: Record<string, unknown>
  /** Whether the action also uninstalls the skill. */
  isUninstall?: boolean
  /** Whether the skill was served before. */
  wasServed?: boolean
}

/** The part of a change that describes its new bytes. */
export const arrivalOf = ({ fingerprint, version, files }: SkillPackage, revision: number) => ({
  after: fingerprint,
  details: { revision, version, files: files.length },
})

const fingerprintsOf = ({ before, after }: Change) => ({
  ...(before ? { fingerprint_before: before } : {}),
  ...(after ? { fingerprint_after: after } : {}),
})

const entryOf = ({ sourceKind, slug }: SkillKey, change: Change): audit.AuditEntry => ({
  action: change.action,
  decision: 'allowed',
  target: audit.skillTarget(sourceKind, slug),
  ...fingerprintsOf(change),
  ...(change.details ? { details: change.details } : {}),
})

const eventOf = ({ sourceKind, slug }: SkillKey, change: Change): events.ChangeEvent => {
  if (sourceKind === 'system') return events.catalogChanged([slug])
  const { reason, change_type: usual } = reasons[change.action]
  const change_type = change.isUninstall ? 'uninstall' : usual
  return {
    type: 'skills/changed',
    reason,
    wasServed: change.wasServed ?? false,
    changes: [{ slug, source_kind: sourceKind, change_type, ...fingerprintsOf(change) }],
  }
}

export const recordChange = async (
  trx: Transaction<Database>,
  caller: Caller,
  key: SkillKey,
  change: Change,
): Promise<void> => {
  await audit.record(trx, caller, entryOf(key, change))
  events.append(trx, caller.workspaceId, eventOf(key, change))
}
