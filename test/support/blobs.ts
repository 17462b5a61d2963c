/** The blob store that belongs to a test database, for all replicas on it. */
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { Test } from 'tap'
import { type BlobStore } from '../../src/platform/blob-store/blob-store.ts'
import { openBlobStore } from '../../src/platform/blob-store/open-blob-store.ts'
import type { Database } from '../../src/platform/database/client.ts'

/** Removed after the run, as the databases are. */
const ofRun = (): string => {
  const { TEST_BLOBS } = process.env
  if (TEST_BLOBS) return TEST_BLOBS
  throw new Error('TEST_BLOBS is not set: run tests by "npm test -- <files>"')
}

export const blobFolder = (connectionString: string, folder = ofRun()): string =>
  join(folder, new URL(connectionString).pathname.slice(1))

const openFolder = (folder: string): BlobStore => openBlobStore({ driver: 'file', folder })

export const testStore = (connectionString: string): BlobStore =>
  openFolder(blobFolder(connectionString))

/** Where services of a test keep bytes, whichever driver it is. */
type Blobs = {
  /** What makes a service use it. */
  env: Record<string, string>
  /** Past whatever disturbs the services. */
  store: BlobStore
}

export type OpenBlobs<Kind extends Blobs = Blobs> = (
  t: Test,
  connectionString: string,
) => Promise<Kind>

/** Objects are two days old after `age`, as far as the services see. */
export type AgeingBlobs = Blobs & { age: (keys: string[]) => Promise<void> }

export const fileBlobs: OpenBlobs<AgeingBlobs> = async (_t, connectionString) => {
  const folder = blobFolder(connectionString)
  const store = openFolder(folder)
  const age = async (keys: string[]): Promise<void> => {
    const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 3600
    for (const key of keys) {
      // It may be deleted meanwhile.
      await utimes(join(folder, key), twoDaysAgo, twoDaysAgo).catch(() => undefined)
    }
  }
  return { env: { BLOB_DIR: folder }, store, age }
}

/** The same, found by a connection that leads there. */
export const storeOf = async (db: Kysely<Database>): Promise<BlobStore> => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  return openFolder(join(ofRun(), rows[0]?.name ?? ''))
}

/** Keys of the objects of a kind, such as `packs`. */
export const listKeys = async (connectionString: string, kind: string): Promise<string[]> => {
  const keys: string[] = []
  for await (const { key } of testStore(connectionString).list('')) {
    if (key.split('/')[1] === kind) keys.push(key)
  }
  return keys
}

/** The store of a service that keeps everything in one folder. */
export const storeIn = (dataDir: string): BlobStore => openFolder(join(dataDir, 'blobs'))
