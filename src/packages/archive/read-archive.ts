/**
 * Reads a package archive from end to end and passes on its files one at a time, so at most one
 * file is in memory. Any fault rejects the whole archive.
 */
import { createHash, hash } from 'node:crypto'
import { ByteReader } from './byte-reader.ts'
import { sortByPathBytes } from '../fingerprint.ts'
import { gunzip } from './gunzip.ts'
import { Layout, type Manifests } from './layout.ts'
import type { ArchiveLimits } from './limits.ts'
import { mediaTypeOf } from './media-type.ts'
import type { ArchiveMember } from './member.ts'
import { NameTree } from './name-tree.ts'
import { isJunk } from './names.ts'
import { readTarMembers } from './tar.ts'
import type { OnContent, PackageFile } from '../types.ts'

export type ArchiveContent = {
  /** Name of the removed top folder. */
  folder: string | null
  /** Sorted by path bytes. */
  files: PackageFile[]
  /** Files that packers add for themselves, by their names in the archive, sorted by path bytes. */
  ignored: string[]
  manifests: Manifests
}

const gitBlobId = (bytes: Uint8Array): string =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')

type Content = { sha256: string; git_blob_id: string; offset: number }

/** The members of a tar.gz. */
export async function* readTarGz(
  source: AsyncIterable<Uint8Array>,
  limits: ArchiveLimits,
): AsyncGenerator<ArchiveMember, void, undefined> {
  const input = new ByteReader(gunzip(source, limits), 'tar.truncated')
  try {
    yield* readTarMembers(input, limits)
  } finally {
    await input.close()
  }
}

/** Reads a tar.gz. */
export const readArchive = (
  source: AsyncIterable<Uint8Array>,
  limits: ArchiveLimits,
  onContent: OnContent,
): Promise<ArchiveContent> => readMembers(readTarGz(source, limits), limits, onContent)

/**
 * The receiver may retain the bytes passed to `onContent`. `look` sees every file before that, by
 * its path in the archive.
 */
export const readMembers = async (
  members: AsyncIterable<ArchiveMember>,
  limits: ArchiveLimits,
  onContent: OnContent,
  look: (path: string, bytes: Uint8Array) => void = () => {},
): Promise<ArchiveContent> => {
  const names = new NameTree()
  const layout = new Layout<PackageFile>(limits)
  const ignored: { path: string }[] = []
  const contents = new Map<string, Content>()
  let packed = 0
  for await (const member of members) {
    const path = member.path.components.join('/')
    names.add(member.path, member.kind)
    if (isJunk(member.path.components)) {
      if (member.kind === 'file') ignored.push({ path })
      continue
    }
    if (member.kind === 'folder') {
      layout.addFolder(path)
      continue
    }
    const bytes = await member.read()
    const sha256 = hash('sha256', bytes, 'hex')
    const { size, executable } = member
    const known = contents.get(sha256)
    const content = known ?? { sha256, git_blob_id: gitBlobId(bytes), offset: packed }
    const media_type = mediaTypeOf(path, bytes)
    layout.addFile({ path, size, ...content, executable, media_type }, bytes)
    look(path, bytes)
    if (known) continue
    contents.set(sha256, content)
    packed += size
    await onContent({ sha256, bytes })
  }
  const { folder, files, manifests } = layout.finish()
  return {
    folder,
    files: sortByPathBytes(files),
    ignored: sortByPathBytes(ignored).map((item) => item.path),
    manifests,
  }
}
