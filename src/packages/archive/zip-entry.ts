/**
 * What an entry of a zip file's central directory says of a file or folder, and the fields that
 * must say the same where its data is.
 */
import { type Entry, type ExtraField, type LocalFileHeader, parseExtraFields } from 'yauzl'
import type { ArchiveLimits } from './limits.ts'
import { ANY_EXECUTE_BIT, type ArchiveMember, checkFileSize, SET_ID_BITS } from './member.ts'
import { readEntryPath } from './names.ts'
import { refuse, type RefusalReason } from '../errors.ts'

export type ZipEntry = Omit<ArchiveMember, 'read'> & {
  name: Uint8Array
  flags: number
  method: number
  checksum: number
  compressedBytes: number
  /** Where its local header begins. */
  start: number
}

export const STORED = 0
const DEFLATED = 8

const ENCRYPTED = 0x0001 | 0x0040 | 0x2000
/** Sizes and checksum follow the data. */
export const HAS_DESCRIPTOR = 0x0008
/** How hard the writer tried, which a reader need not know. */
const EFFORT = 0x0006
const IS_UTF8 = 0x0800

const ZIP64 = 0x0001
const AES = 0x9901
const UNICODE_PATH = 0x7075

const TYPE_BITS = 0o170000
const FOLDER_TYPE = 0o040000
const refusedTypes: Record<number, RefusalReason> = {
  0o120000: 'entry.link',
  0o060000: 'entry.device',
  0o020000: 'entry.device',
  0o010000: 'entry.fifo',
  0o140000: 'entry.type',
}
/** The bit of DOS. */
const IS_FOLDER = 0x10
/** Some writers deflate the nothing of a folder. */
const EMPTY_DEFLATED_BYTES = 2

export const readZipEntry = (entry: Entry, limits: ArchiveLimits): ZipEntry => {
  const { fileNameRaw: name, generalPurposeBitFlag: flags, compressionMethod: method } = entry
  const mode = entry.externalFileAttributes >>> 16
  checkCoding(name, flags, method)
  checkExtraFields(name, entry.extraFields)
  const refused = refusedTypes[mode & TYPE_BITS]
  if (refused !== undefined) throw refuse(refused, { entry: name })
  const path = readEntryPath(name, limits)
  const kind = path.endsInSlash ? 'folder' : 'file'
  const { uncompressedSize: size, compressedSize: compressedBytes } = entry
  if (kind === 'folder') checkFolder(entry)
  else {
    const isMarked =
      (mode & TYPE_BITS) === FOLDER_TYPE || (entry.externalFileAttributes & IS_FOLDER) !== 0
    if (isMarked) throw refuse('zip.folder', { entry: name })
    if ((mode & SET_ID_BITS) !== 0) throw refuse('entry.set_id', { entry: name })
  }
  checkFileSize(name, size, limits)
  if (method === STORED && size !== compressedBytes) {
    throw refuse('zip.size', { entry: name, limit: size, value: compressedBytes })
  }
  return {
    path,
    kind,
    size,
    executable: (mode & ANY_EXECUTE_BIT) !== 0,
    name,
    flags,
    method,
    checksum: entry.crc32,
    compressedBytes,
    start: entry.relativeOffsetOfLocalHeader,
  }
}

/** Some readers go by the local header alone, so it may not describe another file. */
export const checkLocalHeader = (entry: ZipEntry, local: LocalFileHeader): void => {
  const { name, flags, method, checksum, compressedBytes, size } = entry
  const expected = [checksum, compressedBytes, size]
  const found = [local.crc32, local.compressedSize, local.uncompressedSize]
  const isUnknownYet = (flags & HAS_DESCRIPTOR) !== 0
  const isSame =
    Buffer.compare(local.fileName, name) === 0 &&
    (local.generalPurposeBitFlag | EFFORT) === (flags | EFFORT) &&
    local.compressionMethod === method &&
    found.every((value, at) => value === expected[at] || (isUnknownYet && value === 0))
  if (!isSame) throw refuse('zip.local', { entry: name })
  checkExtraFields(name, extraFieldsOf(local))
}

const extraFieldsOf = ({ extraField, fileName }: LocalFileHeader): ExtraField[] => {
  try {
    return parseExtraFields(extraField)
  } catch {
    throw refuse('zip.malformed', { entry: fileName })
  }
}

const checkCoding = (entry: Uint8Array, flags: number, method: number): void => {
  if ((flags & ENCRYPTED) !== 0) throw refuse('zip.encrypted', { entry })
  if ((flags & ~(HAS_DESCRIPTOR | EFFORT | IS_UTF8)) !== 0) {
    throw refuse('zip.flags', { entry, value: flags })
  }
  if (method !== STORED && method !== DEFLATED) {
    throw refuse('zip.method', { entry, value: method })
  }
}

const checkExtraFields = (name: Uint8Array, fields: ExtraField[]): void => {
  for (const { id, data } of fields) {
    if (id === ZIP64) throw refuse('zip.zip64', { entry: name })
    if (id === AES) throw refuse('zip.encrypted', { entry: name })
    // A version and a checksum of the name come before the other name.
    if (id === UNICODE_PATH && Buffer.compare(data.subarray(5), name) !== 0) {
      throw refuse('zip.name', { entry: name })
    }
  }
}

const checkFolder = ({ fileNameRaw: entry, uncompressedSize, compressedSize }: Entry): void => {
  if (uncompressedSize > 0 || compressedSize > EMPTY_DEFLATED_BYTES) {
    throw refuse('entry.folder_size', { entry, value: Math.max(uncompressedSize, compressedSize) })
  }
}
