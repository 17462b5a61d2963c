/**
 * Buffers that frames arrive in, used again. Memory of this size that comes and goes with every
 * chunk makes the garbage collector go through the whole heap every few chunks, and that takes more
 * time than all else that is done for a chunk.
 */

/** What is kept at the most while nobody uses it, in all. */
const KEPT_BYTES = 16 * 1024 * 1024
const STEP_BYTES = 64 * 1024

/** Gives the memory back at once; the garbage collector would let it lie. */
export const freeBytes = ({ buffer, length }: Buffer): void => {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === length) buffer.transfer(0)
}

export class FrameBuffers {
  #kept: Buffer[] = []
  #keptBytes = 0

  /** Of at least that size; what it holds is anybody's. */
  take(bytes: number): Buffer {
    const index = this.#kept.findIndex(({ length }) => length >= bytes && length <= 2 * bytes)
    const [kept] = index < 0 ? [] : this.#kept.splice(index, 1)
    if (!kept) return Buffer.allocUnsafeSlow(Math.ceil(bytes / STEP_BYTES) * STEP_BYTES)
    this.#keptBytes -= kept.length
    return kept
  }

  /** For one that nobody reads or writes any more. One that is never given back is no harm. */
  give(buffer: Buffer): void {
    if (this.#keptBytes + buffer.length > KEPT_BYTES) {
      freeBytes(buffer)
      return
    }
    this.#kept.push(buffer)
    this.#keptBytes += buffer.length
  }
}
