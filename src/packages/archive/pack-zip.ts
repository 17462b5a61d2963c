/**
 * Writes a package as a zip file: its files without compression, in the given order, with the time
 * of the format's first day. The same files always give the same bytes, with any version of zlib.
 */
import { crc32 } from 'node:zlib'
import type { PackedFile } from './pack.ts'

const LOCAL_HEADER = 0x04034b50
const DIRECTORY_ENTRY = 0x02014b50
const END = 0x06054b50
const LOCAL_HEADER_BYTES = 30
const DIRECTORY_ENTRY_BYTES = 46
const END_BYTES = 22
const VERSION = 20
/** The attributes are those of Unix. */
const MADE_BY_UNIX = 3 << 8
const IS_UTF8 = 0x0800
/** 1980-01-01. */
const FIRST_DAY = 0x0021
const REGULAR_FILE = 0o100000
/** Beyond these, the format needs zip64, and readers differ. */
const MAX_FILES = 0xfffe
const MAX_BYTES = 0xfffffffe

type Zipped = { name: Buffer; size: number; executable: boolean }

const nameOf = (path: string, folder: string): Buffer =>
  Buffer.from(folder === '' ? path : `${folder}/${path}`)

/** The bytes of the whole zip file. */
export const zipSizeOf = (files: Pick<PackedFile, 'path' | 'size'>[], folder: string): number =>
  files.reduce(
    (sum, { path, size }) =>
      sum + size + LOCAL_HEADER_BYTES + DIRECTORY_ENTRY_BYTES + 2 * nameOf(path, folder).length,
    END_BYTES,
  )

/**
 * `folder` is the one top folder, or empty for files at the root. Reads each file twice, since its
 * checksum comes before its bytes: readers that see a zip file as a stream need it there.
 */
export async function* packZip(
  files: PackedFile[],
  folder: string,
): AsyncGenerator<Uint8Array, void, undefined> {
  if (files.length > MAX_FILES || zipSizeOf(files, folder) > MAX_BYTES) {
    throw new Error('the package is too large for a zip file')
  }
  const directory: Buffer[] = []
  let start = 0
  for (const file of files) {
    const { path, size, executable } = file
    const zipped = { name: nameOf(path, folder), size, executable }
    const common = commonFields(zipped, await checksumOf(file))
    const header = localHeader(zipped, common)
    yield header
    yield* file.read()
    directory.push(directoryEntry(zipped, common, start))
    start += header.length + size
  }
  yield Buffer.concat([...directory, endOf(directory, start)])
}

const checksumOf = async ({ path, size, read }: PackedFile): Promise<number> => {
  let checksum = 0
  let bytes = 0
  for await (const piece of read()) {
    checksum = crc32(piece, checksum)
    bytes += piece.length
  }
  if (bytes !== size) throw new Error(`${path} has ${bytes} bytes, not ${size}`)
  return checksum
}

/** What both headers have, from the version that a reader needs to the length of the name. */
const commonFields = ({ name, size }: Zipped, checksum: number): Buffer => {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(VERSION, 0)
  fields.writeUInt16LE(IS_UTF8, 2)
  fields.writeUInt16LE(FIRST_DAY, 8)
  fields.writeUInt32LE(checksum, 10)
  fields.writeUInt32LE(size, 14)
  fields.writeUInt32LE(size, 18)
  fields.writeUInt16LE(name.length, 22)
  return fields
}

const localHeader = ({ name }: Zipped, common: Buffer): Buffer => {
  const signature = Buffer.alloc(4)
  signature.writeUInt32LE(LOCAL_HEADER)
  return Buffer.concat([signature, common, name])
}

const directoryEntry = ({ name, executable }: Zipped, common: Buffer, start: number): Buffer => {
  const head = Buffer.alloc(6)
  head.writeUInt32LE(DIRECTORY_ENTRY)
  head.writeUInt16LE(MADE_BY_UNIX | VERSION, 4)
  const tail = Buffer.alloc(14)
  const mode = REGULAR_FILE | (executable ? 0o755 : 0o644)
  tail.writeUInt16LE(mode, 8)
  tail.writeUInt32LE(start, 10)
  return Buffer.concat([head, common, tail, name])
}

const endOf = (directory: Buffer[], start: number): Buffer => {
  const end = Buffer.alloc(END_BYTES)
  end.writeUInt32LE(END)
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(
    directory.reduce((sum, entry) => sum + entry.length, 0),
    12,
  )
  end.writeUInt32LE(start, 16)
  return end
}
