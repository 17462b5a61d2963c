/** Reads archives for the tests of this folder: all of one, or why it is refused. */
import { Buffer } from 'node:buffer'
import { defaultLimits, type ArchiveLimits } from '../../src/packages/archive/limits.ts'
import { readArchive, type ArchiveContent } from '../../src/packages/archive/read-archive.ts'
import type { RefusalReason } from '../../src/packages/errors.ts'
import { AppError } from '../../src/platform/errors.ts'
import { chunked, gzip, skillMd, tar, type TarMember } from '../support/archives.ts'

/** What the archive is, the bytes, and why they are refused. */
export type HostileCase = [what: string, bytes: Uint8Array, reason: RefusalReason]

export type Read = ArchiveContent & { bytesOf: (path: string) => Buffer }

export const readAll = async (
  bytes: Uint8Array,
  { limits = defaultLimits, chunkBytes }: { limits?: ArchiveLimits; chunkBytes?: number } = {},
): Promise<Read> => {
  const contents = new Map<string, Uint8Array>()
  const content = await readArchive(chunked(bytes, chunkBytes), limits, (file) => {
    contents.set(file.sha256, file.bytes)
  })
  const bytesOf = (path: string): Buffer => {
    const file = content.files.find((it) => it.path === path)
    return Buffer.from(contents.get(file?.sha256 ?? '') ?? [])
  }
  return { ...content, bytesOf }
}

/** The stable reason of the refusal, or what else happened. */
export const reasonOf = async (reading: Promise<Read>): Promise<unknown> => {
  try {
    const { files } = await reading
    return `accepted: ${files.map((file) => file.path).join(', ')}`
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'skills.upload.invalid_archive') throw error
    return error.details?.['reason']
  }
}

export const verdictOf = (
  bytes: Uint8Array,
  options: { limits?: ArchiveLimits; chunkBytes?: number } = {},
): Promise<unknown> => reasonOf(readAll(bytes, options))

export const SKILL: TarMember = { path: 'SKILL.md', body: skillMd() }

/** The members behind a good SKILL.md, as a tar.gz. */
export const beside = (...members: (TarMember | Uint8Array)[]): Buffer =>
  gzip(tar([SKILL, ...members]))

/** So many bytes of text that packs about five to one, as long prose does. */
export const words = (length: number): Buffer => {
  const numbers = Array.from({ length: 16_384 }, (_, index) => `${(index * 7919) % 100_003} `)
  return Buffer.alloc(length, numbers.join(''))
}

/** So many bytes that pack about thirty to one: just below the limit of the ratio, and quick. */
export const dense = (length: number): Buffer =>
  Buffer.alloc(length, Buffer.concat([words(2 ** 16), Buffer.alloc(2 ** 16 * 15)]))
