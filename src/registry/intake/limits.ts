/** The limits of packages, as they are configured. Pure. */
import { type ArchiveLimits, defaultLimits } from '../../packages/archive/limits.ts'
import type { Config } from '../../platform/config/config.ts'

export const limitsOf = (config: Config): ArchiveLimits => ({
  ...defaultLimits,
  compressedBytes: config.uploads.maxCompressedBytes,
  uncompressedBytes: config.uploads.maxUncompressedBytes,
  entries: config.archives.maxEntries,
  fileBytes: config.archives.maxFileBytes,
})
