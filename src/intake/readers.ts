/** The threads that read archives into blobs. */
import { ArchivePool, type ArchivePoolOptions } from '../archives/pool.ts'
import type { StagedBlob } from '../blobs/store.ts'
import { threadEntry } from '../threads/entry.ts'
import type { Order, ReaderSettings } from './order.ts'

export type PackageReaders = ArchivePool<Order, StagedBlob[]>

const entry = threadEntry('thread', import.meta.url)

export const openReaders = (
  options: Omit<ArchivePoolOptions, 'entry' | 'data'>,
  settings: ReaderSettings,
): PackageReaders => new ArchivePool({ ...options, entry, data: settings })
