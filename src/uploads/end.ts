/** Ends an upload: its row says how, and its bytes are due for deleting. */
import type { Transaction } from 'kysely'
import type { Database } from '../database/client.ts'
import { deleteChunks } from './chunks.ts'
import { markEnded, type UploadKey } from './repository.ts'

/** False when it was not in one of the `from` states. */
export const endUpload = async (
  trx: Transaction<Database>,
  key: UploadKey,
  from: ('receiving' | 'finalized')[],
  to: 'aborted' | 'consumed',
  leaseId?: string,
): Promise<boolean> => {
  if (!(await markEnded(trx, key, from, to, leaseId))) return false
  await deleteChunks(trx, key)
  return true
}
