/**
 * Packages as one archive: never the upload's own bytes, but the canonical packing of its files.
 * Packed at the first request and kept: every replica and every later build serves those bytes.
 */
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Kysely } from 'kysely'
import { packTar } from '../archives/pack.ts'
import { parseSlug } from '../archives/slug.ts'
import * as blobs from '../blobs/store.ts'
import { type Database, transaction } from '../database/client.ts'
import type { SkillCatalog } from './catalog.ts'
import type { ArchiveQuery } from './file-schemas.ts'
import * as reads from './reads.ts'
import { type ArchiveKey, insertArchive, type SkillKey } from './repository.ts'

export type OpenedArchive = {
  fileName: string
  sha256: string
  size: number
  read: (range: blobs.ByteRange) => AsyncGenerator<Buffer>
}

type Packed = { path: string; sha256: string; size: number }

export class SkillArchives {
  readonly #db: Kysely<Database>
  readonly #catalog: SkillCatalog

  constructor(db: Kysely<Database>, catalog: SkillCatalog) {
    this.#db = db
    this.#catalog = catalog
  }

  async open(
    key: SkillKey,
    { layout = 'folder', ...wanted }: ArchiveQuery,
  ): Promise<OpenedArchive> {
    const revision = await this.#catalog.revision(key, wanted)
    const name = parseSlug(key.slug)?.name ?? key.slug
    const archiveKey = {
      workspaceId: key.workspaceId,
      fingerprint: revision.fingerprint,
      topFolder: layout === 'folder' ? name : '',
    }
    const archive =
      (await reads.findArchive(this.#db, archiveKey)) ?? (await this.#pack(archiveKey, revision))
    return {
      fileName: `${name}-${revision.version}.tar.gz`,
      ...archive,
      read: (range) => blobs.read(this.#db, key.workspaceId, archive, range),
    }
  }

  /** Two replicas may pack at once, even differently: the first row stands. */
  async #pack(key: ArchiveKey, revision: reads.RevisionRow): Promise<reads.ArchiveRow> {
    const folder = await mkdtemp(join(tmpdir(), 'skill-registry-'))
    try {
      const packed = await this.#packTo(join(folder, 'archive'), key, revision)
      await transaction(this.#db, async (trx) => {
        await blobs.stageStream(trx, key.workspaceId, packed, () => createReadStream(packed.path))
        await insertArchive(trx, key, packed)
      })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
    const stored = await reads.findArchive(this.#db, key)
    if (!stored) throw new Error(`the archive of ${key.fingerprint} was not stored`)
    return stored
  }

  async #packTo(path: string, key: ArchiveKey, revision: reads.RevisionRow): Promise<Packed> {
    const files = await reads.listFiles(this.#db, key.workspaceId, revision)
    const contents = files.map((file) => ({
      ...file,
      read: () => blobs.read(this.#db, key.workspaceId, file),
    }))
    const hash = createHash('sha256')
    let size = 0
    await pipeline(
      packTar(contents, key.topFolder),
      createGzip({ level: 9 }),
      async function* (source: AsyncIterable<Buffer>) {
        for await (const bytes of source) {
          hash.update(bytes)
          size += bytes.length
          yield bytes
        }
      },
      createWriteStream(path),
    )
    return { path, sha256: hash.digest('hex'), size }
  }
}
