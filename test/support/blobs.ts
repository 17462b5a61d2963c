/** The blob store that belongs to a test database, for all replicas on it. */
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BlobStore, openBlobStore } from '../../src/blob-store/blob-store.ts'

export const blobFolder = (connectionString: string): string =>
  join(process.env.TEST_BLOBS ?? tmpdir(), new URL(connectionString).pathname.slice(1))

export const testStore = (connectionString: string): BlobStore =>
  openBlobStore({ driver: 'file', folder: blobFolder(connectionString) })

/** Keys of the objects of a kind, such as `packs`. */
export const listKeys = async (connectionString: string, kind: string): Promise<string[]> => {
  const keys: string[] = []
  for await (const { key } of testStore(connectionString).list('')) {
    if (key.split('/')[1] === kind) keys.push(key)
  }
  return keys
}
