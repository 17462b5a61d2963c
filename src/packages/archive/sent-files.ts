/** The files of a package that were sent one by one, as members: their bytes, one after the other. */
import { ByteReader } from './byte-reader.ts'
import type { ArchiveLimits } from './limits.ts'
import { type ArchiveMember, checkFileSize } from './member.ts'
import { readEntryPath } from './names.ts'
import { refuse } from '../errors.ts'

/** In the order of their bytes. */
export type SentFile = { name: string; size: number }

export async function* readSentFiles(
  source: AsyncIterable<Uint8Array>,
  files: SentFile[],
  limits: ArchiveLimits,
): AsyncGenerator<ArchiveMember, void, undefined> {
  if (files.length > limits.entries) {
    throw refuse('limit.entries', { limit: limits.entries, value: files.length })
  }
  const total = files.reduce((sum, { size }) => sum + size, 0)
  if (total > limits.uncompressedBytes) {
    throw refuse('limit.uncompressed', { limit: limits.uncompressedBytes, value: total })
  }
  const input = new ByteReader(source, 'files.truncated')
  try {
    for (const { name, size } of files) {
      const entry = Buffer.from(name)
      const path = readEntryPath(entry, limits)
      if (path.endsInSlash) throw refuse('entry.trailing_slash', { entry })
      checkFileSize(entry, size, limits)
      const bytes = new Uint8Array(size)
      await input.readInto(bytes)
      yield { path, kind: 'file', size, executable: false, read: async () => bytes }
    }
  } finally {
    await input.close()
  }
}
