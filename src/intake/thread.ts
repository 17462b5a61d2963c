/**
 * Entry of a reader thread: fetches an archive and stages its files by a connection of its own, so
 * that no bytes pass through the thread that answers requests. The connection is made when one is
 * needed, closed when it was idle for a while, and replaced where it was lost.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { serve } from '../archives/worker.ts'
import * as blobs from '../blobs/store.ts'
import { openDatabase, openPool } from '../database/client.ts'
import { giveWay } from '../threads/give-way.ts'
import { readChunks } from '../uploads/chunks.ts'
import type { Order, Origin, ReaderSettings } from './order.ts'

giveWay()

const READ_BYTES = 256 * 1024

const settings = workerData as ReaderSettings

const db = openDatabase(openPool({ ...settings, poolSize: 1, onError: () => undefined }))

async function* alone(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

const open = (origin: Origin): AsyncIterable<Uint8Array> => {
  if (origin.kind === 'upload') return readChunks(db, origin.key)
  if (origin.kind === 'memory') return alone(origin.bytes)
  return origin.file.createReadStream({ start: 0, highWaterMark: READ_BYTES })
}

const stage = async (
  workspaceId: string | null,
  files: blobs.StagedBytes[],
): Promise<blobs.StagedBlob[]> => (workspaceId === null ? [] : blobs.stage(db, workspaceId, files))

if (parentPort !== null) {
  serve(parentPort, ({ origin, workspaceId }: Order) => ({
    source: open(origin),
    store: (files) => stage(workspaceId, files),
  }))
}
