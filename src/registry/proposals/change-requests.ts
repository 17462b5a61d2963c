/** All that reviewers have asked for; the proposal itself has the last one only. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import { skillTarget } from '../../tenancy/audit/log.ts'
import type { ProposalRow } from './repository.ts'

export type ChangeRequest = { by: string; at: Date; reason: string }

const MAX_LISTED = 100

/** Oldest first, and the newest if there are too many. */
export const listChangeRequests = async (
  db: Kysely<Database>,
  workspaceId: string,
  { proposal_id: id, source_kind, slug, changes_requested_at: last }: ProposalRow,
): Promise<ChangeRequest[]> => {
  if (last === null) return []
  const { rows } = await sql<ChangeRequest>`
    select a.actor as by, a.at, a.details ->> 'reason' as reason from audit_entries a
    where a.workspace_id = ${workspaceId} and a.target = ${skillTarget(source_kind, slug)}
      and a.action = 'review_request_changes' and a.details ->> 'proposal_id' = ${id}
    order by a.seq desc limit ${MAX_LISTED}`.execute(db)
  return rows.toReversed()
}
