/**
 * Packages as one archive: never the uploaded bytes, but the canonical packing of its files. It is
 * packed once and stored; all replicas and later builds serve those bytes.
 */
import type { Kysely } from 'kysely'
import { parseSlug } from '../../packages/manifest/slug.ts'
import type { BlobStore, ByteRange } from '../../platform/blob-store/blob-store.ts'
import type { Database } from '../../platform/database/client.ts'
import { readObject } from '../packs/read-pack.ts'
import { revisionKeyOf, type SkillCatalog } from './service.ts'
import type { ArchiveQuery } from '../skills/file-schemas.ts'
import * as reads from '../skills/reads.ts'
import type { ArchiveKey } from '../skills/repository.ts'
import type { ArchivePacking } from './packing.ts'

export type StoredArchive = {
  sha256: string
  size: number
  read: (range?: ByteRange) => AsyncIterable<Uint8Array>
}

type Deps = {
  db: Kysely<Database>
  store: BlobStore
  catalog: SkillCatalog
  packing: ArchivePacking
}

export class SkillArchives {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  async open(
    key: reads.ReadKey,
    { layout = 'folder', ...wanted }: Omit<ArchiveQuery, 'include'>,
  ): Promise<StoredArchive & { fileName: string; fingerprint: string }> {
    const { db, catalog, packing } = this.#deps
    const revision = await catalog.revision(key, wanted)
    const name = parseSlug(key.slug)?.name ?? key.slug
    const archiveKey = {
      workspaceId: key.workspaceId,
      fingerprint: revision.fingerprint,
      topFolder: layout === 'folder' ? name : '',
    }
    const archive =
      (await reads.findArchive(db, archiveKey)) ??
      (await packing.pack({ key: archiveKey, revision: revisionKeyOf(key, revision) }))
    return {
      fileName: `${name}-${revision.version}.tar.gz`,
      fingerprint: revision.fingerprint,
      ...this.openStored(archiveKey, archive),
    }
  }

  /** Its bytes, without a query. */
  openStored(key: ArchiveKey, archive: reads.ArchiveRow): StoredArchive {
    const { store, packing } = this.#deps
    // A purge may have deleted the object since the row was read.
    const explain = async (error: unknown): Promise<never> => {
      await packing.checkNotPurged(key)
      throw error
    }
    const { sha256, size } = archive
    return { sha256, size, read: (range) => readObject(store, { ...archive, explain }, range) }
  }
}
