/** Trust metadata of the capabilities of a skill's current bytes. */
import type { Kysely } from 'kysely'
import { isApproved } from '../approvals/log.ts'
import { resolve } from '../approvals/metadata.ts'
import { listApproved, listOverrides } from '../approvals/capability-store.ts'
import type { Database } from '../../platform/database/client.ts'
import { findRejection, newestProposal, openProposalOf } from '../proposals/open.ts'
import type { SkillDetailRow } from '../skills/reads.ts'
import type { Skill } from '../skills/schemas.ts'
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
    rejection: row.status_reason === 'rejected' ? await rejectionOf(db, workspaceId, row) : null,
  }
}

const rejectionOf = async (
  db: Kysely<Database>,
  workspaceId: string,
  { slug, fingerprint }: SkillDetailRow,
): Promise<NonNullable<Skill['rejection']> | null> => {
  const row = await findRejection(db, workspaceId, { slug, fingerprint })
  if (!row?.decided_at || row.decided_by === null) return null
  const { proposal_id, decided_by: by, decided_by_label: by_label, reason } = row
  return { proposal_id, by, by_label, at: row.decided_at.toISOString(), reason }
}
