/** The audit row of a change, then its event: the event's counter is the last thing a write takes. */
import type { Transaction } from 'kysely'
import type { Caller } from '../access/caller.ts'
import * as audit from '../audit/log.ts'
import type { Database } from '../database/client.ts'
import * as events from '../events/log.ts'
import type { SkillKey } from './repository.ts'

const reasons = {
  install: { reason: 'installed', change_type: 'install' },
  update: { reason: 'updated', change_type: 'update' },
  uninstall: { reason: 'uninstalled', change_type: 'uninstall' },
  rollback: { reason: 'rolled_back', change_type: 'update' },
} as const

export type Change = {
  action: keyof typeof reasons
  before?: string | null
  after?: string
  details?: Record<string, unknown>
}

export const recordChange = async (
  trx: Transaction<Database>,
  caller: Caller,
  { sourceKind, slug }: SkillKey,
  { action, before, after, details }: Change,
): Promise<void> => {
  const fingerprints = {
    ...(before ? { fingerprint_before: before } : {}),
    ...(after ? { fingerprint_after: after } : {}),
  }
  await audit.record(trx, caller, {
    action,
    decision: 'allowed',
    target: audit.skillTarget(sourceKind, slug),
    ...fingerprints,
    ...(details ? { details } : {}),
  })
  if (sourceKind === 'system') {
    await events.append(trx, caller.workspaceId, {
      type: 'skills/changed',
      reason: 'catalog_changed',
      changes: [],
      slugs: [slug],
    })
    return
  }
  const { reason, change_type } = reasons[action]
  await events.append(trx, caller.workspaceId, {
    type: 'skills/changed',
    reason,
    changes: [{ slug, source_kind: sourceKind, change_type, ...fingerprints }],
  })
}
