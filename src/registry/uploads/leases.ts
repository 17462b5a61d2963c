/**
 * Leases on finalized uploads. One reader at a time has the lease and renews it; a dead reader's
 * lease expires. An install commits only while its lease is valid.
 */
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import type { UploadKey } from './repository.ts'

const LEASE_SECONDS = 30
export const RENEW_EVERY_MS = 10_000

const leaseEnd = (): RawBuilder<Date> => sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})`

/** Returns who started the upload; null if another reader has the lease. */
export const takeLease = async (
  trx: Transaction<Database>,
  key: UploadKey,
  leaseId: string,
): Promise<string | null> => {
  const row = await trx
    .updateTable('uploads')
    .set({ lease_id: leaseId, lease_expires_at: leaseEnd() })
    .where('workspace_id', '=', key.workspaceId)
    .where('upload_id', '=', key.uploadId)
    .where('status', '=', 'finalized')
    .where('expires_at', '>', sql<Date>`now()`)
    .where((where) =>
      where.or([where('lease_id', 'is', null), where('lease_expires_at', '<=', sql<Date>`now()`)]),
    )
    .returning('created_by')
    .executeTakeFirst()
  return row?.created_by ?? null
}

const heldLease = (trx: Transaction<Database>, key: UploadKey, leaseId: string) =>
  trx
    .updateTable('uploads')
    .where('workspace_id', '=', key.workspaceId)
    .where('upload_id', '=', key.uploadId)
    .where('lease_id', '=', leaseId)

export const renewLease = async (
  trx: Transaction<Database>,
  key: UploadKey,
  leaseId: string,
): Promise<void> => {
  await heldLease(trx, key, leaseId).set({ lease_expires_at: leaseEnd() }).execute()
}

export const dropLease = async (
  trx: Transaction<Database>,
  key: UploadKey,
  leaseId: string,
): Promise<void> => {
  await heldLease(trx, key, leaseId).set({ lease_id: null, lease_expires_at: null }).execute()
}
