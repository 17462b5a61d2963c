/** Opens the store that is configured. The settings are plain data, so a thread opens one of its own. */
import type { BlobStore } from './blob-store.ts'
import { FileStore, type FileStoreSettings } from './file-store.ts'
import type { S3Settings } from './s3-client.ts'
import { S3Store } from './s3-store.ts'

export type BlobStoreSettings =
  ({ driver: 'file' } & FileStoreSettings) | ({ driver: 's3' } & S3Settings)

/** Cheap: nothing is read or connected to before it is used. */
export const openBlobStore = (settings: BlobStoreSettings): BlobStore =>
  settings.driver === 'file' ? new FileStore(settings) : new S3Store(settings)
