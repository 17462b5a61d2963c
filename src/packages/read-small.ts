/**
 * Reads packages that are so small that handing them to a thread would cost more than reading them.
 * It runs on the request thread, and leaves everything that might take more than a few milliseconds
 * to a thread.
 */
import { AppError } from '../platform/errors.ts'
import type { Manifests } from './archive/layout.ts'
import { isLight } from './light.ts'
import type { ArchiveLimits } from './archive/limits.ts'
import { readPackage } from './read-package.ts'
import { light, TooMuchWork } from './scan/budget.ts'
import { SecurityScan } from './scan/security-scan.ts'
import type { RefusalReason } from './errors.ts'
import type { FileContent } from './types.ts'
import type { ReadResult } from './threads/protocol.ts'

const UNPACKED_BYTES = 32 * 1024

/** Limits of this reader only; packages beyond them are read by a thread. */
const GIVES_UP: unknown[] = ['limit.uncompressed', 'limit.gzip_members'] satisfies RefusalReason[]

class TooHeavy extends Error {}

const checkLight = (manifests: Manifests): void => {
  if (!isLight(manifests)) throw new TooHeavy()
}

async function* alone(bytes: Uint8Array): AsyncGenerator<Uint8Array, void, undefined> {
  yield bytes
}

/** Null if the package is not small. Rejects an invalid package. */
export const readSmall = async (
  archive: Uint8Array,
  limits: ArchiveLimits,
): Promise<ReadResult<Buffer> | null> => {
  if (archive.length > UNPACKED_BYTES || limits.uncompressedBytes < UNPACKED_BYTES) return null
  const contents: Uint8Array[] = []
  try {
    const bounded = { ...limits, uncompressedBytes: UNPACKED_BYTES, gzipMembers: 1 }
    const keep = ({ bytes }: FileContent) => void contents.push(bytes)
    const skillPackage = await readPackage(alone(archive), bounded, keep, {
      scan: new SecurityScan(light()),
      beforeParsing: checkLight,
    })
    return { skillPackage, pack: Buffer.concat(contents) }
  } catch (error) {
    if (error instanceof TooHeavy || error instanceof TooMuchWork) return null
    if (error instanceof AppError && GIVES_UP.includes(error.details?.reason)) return null
    throw error
  }
}
