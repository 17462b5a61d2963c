/**
 * Drops abandoned uploads. Safe in every replica at once: rows locked by another one are skipped.
 */
import { type Kysely, sql, type Transaction } from 'kysely'
import { systemCaller } from '../../platform/access/caller.ts'
import * as audit from '../../tenancy/audit/log.ts'
import { sweepByWorkspace } from '../../platform/database/by-workspace.ts'
import type { Database } from '../../platform/database/client.ts'
import { deleteChunks } from './chunks.ts'
import { giveBack } from './end.ts'

const BATCH = 50
/** Ended uploads remain for this long, so that a late client can read their status. */
const KEEP_ENDED_HOURS = 24

const isOverdue = sql`ended_at is null and expires_at <= now()
  and (lease_expires_at is null or lease_expires_at <= now())`

const hasEndedLongAgo = sql`ended_at < now() - make_interval(hours => ${KEEP_ENDED_HOURS})`

type Overdue = { upload_id: string; compressed_size_bytes: number }

const expireBatch = async (trx: Transaction<Database>, workspaceId: string): Promise<number> => {
  const { rows } = await sql<Overdue>`
    select upload_id, compressed_size_bytes from uploads
    where workspace_id = ${workspaceId} and ${isOverdue}
    limit ${BATCH} for update skip locked`.execute(trx)
  for (const { upload_id: uploadId, compressed_size_bytes: size } of rows) {
    await trx
      .updateTable('uploads')
      .set({ status: 'expired', ended_at: sql`now()`, lease_id: null, lease_expires_at: null })
      .where('workspace_id', '=', workspaceId)
      .where('upload_id', '=', uploadId)
      .execute()
    await deleteChunks(trx, { workspaceId, uploadId })
    await audit.record(trx, systemCaller(workspaceId), {
      action: 'upload_expire',
      decision: 'allowed',
      target: audit.uploadTarget(uploadId),
    })
    giveBack(trx, workspaceId, size)
  }
  return rows.length
}

const forgetBatch = async (trx: Transaction<Database>, workspaceId: string): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from uploads where workspace_id = ${workspaceId} and upload_id in (
      select upload_id from uploads where workspace_id = ${workspaceId} and ${hasEndedLongAgo}
      limit ${BATCH} for update skip locked)`.execute(trx)
  return Number(numAffectedRows ?? 0n)
}

/** Expires overdue uploads and deletes those that ended long ago; returns both counts. */
export const sweepUploads = async (
  db: Kysely<Database>,
): Promise<{ expired: number; forgotten: number }> => {
  const uploads = { table: 'uploads', size: BATCH } as const
  const expired = await sweepByWorkspace(db, { ...uploads, due: isOverdue, batch: expireBatch })
  const forgotten = await sweepByWorkspace(db, {
    ...uploads,
    due: hasEndedLongAgo,
    batch: forgetBatch,
  })
  return { expired, forgotten }
}
