/** Opens the blob store, and what gives out its keys and reads its packs. */
import type { Kysely } from 'kysely'
import { openBlobStore } from '../../platform/blob-store/open-blob-store.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Database } from '../../platform/database/client.ts'
import { ObjectKeys } from '../../platform/objects/object-keys.ts'
import { RevisionFiles } from '../packs/revision-files.ts'

export const openBytes = ({ blobStore }: Pick<Config, 'blobStore'>, db: Kysely<Database>) => {
  const store = openBlobStore(blobStore)
  return {
    db,
    store,
    settings: blobStore,
    keys: new ObjectKeys(db),
    files: new RevisionFiles({ db, store }),
  }
}
