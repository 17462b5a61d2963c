/** Opens the configured store. The settings are plain data, so that a thread can open its own. */
import type { BlobStore } from './blob-store.ts'
import { FileStore, type FileStoreSettings } from './file-store.ts'
import type { S3Settings } from './s3-client.ts'
import { S3Store } from './s3-store.ts'

export type BlobStoreSettings =
  ({ driver: 'file' } & FileStoreSettings) | ({ driver: 's3' } & S3Settings)

/** Does no I/O before the store is first used. */
export const openBlobStore = (settings: BlobStoreSettings): BlobStore =>
  settings.driver === 'file' ? new FileStore(settings) : new S3Store(settings)

/** The settings of a store that has objects, which the start has seen. */
export const inUse = (settings: BlobStoreSettings): BlobStoreSettings =>
  settings.driver === 'file' ? { ...settings, isInUse: true } : settings
