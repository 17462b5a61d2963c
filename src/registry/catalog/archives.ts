/**
 * Serves a package as one archive, packed canonically from its files; the uploaded archive itself
 * is never served. The first request packs and stores it; all replicas and later builds serve those
 * bytes.
 */
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Kysely } from 'kysely'
import { packTar } from '../../packages/archive/pack.ts'
import { fingerprintOf } from '../../packages/fingerprint.ts'
import { parseSlug } from '../../packages/manifest/slug.ts'
import type { BlobStore, ByteRange } from '../../platform/blob-store/blob-store.ts'
import { type Database, transaction } from '../../platform/database/client.ts'
import type { ObjectKeys } from '../../platform/objects/object-keys.ts'
import { revisionPurged } from '../packs/errors.ts'
import { readObject } from '../packs/read-pack.ts'
import type { RevisionFiles, RevisionKey } from '../packs/revision-files.ts'
import { revisionKeyOf, type SkillCatalog } from './service.ts'
import type { ArchiveQuery } from '../skills/file-schemas.ts'
import * as reads from '../skills/reads.ts'
import { lockBytes } from '../skills/locks.ts'
import { findPurge } from '../skills/purge-rows.ts'
import { type ArchiveKey, insertArchive } from '../skills/repository.ts'

export type OpenedArchive = {
  fileName: string
  sha256: string
  size: number
  read: (range?: ByteRange) => AsyncIterable<Uint8Array>
}

type Deps = {
  db: Kysely<Database>
  store: BlobStore
  keys: ObjectKeys
  files: RevisionFiles
  catalog: SkillCatalog
}

export class SkillArchives {
  readonly #deps: Deps
  #last: Promise<unknown> = Promise.resolve()

  constructor(deps: Deps) {
    this.#deps = deps
  }

  async open(
    key: reads.ReadKey,
    { layout = 'folder', ...wanted }: Omit<ArchiveQuery, 'include'>,
  ): Promise<OpenedArchive> {
    const { db, store, catalog } = this.#deps
    const revision = await catalog.revision(key, wanted)
    const name = parseSlug(key.slug)?.name ?? key.slug
    const archiveKey = {
      workspaceId: key.workspaceId,
      fingerprint: revision.fingerprint,
      topFolder: layout === 'folder' ? name : '',
    }
    const archive =
      (await reads.findArchive(db, archiveKey)) ??
      (await this.#packOnce(archiveKey, revisionKeyOf(key, revision)))
    const { sha256, size } = archive
    // A purge may have deleted the object since the row was read.
    const explain = async (error: unknown): Promise<never> => {
      await this.#checkNotPurged(archiveKey)
      throw error
    }
    return {
      fileName: `${name}-${revision.version}.tar.gz`,
      sha256,
      size,
      read: (range) => readObject(store, { ...archive, explain }, range),
    }
  }

  /**
   * By fingerprint, the SHA-256 of what a discovery index offers: a revision's file if it has only
   * one, else its archive without a top folder. Omits archives that are not packed yet.
   */
  async knownDigests(workspaceId: string, fingerprints: string[]): Promise<Map<string, string>> {
    const artifacts = await reads.findArtifacts(this.#deps.db, workspaceId, fingerprints)
    const digests = new Map<string, string>()
    for (const { fingerprint, archive, file } of artifacts) {
      if (file !== null && fingerprintOf([file]) === fingerprint)
        digests.set(fingerprint, file.sha256)
      else if (file === null && archive !== null) digests.set(fingerprint, archive)
    }
    return digests
  }

  /**
   * Packs once for all concurrent requests for an archive, since gzip uses a whole core. If two
   * replicas pack at once, the first stored row wins.
   */
  #packOnce(key: ArchiveKey, revision: RevisionKey): Promise<reads.ArchiveRow> {
    const packing = this.#last.then(
      async () =>
        (await reads.findArchive(this.#deps.db, key)) ?? (await this.#pack(key, revision)),
    )
    this.#last = packing.catch(() => undefined)
    return packing
  }

  async #pack(key: ArchiveKey, revision: RevisionKey): Promise<reads.ArchiveRow> {
    const { db, store, keys, files } = this.#deps
    const tar = packTar(await files.open(revision), key.topFolder)
    const objectKey = await keys.next(key.workspaceId, 'archives')
    const stored = await store.put(objectKey, compressed(tar))
    const isFirst = await transaction(db, async (trx) => {
      await lockBytes(trx, key, 'shared')
      if (await findPurge(trx, key)) return false
      return insertArchive(trx, key, { ...stored, object_key: objectKey })
    })
    // The sweep deletes the object if this fails.
    if (!isFirst) await store.delete([objectKey]).catch(() => undefined)
    await this.#checkNotPurged(key)
    const archive = await reads.findArchive(db, key)
    if (!archive) throw new Error(`the archive of ${key.fingerprint} was not stored`)
    return archive
  }

  async #checkNotPurged(key: ArchiveKey): Promise<void> {
    const purge = await findPurge(this.#deps.db, key)
    if (purge) throw revisionPurged(key.fingerprint, { purgedAt: purge.purged_at })
  }
}

async function* compressed(
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const gzip = createGzip({ level: 9 })
  const fed = pipeline(source, gzip)
  // Also thrown by `await fed` below.
  fed.catch(() => undefined)
  yield* gzip
  await fed
}
