/** What is known about the capabilities of a skill's current bytes. */
import type { Kysely } from 'kysely'
import { isApproved } from '../approvals/log.ts'
import { resolve } from '../capabilities/metadata.ts'
import { listApproved, listOverrides } from '../capabilities/overrides.ts'
import type { Database } from '../database/client.ts'
import { newestProposal, openProposalOf } from '../proposals/open.ts'
import type { Trust } from './view.ts'

export const trustOf = async (
  db: Kysely<Database>,
  workspaceId: string,
  { skill_id: skillId, fingerprint }: { skill_id: number; fingerprint: string },
): Promise<Trust> => {
  const bytes = { workspaceId, skillId, fingerprint }
  const open = await openProposalOf(db, workspaceId, skillId)
  const specs = (await isApproved(db, workspaceId, bytes))
    ? await listApproved(db, bytes)
    : ((await newestProposal(db, workspaceId, bytes))?.capabilities ?? [])
  const overrides = await listOverrides(db, workspaceId, [skillId])
  return {
    capabilities: resolve(specs, overrides, fingerprint),
    proposalId: open?.proposal_id ?? null,
  }
}
