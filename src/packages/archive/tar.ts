/**
 * The members of a tar stream, one at a time: files and folders only, with the name and size that
 * every reader agrees on. The stream is read to its last byte, even after the end mark.
 */
import type { ByteReader } from './byte-reader.ts'
import type { ArchiveLimits } from './limits.ts'
import { ANY_EXECUTE_BIT, type ArchiveMember, checkFileSize, SET_ID_BITS } from './member.ts'
import { readEntryPath } from './names.ts'
import { checkGlobalPaxHeader, readPaxHeader, type PaxOverrides } from './pax.ts'
import { refuse, type RefusalReason } from '../errors.ts'
import { BLOCK_BYTES, isZero, readTarHeader, type TarHeader } from './tar-header.ts'

const GZIP_FIRST_BYTE = 0x1f
const SLASH = 0x2f
const HERE = Buffer.from('./')

const refusedTypes: Record<string, RefusalReason> = {
  1: 'entry.link',
  2: 'entry.link',
  3: 'entry.device',
  4: 'entry.device',
  6: 'entry.fifo',
  7: 'entry.contiguous',
  K: 'entry.link',
  S: 'entry.sparse',
}

export async function* readTarMembers(
  input: ByteReader,
  limits: ArchiveLimits,
): AsyncGenerator<ArchiveMember, void, undefined> {
  if ((await input.peek()) === GZIP_FIRST_BYTE) throw refuse('gzip.nested')
  let entries = 0
  let pending: PaxOverrides | null = null
  let afterGlobal = false

  for (;;) {
    const block = await input.take(BLOCK_BYTES)
    if (block === null) throw refuse('tar.end_missing')
    if (isZero(block)) {
      if (pending !== null || afterGlobal) throw refuse('metadata.dangling')
      await readEnd(input)
      return
    }

    const header = readTarHeader(block)
    if (header.type === 'x' || header.type === 'L') {
      if (pending !== null) throw refuse('metadata.repeated')
      const body = await readMetadata(input, header, limits)
      pending = header.type === 'x' ? readPaxHeader(body) : { path: withoutFinalNul(body) }
      continue
    }

    entries += 1
    if (entries > limits.entries) throw refuse('limit.entries', { limit: limits.entries })
    if (header.type === 'g') {
      if (pending !== null) throw refuse('metadata.dangling')
      if (afterGlobal) throw refuse('metadata.repeated')
      checkGlobalPaxHeader(await readMetadata(input, header, limits))
      afterGlobal = true
      continue
    }

    const member = checkMember(header, pending ?? {}, limits)
    pending = null
    afterGlobal = false
    let isRead = false
    yield {
      ...member,
      read: async () => {
        isRead = true
        const bytes = new Uint8Array(member.size)
        await input.readInto(bytes)
        return bytes
      },
    }
    if (!isRead) await input.skip(member.size)
    await input.skip(paddingOf(member.size))
  }
}

const checkMember = (
  header: TarHeader,
  overrides: PaxOverrides,
  limits: ArchiveLimits,
): Omit<ArchiveMember, 'read'> => {
  const entry = overrides.path ?? header.name
  if (header.type !== '0' && header.type !== '5') {
    throw refuse(refusedTypes[header.type] ?? 'entry.type', { entry, value: header.type })
  }
  if (header.linkName.length > 0) throw refuse('entry.link_name', { entry })
  if (overrides.size !== undefined && overrides.size !== header.size) {
    throw refuse('pax.size', { entry, limit: header.size, value: overrides.size })
  }
  if (overrides.path !== undefined && header.isOldFolder)
    throw refuse('tar.name_conflict', { entry })
  if (overrides.path === undefined && header.hasTimesInPrefix) {
    throw refuse('tar.times_as_prefix', { entry })
  }
  const path = readEntryPath(isRoot(header.type, entry) ? HERE : entry, limits)
  // Before there was a type for folders, a slash at the end of the name marked them.
  const kind = header.type === '5' || path.endsInSlash ? 'folder' : 'file'
  if (header.type !== '5' && path.components.length === 0) throw refuse('path.dot', { entry })
  if (kind === 'folder' && header.size > 0) {
    const reason = header.type === '5' ? 'entry.folder_size' : 'entry.trailing_slash'
    throw refuse(reason, { entry, value: header.size })
  }
  // Folders on shared disks often have the set-group-id bit, and modes of folders are not stored.
  if (kind === 'file' && (header.mode & SET_ID_BITS) !== 0) throw refuse('entry.set_id', { entry })
  checkFileSize(entry, header.size, limits)
  return { path, kind, size: header.size, executable: (header.mode & ANY_EXECUTE_BIT) !== 0 }
}

/** Some writers name the packed folder itself `/`. */
const isRoot = (type: string, name: Uint8Array): boolean =>
  type === '5' && name.length === 1 && name[0] === SLASH

const readMetadata = async (
  input: ByteReader,
  header: TarHeader,
  limits: ArchiveLimits,
): Promise<Uint8Array> => {
  if (header.size > limits.metadataBytes) {
    throw refuse('limit.metadata', { limit: limits.metadataBytes, value: header.size })
  }
  const body = new Uint8Array(header.size)
  await input.readInto(body)
  // Some readers continue a name or records in the rest of the block.
  const padding = new Uint8Array(paddingOf(header.size))
  await input.readInto(padding)
  if (!isZero(padding)) throw refuse('metadata.padding')
  return body
}

const withoutFinalNul = (name: Uint8Array): Uint8Array =>
  name.at(-1) === 0 ? name.subarray(0, -1) : name

const paddingOf = (size: number): number => (BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES

const readEnd = async (input: ByteReader): Promise<void> => {
  const second = await input.take(BLOCK_BYTES)
  if (second === null || !isZero(second)) throw refuse('tar.end_lone')
  for (;;) {
    const rest = await input.next()
    if (rest === null) return
    if (!isZero(rest)) throw refuse('tar.trailing')
  }
}
