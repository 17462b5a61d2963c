/** On what the approval of a skill's bytes rests. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/client.ts'

export type Approval = {
  basis: 'rule' | 'reviewer'
  approved_at: Date
  /** Why a reviewer approved them, in their words. */
  note: string | null
}

/** Null if they are not approved. */
export const findApproval = async (
  db: Kysely<Database>,
  workspaceId: string,
  { skillId, fingerprint }: { skillId: number; fingerprint: string },
): Promise<Approval | null> => {
  const { rows } = await sql<Approval>`
    select a.basis, a.approved_at, (
      select p.reason from proposals p
      where p.workspace_id = a.workspace_id and p.skill_id = a.skill_id
        and p.fingerprint = a.fingerprint and p.review_status = 'approved'
      order by p.decided_at desc, p.proposal_id desc limit 1
    ) as note
    from approvals a
    where a.workspace_id = ${workspaceId} and a.skill_id = ${skillId}
      and a.fingerprint = ${fingerprint}`.execute(db)
  return rows[0] ?? null
}
