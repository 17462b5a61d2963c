/** Packs one archive and stores it. Runs in a thread. */
import { compressed } from '../../packages/archive/compressed.ts'
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
