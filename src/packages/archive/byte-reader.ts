/**
 * Reads exact numbers of bytes from a stream of chunks, with one chunk in memory at a time. A
 * stream that ends before all requested bytes were read is rejected with the given reason.
 */
import { refuse, type RefusalReason } from '../errors.ts'

const NOTHING = new Uint8Array(0)

export class ByteReader {
  readonly #chunks: AsyncIterator<Uint8Array>
  readonly #truncated: RefusalReason
  #chunk: Uint8Array = NOTHING

  constructor(source: AsyncIterable<Uint8Array>, truncated: RefusalReason) {
    this.#chunks = source[Symbol.asyncIterator]()
    this.#truncated = truncated
  }

  /** The rest of the current chunk, else the next one; null at the end. */
  async next(): Promise<Uint8Array | null> {
    if (!(await this.#refill())) return null
    const chunk = this.#chunk
    this.#chunk = NOTHING
    return chunk
  }

  /** Puts back the unused end of the result of `next`. */
  unread(rest: Uint8Array): void {
    this.#chunk = rest
  }

  /** The next byte, not consumed; null at the end. */
  async peek(): Promise<number | null> {
    return (await this.#refill()) ? (this.#chunk[0] ?? null) : null
  }

  /** Exactly this many bytes, or null at the end of the stream. */
  async take(length: number): Promise<Uint8Array | null> {
    if (!(await this.#refill())) return null
    if (this.#chunk.length >= length) {
      const taken = this.#chunk.subarray(0, length)
      this.#chunk = this.#chunk.subarray(length)
      return taken
    }
    const taken = new Uint8Array(length)
    await this.readInto(taken)
    return taken
  }

  async readInto(target: Uint8Array): Promise<void> {
    let filled = 0
    while (filled < target.length) {
      if (!(await this.#refill())) throw refuse(this.#truncated)
      const part = this.#chunk.subarray(0, target.length - filled)
      target.set(part, filled)
      filled += part.length
      this.#chunk = this.#chunk.subarray(part.length)
    }
  }

  async skip(length: number): Promise<void> {
    let left = length
    while (left > 0) {
      if (!(await this.#refill())) throw refuse(this.#truncated)
      const passed = Math.min(left, this.#chunk.length)
      left -= passed
      this.#chunk = this.#chunk.subarray(passed)
    }
  }

  /** Tells the source to stop. */
  async close(): Promise<void> {
    await this.#chunks.return?.()
  }

  async #refill(): Promise<boolean> {
    while (this.#chunk.length === 0) {
      const { value, done } = await this.#chunks.next()
      if (done === true) return false
      this.#chunk = value
    }
    return true
  }
}
