/** Ends an upload: its row says how, and its bytes are due for deleting. */
import type { Transaction } from 'kysely'
import type { Database } from '../database/client.ts'
import type { Growth } from '../workspaces/quotas.ts'
import { deleteChunks } from './chunks.ts'
import { markEnded, type UploadKey } from './repository.ts'

/** What an open upload takes of its workspace's quotas, however much of it has arrived. */
export const reservedFor = (compressedSizeBytes: number): Growth => ({
  bytes: compressedSizeBytes,
  open_uploads: 1,
})

export const givenBack = (compressedSizeBytes: number): Growth => ({
  bytes: -compressedSizeBytes,
  open_uploads: -1,
})

/** What the workspace gets back; null when it was not in one of the `from` states. */
export const endUpload = async (
  trx: Transaction<Database>,
  key: UploadKey,
  from: ('receiving' | 'finalized')[],
  to: 'aborted' | 'consumed',
  leaseId?: string,
): Promise<Growth | null> => {
  const size = await markEnded(trx, key, from, to, leaseId)
  if (size === null) return null
  await deleteChunks(trx, key)
  return givenBack(size)
}
