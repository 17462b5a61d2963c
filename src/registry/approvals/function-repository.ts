/** Queries for the functions bound to capabilities. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import type { CapabilitySpec } from './metadata.ts'

type Key = { workspaceId: string; skillId: number; capabilityId: string }

const columnsOf = ({ workspaceId, skillId, capabilityId }: Key) => ({
  workspace_id: workspaceId,
  skill_id: skillId,
  capability_id: capabilityId,
})

export type Bound = { function_id: string; registration_hash: string }

export const findBound = async (db: Kysely<Database>, key: Key): Promise<Bound | null> => {
  const row = await db
    .selectFrom('capability_functions')
    .select(['function_id', 'registration_hash'])
    .where('workspace_id', '=', key.workspaceId)
    .where('skill_id', '=', key.skillId)
    .where('capability_id', '=', key.capabilityId)
    .executeTakeFirst()
  return row ?? null
}

export const bind = async (trx: Transaction<Database>, key: Key, bound: Bound): Promise<void> => {
  await trx
    .insertInto('capability_functions')
    .values({ ...columnsOf(key), ...bound })
    .onConflict((conflict) =>
      conflict.columns(['workspace_id', 'skill_id', 'capability_id']).doUpdateSet(bound),
    )
    .execute()
}

export const unbind = async (trx: Transaction<Database>, key: Key): Promise<void> => {
  await trx
    .deleteFrom('capability_functions')
    .where('workspace_id', '=', key.workspaceId)
    .where('skill_id', '=', key.skillId)
    .where('capability_id', '=', key.capabilityId)
    .execute()
}

type Binding = {
  skill_id: number
  /** Null: the skill is not served. */
  fingerprint: string | null
  /** The capability as approved for the served bytes; empty if it is not approved for them. */
  specs: CapabilitySpec[]
}

/** All capabilities bound to a function, of any skill. */
export const listBindings = async (
  db: Kysely<Database>,
  workspaceId: string,
  functionId: string,
): Promise<Binding[]> => {
  const { rows } = await sql<Binding>`
    select b.skill_id, s.fingerprint, coalesce((
      select json_agg(c.spec) from capabilities c
      where c.workspace_id = b.workspace_id and c.skill_id = b.skill_id
        and c.fingerprint = s.fingerprint and c.capability_id = b.capability_id
    ), '[]') as specs
    from capability_functions b
    left join skill_states s on s.workspace_id = b.workspace_id and s.skill_id = b.skill_id
      and s.is_served
    where b.workspace_id = ${workspaceId} and b.function_id = ${functionId}`.execute(db)
  return rows
}
