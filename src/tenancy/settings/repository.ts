/** The `settings` column of a workspace's row. */
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import type { Stored } from './values.ts'

export const writeSettings = async (
  trx: Transaction<Database>,
  workspaceId: string,
  settings: Stored,
): Promise<void> => {
  await trx
    .updateTable('workspaces')
    .set({ settings: JSON.stringify(settings) })
    .where('workspace_id', '=', workspaceId)
    .execute()
}
