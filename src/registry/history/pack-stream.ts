/**
 * Writes a planned Git pack. Files come from the packs of their revisions, a few at a time, so that
 * memory does not grow with the pack; they are compressed in the thread pool.
 */
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Kysely } from 'kysely'
import type { PackageFile } from '../../packages/types.ts'
import type { BlobStore } from '../../platform/blob-store/blob-store.ts'
import type { Database } from '../../platform/database/client.ts'
import { readContent } from '../packs/read-pack.ts'
import { inOrder } from './in-order.ts'
import { deltaEntry, packHeader, streamedEntry, wholeEntry } from './pack-bytes.ts'
import type { PackPlan, PlannedFiles, PlannedObject } from './pack-plan.ts'
import { type PackedRevision, readPacked, revisionName } from './reads.ts'

export type PackSource = { db: Kysely<Database>; store: BlobStore; workspaceId: string }

/** Revisions whose rows are read at once; each may have 32 KiB of bytes in it. */
const BATCH = 50
const AT_ONCE = 8
const MAX_HELD_BYTES = 512 * 1024

type Located = { file: PackageFile; place: Pick<PackedRevision, 'pack' | 'object_key'> }

const distinct = (files: PackageFile[], wanted: ReadonlySet<string>): PackageFile[] => {
  const byId = new Map(files.map((file) => [file.git_blob_id, file]))
  return [...byId.values()]
    .filter(({ git_blob_id: id }) => wanted.has(id))
    .toSorted((a, b) => a.offset - b.offset)
}

async function* locate(
  { db, workspaceId }: PackSource,
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

const objectEntry = (object: PlannedObject): Promise<Buffer> =>
  object.kind === 'whole'
    ? wholeEntry(object.type, object.bytes)
    : deltaEntry(object.base, object.delta)

async function* entries(
  source: PackSource,
  plan: PackPlan,
): AsyncGenerator<Buffer, void, undefined> {
  yield* inOrder(plan.objects, AT_ONCE, objectEntry)
  const { store } = source
  const files = inOrder(locate(source, plan.files), AT_ONCE, async ({ file, place }) => {
    const read = () => readContent(store, place, file)
    if (file.size > MAX_HELD_BYTES) return streamedEntry(file.size, read())
    return wholeEntry('blob', await buffer(read()))
  })
  for await (const entry of files) {
    if (Buffer.isBuffer(entry)) yield entry
    else yield* entry
  }
}

/** The number of entries must be that of the plan, or the client rejects the pack. */
export async function* writePack(
  source: PackSource,
  plan: PackPlan,
): AsyncGenerator<Buffer, void, undefined> {
  const hash = createHash('sha1')
  const header = packHeader(plan.count)
  hash.update(header)
  yield header
  for await (const bytes of entries(source, plan)) {
    hash.update(bytes)
    yield bytes
  }
  yield hash.digest()
}
