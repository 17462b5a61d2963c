/**
 * Ends an upload: its row gets the final status, its bytes become due for deletion, and its quota
 * is freed.
 */
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import { addUsage } from '../../tenancy/workspaces/usage.ts'
import { deleteChunks } from './chunks.ts'
import { markEnded, type UploadKey } from './repository.ts'

/** An open upload reserves its announced size of the quota, however much has arrived. */
export const reserve = (
  trx: Transaction<Database>,
  workspaceId: string,
  compressedSizeBytes: number,
): void => addUsage(trx, workspaceId, { bytes: compressedSizeBytes, open_uploads: 1 })

export const giveBack = (
  trx: Transaction<Database>,
  workspaceId: string,
  compressedSizeBytes: number,
): void => addUsage(trx, workspaceId, { bytes: -compressedSizeBytes, open_uploads: -1 })

type Ending = {
  leaseId?: string
  /** The fingerprint of the package, if it was read. */
  fingerprint?: string | null
}

/** False if it was not in one of the `from` states. */
export const endUpload = async (
  trx: Transaction<Database>,
  key: UploadKey,
  from: ('receiving' | 'finalized')[],
  to: 'aborted' | 'consumed',
  { leaseId, fingerprint = null }: Ending = {},
): Promise<boolean> => {
  const size = await markEnded(trx, key, from, to, leaseId)
  if (size === null) return false
  await deleteChunks(trx, key, fingerprint)
  giveBack(trx, key.workspaceId, size)
  return true
}
