/** Stored comparisons of the files of a proposal. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import type { Comparison, FilePair } from './comparisons.ts'
import type { Edit } from './compare-text.ts'
import type { Cut } from './compare-thread.ts'

export type DiffPlace = { workspaceId: string; proposalId: string }

type DiffRow = {
  path: string
  before_sha256: string
  after_sha256: string
  edits: Edit[]
  added: number | null
  removed: number | null
  cut: Cut | null
}

export type NewDiff = FilePair & { path: string; comparison: Comparison }

const digestOf = (file: FilePair['before']): string => file?.sha256 ?? ''

/** By path; only of these bytes, since a purged base changes what is compared. */
export const listDiffs = async (
  db: Kysely<Database>,
  { workspaceId, proposalId }: DiffPlace,
  changes: readonly (FilePair & { path: string })[],
  { withEdits }: { withEdits: boolean },
): Promise<Map<string, Comparison>> => {
  const shownEdits = withEdits ? sql`edits` : sql`'[]'::json as edits`
  const paths = changes.map(({ path }) => path)
  const { rows } = await sql<DiffRow>`
    select path, before_sha256, after_sha256, ${shownEdits}, added, removed, cut from proposal_diffs
    where workspace_id = ${workspaceId} and proposal_id = ${proposalId}
      and path = any(${paths})`.execute(db)
  const byPath = new Map(changes.map((change) => [change.path, change]))
  const isOfBytes = ({ path, before_sha256, after_sha256 }: DiffRow): boolean => {
    const change = byPath.get(path)
    return (
      digestOf(change?.before ?? null) === before_sha256 &&
      digestOf(change?.after ?? null) === after_sha256
    )
  }
  return new Map(
    rows.filter(isOfBytes).map(({ path, edits, added, removed, cut }) => {
      const counts = added === null || removed === null ? null : { added, removed }
      return [path, { edits, cut, counts }]
    }),
  )
}

export const putDiffs = async (
  trx: Transaction<Database>,
  { workspaceId, proposalId }: DiffPlace,
  diffs: readonly NewDiff[],
): Promise<void> => {
  const rows = diffs.map(({ path, before, after, comparison: { edits, counts, cut } }) => ({
    path,
    before_sha256: digestOf(before),
    after_sha256: digestOf(after),
    edits,
    added: counts?.added ?? null,
    removed: counts?.removed ?? null,
    cut,
  }))
  await sql`
    insert into proposal_diffs
      (workspace_id, proposal_id, path, before_sha256, after_sha256, edits, added, removed, cut)
    select ${workspaceId}, ${proposalId}, path, before_sha256, after_sha256, edits, added, removed,
      cut
    from json_to_recordset(${JSON.stringify(rows)}::json) as given
      (path text, before_sha256 text, after_sha256 text, edits json, added integer,
        removed integer, cut text)
    on conflict on constraint proposal_diffs_pkey do update set
      before_sha256 = excluded.before_sha256, after_sha256 = excluded.after_sha256,
      edits = excluded.edits, added = excluded.added, removed = excluded.removed,
      cut = excluded.cut`.execute(trx)
}
