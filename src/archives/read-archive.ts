/**
 * Reads a package archive (tar.gz) from end to end and hands over its files one at a time, so no
 * more than one file is in memory. Either the whole archive is in order, or it is refused.
 */
import { hash } from 'node:crypto'
import { ByteReader } from './byte-reader.ts'
import { sortByPathBytes } from './fingerprint.ts'
import { gunzip } from './gunzip.ts'
import { Layout, type Manifests } from './layout.ts'
import type { ArchiveLimits } from './limits.ts'
import { mediaTypeOf } from './media-type.ts'
import { NameTree } from './name-tree.ts'
import { isJunk } from './names.ts'
import { readTarMembers } from './tar.ts'
import type { PackageFile, ReadFile } from './types.ts'

export type ArchiveContent = {
  /** Name of the top folder that was dropped. */
  folder: string | null
  /** Sorted by path bytes. */
  files: PackageFile[]
  /** Packers' junk, as named in the archive, sorted by path bytes. */
  ignored: string[]
  manifests: Manifests
}

/**
 * Bytes given to `onFile` are the receiver's to keep; each content comes once. `look` sees every
 * file before that, by its path in the archive.
 */
export const readArchive = async (
  source: AsyncIterable<Uint8Array>,
  limits: ArchiveLimits,
  onFile: (file: ReadFile) => Promise<void> | void,
  look: (path: string, bytes: Uint8Array) => void = () => {},
): Promise<ArchiveContent> => {
  const input = new ByteReader(gunzip(source, limits), 'tar.truncated')
  const names = new NameTree()
  const layout = new Layout<PackageFile>(limits)
  const ignored: { path: string }[] = []
  const handedOver = new Set<string>()
  try {
    for await (const member of readTarMembers(input, limits)) {
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
      layout.addFile(
        { path, size, sha256, executable, media_type: mediaTypeOf(path, bytes) },
        bytes,
      )
      look(path, bytes)
      if (handedOver.has(sha256)) continue
      handedOver.add(sha256)
      await onFile({ sha256, bytes })
    }
  } finally {
    await input.close()
  }
  const { folder, files, manifests } = layout.finish()
  return {
    folder,
    files: sortByPathBytes(files),
    ignored: sortByPathBytes(ignored).map((item) => item.path),
    manifests,
  }
}
