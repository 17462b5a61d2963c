/** The threads that read archives into packs. */
import { ArchivePool, type ArchivePoolOptions } from '../archives/pool.ts'
import type { BlobStoreSettings } from '../blob-store/blob-store.ts'
import type { StoredPack } from '../packs/pack-writer.ts'
import { threadEntry } from '../threads/entry.ts'
import type { Order } from './order.ts'

/** The pack is null where the order has no key for it. */
export type PackageReaders = ArchivePool<Order, StoredPack | null>

const entry = threadEntry('thread', import.meta.url)

export const openReaders = (
  options: Omit<ArchivePoolOptions, 'entry' | 'data'>,
  settings: BlobStoreSettings,
): PackageReaders => new ArchivePool({ ...options, entry, data: settings })
