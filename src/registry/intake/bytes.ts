/** Opens the blob store and the threads that read archives. */
import type { Kysely } from 'kysely'
import type { ArchiveLimits } from '../../packages/archive/limits.ts'
import { openBlobStore } from '../../platform/blob-store/open-blob-store.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Database } from '../../platform/database/client.ts'
import { ObjectKeys } from '../../platform/objects/object-keys.ts'
import { RevisionFiles } from '../packs/revision-files.ts'
import { openReaders } from './readers.ts'

export const openBytes = (
  { archives, blobStore }: Pick<Config, 'archives' | 'blobStore'>,
  { db, limits }: { db: Kysely<Database>; limits: ArchiveLimits },
) => {
  const store = openBlobStore(blobStore)
  const { workers: size, deadlineMs, workerMemoryMb: memoryMb } = archives
  return {
    store,
    keys: new ObjectKeys(db),
    files: new RevisionFiles({ db, store }),
    readers: openReaders({ limits, size, deadlineMs, memoryMb }, blobStore),
  }
}
