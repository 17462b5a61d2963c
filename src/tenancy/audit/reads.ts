/** Queries of the audit rows. */
import { type Kysely, sql } from 'kysely'
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
  /** An actor, a person, or what either is called. */
  who: string | undefined
  decision: string | undefined
  requestId: string | undefined
  proposalId: string | undefined
  /** The beginning of the target. */
  prefix: string | undefined
  since: Date | null
  until: Date | null
}

export type AuditRow = Omit<AuditEntry, 'at'> & { at: Date }

const isWho = (who: string) => sql<boolean>`${who} in (a.actor, a.person_id, t.label, p.name)`

/** Newest first, one more than `limit`. */
export const listEntries = async (
  db: Kysely<Database>,
  filter: AuditFilter,
  page: { before: number | null; limit: number },
): Promise<AuditRow[]> => {
  let query = db
    .selectFrom('audit_entries as a')
    .leftJoin('tokens as t', (join) =>
      join.on(sql<boolean>`a.actor like 'token:%' and t.token_id = substr(a.actor, 7)`),
    )
    .leftJoin('people as p', 'p.person_id', 'a.person_id')
    .select(['a.seq', 'a.at', 'a.actor', 'a.action', 'a.decision', 'a.target', 'a.reason_code'])
    .select(['a.request_id', 'a.fingerprint_before', 'a.fingerprint_after', 'a.address'])
    .select(['a.details', 'a.person_id', 't.label as actor_label', 'p.name as person_name'])
    .where('a.workspace_id', '=', filter.workspaceId)
  if (filter.isTenant) query = query.where('a.for_operators', '=', false)
  if (filter.targets) query = query.where('a.target', 'in', filter.targets)
  if (filter.action !== undefined) query = query.where('a.action', '=', filter.action)
  if (filter.actor !== undefined) query = query.where('a.actor', '=', filter.actor)
  if (filter.person !== undefined) query = query.where('a.person_id', '=', filter.person)
  if (filter.who !== undefined) query = query.where(isWho(filter.who))
  if (filter.decision !== undefined) query = query.where('a.decision', '=', filter.decision)
  if (filter.requestId !== undefined) query = query.where('a.request_id', '=', filter.requestId)
  if (filter.proposalId !== undefined) {
    query = query.where(sql<boolean>`a.details ->> 'proposal_id' = ${filter.proposalId}`)
  }
  if (filter.prefix !== undefined) {
    query = query.where(sql<boolean>`starts_with(a.target, ${filter.prefix})`)
  }
  if (filter.since) query = query.where('a.at', '>=', filter.since)
  if (filter.until) query = query.where('a.at', '<', filter.until)
  if (page.before !== null) query = query.where('a.seq', '<', page.before)
  return query
    .orderBy('a.seq', 'desc')
    .limit(page.limit + 1)
    .$castTo<AuditRow>()
    .execute()
}
