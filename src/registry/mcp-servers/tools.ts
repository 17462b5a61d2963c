/** What other features ask of inventories, in their own transactions. */
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import type { HashedTool } from './inventory.ts'
import * as repository from './repository.ts'

export type Inventories = ReadonlyMap<string, readonly HashedTool[]>

/** The tools of these servers; of a server that is not registered nothing. */
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

/** The same, and they stay so until the end. Ahead of the lock of any skill, as a sync does it. */
export const holdInventories = async (
  trx: Transaction<Database>,
  workspaceId: string,
  serverIds: Iterable<string>,
): Promise<Inventories> => {
  const wanted = [...new Set(serverIds)]
  if (wanted.length > 0) await repository.holdServers(trx, workspaceId, wanted)
  return readInventories(trx, workspaceId, wanted)
}
