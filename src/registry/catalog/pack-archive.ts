/** Packs one archive and stores it. Runs in a thread. */
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { packTar } from '../../packages/archive/pack.ts'
import {
  type PlainAppError,
  type PlainError,
  toPlainAppError,
  toPlainError,
} from '../../packages/threads/plain-error.ts'
import type { BlobStore, Stored } from '../../platform/blob-store/blob-store.ts'
import { AppError } from '../../platform/errors.ts'
import { readContent } from '../packs/read-pack.ts'
import type { Inventory } from '../packs/revision-files.ts'

export type PackTask = Inventory & { topFolder: string; objectKey: string }

export type PackResult =
  | ({ kind: 'stored' } & Stored)
  | { kind: 'refused'; refusal: PlainAppError }
  | { kind: 'failed'; error: PlainError }

/** A pack that was passed to a thread is no `Buffer` any more. */
const asBuffer = (pack: Uint8Array | null): Buffer | null =>
  pack && Buffer.from(pack.buffer, pack.byteOffset, pack.byteLength)

export const packArchive = async (
  store: BlobStore,
  { files, pack, object_key, topFolder, objectKey }: PackTask,
): Promise<PackResult> => {
  const location = { object_key, pack: asBuffer(pack) }
  const packed = files.map((file) => ({ ...file, read: () => readContent(store, location, file) }))
  try {
    const stored = await store.put(objectKey, compressed(packTar(packed, topFolder)))
    return { kind: 'stored', ...stored }
  } catch (error) {
    return error instanceof AppError
      ? { kind: 'refused', refusal: toPlainAppError(error) }
      : { kind: 'failed', error: toPlainError(error) }
  }
}

async function* compressed(
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const gzip = createGzip({ level: 9 })
  const fed = pipeline(source, gzip)
  // Its failure ends the loop below.
  fed.catch(() => undefined)
  yield* gzip
  await fed
}
