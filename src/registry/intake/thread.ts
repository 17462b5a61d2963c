/**
 * Entry of a reader thread: fetches an archive and writes its pack through a blob store of its own,
 * so that no bytes pass through the main thread.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { serve, type Sink } from '../../packages/threads/worker.ts'
import { type BlobStoreSettings, openBlobStore } from '../../platform/blob-store/open-blob-store.ts'
import { PackWriter, type StoredPack } from '../packs/pack-writer.ts'
import { giveWay } from '../../platform/threads/give-way.ts'
import type { Order, Origin } from './readers.ts'

giveWay()

const READ_BYTES = 256 * 1024

const store = openBlobStore(workerData as BlobStoreSettings)

async function* inMemory(bytes: Uint8Array): AsyncGenerator<Uint8Array, void, undefined> {
  yield bytes
}

async function* inObjects(keys: string[]): AsyncGenerator<Uint8Array, void, undefined> {
  for (const key of keys) yield* await store.get(key)
}

const open = (origin: Origin): AsyncIterable<Uint8Array> => {
  if (origin.kind === 'objects') return inObjects(origin.keys)
  if (origin.kind === 'memory') return inMemory(origin.bytes)
  return origin.file.createReadStream({ start: 0, highWaterMark: READ_BYTES })
}

const discarded: Sink<null> = {
  add: () => undefined,
  finish: async () => null,
  abort: async () => undefined,
}

if (parentPort !== null) {
  serve<Order, StoredPack | null>(parentPort, ({ origin, packKey }) => ({
    source: open(origin),
    sink: packKey === null ? discarded : new PackWriter(store, packKey),
  }))
}
