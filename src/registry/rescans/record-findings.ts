/** The audit row and the event of findings that have changed in stored bytes. */
import type { Transaction } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import type { Database } from '../../platform/database/client.ts'
import * as audit from '../../tenancy/audit/log.ts'
import * as events from '../../tenancy/events/log.ts'
import { isOfFindings, type StoredFinding } from '../skills/findings.ts'
import type { Stale } from './repository.ts'

const MAX_NAMED = 50

const named = (findings: StoredFinding[]) =>
  findings.slice(0, MAX_NAMED).map(({ rule_id, severity, path }) => ({ rule_id, severity, path }))

type Change = {
  added: StoredFinding[]
  removed: StoredFinding[]
  /** Why the bytes are not served now. */
  reason: string | null
  /** Of the rules, before and now. */
  versions: [before: number, now: number]
  /** Before the change. */
  wasServed: boolean
}

export const recordFindings = async (
  trx: Transaction<Database>,
  caller: Caller,
  {
    workspace_id: workspaceId,
    source_kind,
    slug,
    revision,
    fingerprint,
  }: Pick<Stale, 'workspace_id' | 'source_kind' | 'slug' | 'revision' | 'fingerprint'>,
  { added, removed, reason, versions, wasServed }: Change,
): Promise<void> => {
  const fingerprints = { fingerprint_before: fingerprint, fingerprint_after: fingerprint }
  await audit.record(trx, caller, {
    action: 'findings_changed',
    ...(reason !== null && isOfFindings(reason)
      ? { decision: 'blocked', reason_code: reason }
      : { decision: 'allowed' }),
    target: audit.skillTarget(source_kind, slug),
    ...fingerprints,
    details: {
      revision,
      scan_version_before: versions[0],
      scan_version: versions[1],
      added: named(added),
      removed: named(removed),
    },
  })
  events.append(trx, workspaceId, {
    type: 'skills/changed',
    reason: 'findings_changed',
    wasServed,
    changes: [{ slug, source_kind, change_type: 'update', ...fingerprints }],
  })
}
