/**
 * A page of the list, optionally filtered by a search word. Each way to read it is one statement,
 * and so one snapshot.
 */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import type { Snapshot } from '../../tenancy/workspaces/snapshot.ts'
import { visibleTo, itemColumns, type Visibility, type SkillRow } from '../skills/reads.ts'
import type { ListQuery } from '../skills/schemas.ts'
import { type Sql, waysToFind } from './search.ts'

type Page = { visibility: Visibility; after: string[] | null; limit: number }

const where = (conditions: Sql[]): Sql => sql`where ${sql.join(conditions, sql` and `)}`

/** The position in the list of a workspace, by columns of `table`. */
const placeOf = (table: 's' | 't', workspaceId: string, query: ListQuery, page: Page): Sql[] => {
  const [kind, slug] = [sql.ref(`${table}.source_kind`), sql.ref(`${table}.slug`)]
  const conditions: Sql[] = [sql`${sql.ref(`${table}.workspace_id`)} = ${workspaceId}`]
  if (query.source_kind) conditions.push(sql`${kind} = ${query.source_kind}`)
  if (page.after) conditions.push(sql`(${kind}, ${slug}) > (${page.after[0]}, ${page.after[1]})`)
  return conditions
}

/** Filters that need the whole row. */
const filtersOf = ({ namespace, status }: ListQuery, { visibility }: Page): Sql[] => {
  const conditions: Sql[] = []
  if (visibility !== 'all') conditions.push(visibleTo(visibility))
  if (namespace !== undefined) conditions.push(sql`s.namespace = ${namespace}`)
  if (status) conditions.push(sql`s.status = ${status}`)
  return conditions
}

/** One way to read a page: `items`, and whether matching rows may be missing. */
type Way = { before: Sql; items: Sql; isCut: Sql }

/** To be tried in turn. */
const waysTo = (workspaceId: string, query: ListQuery, page: Page): Way[] => {
  const filters = filtersOf(query, page)
  const isMore = sql`limit ${page.limit + 1}`
  if (!query.q) {
    const items = sql`select ${itemColumns} from skill_states s
      ${where([...placeOf('s', workspaceId, query, page), ...filters])}
      order by s.source_kind, s.slug ${isMore}`
    return [{ before: sql``, items, isCut: sql`false` }]
  }
  const place = sql.join(placeOf('t', workspaceId, query, page), sql` and `)
  const ofKey = [sql`s.workspace_id = ${workspaceId}`, sql`s.skill_id = k.skill_id`]
  const read = sql`select ${itemColumns} from skill_states s ${where(ofKey)} offset 0`
  return waysToFind(query.q, place).map(({ before, keys, isCut }) => ({
    before,
    items:
      filters.length === 0
        ? // Limited before rows are read, and then read by keys; `offset 0` enforces that order.
          sql`select s.* from (${keys} order by t.source_kind, t.slug ${isMore}) k
            cross join lateral (${read}) s order by k.source_kind, k.slug`
        : sql`select ${itemColumns} from (${keys}) k, skill_states s
            ${where([...ofKey, ...filters])} order by k.source_kind, k.slug ${isMore}`,
    isCut,
  }))
}

type Row = Snapshot & { is_cut: boolean } & { [K in keyof SkillRow]: SkillRow[K] | null }

/** One more row than `limit` is read, to know whether another page follows. */
export const listSkills = async (
  db: Kysely<Database>,
  workspaceId: string,
  query: ListQuery,
  page: Page,
): Promise<{ snapshot: Snapshot; rows: SkillRow[] }> => {
  for (const { before, items, isCut } of waysTo(workspaceId, query, page)) {
    const { rows } = await sql<Row>`${before}
      select w.row_id, w.snapshot_version, w.snapshot_at, ${isCut} as is_cut, item.*
      from workspaces w left join (${items}) item on true
      where w.workspace_id = ${workspaceId}
      order by item.source_kind, item.slug`.execute(db)
    const [first] = rows
    if (!first) throw new Error(`workspace ${workspaceId} is gone`)
    if (first.is_cut && rows.length <= page.limit) continue
    const { row_id, snapshot_version, snapshot_at } = first
    return {
      snapshot: { row_id, snapshot_version, snapshot_at },
      rows: rows.filter((row): row is Row & SkillRow => row.skill_id !== null),
    }
  }
  throw new Error('no way to the page shows all of it')
}
