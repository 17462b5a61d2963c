/** The threads that read archives into packs. */
import { ArchivePool, type ArchivePoolOptions } from '../../packages/threads/pool.ts'
import type { BlobStoreSettings } from '../../platform/blob-store/open-blob-store.ts'
import type { StoredPack } from '../packs/pack-writer.ts'
import { threadEntry } from '../../platform/threads/entry.ts'
import type { Order } from './order.ts'

/** The pack is null where the order has no key for it. */
export type PackageReaders = ArchivePool<Order, StoredPack | null>

const entry = threadEntry('thread', import.meta.url)

export const openReaders = (
  options: Omit<ArchivePoolOptions, 'entry' | 'data'>,
  settings: BlobStoreSettings,
): PackageReaders => new ArchivePool({ ...options, entry, data: settings })
