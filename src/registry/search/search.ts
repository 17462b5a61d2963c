/**
 * Skills by words: every word counts, in any order, as a beginning and misspelt. What is found
 * depends only on what the caller may see, so a search reveals nothing else.
 */
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import { type Among, findByWords, findSimilar, type Lookup, readStems } from './lookups.ts'
import { type Found, rank, type Ranked } from './ranking.ts'
import {
  allQuery,
  anyQuery,
  nearest,
  queryWords,
  type Term,
  termsOf,
  wideQuery,
  wordQuery,
} from './terms.ts'

/** A word found in fewer skills is also looked for as a beginning, misspelt, and in the texts. */
const SCARCE = 5

const together = (terms: Term[]): Lookup[] => {
  if (terms.length < 2) return []
  const query = allQuery(terms.map(wordQuery))
  return [
    { field: 'summary', query, weight: 3 },
    { field: 'text', query, weight: 2 },
  ]
}

const usual = (terms: Term[]): Lookup[] => [
  { field: 'name', query: anyQuery(terms.map(wideQuery)), weight: 1 },
  ...together(terms),
  ...terms.map((term): Lookup => ({
    field: 'summary',
    query: wordQuery(term),
    weight: 1,
  })),
]

const further = (term: Term): Lookup[] => [
  { field: 'summary', query: wideQuery(term), weight: 1 },
  { field: 'text', query: wordQuery(term), weight: 0.5 },
]

const isScarce = (found: Found[], term: number): boolean =>
  found.filter(({ places }) => places[term] !== 0).length < SCARCE

export type Search = { terms: Term[]; ranked: Ranked[] }

/** At most `cut` skills, the best first. */
export const searchSkills = async (
  db: Kysely<Database>,
  among: Among,
  query: string,
): Promise<Search> => {
  const words = queryWords(query)
  if (words.length === 0) return { terms: [], ranked: [] }
  const terms = termsOf(words, await readStems(db, words))
  const found = await findByWords(db, among, terms, usual(terms))
  const scarce = terms.filter((_, term) => isScarce(found, term))
  if (scarce.length === 0) return { terms, ranked: rank(query, found, terms.length) }

  const similar = await findSimilar(
    db,
    among.workspaceId,
    scarce.map(({ word }) => word),
  )
  const wider = terms.map((term) =>
    scarce.includes(term)
      ? { ...term, similar: nearest(term.word, similar.get(term.word) ?? []) }
      : term,
  )
  const more = wider.filter((_, term) => isScarce(found, term)).flatMap(further)
  const bySkill = new Map(found.map((one) => [one.skill_id, one]))
  for (const one of await findByWords(db, among, wider, more)) bySkill.set(one.skill_id, one)
  return { terms: wider, ranked: rank(query, [...bySkill.values()], wider.length) }
}
