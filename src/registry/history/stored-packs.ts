/** Packs of everything at a commit: made once by one replica, and kept in the store. */
import { createHash, hash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import {
  type BlobStore,
  isStoreFailure,
  ObjectMissing,
} from '../../platform/blob-store/blob-store.ts'
import { type Database, transaction } from '../../platform/database/client.ts'
import { AppError } from '../../platform/errors.ts'
import type { ObjectKeys } from '../../platform/objects/object-keys.ts'
import { readObject } from '../packs/read-pack.ts'
import * as reads from './commit-reads.ts'
import { type EarlierPack, EarlierPackLost, NO_PACK, openEarlier } from './earlier-pack.ts'
import type { Pack } from './kept-pack.ts'
import { encodeIndex, type PackIndex } from './pack-index.ts'
import { RecentPacks } from './recent-packs.ts'
import * as repository from './repository.ts'

export type PackedCommit = { commitId: string; number: number }

type Dependencies = { db: Kysely<Database>; store: BlobStore; keys: ObjectKeys }

/** The index is known when all bytes have been read. */
type NewPack = { bytes: AsyncIterable<Uint8Array>; index: () => PackIndex }

/** Builds the pack for `keep`, which reads all of it, from what an earlier one has. */
type Make = <Kept>(earlier: EarlierPack, keep: (pack: NewPack) => Promise<Kept>) => Promise<Kept>

type Wanted = { workspaceId: string; commit: PackedCommit; make: Make }

const MAX_CACHED = 1000

export const changedMeanwhile = (): AppError =>
  new AppError('unavailable', 'The skills changed meanwhile. Try again.', { retryAfter: 1 })

export class StoredPacks {
  readonly #deps: Dependencies
  /** By commit, so that the store alone is needed for what was fetched before. */
  readonly #known = new LRUCache<string, reads.StoredPack>({ max: MAX_CACHED })
  readonly #packing = new Map<string, Promise<reads.StoredPack>>()
  readonly #recent = new RecentPacks()

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  async open(workspaceId: string, commit: PackedCommit, make: Make): Promise<Pack> {
    const wanted = { workspaceId, commit, make }
    await this.#find(wanted)
    return { read: () => this.#read(wanted), close: async () => {} }
  }

  /** One that is missing or damaged is made again: only the bytes of skills are irreplaceable. */
  async *#read(wanted: Wanted): AsyncGenerator<Uint8Array, void, undefined> {
    const pack = await this.#find(wanted)
    let hasBegun = false
    try {
      for await (const piece of this.#bytesOf(pack)) {
        hasBegun = true
        yield piece
      }
      return
    } catch (error) {
      if (isStoreFailure(error)) throw error
      await this.#forget(wanted, pack)
      if (hasBegun || !(error instanceof ObjectMissing)) throw error
    }
    yield* this.#bytesOf(await this.#find(wanted))
  }

  /** What is gone from the store is not served from memory: a purge may have deleted it. */
  async *#bytesOf(pack: reads.StoredPack): AsyncGenerator<Uint8Array, void, undefined> {
    const { store } = this.#deps
    const { object_key: key } = pack
    if (this.#recent.has(key)) {
      try {
        await buffer(await store.get(key, { start: 0, end: 1 }))
      } catch (error) {
        if (error instanceof ObjectMissing) this.#recent.forget(key)
        throw error
      }
    }
    yield* this.#recent.read(key, () => readObject(store, pack))
  }

  async #forget(
    { workspaceId, commit }: Wanted,
    { object_key: key }: reads.StoredPack,
  ): Promise<void> {
    this.#known.delete(commit.commitId)
    await transaction(this.#deps.db, (trx) => repository.forgetPack(trx, workspaceId, key))
  }

  /** One pack is made at a time for all requests of a commit. */
  #find(wanted: Wanted): Promise<reads.StoredPack> {
    const { commitId } = wanted.commit
    const known = this.#known.get(commitId)
    if (known) return Promise.resolve(known)
    const running = this.#packing.get(commitId)
    if (running) return running
    const packing = this.#findOrMake(wanted).finally(() => this.#packing.delete(commitId))
    this.#packing.set(commitId, packing)
    return packing
  }

  async #findOrMake(wanted: Wanted): Promise<reads.StoredPack> {
    const { workspaceId, commit } = wanted
    const { number } = commit
    const pack =
      (await reads.findPack(this.#deps.db, { workspaceId, number })) ?? (await this.#make(wanted))
    this.#known.set(commit.commitId, pack)
    return pack
  }

  async #make({ workspaceId, commit, make }: Wanted): Promise<reads.StoredPack> {
    const { db, store, keys } = this.#deps
    const key = { workspaceId, number: commit.number }
    const objectKey = await keys.next(workspaceId, 'git')
    const keep = ({ bytes, index }: NewPack) =>
      putPack(store, objectKey, { bytes: this.#recent.keep(objectKey, bytes), index })
    const stored = await this.#fromEarlier(workspaceId, (earlier) => make(earlier, keep))
    const pack = { ...stored, object_key: objectKey }
    if (await transaction(db, (trx) => repository.setPack(trx, key, pack))) return pack
    // The sweep deletes the object if this fails.
    await store.delete([objectKey]).catch(() => undefined)
    const other = await reads.findPack(db, key)
    if (other === null) throw changedMeanwhile()
    return other
  }

  /** A pack that is missing or damaged is forgotten, and nothing is taken from it. */
  async #fromEarlier<Made>(
    workspaceId: string,
    make: (earlier: EarlierPack) => Promise<Made>,
  ): Promise<Made> {
    const { db, store } = this.#deps
    const row = await reads.findNewestPack(db, workspaceId)
    if (row === null) return make(NO_PACK)
    try {
      return await make(await openEarlier(store, row, () => this.#bytesOf(row)))
    } catch (error) {
      if (!(error instanceof EarlierPackLost)) throw error
      await transaction(db, (trx) => repository.forgetPack(trx, workspaceId, row.object_key))
      return make(NO_PACK)
    }
  }
}

/** The bytes of the pack, and then its index. */
const putPack = async (
  store: BlobStore,
  objectKey: string,
  { bytes, index }: NewPack,
): Promise<Omit<reads.StoredPack, 'object_key'>> => {
  const sha256 = createHash('sha256')
  let size = 0
  let encoded: Buffer = Buffer.alloc(0)
  await store.put(
    objectKey,
    (async function* () {
      for await (const piece of bytes) {
        sha256.update(piece)
        size += piece.length
        yield piece
      }
      encoded = encodeIndex(index())
      yield encoded
    })(),
  )
  const ofIndex = { index_size: encoded.length, index_sha256: hash('sha256', encoded) }
  return { size, sha256: sha256.digest('hex'), ...ofIndex }
}
