/**
 * Reads packages that are so small that a thread would cost more than the reading. It runs on the
 * thread that answers, so it gives up on whatever could take it more than a few milliseconds.
 */
import { AppError } from '../errors.ts'
import type { Manifests } from './layout.ts'
import { isLight } from './light.ts'
import type { ArchiveLimits } from './limits.ts'
import { readPackage } from './read-package.ts'
import type { RefusalReason } from './refusals.ts'
import type { ReadFile, SkillPackage } from './types.ts'

const UNPACKED_BYTES = 32 * 1024

/** Limits that a package may be over only here. */
const GIVES_UP: unknown[] = ['limit.uncompressed', 'limit.gzip_members'] satisfies RefusalReason[]

class TooHeavy extends Error {}

const checkLight = (manifests: Manifests): void => {
  if (!isLight(manifests)) throw new TooHeavy()
}

async function* alone(bytes: Uint8Array): AsyncGenerator<Uint8Array, void, undefined> {
  yield bytes
}

/** With each content once; null where it is not small. Refuses what is no package. */
export const readSmall = async (
  archive: Uint8Array,
  limits: ArchiveLimits,
): Promise<{ pack: SkillPackage; contents: ReadFile[] } | null> => {
  if (archive.length > UNPACKED_BYTES || limits.uncompressedBytes < UNPACKED_BYTES) return null
  const contents: ReadFile[] = []
  try {
    const bounded = { ...limits, uncompressedBytes: UNPACKED_BYTES, gzipMembers: 1 }
    const keep = (file: ReadFile) => void contents.push(file)
    const pack = await readPackage(alone(archive), bounded, keep, checkLight)
    return { pack, contents }
  } catch (error) {
    if (error instanceof TooHeavy) return null
    if (error instanceof AppError && GIVES_UP.includes(error.details?.reason)) return null
    throw error
  }
}
