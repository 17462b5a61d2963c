/** What becomes of the proposals for purged bytes. */
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/database/client.ts'

/** Takes out what proposals say of purged bytes; who proposed, decided and why stays. */
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
