/**
 * The PSU1 chunk frame (gateway protocol, *Binary Chunk Frame*). Pure.
 *
 *     bytes 0-3   ASCII `PSU1`
 *     bytes 4-7   header length, unsigned 32-bit big-endian, at most 65,536
 *     then        that many bytes of UTF-8 JSON: the header
 *     rest        the raw chunk
 */
import { parse as parseJson } from 'secure-json-parse'
import { AppError } from '../platform/errors.ts'

const MAGIC = 'PSU1'
export const MAX_HEADER_BYTES = 65_536
/** The largest number of bytes that a frame adds to its chunk. */
export const MAX_OVERHEAD_BYTES = 8 + MAX_HEADER_BYTES

export type ChunkHeader = {
  workspace_id: string
  upload_id: string
  /** Position of the chunk in the archive, in bytes. */
  offset: number
  /** Bytes in this chunk. */
  len: number
  chunk_sha256?: string
}

const invalid = (detail: string, details?: Record<string, unknown>): AppError =>
  new AppError('skills.upload.frame_invalid', detail, details ? { details } : {})

const FIELDS = new Set(['workspace_id', 'upload_id', 'offset', 'len', 'chunk_sha256'])

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

const checkField = (name: string, isValid: boolean, wanted: string): void => {
  if (!isValid) throw invalid(`The frame header's \`${name}\` must be ${wanted}.`, { field: name })
}

const checkHeader = (value: unknown): ChunkHeader => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalid('The frame header must be a JSON object.')
  }
  const unknown = Object.keys(value).find((name) => !FIELDS.has(name))
  if (unknown !== undefined) {
    throw invalid('The frame header has a field that PSU1 does not know.', {
      field: unknown.slice(0, 64),
    })
  }
  const header: Partial<Record<keyof ChunkHeader, unknown>> = value
  const { workspace_id, upload_id, offset, len, chunk_sha256 } = header
  if (typeof workspace_id !== 'string' || typeof upload_id !== 'string') {
    throw invalid('The frame header needs `workspace_id` and `upload_id` as strings.')
  }
  checkField('offset', isCount(offset), 'a whole number of bytes, 0 or more')
  checkField('len', isCount(len), 'a whole number of bytes, 0 or more')
  const isDigest = typeof chunk_sha256 === 'string' && /^[0-9a-f]{64}$/.test(chunk_sha256)
  checkField(
    'chunk_sha256',
    chunk_sha256 === undefined || isDigest,
    '64 lower-case hex digits, or left out',
  )
  return {
    workspace_id,
    upload_id,
    offset: Number(offset),
    len: Number(len),
    ...(isDigest ? { chunk_sha256 } : {}),
  }
}

const parseHeader = (bytes: Buffer): ChunkHeader => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return checkHeader(parseJson(text, { protoAction: 'error', constructorAction: 'error' }))
  } catch (error) {
    if (error instanceof AppError) throw error
    throw invalid('The frame header is not UTF-8 JSON.')
  }
}

/** Encodes one complete frame. */
export const packFrame = (header: ChunkHeader, bytes: Uint8Array): Buffer<ArrayBuffer> => {
  const head = Buffer.from(JSON.stringify(header))
  const start = Buffer.alloc(MAGIC.length + 4)
  start.write(MAGIC, 'latin1')
  start.writeUInt32BE(head.length, MAGIC.length)
  return Buffer.concat([start, head, bytes])
}

/** The header, and how many bytes precede the chunk. */
export type Head = { header: ChunkHeader; length: number }

/**
 * The header and the start of the chunk, from the first bytes of a frame; null if more bytes are
 * needed. Throws `skills.upload.frame_invalid`.
 */
export const parseHead = (start: Buffer, { isEnd }: { isEnd: boolean }): Head | null => {
  const magic = start.toString('latin1', 0, MAGIC.length)
  const isCut = start.length < 8
  if (!MAGIC.startsWith(magic) || (isCut && isEnd)) {
    throw invalid('A frame starts with `PSU1` and the header length.')
  }
  if (isCut) return null
  const headerLength = start.readUInt32BE(4)
  if (headerLength > MAX_HEADER_BYTES) {
    throw invalid('The frame header is too long.', { limit: MAX_HEADER_BYTES, value: headerLength })
  }
  const length = 8 + headerLength
  if (length > start.length && isEnd) {
    throw invalid('The frame ends inside its header.', { header_len: headerLength })
  }
  if (length > start.length) return null
  return { header: parseHeader(start.subarray(8, length)), length }
}

/** Throws `skills.upload.frame_invalid` if the header was followed by another number of bytes. */
export const checkLength = (len: number, actual: number): void => {
  if (len === actual) return
  throw invalid("The frame header's `len` is not the number of bytes that follow.", { len, actual })
}
