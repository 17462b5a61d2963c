/**
 * The end record of a zip file. It must leave no choice: it is the last one, nothing follows it, and
 * the central directory ends where it begins.
 */
import type { ArchiveLimits } from './limits.ts'
import type { RandomAccess } from './random-access.ts'
import { refuse } from '../errors.ts'

export type ZipEnd = {
  entries: number
  /** Where the central directory begins, and how long it is. */
  directory: number
  directoryBytes: number
}

const END = 0x06054b50
const END_BYTES = 22
const COMMENT_BYTES = 0xffff
const ZIP64_LOCATOR = 0x07064b50
const ZIP64_LOCATOR_BYTES = 20
/** Fields with these values refer to zip64 records. */
const TOO_MANY = 0xffff
const TOO_LARGE = 0xffffffff
/** `PK`. */
const FIRST_BYTES = 0x4b50

export const readZipEnd = async (file: RandomAccess, limits: ArchiveLimits): Promise<ZipEnd> => {
  if (file.size === 0) throw refuse('zip.empty')
  const tailBytes = Math.min(file.size, ZIP64_LOCATOR_BYTES + END_BYTES + COMMENT_BYTES)
  const tail = Buffer.from(await file.read(file.size - tailBytes, tailBytes))
  const at = findEnd(tail)
  if (at === null) throw refuse((await isZip(file)) ? 'zip.truncated' : 'zip.magic')
  const end = tail.subarray(at)
  if (end.readUInt16LE(20) !== end.length - END_BYTES) throw refuse('zip.trailing')
  const isZip64 =
    at >= ZIP64_LOCATOR_BYTES && tail.readUInt32LE(at - ZIP64_LOCATOR_BYTES) === ZIP64_LOCATOR
  return checkEnd(end, { isZip64, position: file.size - end.length, limits })
}

/** The last one, as all readers take it. */
const findEnd = (tail: Buffer): number | null => {
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) === END) return at
  }
  return null
}

const isZip = async (file: RandomAccess): Promise<boolean> => {
  const first = Buffer.from(await file.read(0, 2))
  return first.length === 2 && first.readUInt16LE(0) === FIRST_BYTES
}

const checkEnd = (
  end: Buffer,
  { isZip64, position, limits }: { isZip64: boolean; position: number; limits: ArchiveLimits },
): ZipEnd => {
  const disks = [end.readUInt16LE(4), end.readUInt16LE(6)]
  const entriesOfDisk = end.readUInt16LE(8)
  const entries = end.readUInt16LE(10)
  const directoryBytes = end.readUInt32LE(12)
  const directory = end.readUInt32LE(16)
  const isLarge = entries === TOO_MANY || [directoryBytes, directory].includes(TOO_LARGE)
  if (isZip64 || isLarge) throw refuse('zip.zip64')
  if (disks.some((disk) => disk !== 0) || entriesOfDisk !== entries) throw refuse('zip.disks')
  if (directory + directoryBytes !== position) throw refuse('zip.directory')
  if (entries > limits.entries) {
    throw refuse('limit.entries', { limit: limits.entries, value: entries })
  }
  return { entries, directory, directoryBytes }
}
