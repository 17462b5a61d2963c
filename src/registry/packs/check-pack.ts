/** Whether a pack still contains the bytes that its list of files promises. */
import { createHash } from 'node:crypto'
import type { PackedContent } from './read-pack.ts'

/** Distinct contents by offset: equal files share one, and empty files have none. */
const inOrder = (contents: PackedContent[]): PackedContent[] => {
  const filled = contents.filter(({ size }) => size > 0)
  const distinct = new Map(filled.map((content) => [content.offset, content]))
  return [...distinct.values()].toSorted((a, b) => a.offset - b.offset)
}

const listDamage = (contents: PackedContent[], size: number): string | null => {
  let end = 0
  for (const content of contents) {
    if (content.offset !== end) return `the list of files has no content at byte ${end}`
    end += content.size
  }
  return end === size ? null : `the list of files has ${end} bytes, the row says ${size}`
}

/** Describes the damage; null if there is none. Buffers one piece at a time. */
export const damageIn = async (
  pieces: AsyncIterable<Uint8Array>,
  listed: PackedContent[],
  size: number,
): Promise<string | null> => {
  const contents = inOrder(listed)
  const wrongList = listDamage(contents, size)
  if (wrongList !== null) return wrongList
  let at = 0
  let filled = 0
  let hash = createHash('sha256')
  for await (const piece of pieces) {
    for (let start = 0; start < piece.length;) {
      const content = contents[at]
      if (!content) return `it has more than ${size} bytes`
      const taken = Math.min(content.size - filled, piece.length - start)
      hash.update(piece.subarray(start, start + taken))
      start += taken
      filled += taken
      if (filled < content.size) continue
      const { offset, sha256 } = content
      if (hash.digest('hex') !== sha256) {
        return `its bytes ${offset} to ${offset + filled} are not those of ${sha256}`
      }
      hash = createHash('sha256')
      filled = 0
      at += 1
    }
  }
  return at === contents.length ? null : `it has fewer than ${size} bytes`
}
