/**
 * gzip without compression, so that the same bytes always give the same file: compressed ones differ
 * between versions of zlib, and npm remembers the digest of what it has installed. Pure.
 */
import { crc32 } from 'node:zlib'

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const MAX_BLOCK = 0xff_ff

const blockOf = (bytes: Buffer, isLast: boolean): Buffer => {
  const header = Buffer.alloc(5)
  header[0] = isLast ? 1 : 0
  header.writeUInt16LE(bytes.length, 1)
  header.writeUInt16LE(bytes.length ^ MAX_BLOCK, 3)
  return Buffer.concat([header, bytes])
}

export async function* storedGzip(
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer, void, undefined> {
  yield HEADER
  let held = Buffer.alloc(0)
  let checksum = 0
  let size = 0
  for await (const bytes of source) {
    checksum = crc32(bytes, checksum)
    size += bytes.length
    held = Buffer.concat([held, bytes])
    while (held.length > MAX_BLOCK) {
      yield blockOf(held.subarray(0, MAX_BLOCK), false)
      held = held.subarray(MAX_BLOCK)
    }
  }
  yield blockOf(held, true)
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(checksum, 0)
  trailer.writeUInt32LE(size % 2 ** 32, 4)
  yield trailer
}
