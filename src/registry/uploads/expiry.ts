/**
 * Drops abandoned uploads. Safe in every replica at once: rows locked by another one are skipped.
 */
import { type Kysely, sql, type Transaction } from 'kysely'
import { systemCaller } from '../../platform/access/caller.ts'
import * as audit from '../../tenancy/audit/log.ts'
import { type Database, transaction } from '../../platform/database/client.ts'
import { deleteChunks } from './chunks.ts'
import { giveBack } from './end.ts'

const BATCH = 50
/** Ended uploads remain for this long, so that a late client can read their status. */
const KEEP_ENDED_HOURS = 24

const expireBatch = async (trx: Transaction<Database>): Promise<number> => {
  const overdue = await trx
    .selectFrom('uploads')
    .select(['workspace_id', 'upload_id', 'compressed_size_bytes'])
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', sql<Date>`now()`)
    .where((where) =>
      where.or([
        where('lease_expires_at', 'is', null),
        where('lease_expires_at', '<=', sql<Date>`now()`),
      ]),
    )
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute()
  // In one order for all replicas, since each locks the counter rows of several workspaces.
  const ordered = overdue.toSorted((a, b) => (a.workspace_id < b.workspace_id ? -1 : 1))
  for (const { workspace_id, upload_id, compressed_size_bytes: size } of ordered) {
    await trx
      .updateTable('uploads')
      .set({ status: 'expired', ended_at: sql`now()`, lease_id: null, lease_expires_at: null })
      .where('workspace_id', '=', workspace_id)
      .where('upload_id', '=', upload_id)
      .execute()
    await deleteChunks(trx, { workspaceId: workspace_id, uploadId: upload_id })
    await audit.record(trx, systemCaller(workspace_id), {
      action: 'upload_expire',
      decision: 'allowed',
      target: audit.uploadTarget(upload_id),
    })
    giveBack(trx, workspace_id, size)
  }
  return overdue.length
}

const forgetBatch = async (trx: Transaction<Database>): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from uploads where (workspace_id, upload_id) in (
      select workspace_id, upload_id from uploads
      where ended_at < now() - make_interval(hours => ${KEEP_ENDED_HOURS})
      limit ${BATCH} for update skip locked)`.execute(trx)
  return Number(numAffectedRows ?? 0n)
}

/** Expires overdue uploads and deletes those that ended long ago; returns both counts. */
export const sweepUploads = async (
  db: Kysely<Database>,
): Promise<{ expired: number; forgotten: number }> => {
  const swept = { expired: 0, forgotten: 0 }
  for (let count = BATCH; count === BATCH; swept.expired += count) {
    count = await transaction(db, expireBatch)
  }
  for (let count = BATCH; count === BATCH; swept.forgotten += count) {
    count = await transaction(db, forgetBatch)
  }
  return swept
}
