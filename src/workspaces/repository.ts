/** Rows of `workspaces`. */
import type { Kysely } from 'kysely'
import type { Database } from '../database/client.ts'

export const isLiveWorkspace = async (
  db: Kysely<Database>,
  workspaceId: string,
): Promise<boolean> => {
  const row = await db
    .selectFrom('workspaces')
    .select('workspace_id')
    .where('workspace_id', '=', workspaceId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
