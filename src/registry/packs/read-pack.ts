/** Reads files of a package from its pack, each checked against its digest. */
import { createHash } from 'node:crypto'
import type { BlobStore, ByteRange } from '../../platform/blob-store/blob-store.ts'
import { ContentDamaged } from './errors.ts'

export type PackLocation = {
  /** Null if the bytes are in the row. */
  object_key: string | null
  pack: Buffer | null
  /** Throws a more specific error, or the given one. */
  explain?: (error: unknown) => Promise<never>
}

export type PackedContent = { sha256: string; size: number; offset: number }

async function* inlineBytes(
  bytes: Buffer,
  { start, end }: ByteRange,
): AsyncGenerator<Uint8Array, void, undefined> {
  yield bytes.subarray(start, end)
}

/** Holds back the last piece until the digest of the whole is verified. */
async function* verified(
  pieces: AsyncIterable<Uint8Array>,
  { sha256, size, name }: { sha256: string; size: number; name: string },
): AsyncGenerator<Uint8Array, void, undefined> {
  const hash = createHash('sha256')
  let received = 0
  let last: Uint8Array | null = null
  for await (const piece of pieces) {
    hash.update(piece)
    received += piece.length
    if (last !== null) yield last
    last = piece
  }
  if (received !== size || hash.digest('hex') !== sha256) {
    throw new ContentDamaged(`${name} is damaged: its bytes are not those of ${sha256}`)
  }
  if (last !== null) yield last
}

/** Reads a whole object, verified like a content. */
export const readObject = (
  store: BlobStore,
  {
    size,
    sha256,
    ...location
  }: { size: number; sha256: string } & Pick<PackLocation, 'object_key' | 'explain'>,
  range?: ByteRange,
): AsyncIterable<Uint8Array> =>
  readContent(store, { ...location, pack: null }, { offset: 0, size, sha256 }, range)

/** Only a whole content can be verified, since there are no digests of parts. */
export const readContent = (
  store: BlobStore,
  location: PackLocation,
  content: PackedContent,
  range: ByteRange = { start: 0, end: content.size },
): AsyncIterable<Uint8Array> => {
  const { offset, size, sha256 } = content
  const place = { start: offset + range.start, end: offset + range.end }
  const pieces = readPack(store, location, place)
  const isWhole = range.start === 0 && range.end === size
  const name = location.object_key ?? 'a pack in its row'
  return isWhole ? verified(pieces, { sha256, size, name }) : pieces
}

async function* readPack(
  store: BlobStore,
  { pack, object_key: key, explain }: PackLocation,
  range: ByteRange,
): AsyncGenerator<Uint8Array, void, undefined> {
  if (range.end <= range.start) return
  if (key !== null) {
    const reading = store.get(key, range)
    yield* await (explain ? reading.catch(explain) : reading)
  } else if (pack !== null) yield* inlineBytes(pack, range)
  else throw new Error('a revision has neither a pack nor the key of one')
}
