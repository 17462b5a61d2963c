/** Bytes to store, ways to hand them over, and what came back. */
import { createHash, randomBytes } from 'node:crypto'
import type {
  BlobStore,
  ByteRange,
  StoredObject,
} from '../../src/platform/blob-store/blob-store.ts'

export const MiB = 1024 * 1024

export const sha256 = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')

let made = 0
export const newKey = (kind = 'packs'): string =>
  `3f0a6f0e-0000-7000-8000-00000000000a/${kind}/0192f0e0-0000-7000-8000-${String((made += 1)).padStart(12, '0')}`

export const random = (size: number): Buffer => randomBytes(size)

export async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

export async function* failingAfter(bytes: Uint8Array, error: Error): AsyncGenerator<Uint8Array> {
  yield bytes
  throw error
}

export const read = async (store: BlobStore, key: string, range?: ByteRange): Promise<Buffer> => {
  const parts: Uint8Array[] = []
  for await (const part of await store.get(key, range)) parts.push(part as Uint8Array)
  return Buffer.concat(parts)
}

export const listed = async (store: BlobStore, prefix: string): Promise<StoredObject[]> => {
  const found: StoredObject[] = []
  for await (const object of store.list(prefix)) found.push(object)
  return found.toSorted((a, b) => (a.key < b.key ? -1 : 1))
}

export const keysOf = async (store: BlobStore, prefix: string): Promise<string[]> =>
  (await listed(store, prefix)).map(({ key }) => key)
