/** One hash for a whole package: its paths, its bytes and its execute bits, and nothing else. */
import { createHash } from 'node:crypto'
import type { PackageFile } from './types.ts'

type Fingerprinted = Pick<PackageFile, 'path' | 'sha256' | 'executable'>

/** Order of UTF-8 bytes, which differs from JavaScript's string comparison. */
export const sortByPathBytes = <Item extends { path: string }>(items: Item[]): Item[] =>
  items
    .map((item) => ({ item, bytes: Buffer.from(item.path) }))
    .toSorted((a, b) => Buffer.compare(a.bytes, b.bytes))
    .map(({ item }) => item)

/** SHA-256 of the lines `path NUL mode NUL sha256 LF` of all files, sorted by path bytes. */
export const fingerprintOf = (files: Fingerprinted[]): string => {
  const hash = createHash('sha256')
  for (const { path, executable, sha256 } of sortByPathBytes(files)) {
    hash.update(`${path}\0${executable ? '755' : '644'}\0${sha256}\n`)
  }
  return hash.digest('hex')
}
