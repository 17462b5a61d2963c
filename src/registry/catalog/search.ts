/**
 * Ways to find the skills whose texts have a word in them. Any of them is exact, or says that it is
 * cut. What many skills have is soon found along the list; what few have, by the trigrams of the
 * texts. Only what is neither, or too short for those, is looked for along the whole list.
 */
import { type RawBuilder, sql } from 'kysely'

export type Sql = RawBuilder<unknown>

/** So many skills of the list are looked at before the index is. */
const FIRST_SKILLS = 1000
/** So many that the index finds are put in the order of the list. */
const MAX_HITS = 5000

/** Whatever the index makes of other signs: without these in a row it is not asked. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u

const likePattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/**
 * `keys` selects the `skill_id` and the place of skills, as `t`; `before` is what
 * the statement begins with, and `isCut` a column of it that says whether some were left out.
 */
export type SearchWay = { before: Sql; keys: Sql; isCut: Sql }

/** To be tried in turn, among the skills `t` at a `place` in the list; the last is never cut. */
export const waysToFind = (word: string, place: Sql): SearchWay[] => {
  const keys = sql`select t.skill_id, t.source_kind, t.slug`
  // Not known to the planner, for whom words that are rare make another plan than common ones.
  const pattern = sql`(select lower(${likePattern(word)}::text))`
  // Not in a form that the index knows.
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
  // Of all workspaces: to pick those of one, the rows of all would have to be read.
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
