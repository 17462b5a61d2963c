/**
 * Queries for list items: a page by source kind and slug, or the skills with given ids. Each reads
 * the snapshot version in the same statement.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import type { Snapshot } from '../../tenancy/workspaces/snapshot.ts'
import { visibleTo, itemColumns, type Visibility, type SkillRow } from '../skills/reads.ts'
import type { ListQuery } from '../skills/schemas.ts'

type Sql = RawBuilder<unknown>

type Row = Snapshot & { [K in keyof SkillRow]: SkillRow[K] | null }

export type Listed = { snapshot: Snapshot; rows: SkillRow[] }

/** The filters, as a condition on `skill_states` as `s`. */
export const wantedBy = ({ namespace, status }: Pick<ListQuery, 'namespace' | 'status'>): Sql =>
  sql.join(
    [
      sql`true`,
      ...(namespace === undefined ? [] : [sql`s.namespace = ${namespace}`]),
      ...(status === undefined ? [] : [sql`s.status = ${status}`]),
    ],
    sql` and `,
  )

/** The caller's visibility and the filters. */
export const filterOf = (
  wanted: Pick<ListQuery, 'namespace' | 'status'>,
  visibility: Visibility,
): Sql => sql`${visibleTo(visibility)} and ${wantedBy(wanted)}`

const readWithSnapshot = async (
  db: Kysely<Database>,
  workspaceId: string,
  items: Sql,
): Promise<Listed> => {
  const { rows } = await sql<Row>`
    select w.row_id, w.snapshot_version, w.snapshot_at, item.*
    from workspaces w left join (${items}) item on true
    where w.workspace_id = ${workspaceId}
    order by item.source_kind, item.slug`.execute(db)
  const [first] = rows
  if (!first) throw new Error(`workspace ${workspaceId} is gone`)
  const { row_id, snapshot_version, snapshot_at } = first
  return {
    snapshot: { row_id, snapshot_version, snapshot_at },
    rows: rows.filter((row): row is Row & SkillRow => row.skill_id !== null),
  }
}

/** One more row than `limit` is read, to know whether another page follows. */
export const listSkills = async (
  db: Kysely<Database>,
  workspaceId: string,
  query: ListQuery,
  page: { visibility: Visibility; after: string[] | null; limit: number },
): Promise<Listed> => {
  const place: Sql[] = []
  if (query.source_kind) place.push(sql`s.source_kind = ${query.source_kind}`)
  if (page.after) {
    place.push(sql`(s.source_kind, s.slug) > (${page.after[0]}, ${page.after[1]})`)
  }
  const conditions = [sql`s.workspace_id = ${workspaceId}`, ...place]
  return readWithSnapshot(
    db,
    workspaceId,
    sql`select ${itemColumns} from skill_states s
      where ${sql.join(conditions, sql` and `)} and ${filterOf(query, page.visibility)}
      order by s.source_kind, s.slug limit ${page.limit + 1}`,
  )
}

/** Those of these skills that still pass the filter. */
export const listSkillsById = async (
  db: Kysely<Database>,
  workspaceId: string,
  skillIds: number[],
  filter: Sql,
): Promise<Listed> =>
  readWithSnapshot(
    db,
    workspaceId,
    sql`select ${itemColumns} from skill_states s
      where s.workspace_id = ${workspaceId} and s.skill_id = any(${skillIds}::bigint[])
        and ${filter}`,
  )
