/** One frame while it arrives: in one buffer, and its chunk hashed as it comes. */
import { createHash } from 'node:crypto'
import type { FrameBuffers } from './frame-buffers.ts'
import { type Chunk, type ChunkHeader, chunkStart, earlyHeader, parseFrame } from './psu1.ts'

const FIRST_BYTES = 64 * 1024
/** How much more room there is than bytes that came: who sends little shall not hold much. */
const GROWTH = 32

export class IncomingFrame {
  readonly #buffers: FrameBuffers
  readonly #mostBytes: number
  readonly #hash = createHash('sha256')
  #buffer: Buffer
  #length = 0
  #header: ChunkHeader | null = null
  /** Null while the header is not whole. */
  #hashedTo: number | null = null

  /** `mostBytes` is what will come, or may. */
  constructor(buffers: FrameBuffers, mostBytes: number) {
    this.#buffers = buffers
    this.#mostBytes = mostBytes
    this.#buffer = buffers.take(Math.min(mostBytes, FIRST_BYTES))
  }

  get length(): number {
    return this.#length
  }

  /** As soon as it is there; it stays null where it is none. */
  get header(): ChunkHeader | null {
    return this.#header
  }

  add(piece: Buffer): void {
    const end = this.#length + piece.length
    if (end > this.#buffer.length) this.#grow(end)
    piece.copy(this.#buffer, this.#length)
    this.#length = end
    this.#hashedTo ??= this.#readHeader()
    if (this.#hashedTo === null) return
    this.#hash.update(this.#buffer.subarray(this.#hashedTo, end))
    this.#hashedTo = end
  }

  /** The chunk, whose bytes are good until the frame is released. */
  parse(): Chunk {
    return { ...parseFrame(this.#bytes), sha256: this.#hash.digest('hex') }
  }

  /** Only when nobody will read the chunk's bytes again. */
  release(): void {
    this.#buffers.give(this.#buffer)
  }

  get #bytes(): Buffer {
    return this.#buffer.subarray(0, this.#length)
  }

  /** Once, whatever it is: the pieces behind it may be any number. Where the chunk begins, then. */
  #readHeader(): number | null {
    const start = chunkStart(this.#bytes)
    if (start === null || start > this.#length) return null
    this.#header = earlyHeader(this.#bytes, start)
    return start
  }

  #grow(needed: number): void {
    const former = this.#buffer
    this.#buffer = this.#buffers.take(
      Math.max(needed, Math.min(this.#mostBytes, former.length * GROWTH)),
    )
    former.copy(this.#buffer, 0, 0, this.#length)
    this.#buffers.give(former)
  }
}
