/** Trust metadata of the capabilities of a skill's current bytes. */
import type { Kysely } from 'kysely'
import { isApproved } from '../approvals/log.ts'
import { resolve } from '../approvals/metadata.ts'
import { listApproved, listOverrides } from '../approvals/capability-store.ts'
import type { Database } from '../../platform/database/client.ts'
import { findRejection, newestProposal, openProposalOf } from '../proposals/open.ts'
import { rejectionView } from '../proposals/view.ts'
import type { SkillDetailRow } from '../skills/reads.ts'
import type { Trust } from './view.ts'

export const trustOf = async (
  db: Kysely<Database>,
  workspaceId: string,
  row: SkillDetailRow,
): Promise<Trust> => {
  const { skill_id: skillId, fingerprint } = row
  const bytes = { workspaceId, skillId, fingerprint }
  const open = await openProposalOf(db, workspaceId, skillId)
  const specs = (await isApproved(db, workspaceId, bytes))
    ? await listApproved(db, bytes)
    : ((await newestProposal(db, workspaceId, bytes))?.capabilities ?? [])
  const overrides = await listOverrides(db, workspaceId, [skillId])
  return {
    capabilities: resolve(specs, overrides, fingerprint),
    proposalId: open?.proposal_id ?? null,
    rejection:
      row.status_reason === 'rejected'
        ? rejectionView(await findRejection(db, workspaceId, row))
        : null,
  }
}
