/** The threads that read archives into packs, their messages and the configured limits. */
import type { FileHandle } from 'node:fs/promises'
import type { Transferable } from 'node:worker_threads'
import type { ArchiveForm } from '../../packages/archive/source.ts'
import { type ArchiveLimits, defaultLimits } from '../../packages/archive/limits.ts'
import type { Config } from '../../platform/config/config.ts'
import { ArchivePool, type ArchivePoolOptions } from '../../packages/threads/pool.ts'
import type { BlobStoreSettings } from '../../platform/blob-store/open-blob-store.ts'
import type { StoredPack } from '../packs/pack-writer.ts'
import { threadEntry } from '../../platform/threads/entry.ts'

/** Where the bytes of an archive are. */
export type Origin =
  /** Objects of the blob store, in order. */
  | { kind: 'objects'; keys: string[] }
  /** Transferred with the message: the thread that reads the file closes it. */
  | { kind: 'file'; file: FileHandle; size: number }
  | { kind: 'memory'; bytes: Uint8Array }

/** The message to a reader thread: plain data and transferred handles. */
export type Order = {
  /** The settings of the store that has the origin and takes the pack. */
  store: BlobStoreSettings
  origin: Origin
  form: ArchiveForm
  /** The key for a pack that is too large for a row; null discards the pack. */
  packKey: string | null
}

export const transferredWith = ({ origin }: Order): Transferable[] =>
  origin.kind === 'file' ? [origin.file] : []

/** The pack is null if the order has no key for it. */
export type PackageReaders = ArchivePool<Order, StoredPack | null>

const entry = threadEntry('thread', import.meta.url)

export const limitsOf = (config: Config): ArchiveLimits => ({
  ...defaultLimits,
  compressedBytes: config.uploads.maxCompressedBytes,
  uncompressedBytes: config.uploads.maxUncompressedBytes,
  entries: config.archives.maxEntries,
  fileBytes: config.archives.maxFileBytes,
})

export const readerOptions = (config: Config): ArchivePoolOptions => {
  const { workers: size, deadlineMs, workerMemoryMb: memoryMb } = config.archives
  return { entry, limits: limitsOf(config), size, deadlineMs, memoryMb }
}

export const openReaders = (config: Config): PackageReaders =>
  new ArchivePool(readerOptions(config))
