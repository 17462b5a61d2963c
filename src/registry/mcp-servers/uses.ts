/** What is known of a server besides its tools: past syncs, and the skills that use it. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import { mcpServerTarget } from '../../tenancy/audit/log.ts'
import { extensionIdOf } from './inventory.ts'
import type { ServerKey } from './repository.ts'
import type { PastSync, ToolUse } from './use-schemas.ts'

type SyncRow = Omit<PastSync, 'synced_at'> & { seq: number; at: Date }

/** From the audit log, which keeps every sync; newest first, one more than `limit`. */
export const listSyncs = async (
  db: Kysely<Database>,
  { workspaceId, serverId }: ServerKey,
  { before, limit }: { before: number | null; limit: number },
): Promise<SyncRow[]> => {
  const { rows } = await sql<SyncRow>`
    select seq, at, actor, person_id, fingerprint_before as hash_before,
      fingerprint_after as hash_after, coalesce(details -> 'added', '[]') as added,
      coalesce(details -> 'changed', '[]') as changed,
      coalesce(details -> 'removed', '[]') as removed,
      coalesce(details -> 'skipped', '[]') as skipped,
      coalesce(details -> 'blocked', '[]') as blocked
    from audit_entries
    where workspace_id = ${workspaceId} and target = ${mcpServerTarget(serverId)}
      and action = 'mcp_server_sync' and ${before === null ? sql`true` : sql`seq < ${before}`}
    order by seq desc limit ${limit + 1}`.execute(db)
  return rows
}

/** Of a field that operators overrode, the last value. */
const newest = (field: 'risk_level' | 'side_effects' | 'data_egress') => {
  const column = sql.ref(`o.${field}`)
  return sql`
    (array_agg(${column} order by o.override_id desc) filter (where ${column} is not null))[1]`
}

/**
 * Skills whose current bytes are approved, or wait, with tools of the server; with what operators
 * said of them.
 */
export const listUses = async (
  db: Kysely<Database>,
  { workspaceId, serverId }: ServerKey,
): Promise<ToolUse[]> => {
  const extensionId = extensionIdOf(serverId)
  const { rows } = await sql<ToolUse>`
    select u.source_kind, u.slug, u.tool, u.approved, u.waiting, said.override
    from (
      select s.skill_id, s.source_kind, s.slug, used.tool, bool_or(used.approved) as approved,
        bool_or(not used.approved) as waiting
      from skills s
      join lateral (
        select c.capability_id as tool, true as approved
        from skill_revisions r join capabilities c on c.workspace_id = r.workspace_id
          and c.skill_id = r.skill_id and c.fingerprint = r.fingerprint
        where r.workspace_id = s.workspace_id and r.skill_id = s.skill_id
          and r.revision = s.current_revision and c.extension_id = ${extensionId}
        union all
        select spec ->> 'capability_id', false
        from proposals p, json_array_elements(p.capabilities) spec
        where p.workspace_id = s.workspace_id and p.skill_id = s.skill_id
          and p.review_status in ('pending', 'blocked_metadata')
          and spec ->> 'extension_id' = ${extensionId}
      ) as used on true
      where s.workspace_id = ${workspaceId} and s.current_revision is not null
      group by s.skill_id, s.source_kind, s.slug, used.tool
      order by used.tool, s.source_kind, s.slug limit 1000
    ) u
    left join lateral (
      select json_build_object(
        'risk_level', ${newest('risk_level')},
        'side_effects', ${newest('side_effects')},
        'data_egress', ${newest('data_egress')}) as override
      from capability_overrides o
      where o.workspace_id = ${workspaceId} and o.skill_id = u.skill_id
        and o.capability_id = u.tool
      having count(coalesce(o.risk_level, o.side_effects, o.data_egress)) > 0
    ) said on true
    order by u.tool, u.source_kind, u.slug`.execute(db)
  return rows
}
