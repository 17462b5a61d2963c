/**
 * A page of the list. A search is exact whichever way it goes, and each way is one statement, and so
 * one snapshot. What many skills have is soon found along the list; what few have, by the trigrams
 * of their texts. Only what is neither is looked for along the whole list.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/client.ts'
import { isSeen, itemColumns, type Sight, type SkillRow, type Snapshot } from './reads.ts'
import type { ListQuery } from './schemas.ts'

/** So many skills of the list are looked through before the index is asked. */
const FIRST = 2000
/** So many that the index finds are put in order. */
const MAX_HITS = 5000

/** Shorter words are in no index. One that this takes for shorter is found without it. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u

type Sql = RawBuilder<unknown>

type Page = { sight: Sight; after: string[] | null; limit: number }

/** The keys of the skills that are looked at, and whether there may be others. */
type Way = { hits?: Sql; keys: Sql; isCut: Sql }

const all = (conditions: Sql[]): Sql => sql.join(conditions, sql` and `)

/** What only the whole row tells. */
const filtersOf = ({ namespace, status }: ListQuery, { sight }: Page): Sql[] => {
  const conditions: Sql[] = []
  if (sight !== 'all') conditions.push(isSeen(sight))
  if (namespace !== undefined) conditions.push(sql`s.namespace = ${namespace}`)
  if (status) conditions.push(sql`s.status = ${status}`)
  return conditions
}

/** Of the skills `t` those that may come on the page. */
const placeOf = (workspaceId: string, query: ListQuery, { after }: Page): Sql => {
  const conditions = [sql`t.workspace_id = ${workspaceId}`]
  if (query.source_kind) conditions.push(sql`t.source_kind = ${query.source_kind}`)
  if (after) conditions.push(sql`(t.source_kind, t.slug) > (${after[0]}, ${after[1]})`)
  return all(conditions)
}

const likePattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** To be tried in turn; the last one leaves nothing out. */
const waysOf = (workspaceId: string, query: ListQuery, page: Page): Way[] => {
  const place = placeOf(workspaceId, query, page)
  const keys = sql`t.skill_id, t.source_kind, t.slug`
  const inOrder = sql`order by t.source_kind, t.slug`
  // The page is cut before its rows are read, unless these decide what comes on it.
  const cut = filtersOf(query, page).length > 0 ? sql`` : sql`limit ${page.limit + 1}`
  const isCut = sql`false`
  if (!query.q) {
    const isInstalled = sql`t.current_revision is not null`
    const list = sql`select ${keys} from skills t where ${place} and ${isInstalled} ${inOrder} ${cut}`
    return [{ keys: list, isCut }]
  }
  // Not known to who plans, as a plan for one word would be wrong for others.
  const pattern = sql`(select lower(${likePattern(query.q)}::text))`
  // In no form that an index has.
  const isFound = sql`coalesce(t.search_text like ${pattern}, false)`
  const list = sql`select ${keys} from skills t where ${place} and ${isFound} ${inOrder} ${cut}`
  const whole = { keys: list, isCut }
  if (!TRIGRAM.test(query.q)) return [whole]
  const first = sql`select ${keys}, t.search_text from skills t where ${place} ${inOrder}`
  const count = sql`(select count(*) from hits)`
  return [
    {
      keys: sql`select ${keys} from (${first} limit ${FIRST}) t where ${isFound} ${inOrder} ${cut}`,
      isCut: sql`exists (${first} offset ${FIRST})`,
    },
    {
      // Counted before it is known whose they are: otherwise another workspace's would be read too.
      hits: sql`with hits as materialized (
        select t.workspace_id, ${keys} from skills t where t.search_text like ${pattern}
        limit ${MAX_HITS + 1})`,
      keys: sql`select ${keys} from hits t where ${place} and ${count} <= ${MAX_HITS} ${inOrder} ${cut}`,
      isCut: sql`${count} > ${MAX_HITS}`,
    },
    whole,
  ]
}

type Row = Snapshot & { is_cut: boolean } & { [K in keyof SkillRow]: SkillRow[K] | null }

/** One more row than `limit` is read, to know whether another page follows. */
export const listSkills = async (
  db: Kysely<Database>,
  workspaceId: string,
  query: ListQuery,
  page: Page,
): Promise<{ snapshot: Snapshot; rows: SkillRow[] }> => {
  const isIn = sql`s.workspace_id = ${workspaceId} and s.skill_id = k.skill_id`
  const conditions = all([isIn, ...filtersOf(query, page)])
  for (const { hits = sql``, keys, isCut } of waysOf(workspaceId, query, page)) {
    const { rows } = await sql<Row>`${hits}
      select w.row_id, w.snapshot_version, w.snapshot_at, ${isCut} as is_cut, item.*
      from workspaces w left join lateral (
        select ${itemColumns} from (${keys}) k join skill_states s on ${conditions}
        order by k.source_kind, k.slug
        limit ${page.limit + 1}
      ) item on true
      where w.workspace_id = ${workspaceId}
      order by item.source_kind, item.slug`.execute(db)
    const [first] = rows
    if (!first) throw new Error(`workspace ${workspaceId} is gone`)
    const { row_id, snapshot_version, snapshot_at, is_cut } = first
    if (is_cut && rows.length <= page.limit) continue
    return {
      snapshot: { row_id, snapshot_version, snapshot_at },
      rows: rows.filter((row): row is Row & SkillRow => row.skill_id !== null),
    }
  }
  throw new Error('the last way left something out')
}
