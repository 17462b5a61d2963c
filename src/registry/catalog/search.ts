/**
 * Ways to find the skills whose texts contain a word. Each is exact, or reports that it is cut.
 * Common words are found by scanning the list, rare ones by the trigram index. Words that are
 * neither, or too short for trigrams, need a scan of the whole list.
 */
import { type RawBuilder, sql } from 'kysely'

export type Sql = RawBuilder<unknown>

/** How many skills of the list are scanned before the index is used. */
const FIRST_SKILLS = 1000
/** The most hits of the index that are sorted into the order of the list. */
const MAX_HITS = 5000

/** The index is used only for words with three of these signs in a row. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u

const likePattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/**
 * `keys` selects the `skill_id` and the place of skills, as `t`; `before` is what
 * the statement begins with, and `isCut` a column of it that says whether some were left out.
 */
export type SearchWay = { before: Sql; keys: Sql; isCut: Sql }

/** Tried in turn, among the skills `t` at a `place` in the list; the last is never cut. */
export const waysToFind = (word: string, place: Sql): SearchWay[] => {
  const keys = sql`select t.skill_id, t.source_kind, t.slug`
  // A subquery hides the pattern from the planner, which would choose its plan by how rare the word
  // is.
  const pattern = sql`(select lower(${likePattern(word)}::text))`
  // Written so that the planner cannot use the index.
  const isFound = sql`coalesce(t.search_text like ${pattern}, false)`
  const whole = {
    before: sql``,
    keys: sql`${keys} from skills t where ${place} and ${isFound}`,
    isCut: sql`false`,
  }
  if (!TRIGRAM.test(word)) return [whole]

  const inOrder = sql`order by t.source_kind, t.slug`
  const list = sql`select * from skills t where ${place} ${inOrder}`
  const first = {
    before: sql``,
    keys: sql`${keys} from (${list} limit ${FIRST_SKILLS}) t where ${isFound}`,
    isCut: sql`exists (${list} offset ${FIRST_SKILLS})`,
  }
  // Hits of all workspaces: filtering by workspace here would read the row of every hit.
  const hits = sql`with hits as materialized (
    select t.workspace_id, t.skill_id, t.source_kind, t.slug from skills t
    where t.search_text like ${pattern}
    limit ${MAX_HITS + 1})`
  const count = sql`(select count(*) from hits)`
  const indexed = {
    before: hits,
    keys: sql`${keys}
      from (select * from hits t where ${place} and ${count} <= ${MAX_HITS} ${inOrder}) t`,
    isCut: sql`${count} > ${MAX_HITS}`,
  }
  return [first, indexed, whole]
}
