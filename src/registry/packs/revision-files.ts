/** Files of revisions: the list from the row, and bytes from the pack. */
import type { Kysely, Transaction } from 'kysely'
import { LRUCache } from 'lru-cache'
import { fingerprintOf } from '../../packages/fingerprint.ts'
import type { PackageFile } from '../../packages/types.ts'
import type { BlobStore, ByteRange } from '../../platform/blob-store/blob-store.ts'
import type { Database } from '../../platform/database/client.ts'
import { ContentDamaged, revisionPurged } from './errors.ts'
import { type PackLocation, readContent } from './read-pack.ts'

export type RevisionKey = {
  workspaceId: string
  skillId: number
  revision: number
  /** The fingerprint of its files, which verifies the list. */
  fingerprint: string
}

/** The files of a revision, and where its pack is. */
export type Inventory = Pick<PackLocation, 'pack' | 'object_key'> & { files: PackageFile[] }

export type RevisionFile = PackageFile & {
  read: (range?: ByteRange) => AsyncIterable<Uint8Array>
}

const CACHED_BYTES = 32 * 1024 * 1024
/** The approximate memory of one entry of a list. */
const ENTRY_BYTES = 512

const sizeOf = ({ files, pack }: Inventory): number =>
  files.length * ENTRY_BYTES + (pack?.length ?? 0) + 1

export class RevisionFiles {
  readonly #db: Kysely<Database>
  readonly #store: BlobStore
  /** Never outdated, since a revision never changes. */
  readonly #inventories = new LRUCache<string, Inventory>({
    maxSize: CACHED_BYTES,
    sizeCalculation: sizeOf,
  })

  constructor({ db, store }: { db: Kysely<Database>; store: BlobStore }) {
    this.#db = db
    this.#store = store
  }

  /** By path bytes. Throws if the list does not match the fingerprint. */
  async list(key: RevisionKey): Promise<PackageFile[]> {
    return (await this.#inventory(key)).files
  }

  /** All files, each with its bytes. */
  async open(key: RevisionKey): Promise<RevisionFile[]> {
    const { files, ...location } = await this.#inventory(key)
    return files.map((file) => this.#opened(key, location, file))
  }

  async find(key: RevisionKey, path: string): Promise<RevisionFile | null> {
    const { files, ...location } = await this.#inventory(key)
    const file = files.find((one) => one.path === path)
    return file ? this.#opened(key, location, file) : null
  }

  /** The same for a revision that the transaction may have inserted itself, without the cache. */
  async openIn(trx: Transaction<Database>, key: RevisionKey): Promise<RevisionFile[]> {
    const { files, ...location } = await readInventory(trx, key)
    return files.map((file) => this.#opened(key, location, file))
  }

  #opened(key: RevisionKey, location: PackLocation, file: PackageFile): RevisionFile {
    // A purge may have deleted the object since the row was read.
    const explain = async (error: unknown): Promise<never> => {
      await readInventory(this.#db, key)
      throw error
    }
    const place = { ...location, explain }
    return { ...file, read: (range) => readContent(this.#store, place, file, range) }
  }

  /** Frees the cached list of purged bytes; reads check the row first. */
  forget(fingerprint: string): void {
    for (const name of this.#inventories.keys()) {
      if (name.endsWith(`,${JSON.stringify(fingerprint)}]`)) this.#inventories.delete(name)
    }
  }

  /** For a thread that reads the bytes itself; not cached, since packing reads each revision once. */
  async locate(key: RevisionKey): Promise<Inventory> {
    return readInventory(this.#db, key)
  }

  async #inventory(key: RevisionKey): Promise<Inventory> {
    const { workspaceId, skillId, revision, fingerprint } = key
    const name = JSON.stringify([workspaceId, skillId, revision, fingerprint])
    const cached = this.#inventories.get(name)
    if (cached) return cached
    const inventory = await readInventory(this.#db, key)
    this.#inventories.set(name, inventory)
    return inventory
  }
}

const readInventory = async (
  db: Kysely<Database>,
  { workspaceId, skillId, revision, fingerprint }: RevisionKey,
): Promise<Inventory> => {
  const row = await db
    .selectFrom('skill_revisions')
    .select(['files', 'pack', 'object_key', 'purged_at'])
    .where('workspace_id', '=', workspaceId)
    .where('skill_id', '=', skillId)
    .where('revision', '=', revision)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirstOrThrow()
  if (row.purged_at !== null) throw revisionPurged(fingerprint, { purgedAt: row.purged_at })
  const files = row.files as PackageFile[]
  const { pack, object_key } = row
  if (fingerprintOf(files) === fingerprint) return { pack, object_key, files }
  throw new ContentDamaged(`the files of ${fingerprint} are not those that were installed`)
}
