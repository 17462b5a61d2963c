/** One gzip header (RFC 1952), read to its last byte: nothing in it is skipped unread. */
import { crc32 } from 'node:zlib'
import type { ByteReader } from './byte-reader.ts'
import type { ArchiveLimits } from './limits.ts'
import { refuse } from './refusals.ts'

const DEFLATE = 8
const FLAG_HEADER_CRC = 0x02
const FLAG_EXTRA = 0x04
const FLAG_NAME = 0x08
const FLAG_COMMENT = 0x10
const RESERVED_FLAGS = 0xe0

export const readGzipHeader = async (input: ByteReader, limits: ArchiveLimits): Promise<void> => {
  const seen: number[] = []

  const byte = async (): Promise<number> => {
    if (seen.length >= limits.gzipHeaderBytes) {
      throw refuse('gzip.header_too_long', { limit: limits.gzipHeaderBytes })
    }
    const value = (await input.take(1))?.[0]
    if (value === undefined) throw refuse('gzip.truncated')
    seen.push(value)
    return value
  }
  const bytes = async (count: number): Promise<void> => {
    for (let index = 0; index < count; index += 1) await byte()
  }
  const uint16 = async (): Promise<number> => (await byte()) + (await byte()) * 256
  const untilZero = async (): Promise<void> => {
    while ((await byte()) !== 0);
  }

  if ((await byte()) !== 0x1f || (await byte()) !== 0x8b) throw refuse('gzip.magic')
  const method = await byte()
  if (method !== DEFLATE) throw refuse('gzip.method', { value: method })
  const flags = await byte()
  if ((flags & RESERVED_FLAGS) !== 0) throw refuse('gzip.flags', { value: flags })
  // Time, extra flags and operating system say nothing about the content.
  await bytes(6)
  if ((flags & FLAG_EXTRA) !== 0) await bytes(await uint16())
  if ((flags & FLAG_NAME) !== 0) await untilZero()
  if ((flags & FLAG_COMMENT) !== 0) await untilZero()
  if ((flags & FLAG_HEADER_CRC) !== 0) {
    const expected = crc32(Uint8Array.from(seen)) & 0xffff
    if ((await uint16()) !== expected) throw refuse('gzip.header_checksum')
  }
}
