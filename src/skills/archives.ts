/**
 * Packages as one archive: never the upload's own bytes, but the canonical packing of its files.
 * Packed at the first request and kept: every replica and every later build serves those bytes.
 */
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Kysely } from 'kysely'
import { packTar } from '../archives/pack.ts'
import { parseSlug } from '../archives/slug.ts'
import * as blobs from '../blobs/store.ts'
import { type Database, transaction } from '../database/client.ts'
import { Spool } from '../spool.ts'
import type { SkillCatalog } from './catalog.ts'
import type { ArchiveQuery } from './file-schemas.ts'
import { wholeFiles } from './inventory.ts'
import * as reads from './reads.ts'
import { type ArchiveKey, insertArchive } from './repository.ts'

export type OpenedArchive = {
  fileName: string
  sha256: string
  size: number
  read: (range: blobs.ByteRange) => AsyncGenerator<Buffer>
}

export class SkillArchives {
  readonly #db: Kysely<Database>
  readonly #catalog: SkillCatalog
  #last: Promise<unknown> = Promise.resolve()

  constructor(db: Kysely<Database>, catalog: SkillCatalog) {
    this.#db = db
    this.#catalog = catalog
  }

  async open(
    key: reads.ReadKey,
    { layout = 'folder', ...wanted }: Omit<ArchiveQuery, 'include'>,
  ): Promise<OpenedArchive> {
    const revision = await this.#catalog.revision(key, wanted)
    const name = parseSlug(key.slug)?.name ?? key.slug
    const archiveKey = {
      workspaceId: key.workspaceId,
      fingerprint: revision.fingerprint,
      topFolder: layout === 'folder' ? name : '',
    }
    const archive =
      (await reads.findArchive(this.#db, archiveKey)) ??
      (await this.#packOnce(archiveKey, revision))
    return {
      fileName: `${name}-${revision.version}.tar.gz`,
      ...archive,
      read: (range) => blobs.read(this.#db, key.workspaceId, archive, range),
    }
  }

  /**
   * One packing at a time in this process, and one for all who ask for the same: gzip takes a
   * whole core. Two replicas may pack at once, even differently: the first row stands.
   */
  #packOnce(key: ArchiveKey, revision: reads.RevisionRow): Promise<reads.ArchiveRow> {
    const packing = this.#last.then(
      async () => (await reads.findArchive(this.#db, key)) ?? (await this.#pack(key, revision)),
    )
    this.#last = packing.catch(() => undefined)
    return packing
  }

  async #pack(key: ArchiveKey, revision: reads.RevisionRow): Promise<reads.ArchiveRow> {
    const { spool, packed } = await this.#spool(key, revision)
    try {
      await transaction(this.#db, async (trx) => {
        await blobs.stageStream(trx, key.workspaceId, packed, () => spool.read())
        await insertArchive(trx, key, packed)
      })
    } finally {
      await spool.close()
    }
    const stored = await reads.findArchive(this.#db, key)
    if (!stored) throw new Error(`the archive of ${key.fingerprint} was not stored`)
    return stored
  }

  async #spool(key: ArchiveKey, revision: reads.RevisionRow) {
    const files = await wholeFiles(this.#db, key.workspaceId, revision)
    const contents = files.map((file) => ({
      ...file,
      read: () => blobs.read(this.#db, key.workspaceId, file),
    }))
    const spool = await pipeline(
      packTar(contents, key.topFolder),
      createGzip({ level: 9 }),
      (compressed: AsyncIterable<Buffer>) => Spool.fill(compressed),
    )
    return { spool, packed: { sha256: spool.digest(), size: spool.size } }
  }
}
