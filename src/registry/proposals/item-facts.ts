/** What the list of proposals shows besides their rows, read for all of a page at once. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/client.ts'

type FindingCounts = { block: number; hold: number; warn: number; info: number }

export type ItemFacts = {
  display_name: string
  version: string
  findings: FindingCounts
  /** Of the bytes that the proposal would replace. */
  base_permissions: string[]
  base_capabilities: string[]
}

export const listFacts = async (
  db: Kysely<Database>,
  workspaceId: string,
  proposalIds: readonly string[],
): Promise<Map<string, ItemFacts>> => {
  const { rows } = await sql<ItemFacts & { proposal_id: string }>`
    select p.proposal_id, r.display_name, r.version, coalesce(found.counts, '{}') as findings,
      coalesce(base.permissions, '[]') as base_permissions,
      coalesce(claimed.ids, '[]') as base_capabilities
    from proposals p
    join skill_revisions r on r.workspace_id = p.workspace_id and r.skill_id = p.skill_id
      and r.revision = p.revision
    left join lateral (
      select json_object_agg(severity, number) as counts from (
        select f ->> 'severity' as severity, count(*) as number
        from json_array_elements(r.security_findings) f group by 1) as counted
    ) as found on true
    left join lateral (
      select b.permissions from skill_revisions b
      where b.workspace_id = p.workspace_id and b.skill_id = p.skill_id
        and b.fingerprint = p.base_fingerprint and b.purged_at is null
      order by b.revision desc limit 1
    ) as base on true
    left join lateral (
      select json_agg(c.extension_id || '.' || c.capability_id) as ids from capabilities c
      where c.workspace_id = p.workspace_id and c.skill_id = p.skill_id
        and c.fingerprint = p.base_fingerprint
    ) as claimed on true
    where p.workspace_id = ${workspaceId} and p.proposal_id = any(${proposalIds})`.execute(db)
  const none = { block: 0, hold: 0, warn: 0, info: 0 }
  return new Map(
    rows.map(({ proposal_id: id, ...facts }) => [
      id,
      { ...facts, findings: { ...none, ...facts.findings } },
    ]),
  )
}
