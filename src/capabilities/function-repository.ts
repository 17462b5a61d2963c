/** SQL of what answers capabilities. */
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../database/client.ts'

type Key = { workspaceId: string; skillId: number; capabilityId: string }

const of = ({ workspaceId, skillId, capabilityId }: Key) => ({
  workspace_id: workspaceId,
  skill_id: skillId,
  capability_id: capabilityId,
})

export const findBound = async (db: Kysely<Database>, key: Key): Promise<string | null> => {
  const row = await db
    .selectFrom('capability_functions')
    .select('function_id')
    .where('workspace_id', '=', key.workspaceId)
    .where('skill_id', '=', key.skillId)
    .where('capability_id', '=', key.capabilityId)
    .executeTakeFirst()
  return row?.function_id ?? null
}

export const bind = async (
  trx: Transaction<Database>,
  key: Key,
  functionId: string,
): Promise<void> => {
  await trx
    .insertInto('capability_functions')
    .values({ ...of(key), function_id: functionId })
    .onConflict((conflict) =>
      conflict
        .columns(['workspace_id', 'skill_id', 'capability_id'])
        .doUpdateSet({ function_id: functionId }),
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

/** What is installed anew starts without. */
export const forgetFunctions = async (
  trx: Transaction<Database>,
  workspaceId: string,
  skillId: number,
): Promise<void> => {
  await trx
    .deleteFrom('capability_functions')
    .where('workspace_id', '=', workspaceId)
    .where('skill_id', '=', skillId)
    .execute()
}
