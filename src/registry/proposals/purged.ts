/** The proposals for purged bytes. */
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/client.ts'

/**
 * Deletes what proposals contain of purged bytes; proposer, decider and reasons remain. What other
 * proposals of the skill were compared with these bytes is compared again.
 */
export const clearProposals = async (
  trx: Transaction<Database>,
  workspaceId: string,
  fingerprint: string,
): Promise<void> => {
  await sql`
    delete from proposal_diffs d using proposals p, skill_revisions r
    where d.workspace_id = ${workspaceId} and p.workspace_id = d.workspace_id
      and p.proposal_id = d.proposal_id and r.workspace_id = p.workspace_id
      and r.skill_id = p.skill_id and r.fingerprint = ${fingerprint}`.execute(trx)
  await sql`
    delete from accepted_findings
    where workspace_id = ${workspaceId} and fingerprint = ${fingerprint}`.execute(trx)
  await sql`
    delete from viewed_files v using skill_revisions r
    where v.workspace_id = ${workspaceId} and r.workspace_id = v.workspace_id
      and r.skill_id = v.skill_id and r.fingerprint = ${fingerprint}`.execute(trx)
  await sql`
    delete from proposal_comments c using proposals p
    where c.workspace_id = ${workspaceId} and p.workspace_id = c.workspace_id
      and p.proposal_id = c.proposal_id
      and ${fingerprint} in (p.fingerprint, p.base_fingerprint)`.execute(trx)
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
