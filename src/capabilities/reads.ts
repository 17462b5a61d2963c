/** Served skills with what was approved of them. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/client.ts'
import type { ServedSkill } from './project.ts'

/** One for each extension id: `user` wins over `registry` over `system`. */
export const listServed = async (
  db: Kysely<Database>,
  workspaceId: string,
): Promise<ServedSkill[]> => {
  const { rows } = await sql<ServedSkill>`
    select distinct on (s.slug)
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
  return rows
}
