/**
 * Writes the pack of one package: its distinct contents, one after the other. A small pack stays in
 * memory, since it is stored in the revision's row; a larger one goes to the blob store as it grows.
 */
import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import type { BlobStore, Stored } from '../../platform/blob-store/blob-store.ts'

/** Up to this size a row costs less than an object. */
const MAX_INLINE_BYTES = 32 * 1024

const BUFFERED_BYTES = 1024 * 1024

/** Where the bytes of a pack are: in the row, or under a key of the store. */
export type StoredPack =
  { kind: 'inline'; bytes: Uint8Array } | { kind: 'object'; key: string; size: number }

export class PackWriter {
  readonly #store: BlobStore
  readonly #key: string
  #buffered: Uint8Array[] = []
  #size = 0
  #upload: { stream: PassThrough; stored: Promise<Stored> } | null = null

  constructor(store: BlobStore, key: string) {
    this.#store = store
    this.#key = key
  }

  /** Returns a promise to await before adding more, if any; it rejects if the store failed. */
  add(bytes: Uint8Array): Promise<unknown> | undefined {
    this.#size += bytes.length
    if (this.#upload === null && this.#size <= MAX_INLINE_BYTES) {
      this.#buffered.push(bytes)
      return undefined
    }
    const { stream, stored } = (this.#upload ??= this.#begin())
    for (const piece of this.#buffered.splice(0)) stream.write(piece)
    return stream.write(bytes) ? undefined : Promise.race([once(stream, 'drain'), stored])
  }

  /** A pack in the store is durable when this resolves. */
  async finish(): Promise<StoredPack> {
    if (this.#upload === null) return { kind: 'inline', bytes: Buffer.concat(this.#buffered) }
    const { stream, stored } = this.#upload
    stream.end()
    const { size } = await stored
    return { kind: 'object', key: this.#key, size }
  }

  /** Leaves nothing in the store. */
  async abort(): Promise<void> {
    this.#buffered = []
    if (this.#upload === null) return
    const { stream, stored } = this.#upload
    stream.destroy(new Error('The pack was aborted.'))
    await stored.catch(() => undefined)
  }

  #begin() {
    const stream = new PassThrough({ highWaterMark: BUFFERED_BYTES })
    // The failure is reported by `stored`, even if nothing waits for the stream.
    stream.on('error', () => undefined)
    const stored = this.#store.put(this.#key, stream)
    stored.catch((error: Error) => stream.destroy(error))
    return { stream, stored }
  }
}
