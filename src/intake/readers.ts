/** The threads that read archives into blobs. */
import { ArchivePool, type ArchivePoolOptions } from '../archives/pool.ts'
import type { StagedBlob } from '../blobs/store.ts'
import type { Order, ReaderSettings } from './order.ts'

export type PackageReaders = ArchivePool<Order, StagedBlob[]>

// Sources run as they are, and compiled: tsc rewrites import paths, but not this one.
const entry = new URL(
  import.meta.url.endsWith('.ts') ? './thread.ts' : './thread.js',
  import.meta.url,
)

export const openReaders = (
  options: Omit<ArchivePoolOptions, 'entry' | 'data'>,
  settings: ReaderSettings,
): PackageReaders => new ArchivePool({ ...options, entry, data: settings })
