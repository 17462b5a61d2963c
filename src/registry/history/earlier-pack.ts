/** A stored pack that the next one takes objects from. */
import { buffer } from 'node:stream/consumers'
import { type BlobStore, isStoreFailure } from '../../platform/blob-store/blob-store.ts'
import { readContent } from '../packs/read-pack.ts'
import type { StoredPack } from './commit-reads.ts'
import { decodeIndex, EMPTY_INDEX, type PackIndex } from './pack-index.ts'

export type EarlierPack = { index: PackIndex; read: () => AsyncIterable<Uint8Array> }

export const NO_PACK: EarlierPack = { index: EMPTY_INDEX, read: async function* () {} }

/** It is missing or damaged: the bytes are elsewhere too. */
export class EarlierPackLost extends Error {
  override name = 'EarlierPackLost'
}

async function* telling(
  pieces: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    yield* pieces
  } catch (error) {
    if (isStoreFailure(error)) throw error
    throw new EarlierPackLost('The pack before this one cannot be read.', { cause: error })
  }
}

export const openEarlier = async (
  store: BlobStore,
  pack: StoredPack,
  read: EarlierPack['read'],
): Promise<EarlierPack> => {
  const { object_key, size: offset, index_size: size, index_sha256: sha256 } = pack
  const location = { object_key, pack: null }
  const bytes = await buffer(telling(readContent(store, location, { offset, size, sha256 })))
  return { index: decodeIndex(bytes), read: () => telling(read()) }
}
