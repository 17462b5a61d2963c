/**
 * The queries of a search. The statement is the same for every search, so that its plan is reused.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import { FOUND, type Found } from './ranking.ts'
import { scopedQuery, type Stems, type Term, wideQuery, wordQuery } from './terms.ts'

/** Finds skills by a tsquery on one field. */
export type Lookup = {
  field: 'name' | 'summary' | 'text'
  query: string
  weight: number
}

export type SearchScope = {
  workspaceId: string
  sourceKind: string | undefined
  /** What the caller may see, a condition on `skills` as `k`; null: all skills. */
  visible: RawBuilder<unknown> | null
  /** What is wanted, a condition on `skill_states` as `s`; null: all skills. */
  filter: RawBuilder<unknown> | null
  /** The same, but what few hits fail, so that it is judged only for the best ones. */
  lastFilter: RawBuilder<unknown> | null
}

/**
 * The maximum hits of a lookup, in no particular order. A literal, since the planner uses no index
 * for an unknown number.
 */
const MAX_HITS = sql.lit(100)

/** All kinds, not no condition, since the index of slugs begins with the kind. */
const isOfKind = ({ sourceKind }: SearchScope) =>
  sourceKind === undefined
    ? sql`k.source_kind in ('system', 'user', 'registry')`
    : sql`k.source_kind = ${sourceKind}`

/** How many of the best hits are ranked. */
const MAX_RANKED = sql.lit(200)

/** Not `exists`, which would be a join: no more hits are judged than are needed. */
const passes = (
  { workspaceId }: SearchScope,
  filter: RawBuilder<unknown> | null,
  skillId: RawBuilder<unknown>,
) =>
  filter === null
    ? sql`true`
    : sql`(select ${filter} from skill_states s
        where s.workspace_id = ${workspaceId} and s.skill_id = ${skillId})`

const isVisible = ({ visible }: SearchScope) => visible ?? sql`true`

/** Of a row of `skills`, as `k`. */
const isWanted = (scope: SearchScope) =>
  sql`${isVisible(scope)} and ${passes(scope, scope.filter, sql`k.skill_id`)}`

/** Of a row of `skills`, as `k`; also the expression that is indexed. */
const scoped = (field: Lookup['field']) =>
  sql`search_scoped(k.workspace_id, k.${sql.raw(`${field}_words`)})`

/**
 * A common word is in a tenth of all skills, and its list in the index is read whole. A sixteenth of
 * the skills, with indexes of its own, has enough of these.
 */
const IS_SAMPLED = sql`k.skill_id % 16 = 0`

const lookup = (scope: SearchScope, field: Lookup['field']) => {
  const hits = (condition: RawBuilder<unknown>) => sql`(select k.skill_id from skills k
    where w.field = ${sql.lit(field)} and ${condition} and k.workspace_id = ${scope.workspaceId}
      and ${isOfKind(scope)} and ${scoped(field)} @@ w.query and ${isWanted(scope)} limit ${MAX_HITS})`
  return sql`(
    with sampled as materialized ${hits(IS_SAMPLED)},
      enough as materialized (select count(*) = ${MAX_HITS} as are_enough from sampled)
    select skill_id from sampled where (select are_enough from enough)
    union all ${hits(sql`not (select are_enough from enough)`)}
  )`
}

const place = (words: RawBuilder<unknown>, query: RawBuilder<unknown>, flag: number) =>
  sql`case when ${words} @@ ${query} then ${sql.lit(flag)} else 0 end`

const [name, summary, text] = [sql`k.name_words`, sql`k.summary_words`, sql`k.text_words`]
const [word, wide] = [sql`t.word`, sql`t.wide`]

const places = sql`${place(name, word, FOUND.name)} + ${place(name, wide, FOUND.nameWide)}
  + ${place(summary, word, FOUND.summary)} + ${place(summary, wide, FOUND.summaryWide)}
  + ${place(text, word, FOUND.text)}`

/** More than all lookups together, since there may be any number of skills with the words of a name. */
const EXACT_WEIGHT = sql.lit(1000)

export type Wanted = {
  terms: Term[]
  lookups: Lookup[]
  /** Skills with one of these are found in any case. */
  slugs: string[]
}

/** The skills that the lookups find, with the places of each term. */
export const findByWords = async (
  db: Kysely<Database>,
  scope: SearchScope,
  { terms, lookups, slugs }: Wanted,
): Promise<Found[]> => {
  const wanted = JSON.stringify(
    lookups.map(({ query, ...one }, n) => ({
      ...one,
      n,
      query: scopedQuery(scope.workspaceId, query),
    })),
  )
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
      union all
      select k.skill_id, ${EXACT_WEIGHT} from skills k
      where k.workspace_id = ${scope.workspaceId} and ${isOfKind(scope)}
        and k.slug = any(${slugs}::text[]) and ${isWanted(scope)}
    ), best as materialized (
      select skill_id from (
        select skill_id from hits group by skill_id order by sum(weight) desc, skill_id offset 0
      ) h
      where ${passes(scope, scope.lastFilter, sql`h.skill_id`)} limit ${MAX_RANKED}
    )
    select k.skill_id, k.source_kind, k.slug, k.display_name, array(
      select ${places}
      from unnest(${terms.map(wordQuery)}::tsquery[], ${terms.map(wideQuery)}::tsquery[])
        with ordinality as t (word, wide, n)
      order by t.n
    ) as places
    from best
    -- Each row is read by its key, which offset 0 enforces, and its text decompressed once.
    cross join lateral (
      select k.skill_id, k.source_kind, k.slug, r.display_name, k.name_words, k.summary_words,
        strip(k.text_words) as text_words
      from skills k
      join skill_revisions r on r.workspace_id = k.workspace_id and r.skill_id = k.skill_id
        and r.revision = k.current_revision
      where k.workspace_id = ${scope.workspaceId} and k.skill_id = best.skill_id offset 0
    ) k`.execute(db)
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
        and ${scoped('summary')} @@ quote_literal(${`${scope.workspaceId}:`} || given.word)::tsquery
        and ${isVisible(scope)}
    )`.execute(db)
  return rows.map((row) => row.word)
}
