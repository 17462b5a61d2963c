/**
 * Pax extended headers, parsed byte by byte. Only keys that name, size or merely describe a member
 * are accepted; a key that could make another reader see another archive is rejected.
 */
import { refuse } from '../errors.ts'

/** What a pax header changes about the next member. */
export type PaxOverrides = { path?: Uint8Array; size?: number }

const BLANK = 0x20
const EQUALS = 0x3d
const LINE_FEED = 0x0a
/** The most digits that a record length may have; the limit of metadata has far fewer. */
const LENGTH_DIGITS = 9

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

type PaxRecords = Map<string, Uint8Array>

const isText = (value: string): boolean => !/\p{Cc}/u.test(value)
const isTime = (value: string): boolean => /^-?\d{1,15}(?:\.\d{0,18})?$/.test(value)
const isNumber = (value: string): boolean => /^\d{1,20}$/.test(value)
const isCharset = (value: string): boolean =>
  value === 'ISO-IR 10646 2000 UTF-8' || value === 'BINARY'

/** The standard keys that may describe a file or folder, and the form of their values. */
const describing: Record<string, (value: string) => boolean> = {
  atime: isTime,
  ctime: isTime,
  mtime: isTime,
  uid: isNumber,
  gid: isNumber,
  uname: isText,
  gname: isText,
  charset: isText,
  hdrcharset: isCharset,
  // A comment is free text of several lines.
  comment: () => true,
}

/** Vendor keys that rename, resize or split a member for readers that know them. */
const SPARSE_KEY = /^(?:GNU\.sparse\.|SCHILY\.realsize$|SUN\.holesdata$)/i
const OVERRIDING_KEY = /^(?:GNU\.|SCHILY\.(?:offset|filetype)$)/i
const VENDOR_KEY = /^[A-Za-z][A-Za-z0-9_-]*\../

export const readPaxHeader = (body: Uint8Array): PaxOverrides => {
  const overrides: PaxOverrides = {}
  for (const [key, value] of parseRecords(body)) {
    if (key === 'path') overrides.path = value
    else if (key === 'size') overrides.size = readSize(value)
    else if (key === 'linkpath') throw refuse('entry.link', { value: key })
    else if (!isVendorKey(key)) checkDescription(key, value)
  }
  return overrides
}

/** A global header applies to all later members, so only comments are allowed in it. */
export const checkGlobalPaxHeader = (body: Uint8Array): void => {
  for (const key of parseRecords(body).keys()) {
    if (key !== 'comment' && !isVendorKey(key)) throw refuse('pax.global_key', { value: key })
  }
}

const isVendorKey = (key: string): boolean => {
  if (OVERRIDING_KEY.test(key)) throw refuse('pax.key', { value: key })
  return VENDOR_KEY.test(key)
}

const checkDescription = (key: string, value: Uint8Array): void => {
  const accepts = Object.hasOwn(describing, key) ? describing[key] : undefined
  if (accepts === undefined) throw refuse('pax.key', { value: key })
  const text = decode(value)
  if (text === null || !accepts(text)) throw refuse('pax.value', { value: key })
}

const readSize = (value: Uint8Array): number => {
  const text = decode(value)
  if (text === null || !/^(?:0|[1-9]\d{0,14})$/.test(text)) {
    throw refuse('pax.value', { value: 'size' })
  }
  return Number(text)
}

/** Records of the form `length blank key = value line-feed`; the length counts all of it. */
const parseRecords = (body: Uint8Array): PaxRecords => {
  const records: PaxRecords = new Map()
  let start = 0
  while (start < body.length) {
    const blank = body.indexOf(BLANK, start)
    const length = blank === -1 ? null : readLength(body.subarray(start, blank))
    if (length === null || start + length > body.length) throw refuse('pax.record')
    const record = body.subarray(blank + 1, start + length)
    const equals = record.indexOf(EQUALS)
    if (blank + 1 > start + length || equals < 1 || record.at(-1) !== LINE_FEED) {
      throw refuse('pax.record')
    }
    const key = decode(record.subarray(0, equals))
    if (key === null || !isText(key)) throw refuse('pax.key', { value: key ?? '' })
    // GNU's first sparse form repeats its keys, so it is reported before repeated keys are.
    if (SPARSE_KEY.test(key)) throw refuse('entry.sparse', { value: key })
    if (records.has(key)) throw refuse('pax.duplicate_key', { value: key })
    records.set(key, record.slice(equals + 1, -1))
    start += length
  }
  return records
}

const readLength = (digits: Uint8Array): number | null => {
  if (digits.length > LENGTH_DIGITS) return null
  const text = String.fromCharCode(...digits)
  return /^[1-9]\d*$/.test(text) ? Number(text) : null
}

const decode = (bytes: Uint8Array): string | null => {
  try {
    return decoder.decode(bytes)
  } catch {
    return null
  }
}
