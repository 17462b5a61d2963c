/** Files of two revisions in pairs, compared and shown. */
import { buffer } from 'node:stream/consumers'
import type { RevisionFile } from '../packs/revision-files.ts'
import type { ComparedFile, FileChange } from './compare.ts'
import type { Comparison, Comparisons, FilePair, ReadPair } from './comparisons.ts'
import type { FileChanges, FileHunks } from './diff-schemas.ts'

/** Larger files are not compared. */
const MAX_SHOWN_BYTES = 1024 * 1024

/** Of a revision, or any other text that may be compared. */
export type ReadableFile = ComparedFile & Pick<RevisionFile, 'read'>

export type Pair = FileChange<ReadableFile>

const bytesOf = async (file: ReadableFile | null): Promise<Buffer> =>
  file === null ? Buffer.alloc(0) : buffer(file.read())

const LINE_FEED = 10

/** As a diff counts them; an empty file has one, which can be commented on. */
export const countLines = async (file: ReadableFile): Promise<number> => {
  let count = 0
  let last = LINE_FEED
  for await (const piece of file.read()) {
    for (const byte of piece) if (byte === LINE_FEED) count += 1
    last = piece.at(-1) ?? last
  }
  return Math.max(1, last === LINE_FEED ? count : count + 1)
}

/** Reads both files only if their comparison is not known. */
export const readerOf =
  ({ before, after }: Pick<Pair, 'before' | 'after'>): ReadPair =>
  async () => ({ before: await bytesOf(before), after: await bytesOf(after) })

const isTooLarge = ({ before, after }: FilePair): boolean =>
  Math.max(before?.size ?? 0, after?.size ?? 0) > MAX_SHOWN_BYTES

/** Only the execute bit differs. */
const isSameContent = ({ before, after }: FilePair): boolean =>
  before !== null && before.sha256 === after?.sha256

/** Whether there are lines to compare. */
export const isComparable = (pair: FilePair): boolean => !isTooLarge(pair) && !isSameContent(pair)

/** The comparison is null where it was not made yet. */
export const fileChangeOf = (pair: FileChange, comparison: Comparison | null): FileChanges => {
  const { path, change, before, after } = pair
  return {
    path,
    change,
    size_before: before?.size ?? null,
    size_after: after?.size ?? null,
    sha256_before: before?.sha256 ?? null,
    sha256_after: after?.sha256 ?? null,
    executable: after?.executable ?? false,
    lines_added: comparison?.counts?.added ?? null,
    lines_removed: comparison?.counts?.removed ?? null,
    cut: isTooLarge(pair) ? 'too_large' : (comparison?.cut ?? null),
  }
}

type Wanted = { context: number; known: Comparison | null }

/** With the hunks, and the comparison as far as there was one. */
export const fileHunksOf = async (
  comparisons: Comparisons,
  pair: Pair,
  { context, known }: Wanted,
): Promise<{ file: FileHunks; comparison: Comparison | null }> => {
  if (!isComparable(pair))
    return { file: { ...fileChangeOf(pair, null), hunks: [] }, comparison: null }
  const { hunks, ...comparison } = await comparisons.hunks(pair, readerOf(pair), { context, known })
  return { file: { ...fileChangeOf(pair, comparison), hunks }, comparison }
}
