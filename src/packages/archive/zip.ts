/**
 * The members of a zip file. `yauzl` parses its records; what it accepts and other readers take for
 * another archive is rejected here: the entries must fill the file from its first byte to the
 * central directory, without a gap or an overlap, and be described in the same way in both places.
 */
import { callbackify } from 'node:util'
import { crc32, inflateRawSync } from 'node:zlib'
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl'
import type { ArchiveLimits } from './limits.ts'
import type { ArchiveMember } from './member.ts'
import type { RandomAccess } from './random-access.ts'
import { readZipEnd, type ZipEnd } from './zip-end.ts'
import {
  checkLocalHeader,
  HAS_DESCRIPTOR,
  readZipEntry,
  STORED,
  type ZipEntry,
} from './zip-entry.ts'
import { AppError } from '../../platform/errors.ts'
import { refuse } from '../errors.ts'

type Located = ZipEntry & { parsed: Entry; dataStart: number }

/** Names and sizes are checked here. */
const OPTIONS = {
  lazyEntries: true,
  autoClose: false,
  decodeStrings: false,
  validateEntrySizes: false,
} as const
const DIRECTORY_ENTRY_BYTES = 46
const DESCRIPTOR = 0x08074b50
/** Without its optional signature. */
const DESCRIPTOR_BYTES = 12

export async function* readZipMembers(
  file: RandomAccess,
  limits: ArchiveLimits,
): AsyncGenerator<ArchiveMember, void, undefined> {
  try {
    if (file.size > limits.compressedBytes) {
      throw refuse('limit.compressed', { limit: limits.compressedBytes })
    }
    for (const entry of await readEntries(file, limits)) {
      const { path, kind, size, executable } = entry
      yield { path, kind, size, executable, read: () => readData(file, entry) }
    }
  } finally {
    await file.close()
  }
}

const readEntries = async (file: RandomAccess, limits: ArchiveLimits): Promise<Located[]> => {
  const end = await readZipEnd(file, limits)
  return new Reader(file).run(async (zip) => {
    const entries = await readDirectory(zip, end, limits)
    checkSizes(entries, file, limits)
    await locate(zip, entries, { file, end })
    return entries
  })
}

class Reader extends RandomAccessReader {
  readonly #file: RandomAccess
  #failure: { error: unknown } | null = null

  constructor(file: RandomAccess) {
    super()
    this.#file = file
  }

  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    const fill = async (): Promise<void> => {
      try {
        target.set(await readExactly(this.#file, position, length), offset)
      } catch (error) {
        this.#failure ??= { error }
        throw error
      }
    }
    callbackify(fill)(callback)
  }

  /** An error of the parser is a fault of the zip file, unless the bytes could not be read. */
  async run<T>(work: (zip: ZipFile) => Promise<T>): Promise<T> {
    try {
      return await work(await fromRandomAccessReaderPromise(this, this.#file.size, OPTIONS))
    } catch (thrown) {
      const { error } = this.#failure ?? { error: thrown }
      if (error instanceof AppError || this.#failure !== null) throw error
      const value = error instanceof Error ? error.message : ''
      throw refuse(value.includes('encryption') ? 'zip.encrypted' : 'zip.malformed', { value })
    }
  }
}

const readExactly = async (
  file: RandomAccess,
  start: number,
  length: number,
): Promise<Uint8Array> => {
  if (start + length > file.size) throw refuse('zip.truncated')
  const bytes = await file.read(start, length)
  if (bytes.length !== length) throw refuse('zip.truncated')
  return bytes
}

const readDirectory = async (
  zip: ZipFile,
  end: ZipEnd,
  limits: ArchiveLimits,
): Promise<Located[]> => {
  const entries: Located[] = []
  let bytes = 0
  for await (const entry of zip.eachEntry()) {
    bytes += DIRECTORY_ENTRY_BYTES
    bytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength
    if (bytes > end.directoryBytes) throw refuse('zip.directory')
    entries.push({ ...readZipEntry(entry, limits), parsed: entry, dataStart: 0 })
  }
  if (bytes !== end.directoryBytes) throw refuse('zip.directory')
  return entries
}

/** Before anything is inflated: sizes that are not true are rejected when the data is read. */
const checkSizes = (entries: ZipEntry[], { size }: RandomAccess, limits: ArchiveLimits): void => {
  const unpacked = entries.reduce((sum, entry) => sum + entry.size, 0)
  if (unpacked > limits.uncompressedBytes) {
    throw refuse('limit.uncompressed', { limit: limits.uncompressedBytes, value: unpacked })
  }
  if (unpacked > limits.ratioFreeBytes && unpacked > size * limits.ratio) {
    throw refuse('limit.ratio', { limit: limits.ratio })
  }
}

/** Finds the data of each entry, and no byte that belongs to none, or to two. */
const locate = async (
  zip: ZipFile,
  entries: Located[],
  { file, end }: { file: RandomAccess; end: ZipEnd },
): Promise<void> => {
  const inOrder = entries.toSorted((one, other) => one.start - other.start)
  const starts = [...inOrder.map(({ start }) => start), end.directory]
  if (starts[0] !== 0) throw refuse('zip.gap')
  for (const [index, entry] of inOrder.entries()) {
    const { name, start, compressedBytes } = entry
    const next = starts[index + 1] ?? end.directory
    if (next <= start) throw refuse('zip.overlap', { entry: name })
    const local = await zip.readLocalFileHeaderPromise(entry.parsed)
    entry.dataStart = local.fileDataStart
    const dataEnd = local.fileDataStart + compressedBytes
    if (dataEnd > next) throw refuse('zip.overlap', { entry: name })
    checkLocalHeader(entry, local)
    const hasDescriptor = (entry.flags & HAS_DESCRIPTOR) !== 0
    if (hasDescriptor) await checkDescriptor(file, entry, { start: dataEnd, bytes: next - dataEnd })
    else if (dataEnd !== next) throw refuse('zip.gap', { entry: name })
  }
}

const checkDescriptor = async (
  file: RandomAccess,
  { name: entry, checksum, compressedBytes, size }: ZipEntry,
  { start, bytes }: { start: number; bytes: number },
): Promise<void> => {
  const hasSignature = bytes === DESCRIPTOR_BYTES + 4
  if (!hasSignature && bytes !== DESCRIPTOR_BYTES) throw refuse('zip.descriptor', { entry })
  const found = Buffer.from(await readExactly(file, start, bytes))
  const expected = [...(hasSignature ? [DESCRIPTOR] : []), checksum, compressedBytes, size]
  if (expected.some((value, at) => found.readUInt32LE(at * 4) !== value)) {
    throw refuse('zip.descriptor', { entry })
  }
}

const readData = async (
  file: RandomAccess,
  { name: entry, method, size, checksum, compressedBytes, dataStart }: Located,
): Promise<Uint8Array<ArrayBuffer>> => {
  const data = await readExactly(file, dataStart, compressedBytes)
  const bytes = method === STORED ? new Uint8Array(data) : inflated(entry, data, size)
  if (bytes.length !== size) {
    throw refuse('zip.size', { entry, limit: size, value: bytes.length })
  }
  if (crc32(bytes) !== checksum) throw refuse('zip.checksum', { entry })
  return bytes
}

/** The result with `info`, which the types lack. */
type Inflated = { buffer: Uint8Array; engine: { bytesWritten: number } }

const inflated = (entry: Uint8Array, data: Uint8Array, size: number): Uint8Array<ArrayBuffer> => {
  try {
    const options = { maxOutputLength: Math.max(size, 1), info: true } as const
    const { buffer, engine } = inflateRawSync(data, options) as unknown as Inflated
    if (engine.bytesWritten === data.length) return new Uint8Array(buffer)
  } catch (error) {
    const isTooLong = error instanceof RangeError
    throw refuse(isTooLong ? 'zip.size' : 'zip.corrupt', { entry })
  }
  throw refuse('zip.corrupt', { entry })
}
