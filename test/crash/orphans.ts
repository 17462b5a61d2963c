/** Objects that no row has, however young they are. */
import type { Kysely } from 'kysely'
import type { BlobStore } from '../../src/platform/blob-store/blob-store.ts'
import type { Database } from '../../src/platform/database/client.ts'
import { findOrphans } from '../../src/platform/objects/orphans.ts'

/** The store as it looks two days later. */
const aged = (store: BlobStore): BlobStore => ({
  ...store,
  list: async function* (prefix) {
    for await (const object of store.list(prefix)) yield { ...object, modifiedAt: new Date(0) }
  },
})

export const orphansIn = async (db: Kysely<Database>, store: BlobStore): Promise<string[]> => {
  const found: string[] = []
  for await (const keys of findOrphans(db, aged(store), new Date())) found.push(...keys)
  return found
}
