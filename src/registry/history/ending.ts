/** A purge ends the history of a workspace: the next commit has no parent. */
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import { listWaiting, type PackageBytes } from '../../platform/objects/deleted.ts'
import { endCommits, hasBytes, lockHistory } from './repository.ts'

/** Returns the objects of all Git packs, which may have the bytes; none if no commit ever had them. */
export const endHistoryOf = async (
  trx: Transaction<Database>,
  { workspaceId, fingerprint }: PackageBytes,
): Promise<string[]> => {
  await lockHistory(trx, workspaceId)
  if (!(await hasBytes(trx, workspaceId, fingerprint))) return []
  const dropped = await listWaiting(trx, workspaceId, 'git')
  return [...dropped, ...(await endCommits(trx, workspaceId))]
}
