/**
 * The queries of a search. The statement is the same for every search, so that its plan is reused.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import { FOUND, type Found } from './ranking.ts'
import { type Stems, type Term, wideQuery, wordQuery } from './terms.ts'

/** Finds skills by a tsquery on one field. */
export type Lookup = {
  field: 'name' | 'summary' | 'text'
  query: string
  weight: number
}

export type SearchScope = {
  workspaceId: string
  sourceKind: string | undefined
  /** What the caller may see, a condition on `skill_states` as `s`; null: all skills. */
  visible: RawBuilder<unknown> | null
  /** A condition on `skill_states` as `s`. */
  filter: RawBuilder<unknown>
  /** How many of the best hits are ranked. */
  cut: number
}

/**
 * The maximum hits of a lookup, in no particular order. A literal, since the planner uses no index
 * for an unknown number.
 */
const MAX_HITS = sql.lit(300)

/** A subquery, not a join, so that only skills with the words are judged. */
const isVisible = ({ visible }: SearchScope) =>
  visible === null
    ? sql`true`
    : sql`(select ${visible} from skill_states s
        where s.workspace_id = k.workspace_id and s.skill_id = k.skill_id)`

const lookup = (scope: SearchScope, field: Lookup['field']) => {
  const { workspaceId, sourceKind } = scope
  const isKind = sourceKind === undefined ? sql`true` : sql`k.source_kind = ${sourceKind}`
  return sql`(select k.skill_id from skills k
    where w.field = ${sql.lit(field)} and k.workspace_id = ${workspaceId} and ${isKind}
      and k.${sql.raw(`${field}_words`)} @@ w.query and ${isVisible(scope)} limit ${MAX_HITS})`
}

const place = (words: RawBuilder<unknown>, query: RawBuilder<unknown>, flag: number) =>
  sql`case when ${words} @@ ${query} then ${sql.lit(flag)} else 0 end`

const [name, summary, text] = [sql`k.name_words`, sql`k.summary_words`, sql`k.text_words`]
const [word, wide] = [sql`t.word`, sql`t.wide`]

const places = sql`${place(name, word, FOUND.name)} + ${place(name, wide, FOUND.nameWide)}
  + ${place(summary, word, FOUND.summary)} + ${place(summary, wide, FOUND.summaryWide)}
  + ${place(text, word, FOUND.text)}`

/** The skills that the lookups find, with the places of each term. */
export const findByWords = async (
  db: Kysely<Database>,
  scope: SearchScope,
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
        ${lookup(scope, 'name')} union all ${lookup(scope, 'summary')}
        union all ${lookup(scope, 'text')}
      ) h
    ), best as materialized (
      select skill_id from hits group by skill_id order by sum(weight) desc, skill_id
      limit ${scope.cut}
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
      where k.workspace_id = ${scope.workspaceId} and k.skill_id = best.skill_id offset 0
    ) k
    cross join lateral (
      select s.* from skill_states s
      where s.workspace_id = ${scope.workspaceId} and s.skill_id = best.skill_id offset 0
    ) s
    where ${scope.filter}`.execute(db)
  return rows
}

export const readStems = async (db: Kysely<Database>, words: string[]): Promise<Stems> => {
  const { rows } = await sql<{ word: string; stem: string | null }>`
    select word, (ts_lexize('english_stem', word))[1] as stem
    from unnest(${words}::text[]) as given (word)`.execute(db)
  return new Map(rows.map(({ word: given, stem }) => [given, stem]))
}

/** For each word, the words of names and descriptions that share trigrams with it. */
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
  scope: SearchScope,
  words: string[],
): Promise<string[]> => {
  if (scope.visible === null || words.length === 0) return words
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[]) as given (word)
    where exists (
      select from skills k
      where k.workspace_id = ${scope.workspaceId}
        and k.summary_words @@ quote_literal(given.word)::tsquery and ${isVisible(scope)}
    )`.execute(db)
  return rows.map((row) => row.word)
}
