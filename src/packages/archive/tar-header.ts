/**
 * Decodes one 512-byte tar header (ustar, GNU or V7) and trusts nothing: it checks the checksum,
 * every number, and the bytes that some readers skip and others read.
 */
import { refuse } from '../errors.ts'

export const BLOCK_BYTES = 512

export type TarHeader = {
  /** Type byte as a character; NUL, the oldest type of a file, becomes `0`. */
  type: string
  /** With the ustar prefix; a copy, so it outlives the block. */
  name: Uint8Array
  linkName: Uint8Array
  /** For a rejected type, zero, as is the size. */
  mode: number
  size: number
  /** The type byte is NUL and the name ends in a slash, which some readers treat as a folder. */
  isOldFolder: boolean
  /** GNU times are where ustar has its prefix, and some readers take them for one. */
  hasTimesInPrefix: boolean
}

type Format = 'ustar' | 'gnu' | 'v7'

/** Files, folders, and the metadata that may precede them. */
const READ_TYPES = new Set(['0', '5', 'x', 'g', 'L'])
const BLANK = 0x20
const SLASH = 0x2f

export const readTarHeader = (block: Uint8Array): TarHeader => {
  if (parseNumber(block.subarray(148, 156)) !== checksumOf(block)) throw refuse('tar.checksum')
  const format = formatOf(block)
  const type = String.fromCharCode(block[156] || 0x30)
  // Other types are rejected later by their type; their fields may be blank, and the tail may have
  // another use.
  const { mode, size } = READ_TYPES.has(type) ? readFields(block, format) : { mode: 0, size: 0 }
  return {
    type,
    mode,
    size,
    name: readFullName(block, format, type),
    isOldFolder: block[156] === 0 && readName(block).at(-1) === SLASH,
    hasTimesInPrefix: format === 'gnu' && block[345] !== 0,
    linkName: readText(block, 157, 100),
  }
}

const readFields = (block: Uint8Array, format: Format): Pick<TarHeader, 'mode' | 'size'> => {
  readNumber(block, 108, 8, 'user id')
  readNumber(block, 116, 8, 'group id')
  readTime(block, 136, 'time')
  checkTail(block, format)
  return {
    mode: readNumber(block, 100, 8, 'mode') ?? 0,
    size: readNumber(block, 124, 12, 'size') ?? fail(block, 'size'),
  }
}

export const isZero = (bytes: Uint8Array): boolean => bytes.every((byte) => byte === 0)

/** The sum of all bytes, with the checksum field itself counted as blanks. */
const checksumOf = (block: Uint8Array): number => {
  let sum = 8 * BLANK
  for (const [index, byte] of block.entries()) {
    if (index < 148 || index >= 156) sum += byte
  }
  return sum
}

const formatOf = (block: Uint8Array): Format => {
  const magic = String.fromCharCode(...block.subarray(257, 265))
  if (magic === 'ustar\u000000') return 'ustar'
  if (magic === 'ustar  \0') return 'gnu'
  if (magic === '\0\0\0\0\0\0\0\0') return 'v7'
  throw refuse('tar.magic', { entry: readName(block), value: magic })
}

const readName = (block: Uint8Array): Uint8Array => {
  const end = block.subarray(0, 100).indexOf(0)
  return block.slice(0, end === -1 ? 100 : end)
}

/** Text up to a NUL or the end of the field; the bytes after the NUL must be zero. */
const readText = (block: Uint8Array, start: number, length: number): Uint8Array => {
  const field = block.subarray(start, start + length)
  const end = field.indexOf(0)
  if (end === -1) return field.slice()
  if (!isZero(field.subarray(end))) throw refuse('tar.reserved', { entry: readName(block) })
  return field.slice(0, end)
}

const readFullName = (block: Uint8Array, format: Format, type: string): Uint8Array => {
  const name = readText(block, 0, 100)
  if (format !== 'ustar') return name
  const prefix = readPrefix(block)
  // Some writers put the whole path of a long folder into the prefix.
  if (name.length === 0) return type === '5' ? prefix : name
  if (prefix.length === 0) return name
  return Uint8Array.from([...prefix, SLASH, ...name])
}

/**
 * Some writers store two times at the end of the prefix field, after a short prefix that ends in
 * NUL.
 */
const readPrefix = (block: Uint8Array): Uint8Array => {
  const hasTimes = block[475] === 0 && !isZero(block.subarray(476, 500))
  if (!hasTimes) return readText(block, 345, 155)
  readTime(block, 476, 'access time')
  readTime(block, 488, 'change time')
  return readText(block, 345, 131)
}

/** The bytes after the common fields must be empty, or another reader might see more. */
const checkTail = (block: Uint8Array, format: Format): void => {
  const major = readNumber(block, 329, 8, 'device major')
  const minor = readNumber(block, 337, 8, 'device minor')
  if (format === 'v7') {
    // GNU tar writes zeros as numbers there.
    if (major || minor) throw refuse('tar.reserved', { entry: readName(block) })
    requireZero(block, 257, 329)
    requireZero(block, 345, 512)
    return
  }
  if (format === 'gnu') {
    readTime(block, 345, 'access time')
    readTime(block, 357, 'change time')
    requireZero(block, 369, 512)
    return
  }
  const isStar = String.fromCharCode(...block.subarray(508, 512)) === 'tar\0'
  requireZero(block, 500, isStar ? 508 : 512)
}

const requireZero = (block: Uint8Array, start: number, end: number): void => {
  if (!isZero(block.subarray(start, end))) throw refuse('tar.reserved', { entry: readName(block) })
}

const fail = (block: Uint8Array, field: string): never => {
  throw refuse('tar.number', { entry: readName(block), value: field })
}

const readNumber = (
  block: Uint8Array,
  start: number,
  length: number,
  field: string,
): number | null => {
  const number = parseNumber(block.subarray(start, start + length))
  return number === undefined ? fail(block, field) : number
}

/** Times are not stored, so one before 1970, a negative base-256 number, is accepted. */
const readTime = (block: Uint8Array, start: number, field: string): void => {
  if (block[start] !== 0xff) readNumber(block, start, 12, field)
}

/**
 * Octal with optional leading blanks and trailing blanks or NULs, or GNU base-256; null if the
 * field is blank, undefined for anything else. Never a lenient parse, since readers differ there.
 */
const parseNumber = (bytes: Uint8Array): number | null | undefined => {
  if ((bytes[0] ?? 0) >= 0x80) return parseBase256(bytes)
  const digits = /^ *([0-7]*)[ \0]*$/.exec(String.fromCharCode(...bytes))?.[1]
  if (digits === undefined) return undefined
  return digits === '' ? null : Number.parseInt(digits, 8)
}

/** Undefined for negative numbers and for those that a double cannot represent. */
const parseBase256 = (bytes: Uint8Array): number | undefined => {
  if (bytes[0] !== 0x80) return undefined
  let value = 0
  for (const byte of bytes.subarray(1)) {
    value = value * 256 + byte
    if (value > Number.MAX_SAFE_INTEGER) return undefined
  }
  return value
}
