/**
 * Marks in the store of what was purged. A database that is restored from an older dump still names
 * the bytes, and has the small ones in its rows: the mark says that they were purged.
 */
import type { BlobStore } from '../blob-store/blob-store.ts'

const FOLDER = 'purged/'
const TEXT = Buffer.from('The bytes of this package were purged.\n')

/** `rowId`: of the workspace, which is never used again. */
export const markOf = (rowId: string, fingerprint: string): string =>
  `${FOLDER}${rowId}/${fingerprint}`

export const isMark = (key: string): boolean => key.startsWith(FOLDER)

/** May be repeated. */
export const markPurged = async (store: BlobStore, mark: string): Promise<void> => {
  await store.put(mark, TEXT)
}

export const listMarks = async (store: BlobStore): Promise<Set<string>> => {
  const marks = new Set<string>()
  for await (const { key } of store.list(FOLDER)) marks.add(key)
  return marks
}
