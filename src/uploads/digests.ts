/**
 * Digests of whole uploads. They grow with the chunks that this process stores, so that nothing need
 * be read again at the end. Where it has not seen them all, as after a restart, after an answer that
 * was lost, or where another replica took some, they are read.
 */
import { createHash, type Hash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../database/client.ts'
import { readChunks } from './chunks.ts'
import type { UploadKey } from './upload-key.ts'

/** Uploads that are remembered; the one that had no chunk for longest is forgotten first. */
const MOST = 1000

type Growing = { hash: Hash; bytes: number }

const nameOf = ({ workspaceId, uploadId }: UploadKey): string => `${workspaceId} ${uploadId}`

export class UploadDigests {
  readonly #growing = new Map<string, Growing>()

  /** Only of a chunk that is committed, so that it never changes again. */
  add(key: UploadKey, { offset, bytes }: { offset: number; bytes: Uint8Array }): void {
    const name = nameOf(key)
    const growing =
      offset === 0 ? { hash: createHash('sha256'), bytes: 0 } : this.#growing.get(name)
    this.#growing.delete(name)
    if (growing?.bytes !== offset) return
    growing.hash.update(bytes)
    growing.bytes += bytes.length
    this.#growing.set(name, growing)
    const [oldest] = this.#growing.size > MOST ? this.#growing.keys() : []
    if (oldest !== undefined) this.#growing.delete(oldest)
  }

  /** Of an upload whose chunks are all there. */
  async of(db: Kysely<Database>, key: UploadKey, size: number): Promise<string> {
    const growing = this.#growing.get(nameOf(key))
    if (growing?.bytes === size) return growing.hash.copy().digest('hex')
    const hash = createHash('sha256')
    for await (const part of readChunks(db, key)) hash.update(part)
    return hash.digest('hex')
  }

  forget(key: UploadKey): void {
    this.#growing.delete(nameOf(key))
  }
}
