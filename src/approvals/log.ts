/**
 * Which bytes of a skill may be served. A row names exactly one fingerprint, and stays: that is
 * what lets an older revision become current again.
 */
import type { Kysely, Transaction } from 'kysely'
import type { Caller } from '../access/caller.ts'
import type { Database } from '../database/client.ts'

type Approved = { skillId: number; fingerprint: string }

/** Approving twice changes nothing: the first one's word stays. */
export const approve = async (
  trx: Transaction<Database>,
  { workspaceId, actor }: Caller,
  { skillId, fingerprint }: Approved,
  basis: 'rule' | 'reviewer',
): Promise<void> => {
  await trx
    .insertInto('approvals')
    .values({
      workspace_id: workspaceId,
      skill_id: skillId,
      fingerprint,
      approved_by: actor.id,
      basis,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const isApproved = async (
  db: Kysely<Database>,
  workspaceId: string,
  { skillId, fingerprint }: Approved,
): Promise<boolean> => {
  const row = await db
    .selectFrom('approvals')
    .select('basis')
    .where('workspace_id', '=', workspaceId)
    .where('skill_id', '=', skillId)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst()
  return row !== undefined
}
