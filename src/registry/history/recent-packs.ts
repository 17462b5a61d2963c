/**
 * The bytes of packs that were sent last. V8 searches its whole heap for garbage each time that 64 MiB
 * were read, so that a pack that many clients fetch is read and verified once.
 */
import { LRUCache } from 'lru-cache'

const MAX_PACK_BYTES = 32 * 1024 * 1024
const MAX_BYTES = 64 * 1024 * 1024

type StoredBytes = { key: string; size: number; read: () => AsyncIterable<Uint8Array> }

export class RecentPacks {
  readonly #kept = new LRUCache<string, { size: number; pieces: Uint8Array[] }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ size }) => Math.max(size, 1),
  })
  /** Slow clients would hold as many packs as they fetch. */
  #isKeeping = false

  async *read({ key, size, read }: StoredBytes): AsyncGenerator<Uint8Array, void, undefined> {
    const kept = this.#kept.get(key)
    if (kept) yield* kept.pieces
    else if (this.#isKeeping || size > MAX_PACK_BYTES) yield* read()
    else yield* this.#keep({ key, size, read })
  }

  async *#keep({ key, size, read }: StoredBytes): AsyncGenerator<Uint8Array, void, undefined> {
    this.#isKeeping = true
    try {
      const pieces: Uint8Array[] = []
      for await (const piece of read()) {
        pieces.push(piece)
        yield piece
      }
      this.#kept.set(key, { size, pieces })
    } finally {
      this.#isKeeping = false
    }
  }
}
