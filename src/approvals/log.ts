/**
 * Which bytes of a skill may be served. A row names exactly one fingerprint, and stays: that is
 * what lets an older revision become current again.
 */
import type { Kysely, Transaction } from 'kysely'
import type { Caller } from '../access/caller.ts'
import type { Database } from '../database/client.ts'

type Approved = { skillId: number; fingerprint: string }

type Act = { caller: Caller; bytes: Approved }

/** Approving twice changes nothing: the first one's word stays. */
export const approveAll = async (
  trx: Transaction<Database>,
  acts: Act[],
  basis: 'rule' | 'reviewer',
): Promise<void> => {
  await trx
    .insertInto('approvals')
    .values(
      acts.map(({ caller, bytes }) => ({
        workspace_id: caller.workspaceId,
        skill_id: bytes.skillId,
        fingerprint: bytes.fingerprint,
        approved_by: caller.actor.id,
        basis,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const approve = async (
  trx: Transaction<Database>,
  caller: Caller,
  bytes: Approved,
  basis: 'rule' | 'reviewer',
): Promise<void> => approveAll(trx, [{ caller, bytes }], basis)

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
