/** Ends an upload: its row says how, its bytes are due for deleting, and its room is free again. */
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import { addUsage } from '../../tenancy/workspaces/usage.ts'
import { deleteChunks } from './chunks.ts'
import { markEnded, type UploadKey } from './repository.ts'

/** An open upload takes its announced size of the quota, however much of it has arrived. */
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
  /** Of the package that the bytes are, where it was read. */
  fingerprint?: string | null
}

/** False when it was not in one of the `from` states. */
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
