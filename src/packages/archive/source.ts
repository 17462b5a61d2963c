/** The bytes of an upload, by the form in which they contain a package. */
import type { ArchiveLimits } from './limits.ts'
import type { ArchiveMember } from './member.ts'
import type { RandomAccess } from './random-access.ts'
import { readTarGz } from './read-archive.ts'
import { readSentFiles, type SentFile } from './sent-files.ts'
import { readZipMembers } from './zip.ts'

/** Plain data, since it crosses threads. */
export type ArchiveForm =
  { kind: 'tar.gz' } | { kind: 'zip' } | { kind: 'files'; files: SentFile[] }

export type PackageSource =
  | { kind: 'tar.gz'; bytes: AsyncIterable<Uint8Array> }
  | { kind: 'zip'; file: RandomAccess }
  | { kind: 'files'; bytes: AsyncIterable<Uint8Array>; files: SentFile[] }

export const membersOf = (
  source: PackageSource,
  limits: ArchiveLimits,
): AsyncIterable<ArchiveMember> => {
  if (source.kind === 'zip') return readZipMembers(source.file, limits)
  if (source.kind === 'files') return readSentFiles(source.bytes, source.files, limits)
  return readTarGz(source.bytes, limits)
}
