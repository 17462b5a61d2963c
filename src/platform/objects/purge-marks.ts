/**
 * Marks of purges in the store. A database restored from an older dump still refers to purged
 * bytes, or has them in its rows; the mark says that they were purged.
 */
import type { BlobStore } from '../blob-store/blob-store.ts'

const FOLDER = 'purged/'
const TEXT = Buffer.from('The bytes of this package were purged.\n')

/** `rowId` is the workspace's, which is never reused. */
export const markOf = (rowId: string, fingerprint: string): string =>
  `${FOLDER}${rowId}/${fingerprint}`

/** Idempotent. */
export const markPurged = async (store: BlobStore, mark: string): Promise<void> => {
  await store.put(mark, TEXT)
}

export const listMarks = async (store: BlobStore): Promise<Set<string>> => {
  const marks = new Set<string>()
  for await (const { key } of store.list(FOLDER)) marks.add(key)
  return marks
}
