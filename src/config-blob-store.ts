/** Where bytes are stored. */
import { join } from 'node:path'
import type { BlobStoreSettings } from './blob-store/blob-store.ts'
import { ConfigError, type Env, text } from './config-values.ts'

export const blobStoreSettings = (env: Env, dataDir: string): BlobStoreSettings => {
  const driver = text(env, 'BLOB_STORE', 'file')
  const folder = text(env, 'BLOB_DIR', join(dataDir, 'blobs'))
  if (driver !== 'file') throw new ConfigError(`BLOB_STORE must be file, not "${driver}"`)
  return { driver, folder }
}
