/** The drivers that the battery runs over, each on storage of the test's own. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Test } from 'tap'
import { type BlobStore } from '../../src/platform/blob-store/blob-store.ts'
import {
  type BlobStoreSettings,
  openBlobStore,
} from '../../src/platform/blob-store/open-blob-store.ts'

export const testFolder = async (t: Test): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'blob-store-'))
  t.teardown(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export const testStore = (t: Test, settings: BlobStoreSettings): BlobStore => {
  const store = openBlobStore(settings)
  t.teardown(() => store.close())
  return store
}

export const fileSettings = async (t: Test): Promise<BlobStoreSettings> => ({
  driver: 'file',
  folder: join(await testFolder(t), 'blobs'),
})
