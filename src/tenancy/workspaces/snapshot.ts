/** The version of a workspace at which something is read. */
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/client.ts'

export type Snapshot = { row_id: string; snapshot_version: number; snapshot_at: Date }

export const findSnapshot = async (db: Kysely<Database>, workspaceId: string): Promise<Snapshot> =>
  db
    .selectFrom('workspaces')
    .select(['row_id', 'snapshot_version', 'snapshot_at'])
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow()
