/** Parses one gzip header (RFC 1952) to its last byte, skipping nothing. */
import { crc32 } from 'node:zlib'
import type { ByteReader } from './byte-reader.ts'
import type { ArchiveLimits } from './limits.ts'
import { refuse } from '../errors.ts'

const GZIP = 0x8b1f
/** `PK`. */
const ZIP = 0x4b50
const DEFLATE = 8
const FLAG_HEADER_CRC = 0x02
const FLAG_EXTRA = 0x04
const FLAG_NAME = 0x08
const FLAG_COMMENT = 0x10
const RESERVED_FLAGS = 0xe0

export const readGzipHeader = async (input: ByteReader, limits: ArchiveLimits): Promise<void> => {
  const header = new HeaderReader(input, limits.gzipHeaderBytes)
  const magic = await header.uint16()
  if (magic === ZIP) throw refuse('gzip.zip')
  if (magic !== GZIP) throw refuse('gzip.magic')
  const method = await header.byte()
  if (method !== DEFLATE) throw refuse('gzip.method', { value: method })
  const flags = await header.byte()
  if ((flags & RESERVED_FLAGS) !== 0) throw refuse('gzip.flags', { value: flags })
  // Time, extra flags and operating system say nothing about the content.
  await header.take(6)
  if ((flags & FLAG_EXTRA) !== 0) await header.take(await header.uint16())
  if ((flags & FLAG_NAME) !== 0) await header.untilZero()
  if ((flags & FLAG_COMMENT) !== 0) await header.untilZero()
  if ((flags & FLAG_HEADER_CRC) !== 0) {
    const expected = header.checksum & 0xffff
    if ((await header.uint16()) !== expected) throw refuse('gzip.header_checksum')
  }
}

/** Counts and checksums all bytes of the header. */
class HeaderReader {
  checksum = 0
  readonly #input: ByteReader
  readonly #limit: number
  #length = 0

  constructor(input: ByteReader, limit: number) {
    this.#input = input
    this.#limit = limit
  }

  async take(count: number): Promise<Uint8Array> {
    const bytes = count === 0 ? new Uint8Array(0) : await this.#input.take(count)
    if (bytes === null) throw refuse('gzip.truncated')
    this.#add(bytes)
    return bytes
  }

  async byte(): Promise<number> {
    return (await this.take(1))[0] ?? 0
  }

  async uint16(): Promise<number> {
    return (await this.byte()) + (await this.byte()) * 256
  }

  async untilZero(): Promise<void> {
    for (;;) {
      const chunk = await this.#input.next()
      if (chunk === null) throw refuse('gzip.truncated')
      const end = chunk.indexOf(0) + 1
      this.#add(end === 0 ? chunk : chunk.subarray(0, end))
      if (end === 0) continue
      this.#input.unread(chunk.subarray(end))
      return
    }
  }

  #add(bytes: Uint8Array): void {
    this.#length += bytes.length
    if (this.#length > this.#limit) throw refuse('gzip.header_too_long', { limit: this.#limit })
    this.checksum = crc32(bytes, this.checksum)
  }
}
