/** The rows that name bytes: where the bytes are, and their expected digests. */
import { type Kysely, sql } from 'kysely'
import { fingerprintOf } from '../../packages/fingerprint.ts'
import type { PackageFile } from '../../packages/types.ts'
import type { Database } from '../../platform/database/client.ts'
import { markOf } from '../../platform/objects/purge-marks.ts'
import type { PackedContent, PackLocation } from '../../registry/packs/read-pack.ts'

export type NamedBytes = {
  /** Describes the row. */
  owner: string
  location: PackLocation
  size: number
  contents: PackedContent[]
  /** The mark that the store has if these bytes were purged; null: purges do not mark them. */
  mark: string | null
  /** What is wrong with the row itself. */
  damage: string | null
}

/** Lists of files may take megabytes each. */
const BATCH = 20

type Row<Key> = Key & { object_key: string | null; size: number }

/** In the order of the primary key; `first` sorts before every key. */
async function* allRows<Key, Found extends Row<Key>>(
  read: (after: Key) => Promise<{ rows: Found[] }>,
  first: Key,
): AsyncGenerator<Found, void, undefined> {
  for (let after: Key | undefined = first; after !== undefined;) {
    const { rows }: { rows: Found[] } = await read(after)
    yield* rows
    after = rows.at(-1)
  }
}

const whole = (
  owner: string,
  row: { object_key: string; size: number; sha256: string },
  mark: string | null = null,
) => ({
  owner,
  mark,
  location: { object_key: row.object_key, pack: null },
  size: row.size,
  contents: [{ offset: 0, size: row.size, sha256: row.sha256 }],
  damage: null,
})

type Digested = { object_key: string; size: number; sha256: string }

type ChunkKey = { workspace_id: string; upload_id: string; chunk_offset: number }

async function* chunks(db: Kysely<Database>): AsyncGenerator<NamedBytes, void, undefined> {
  const rows = allRows<ChunkKey, ChunkKey & Digested>(
    (after) =>
      sql<ChunkKey & Digested>`
        select workspace_id, upload_id, chunk_offset, object_key, chunk_len as size,
          chunk_sha256 as sha256
        from upload_chunks
        where (workspace_id, upload_id, chunk_offset) >
          (${after.workspace_id}, ${after.upload_id}, ${after.chunk_offset}::bigint)
        order by workspace_id, upload_id, chunk_offset limit ${BATCH}`.execute(db),
    { workspace_id: '', upload_id: '', chunk_offset: 0 },
  )
  for await (const row of rows) {
    const { workspace_id: workspace, upload_id: upload, chunk_offset: offset } = row
    yield whole(`chunk at ${offset} of upload ${upload} in workspace ${workspace}`, row)
  }
}

type ArchiveKey = { workspace_id: string; fingerprint: string; top_folder: string }

async function* archives(db: Kysely<Database>): AsyncGenerator<NamedBytes, void, undefined> {
  const rows = allRows<ArchiveKey, ArchiveKey & Digested & { row_id: string }>(
    (after) =>
      sql<ArchiveKey & Digested & { row_id: string }>`
        select workspace_id, fingerprint, top_folder, object_key, size, sha256, row_id
        from skill_archives join workspaces using (workspace_id)
        where (workspace_id, fingerprint, top_folder) >
          (${after.workspace_id}, ${after.fingerprint}, ${after.top_folder})
        order by workspace_id, fingerprint, top_folder limit ${BATCH}`.execute(db),
    { workspace_id: '', fingerprint: '', top_folder: '' },
  )
  for await (const row of rows) {
    const owner = `archive of ${row.fingerprint} in workspace ${row.workspace_id}`
    yield whole(owner, row, markOf(row.row_id, row.fingerprint))
  }
}

type RevisionKey = { workspace_id: string; skill_id: number; revision: number }
type Revision = RevisionKey & {
  source_kind: string
  slug: string
  fingerprint: string
  row_id: string
  files: PackageFile[]
  pack: Buffer | null
  object_key: string | null
  size: number
}

async function* revisions(db: Kysely<Database>): AsyncGenerator<NamedBytes, void, undefined> {
  const rows = allRows<RevisionKey, Revision>(
    (after) =>
      sql<Revision>`
        select r.workspace_id, r.skill_id, r.revision, s.source_kind, s.slug, r.fingerprint,
          r.files, r.pack, r.object_key, r.pack_size as size, w.row_id
        from skill_revisions r join skills s using (workspace_id, skill_id)
        join workspaces w using (workspace_id)
        where r.purged_at is null and (r.workspace_id, r.skill_id, r.revision) >
          (${after.workspace_id}, ${after.skill_id}::bigint, ${after.revision}::integer)
        order by r.workspace_id, r.skill_id, r.revision limit ${BATCH}`.execute(db),
    { workspace_id: '', skill_id: 0, revision: 0 },
  )
  for await (const { files, pack, object_key, size, fingerprint, ...row } of rows) {
    const { workspace_id: workspace, source_kind: kind, slug, revision } = row
    yield {
      owner: `revision ${revision} of skill ${kind}:${slug} in workspace ${workspace}`,
      location: { object_key, pack },
      size,
      contents: files,
      mark: markOf(row.row_id, fingerprint),
      damage:
        fingerprintOf(files) === fingerprint
          ? null
          : `its list of files does not match ${fingerprint}`,
    }
  }
}

export async function* namedBytes(
  db: Kysely<Database>,
): AsyncGenerator<NamedBytes, void, undefined> {
  yield* revisions(db)
  yield* archives(db)
  yield* chunks(db)
}
