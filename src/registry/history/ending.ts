/** A purge ends the history of a workspace: the next commit has no parent. */
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import type { PackageBytes } from '../../platform/objects/deleted.ts'
import { endCommits, hasBytes, lockHistory } from './repository.ts'

/** Returns the objects of Git packs, which may have the bytes; none if no commit ever had them. */
export const endHistoryOf = async (
  trx: Transaction<Database>,
  { workspaceId, fingerprint }: PackageBytes,
): Promise<string[]> => {
  await lockHistory(trx, workspaceId)
  return (await hasBytes(trx, workspaceId, fingerprint)) ? endCommits(trx, workspaceId) : []
}
