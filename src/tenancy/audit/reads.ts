/** Queries of the audit rows. */
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import type { AuditEntry } from './schemas.ts'

export type AuditFilter = {
  workspaceId: string
  /** Leaves out entries about the service. */
  isTenant: boolean
  targets: string[] | null
  action: string | undefined
  actor: string | undefined
  person: string | undefined
  decision: string | undefined
  since: Date | null
  until: Date | null
}

export type AuditRow = Omit<AuditEntry, 'at'> & { at: Date }

/** Newest first, one more than `limit`. */
export const listEntries = async (
  db: Kysely<Database>,
  filter: AuditFilter,
  page: { before: number | null; limit: number },
): Promise<AuditRow[]> => {
  let query = db
    .selectFrom('audit_entries')
    .select(['seq', 'at', 'actor', 'action', 'decision', 'target', 'reason_code', 'request_id'])
    .select(['fingerprint_before', 'fingerprint_after', 'address', 'details', 'person_id'])
    .where('workspace_id', '=', filter.workspaceId)
  if (filter.isTenant) query = query.where('for_operators', '=', false)
  if (filter.targets) query = query.where('target', 'in', filter.targets)
  if (filter.action !== undefined) query = query.where('action', '=', filter.action)
  if (filter.actor !== undefined) query = query.where('actor', '=', filter.actor)
  if (filter.person !== undefined) query = query.where('person_id', '=', filter.person)
  if (filter.decision !== undefined) query = query.where('decision', '=', filter.decision)
  if (filter.since) query = query.where('at', '>=', filter.since)
  if (filter.until) query = query.where('at', '<', filter.until)
  if (page.before !== null) query = query.where('seq', '<', page.before)
  return query
    .orderBy('seq', 'desc')
    .limit(page.limit + 1)
    .$castTo<AuditRow>()
    .execute()
}
