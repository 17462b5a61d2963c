/** The objects that the rows of a snapshot name, but for packs for Git clients, which can be made again. */
import type { Client } from 'pg'
import type { BlobStore } from '../../platform/blob-store/blob-store.ts'
import { listMarks, markOf } from '../../platform/objects/purge-marks.ts'

/** Keys of objects, each with the mark that the store has if its bytes were purged meanwhile. */
export type NamedObjects = Map<string, string | null>

type Row = { key: string; row_id: string; fingerprint: string | null }

export const readNamedObjects = async (client: Client): Promise<NamedObjects> => {
  const { rows } = await client.query<Row>(`
    select object_key as key, row_id, fingerprint from (
      select workspace_id, object_key, fingerprint from skill_revisions where purged_at is null
      union all select workspace_id, object_key, fingerprint from skill_archives
      union all select workspace_id, object_key, null from upload_chunks) as named
    join workspaces using (workspace_id) where object_key is not null`)
  return new Map(
    rows.map(({ key, row_id: rowId, fingerprint }) => [
      key,
      fingerprint === null ? null : markOf(rowId, fingerprint),
    ]),
  )
}

/** Of those that were not found, the ones that should have been. */
export const missingAmong = async (store: BlobStore, left: NamedObjects): Promise<string[]> => {
  if (left.size === 0) return []
  const marks = await listMarks(store)
  return [...left].flatMap(([key, mark]) => (mark !== null && marks.has(mark) ? [] : [key]))
}
