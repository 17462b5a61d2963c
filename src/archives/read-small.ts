/**
 * Reads packages that are so small that a thread would cost more than the reading. What it takes is
 * bounded by their size alone: the worst texts known take about 1 ms for each KiB.
 */
import { AppError } from '../errors.ts'
import type { ArchiveLimits } from './limits.ts'
import { readPackage } from './read-package.ts'
import type { ReadFile, SkillPackage } from './types.ts'

const UNPACKED_BYTES = 32 * 1024

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
    const bounded = { ...limits, uncompressedBytes: UNPACKED_BYTES }
    const pack = await readPackage(alone(archive), bounded, (file) => void contents.push(file))
    return { pack, contents }
  } catch (error) {
    const isLarge = error instanceof AppError && error.details?.reason === 'limit.uncompressed'
    if (isLarge) return null
    throw error
  }
}
