/** The parts of ClawHub's API. */
import type { Kysely } from 'kysely'
import type { BlobStore } from '../../platform/blob-store/blob-store.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Database } from '../../platform/database/client.ts'
import type { CallerQueues } from '../../platform/http/caller-queues.ts'
import type { SkillDiscovery } from '../../registry/catalog/discovery.ts'
import type { SkillCatalog } from '../../registry/catalog/service.ts'
import { SkillRestores } from '../../registry/lifecycle/restores.ts'
import type { SkillService } from '../../registry/lifecycle/service.ts'
import type { RevisionFiles } from '../../registry/packs/revision-files.ts'
import { FileUploads } from '../../registry/uploads/file-uploads.ts'
import type { UploadService } from '../../registry/uploads/service.ts'
import type { OfferService } from '../offers/service.ts'
import { Moderations } from './moderations.ts'
import { Publishing } from './publishing.ts'
import { Shelf } from './shelf.ts'
import { Versions } from './versions.ts'

type Dependencies = {
  db: Kysely<Database>
  store: BlobStore
  catalog: SkillCatalog
  discovery: SkillDiscovery
  files: RevisionFiles
  offers: OfferService
  skills: SkillService
  uploads: UploadService
}

export const openClawHub = ({ uploads: limits }: Pick<Config, 'uploads'>, deps: Dependencies) => {
  const { db, store, skills, uploads, catalog } = deps
  const shelf = new Shelf(deps)
  const versions = new Versions(deps)
  return {
    shelf,
    versions,
    moderations: new Moderations({ catalog, shelf, versions }),
    publishing: new Publishing({
      skills,
      restores: new SkillRestores(db),
      uploads: new FileUploads({ db, store, uploads, limits }),
    }),
  }
}

/** What the routes use. */
export type ClawHub = ReturnType<typeof openClawHub> & {
  queues: CallerQueues
  /** Of a form, and of its files together. */
  maxBytes: number
  maxFiles: number
}
