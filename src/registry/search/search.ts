/**
 * Skills by words: every word counts, in any order, as a beginning and misspelt. What is found
 * depends only on what the caller may see, so a search reveals nothing else.
 */
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import {
  type Among,
  findByWords,
  findSimilar,
  findVisible,
  type Lookup,
  readStems,
} from './lookups.ts'
import { type Found, rank, type Ranked } from './ranking.ts'
import {
  allQuery,
  anyQuery,
  MAX_SIMILAR,
  nearest,
  queryWords,
  type Term,
  termsOf,
  wideQuery,
  wordQuery,
} from './terms.ts'

/**
 * A word found in fewer skills is also looked for as a beginning, misspelt, and in the texts; all
 * words together in the texts too.
 */
const SCARCE = 5

const together = (terms: Term[], field: Lookup['field']): Lookup[] =>
  terms.length < 2 ? [] : [{ field, query: allQuery(terms.map(wordQuery)), weight: 3 }]

const usual = (terms: Term[]): Lookup[] => [
  { field: 'name', query: anyQuery(terms.map(wideQuery)), weight: 1 },
  ...together(terms, 'summary'),
  ...terms.map((term): Lookup => ({ field: 'summary', query: wordQuery(term), weight: 1 })),
]

const further = (term: Term): Lookup[] => [
  { field: 'summary', query: wideQuery(term), weight: 1 },
  { field: 'text', query: wordQuery(term), weight: 0.5 },
]

const isScarce = (found: Found[], isMet: (places: number[]) => boolean): boolean =>
  found.filter(({ places }) => isMet(places)).length < SCARCE

const withSimilar = async (db: Kysely<Database>, among: Among, terms: Term[]): Promise<Term[]> => {
  if (terms.length === 0) return []
  const words = terms.map(({ word }) => word)
  const candidates = await findSimilar(db, among.workspaceId, words)
  const near = terms.map((term) => ({
    ...term,
    similar: nearest(term.word, candidates.get(term.word) ?? []),
  }))
  const all = near.flatMap(({ similar }) => similar)
  const visible = new Set(await findVisible(db, among, [...new Set(all)]))
  return near.map(({ similar, ...term }) => ({
    ...term,
    similar: similar.filter((word) => visible.has(word)).slice(0, MAX_SIMILAR),
  }))
}

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
  const scarce = terms.filter((_, n) => isScarce(found, (places) => places[n] !== 0))
  const wider = await withSimilar(db, among, scarce)
  const all = terms.map((term) => wider.find(({ word }) => word === term.word) ?? term)
  const areTogether = !isScarce(found, (places) => !places.includes(0))
  const more = [...wider.flatMap(further), ...(areTogether ? [] : together(terms, 'text'))]
  const bySkill = new Map(found.map((one) => [one.skill_id, one]))
  if (more.length > 0) {
    for (const one of await findByWords(db, among, all, more)) bySkill.set(one.skill_id, one)
  }
  return { terms: all, ranked: rank(query, [...bySkill.values()], all.length) }
}
