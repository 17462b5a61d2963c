/**
 * The bytes of packs that were made or sent last. V8 searches its whole heap for garbage each time
 * that 64 MiB were read, so that a pack that many clients fetch is read and verified once.
 */
import { LRUCache } from 'lru-cache'

const MAX_PACK_BYTES = 32 * 1024 * 1024
const MAX_BYTES = 64 * 1024 * 1024

type Pieces = AsyncIterable<Uint8Array>

/** A small part of an earlier pack would hold all of the memory that this was read into. */
const ownBytes = (piece: Uint8Array): Uint8Array =>
  piece.length < piece.buffer.byteLength / 2 ? new Uint8Array(piece) : piece

export class RecentPacks {
  readonly #kept = new LRUCache<string, { size: number; pieces: Uint8Array[] }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ size }) => Math.max(size, 1),
  })
  /** Slow clients would hold as many packs as they fetch. */
  #isKeeping = false

  has(key: string): boolean {
    return this.#kept.has(key)
  }

  forget(key: string): void {
    this.#kept.delete(key)
  }

  async *read(key: string, read: () => Pieces): AsyncGenerator<Uint8Array, void, undefined> {
    const kept = this.#kept.get(key)
    if (kept) yield* kept.pieces
    else yield* this.keep(key, read())
  }

  /** What it yields must not be overwritten. */
  async *keep(key: string, source: Pieces): AsyncGenerator<Uint8Array, void, undefined> {
    if (this.#isKeeping) {
      yield* source
      return
    }
    this.#isKeeping = true
    let pieces: Uint8Array[] = []
    let size = 0
    try {
      for await (const piece of source) {
        size += piece.length
        if (size <= MAX_PACK_BYTES) pieces.push(ownBytes(piece))
        else pieces = []
        yield piece
      }
      if (size <= MAX_PACK_BYTES) this.#kept.set(key, { size, pieces })
    } finally {
      this.#isKeeping = false
    }
  }
}
