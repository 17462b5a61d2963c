/** Makes what packs archives, ahead and on demand, and what reads them. */
import type { Kysely } from 'kysely'
import type { BlobStore } from '../../platform/blob-store/blob-store.ts'
import type { BlobStoreSettings } from '../../platform/blob-store/open-blob-store.ts'
import type { Database } from '../../platform/database/client.ts'
import type { Log } from '../../platform/log.ts'
import type { ObjectKeys } from '../../platform/objects/object-keys.ts'
import type { RevisionFiles } from '../packs/revision-files.ts'
import { SkillArchives } from './archives.ts'
import { Artifacts } from './artifacts.ts'
import { packAhead } from './pack-ahead.ts'
import { ArchivePacking } from './packing.ts'
import type { SkillCatalog } from './service.ts'

type Dependencies = {
  db: Kysely<Database>
  store: BlobStore
  settings: BlobStoreSettings
  keys: ObjectKeys
  files: RevisionFiles
  catalog: SkillCatalog
  log: Log
}

export const openArchives = ({ db, store, settings, keys, files, catalog, log }: Dependencies) => {
  const packing = new ArchivePacking({ db, store, settings, keys, files, log })
  const ahead = packAhead({ db, packing, log })
  const archives = new SkillArchives({ db, store, catalog, packing })
  return {
    packing,
    archives,
    artifacts: new Artifacts({ db, files, archives, packing }),
    close: async () => {
      await ahead.close()
      await packing.close()
    },
  }
}
