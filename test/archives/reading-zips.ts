/** Reads zip files for the tests of this folder: all of one, or why it is rejected. */
import { Buffer } from 'node:buffer'
import { defaultLimits, type ArchiveLimits } from '../../src/packages/archive/limits.ts'
import { bytesInMemory } from '../../src/packages/archive/random-access.ts'
import { readMembers } from '../../src/packages/archive/read-archive.ts'
import { readZipMembers } from '../../src/packages/archive/zip.ts'
import { skillMd } from '../support/archives.ts'
import { zip, type ZipMember } from '../support/zips.ts'
import { reasonOf, type Read } from './reading.ts'

export const SKILL: ZipMember = { path: 'SKILL.md', body: skillMd() }

/** The members behind a good SKILL.md. */
export const zipBeside = (...members: ZipMember[]): Buffer => zip([SKILL, ...members])

export const readZip = async (
  bytes: Uint8Array,
  limits: ArchiveLimits = defaultLimits,
): Promise<Read> => {
  const contents = new Map<string, Uint8Array>()
  const members = readZipMembers(bytesInMemory(bytes), limits)
  const content = await readMembers(members, limits, (file) => {
    contents.set(file.sha256, file.bytes)
  })
  const bytesOf = (path: string): Buffer => {
    const file = content.files.find((it) => it.path === path)
    return Buffer.from(contents.get(file?.sha256 ?? '') ?? [])
  }
  return { ...content, bytesOf }
}

/** The stable reason of the rejection, or what else happened. */
export const zipVerdictOf = (bytes: Uint8Array, limits?: ArchiveLimits): Promise<unknown> =>
  reasonOf(readZip(bytes, limits))
