/** SQL of searches: a statement of one shape, whatever the query, so that it is planned once. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import { FOUND, type Found } from './ranking.ts'
import { type Stems, type Term, wideQuery, wordQuery } from './terms.ts'

/** Skills whose words meet a tsquery. */
export type Lookup = {
  field: 'name' | 'summary' | 'text'
  query: string
  weight: number
}

export type Among = {
  workspaceId: string
  sourceKind: string | undefined
  /** Whether the caller may see a skill, of `skill_states` as `s`; null: every one. */
  visible: RawBuilder<unknown> | null
  /** What the caller wants of these. */
  filter: RawBuilder<unknown>
  /** How many skills are compared word by word. */
  cut: number
}

/** Hits of a lookup, in no order. A constant, since the planner takes no index for an unknown number. */
const MOST = sql.lit(300)

/** A subquery, not a join, so that only skills with the words are judged. */
const isVisible = ({ visible }: Among) =>
  visible === null
    ? sql`true`
    : sql`(select ${visible} from skill_states s
        where s.workspace_id = k.workspace_id and s.skill_id = k.skill_id)`

const lookup = (among: Among, field: Lookup['field']) => {
  const { workspaceId, sourceKind } = among
  const isKind = sourceKind === undefined ? sql`true` : sql`k.source_kind = ${sourceKind}`
  return sql`(select k.skill_id from skills k
    where w.field = ${sql.lit(field)} and k.workspace_id = ${workspaceId} and ${isKind}
      and k.${sql.raw(`${field}_words`)} @@ w.query and ${isVisible(among)} limit ${MOST})`
}

const place = (words: RawBuilder<unknown>, query: RawBuilder<unknown>, flag: number) =>
  sql`case when ${words} @@ ${query} then ${sql.lit(flag)} else 0 end`

const [name, summary, text] = [sql`k.name_words`, sql`k.summary_words`, sql`k.text_words`]
const [word, wide] = [sql`t.word`, sql`t.wide`]

const places = sql`${place(name, word, FOUND.name)} + ${place(name, wide, FOUND.nameWide)}
  + ${place(summary, word, FOUND.summary)} + ${place(summary, wide, FOUND.summaryWide)}
  + ${place(text, word, FOUND.text)}`

/** What the lookups find, with the places of each term. */
export const findByWords = async (
  db: Kysely<Database>,
  among: Among,
  terms: Term[],
  lookups: Lookup[],
): Promise<Found[]> => {
  const wanted = JSON.stringify(lookups.map((one, n) => ({ n, ...one })))
  const { rows } = await sql<Found>`
    with hits as (
      -- The fewer skills a lookup finds, the more each of them counts.
      select h.skill_id, w.weight / ln(2 + count(*) over (partition by w.n)) as weight
      from json_to_recordset(${wanted}::json)
        as w (n integer, field text, query tsquery, weight float8)
      cross join lateral (
        ${lookup(among, 'name')} union all ${lookup(among, 'summary')}
        union all ${lookup(among, 'text')}
      ) h
    ), best as materialized (
      select skill_id from hits group by skill_id order by sum(weight) desc, skill_id
      limit ${among.cut}
    )
    select s.skill_id, s.source_kind, s.slug, s.display_name, array(
      select ${places}
      from unnest(${terms.map(wordQuery)}::tsquery[], ${terms.map(wideQuery)}::tsquery[])
        with ordinality as t (word, wide, n)
      order by t.n
    ) as places
    from best
    -- Each row is read by its key, which offset 0 enforces, and its text decompressed once.
    cross join lateral (
      select k.name_words, k.summary_words, strip(k.text_words) as text_words from skills k
      where k.workspace_id = ${among.workspaceId} and k.skill_id = best.skill_id offset 0
    ) k
    cross join lateral (
      select s.* from skill_states s
      where s.workspace_id = ${among.workspaceId} and s.skill_id = best.skill_id offset 0
    ) s
    where ${among.filter}`.execute(db)
  return rows
}

export const readStems = async (db: Kysely<Database>, words: string[]): Promise<Stems> => {
  const { rows } = await sql<{ word: string; stem: string | null }>`
    select word, (ts_lexize('english_stem', word))[1] as stem
    from unnest(${words}::text[]) as given (word)`.execute(db)
  return new Map(rows.map(({ word: given, stem }) => [given, stem]))
}

/** Words of names and descriptions that share trigrams with each of these. */
export const findSimilar = async (
  db: Kysely<Database>,
  workspaceId: string,
  words: string[],
): Promise<Map<string, string[]>> => {
  const { rows } = await sql<{ word: string; similar: string[] }>`
    select word, array(select similar_words(${workspaceId}, word)) as similar
    from unnest(${words}::text[]) as given (word)`.execute(db)
  return new Map(rows.map(({ word: given, similar }) => [given, similar]))
}

/** Those of these words that are in the name or description of a skill that the caller may see. */
export const findVisible = async (
  db: Kysely<Database>,
  among: Among,
  words: string[],
): Promise<string[]> => {
  if (among.visible === null || words.length === 0) return words
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[]) as given (word)
    where exists (
      select from skills k
      where k.workspace_id = ${among.workspaceId}
        and k.summary_words @@ quote_literal(given.word)::tsquery and ${isVisible(among)}
    )`.execute(db)
  return rows.map((row) => row.word)
}
