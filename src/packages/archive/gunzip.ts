/**
 * Streams the content of a gzip file and vouches for all of it: every header, checksum and length
 * is checked, and nothing but a few zero bytes may follow the last member.
 *
 * Raw inflate with our own framing, because the platform's gunzip silently drops everything after
 * the first zero byte that follows a member. Bytes are counted as they leave inflate, before any
 * parser sees them.
 */
import { crc32, createInflateRaw, type InflateRaw, inflateRawSync } from 'node:zlib'
import { ByteReader } from './byte-reader.ts'
import { readGzipHeader } from './gzip-header.ts'
import type { ArchiveLimits } from './limits.ts'
import { refuse } from '../errors.ts'

const CHUNK_BYTES = 64 * 1024
/** The output buffer may grow to this size. */
const AT_ONCE_BYTES = 1024 * 1024

export async function* gunzip(
  source: AsyncIterable<Uint8Array>,
  limits: ArchiveLimits,
): AsyncGenerator<Uint8Array, void, undefined> {
  const input = new ByteReader(withinLimit(source, limits.compressedBytes), 'gzip.truncated')
  const meter = { packed: 0, unpacked: 0 }
  try {
    if ((await input.peek()) === null) throw refuse('gzip.empty')
    let members = 0
    do {
      members += 1
      if (members > limits.gzipMembers) {
        throw refuse('limit.gzip_members', { limit: limits.gzipMembers })
      }
      await readGzipHeader(input, limits)
      let checksum = 0
      let length = 0
      for await (const chunk of inflateMember(input, meter)) {
        checksum = crc32(chunk, checksum)
        length += chunk.length
        meter.unpacked += chunk.length
        checkSize(meter, limits)
        yield chunk
      }
      await checkTrailer(input, checksum, length)
    } while (await anotherMemberFollows(input, limits.gzipPaddingBytes))
  } finally {
    // Not awaited: a source that still waits for its next chunk must not delay a rejection.
    input.close().catch(() => {})
  }
}

async function* withinLimit(
  source: AsyncIterable<Uint8Array>,
  limit: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  let total = 0
  for await (const chunk of source) {
    total += chunk.length
    if (total > limit) throw refuse('limit.compressed', { limit })
    yield chunk
  }
}

type Meter = { packed: number; unpacked: number }

const checkSize = (meter: Meter, limits: ArchiveLimits): void => {
  if (meter.unpacked > limits.uncompressedBytes) {
    throw refuse('limit.uncompressed', { limit: limits.uncompressedBytes })
  }
  if (meter.unpacked > limits.ratioFreeBytes && meter.unpacked > meter.packed * limits.ratio) {
    throw refuse('limit.ratio', { limit: limits.ratio })
  }
}

/**
 * Inflates a small member that is complete in one chunk, as most are, without the cost of a stream.
 * Null if it is not complete or is damaged: then the stream reports the fault.
 */
const inflateAtOnce = (chunk: Uint8Array): { bytes: Uint8Array; used: number } | null => {
  if (chunk.length > CHUNK_BYTES) return null
  try {
    const options = { maxOutputLength: AT_ONCE_BYTES, info: true } as const
    const { buffer, engine } = inflateRawSync(chunk, options) as unknown as Inflated
    return { bytes: buffer, used: engine.bytesWritten }
  } catch {
    return null
  }
}

/** The result with `info`, which the types lack. */
type Inflated = { buffer: Uint8Array; engine: { bytesWritten: number } }

async function* inflateMember(
  input: ByteReader,
  meter: Meter,
): AsyncGenerator<Uint8Array, void, undefined> {
  const chunk = await input.next()
  const small = chunk && inflateAtOnce(chunk)
  if (chunk) input.unread(chunk.subarray(small?.used ?? 0))
  if (!small) {
    yield* inflateStream(input, meter)
    return
  }
  meter.packed += small.used
  if (small.bytes.length > 0) yield small.bytes
}

async function* inflateStream(
  input: ByteReader,
  meter: Meter,
): AsyncGenerator<Uint8Array, void, undefined> {
  const inflate = createInflateRaw({ chunkSize: CHUNK_BYTES })
  // The iterator below reports errors; without a listener a late one would end the process.
  inflate.on('error', () => {})
  const feeding = feed(inflate, input).catch((error: unknown) => {
    inflate.destroy(error instanceof Error ? error : new Error(String(error)))
  })
  const packedBefore = meter.packed
  try {
    for await (const chunk of inflate) {
      meter.packed = packedBefore + inflate.bytesWritten
      yield chunk
    }
  } catch (error) {
    throw isZlibError(error) ? refuse('gzip.corrupt') : error
  } finally {
    inflate.destroy()
  }
  await feeding
  meter.packed = packedBefore + inflate.bytesWritten
}

/** Writes chunks until inflate leaves bytes unread, which means that the member has ended. */
const feed = async (inflate: InflateRaw, input: ByteReader): Promise<void> => {
  for (;;) {
    const chunk = await input.next()
    if (chunk === null) throw refuse('gzip.truncated')
    const before = inflate.bytesWritten
    await new Promise<void>((resolve, reject) => {
      inflate.write(chunk, (error) => (error ? reject(error) : resolve()))
    })
    const used = inflate.bytesWritten - before
    if (used < chunk.length) {
      input.unread(chunk.subarray(used))
      return
    }
  }
}

const isZlibError = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  error.code.startsWith('Z_')

const checkTrailer = async (input: ByteReader, checksum: number, length: number): Promise<void> => {
  const trailer = await input.take(8)
  if (trailer === null) throw refuse('gzip.truncated')
  const view = new DataView(trailer.buffer, trailer.byteOffset, trailer.length)
  if (view.getUint32(0, true) !== checksum) throw refuse('gzip.checksum')
  // The field is the length modulo 2^32.
  if (view.getUint32(4, true) !== length % 2 ** 32) throw refuse('gzip.length')
}

const anotherMemberFollows = async (input: ByteReader, paddingBytes: number): Promise<boolean> => {
  const first = await input.peek()
  if (first === 0x1f) return true
  let zeros = 0
  for (;;) {
    const chunk = await input.next()
    if (chunk === null) return false
    if (chunk.some((byte) => byte !== 0)) throw refuse('gzip.trailing')
    zeros += chunk.length
    if (zeros > paddingBytes) throw refuse('gzip.padding', { limit: paddingBytes })
  }
}
