/** The proposals for purged bytes. */
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/database/client.ts'

/** Deletes what proposals contain of purged bytes; proposer, decider and reasons remain. */
export const clearProposals = async (
  trx: Transaction<Database>,
  workspaceId: string,
  fingerprint: string,
): Promise<void> => {
  await trx
    .updateTable('proposals')
    .set({
      proposed_manifest: null,
      capabilities: '[]',
      permissions: '[]',
      server_ids: [],
      install_report: null,
    })
    .where('workspace_id', '=', workspaceId)
    .where('fingerprint', '=', fingerprint)
    .execute()
}
