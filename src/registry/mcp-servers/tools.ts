/** Reads inventories for other folders, in their transactions. */
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import type { HashedTool } from './inventory.ts'
import * as repository from './repository.ts'

export type Inventories = ReadonlyMap<string, readonly HashedTool[]>

/** The tools of these servers; none for a server that is not registered. */
export const readInventories = async (
  db: Kysely<Database>,
  workspaceId: string,
  serverIds: Iterable<string>,
): Promise<Inventories> => {
  const found = new Map<string, HashedTool[]>()
  for (const serverId of new Set(serverIds)) {
    const key = { workspaceId, serverId }
    if (!(await repository.findServer(db, key))) continue
    found.set(serverId, await repository.listTools(db, key))
  }
  return found
}

/**
 * The same, locked until the end of the transaction. Called before any skill is locked, in the
 * order a sync uses.
 */
export const lockInventories = async (
  trx: Transaction<Database>,
  workspaceId: string,
  serverIds: Iterable<string>,
): Promise<Inventories> => {
  const wanted = [...new Set(serverIds)]
  if (wanted.length > 0) await repository.lockServers(trx, workspaceId, wanted)
  return readInventories(trx, workspaceId, wanted)
}
