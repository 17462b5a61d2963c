/**
 * The objects of a planned pack before they are compressed. Files come from the packs of their
 * revisions, a few at a time, so that memory does not grow with the pack.
 */
import { buffer } from 'node:stream/consumers'
import type { Kysely } from 'kysely'
import type { PackageFile } from '../../packages/types.ts'
import type { BlobStore } from '../../platform/blob-store/blob-store.ts'
import type { Database } from '../../platform/database/client.ts'
import { readContent } from '../packs/read-pack.ts'
import { inOrder } from './in-order.ts'
import { deltaHead, wholeHead } from './pack-bytes.ts'
import type { PackPlan, PlannedFiles, PlannedObject } from './pack-plan.ts'
import { type PackedRevision, readPacked, revisionName } from './reads.ts'

export type ObjectSource = { db: Kysely<Database>; store: BlobStore; workspaceId: string }

/** Revisions whose rows are read at once; each may have 32 KiB of bytes in it. */
const BATCH = 50
const AT_ONCE = 8
const MAX_HELD_BYTES = 512 * 1024
/** What is compressed in one task. */
const TASK_BYTES = 256 * 1024

type Located = { file: PackageFile; place: Pick<PackedRevision, 'pack' | 'object_key'> }

const distinct = (files: PackageFile[], wanted: ReadonlySet<string>): PackageFile[] => {
  const byId = new Map(files.map((file) => [file.git_blob_id, file]))
  return [...byId.values()]
    .filter(({ git_blob_id: id }) => wanted.has(id))
    .toSorted((a, b) => a.offset - b.offset)
}

async function* locate(
  { db, workspaceId }: ObjectSource,
  planned: readonly PlannedFiles[],
): AsyncGenerator<Located, void, undefined> {
  for (let at = 0; at < planned.length; at += BATCH) {
    const batch = planned.slice(at, at + BATCH)
    const rows = await readPacked(
      db,
      workspaceId,
      batch.map(({ revision }) => revision),
    )
    for (const { revision, blobs } of batch) {
      const row = rows.get(revisionName(revision))
      if (!row) throw new Error(`revision ${revisionName(revision)} is gone`)
      for (const file of distinct(row.files, blobs)) yield { file, place: row }
    }
  }
}

/** `head` comes before the compressed bytes. */
export type Plain = { id: string; head: Buffer; bytes: Buffer }
/** Too large to be held. */
export type Large = { id: string; size: number; read: () => AsyncIterable<Uint8Array> }

const plainObject = (object: PlannedObject): Plain =>
  object.kind === 'whole'
    ? { id: object.id, head: wholeHead(object.type, object.bytes.length), bytes: object.bytes }
    : { id: object.id, head: deltaHead(object.base, object.delta.length), bytes: object.delta }

async function* plainObjects(
  source: ObjectSource,
  plan: PackPlan,
): AsyncGenerator<Plain | Large, void, undefined> {
  for (const object of plan.objects) yield plainObject(object)
  yield* inOrder(locate(source, plan.files), AT_ONCE, async ({ file, place }) => {
    const { git_blob_id: id, size } = file
    const read = () => readContent(source.store, place, file)
    if (size > MAX_HELD_BYTES) return { id, size, read }
    return { id, head: wholeHead('blob', size), bytes: await buffer(read()) }
  })
}

/** What is compressed together; batches may be empty. */
export async function* batchesOf(
  source: ObjectSource,
  plan: PackPlan,
): AsyncGenerator<Plain[] | Large, void, undefined> {
  let held: Plain[] = []
  let size = 0
  for await (const object of plainObjects(source, plan)) {
    if ('bytes' in object) {
      held.push(object)
      size += object.bytes.length
    }
    if (size >= TASK_BYTES || !('bytes' in object)) {
      yield held
      held = []
      size = 0
    }
    if (!('bytes' in object)) yield object
  }
  yield held
}
