/**
 * The pack of a package that may become a revision. Until a row refers to it, its object belongs to
 * the request that wrote it.
 */
import type { BlobStore, ByteRange } from '../../platform/blob-store/blob-store.ts'
import { AppError } from '../../platform/errors.ts'
import type { StoredPack } from './pack-writer.ts'
import { type PackedContent, readContent } from './read-pack.ts'

export class IncomingPack {
  readonly #store: BlobStore
  readonly #stored: StoredPack
  #isUsed = false

  constructor(store: BlobStore, stored: StoredPack) {
    this.#store = store
    this.#stored = stored
  }

  get size(): number {
    return this.#stored.kind === 'inline' ? this.#stored.bytes.length : this.#stored.size
  }

  /** Reads one of its contents. */
  read(content: PackedContent, range?: ByteRange): AsyncIterable<Uint8Array> {
    const place =
      this.#stored.kind === 'inline'
        ? { pack: Buffer.from(this.#stored.bytes), object_key: null }
        : { pack: null, object_key: this.#stored.key }
    return readContent(this.#store, place, content, range)
  }

  /** Called in the transaction that inserts the row. */
  use(): StoredPack {
    this.#isUsed = true
    return this.#stored
  }

  /** Called when the request succeeds; deletes the object if no row refers to it. */
  async settle(): Promise<void> {
    if (!this.#isUsed) await this.#delete()
  }

  /** Called when nothing was to be stored. */
  async drop(): Promise<void> {
    await this.#delete()
  }

  /** Called when the request fails. */
  async discard(error: unknown): Promise<void> {
    // Any other error may hide a commit, so the object is left to the sweep of orphans.
    if (error instanceof AppError) await this.#delete()
  }

  async #delete(): Promise<void> {
    if (this.#stored.kind === 'inline') return
    // The sweep deletes the object if this fails.
    await this.#store.delete([this.#stored.key]).catch(() => undefined)
  }
}
