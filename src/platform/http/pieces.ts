/**
 * Bytes in pieces, most of which are those of the previous version: each piece is hashed and
 * deflated once, and one gzip member is put together from them (RFC 1952; deflate blocks may follow
 * each other whatever they were made of).
 */
import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

/** Ends at a whole byte, and not with the last block of the stream. */
const unfinished = { level: 9, finishFlush: constants.Z_SYNC_FLUSH }

/** Magic number, deflate, no flags, no time, any system. */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff])
/** An empty block that is the last one. */
const LAST_BLOCK = Buffer.from([3, 0])

export class Piece {
  readonly bytes: Buffer
  readonly digest: string
  #deflated: Promise<Buffer> | null = null

  constructor(text: string) {
    this.bytes = Buffer.from(text)
    this.digest = hash('sha256', this.bytes)
  }

  deflated(): Promise<Buffer> {
    if (this.#deflated) return this.#deflated
    const deflating = promisify(deflateRaw)(this.bytes, unfinished)
    this.#deflated = deflating
    deflating.catch(() => (this.#deflated = null))
    return deflating
  }
}

/** One after the other, since all at once would keep the threads of libuv from other work. */
export const gzipOf = async (pieces: readonly Piece[], whole: Buffer): Promise<Buffer> => {
  const parts: Buffer[] = [HEAD]
  for (const piece of pieces) parts.push(await piece.deflated())
  const tail = Buffer.alloc(8)
  tail.writeUInt32LE(crc32(whole), 0)
  tail.writeUInt32LE(whole.length % 2 ** 32, 4)
  return Buffer.concat([...parts, LAST_BLOCK, tail])
}

/** The same for the same pieces, without hashing all of the bytes again. */
export const digestOf = (pieces: readonly Piece[]): string =>
  hash('sha256', pieces.map(({ digest }) => digest).join())
