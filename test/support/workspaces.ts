import type { Kysely } from 'kysely'
import type { Database } from '../../src/platform/database/client.ts'

/** A second tenant. */
export const givenWorkspace = async (db: Kysely<Database>, workspaceId: string): Promise<void> => {
  await db.insertInto('workspaces').values({ workspace_id: workspaceId }).execute()
}
