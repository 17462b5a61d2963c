/** Served skills with their approved capabilities. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import { type CapabilitySpec, resolve } from '../approvals/metadata.ts'
import type { ServedSkill } from './project.ts'
import { listOverrides } from '../approvals/capability-store.ts'

type Row = {
  skill_id: number
  fingerprint: string
  extension_id: string
  capabilities: CapabilitySpec[]
}

/** One skill per extension id: `user` wins over `registry`, and `registry` over `system`. */
export const listServed = async (
  db: Kysely<Database>,
  workspaceId: string,
): Promise<ServedSkill[]> => {
  const { rows } = await sql<Row>`
    select distinct on (s.slug) s.skill_id, s.fingerprint,
      'skill.' || replace(s.slug, '/', '.') as extension_id,
      coalesce((
        select json_agg(c.spec order by c.extension_id, c.capability_id)
        from capabilities c
        where c.workspace_id = s.workspace_id and c.skill_id = s.skill_id
          and c.fingerprint = s.fingerprint
      ), '[]') as capabilities
    from skill_states s
    where s.workspace_id = ${workspaceId} and s.is_served
    order by s.slug, array_position(array['user', 'registry', 'system'], s.source_kind)`.execute(db)
  const overrides = await listOverrides(
    db,
    workspaceId,
    rows.map(({ skill_id: id }) => id),
  )
  const overridesBySkill = Map.groupBy(overrides, ({ skill_id: id }) => id)
  return rows.map(({ skill_id: id, fingerprint, extension_id, capabilities }) => ({
    extension_id,
    capabilities: resolve(capabilities, overridesBySkill.get(id) ?? [], fingerprint),
  }))
}
