/**
 * Entry of a reader thread: fetches an archive and writes its pack through a blob store of its own,
 * so that no bytes pass through the main thread.
 */
import type { FileHandle } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { bytesInMemory, type RandomAccess } from '../../packages/archive/random-access.ts'
import type { PackageSource } from '../../packages/archive/source.ts'
import { serve, type Sink } from '../../packages/threads/worker.ts'
import type { BlobStore } from '../../platform/blob-store/blob-store.ts'
import { type BlobStoreSettings, openBlobStore } from '../../platform/blob-store/open-blob-store.ts'
import { PackWriter, type StoredPack } from '../packs/pack-writer.ts'
import { giveWay } from '../../platform/threads/give-way.ts'
import type { Order, Origin } from './readers.ts'

giveWay()

const READ_BYTES = 256 * 1024

const opened = new Map<string, BlobStore>()

/** Opened once, as a store keeps its connections. */
const openOnce = (settings: BlobStoreSettings): BlobStore => {
  const name = JSON.stringify(settings)
  const store = opened.get(name) ?? openBlobStore(settings)
  opened.set(name, store)
  return store
}

async function* inMemory(bytes: Uint8Array): AsyncGenerator<Uint8Array, void, undefined> {
  yield bytes
}

async function* inObjects(
  store: BlobStore,
  keys: string[],
): AsyncGenerator<Uint8Array, void, undefined> {
  for (const key of keys) yield* await store.get(key)
}

const streamOf = (store: BlobStore, origin: Origin): AsyncIterable<Uint8Array> => {
  if (origin.kind === 'objects') return inObjects(store, origin.keys)
  if (origin.kind === 'memory') return inMemory(origin.bytes)
  return origin.file.createReadStream({ start: 0, highWaterMark: READ_BYTES })
}

const bytesInFile = (file: FileHandle, size: number): RandomAccess => ({
  size,
  read: async (start, length) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start)
    return buffer.subarray(0, bytesRead)
  },
  close: () => file.close(),
})

/** Only what was sent in the request itself may be a zip file, and that is one file or in memory. */
const fileOf = (origin: Origin): RandomAccess => {
  if (origin.kind === 'memory') return bytesInMemory(origin.bytes)
  if (origin.kind === 'file') return bytesInFile(origin.file, origin.size)
  throw new Error('a zip file is not read from objects of the store')
}

const open = (store: BlobStore, { origin, form }: Order): PackageSource =>
  form.kind === 'zip'
    ? { kind: 'zip', file: fileOf(origin) }
    : { ...form, bytes: streamOf(store, origin) }

const discarded: Sink<null> = {
  add: () => undefined,
  finish: async () => null,
  abort: async () => undefined,
}

if (parentPort !== null) {
  serve<Order, StoredPack | null>(parentPort, (order) => {
    const store = openOnce(order.store)
    const { packKey } = order
    return {
      source: open(store, order),
      sink: packKey === null ? discarded : new PackWriter(store, packKey),
    }
  })
}
