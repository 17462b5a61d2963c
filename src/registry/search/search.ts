/**
 * Finds skills by words, in any order, also by prefixes and misspelt. The result depends only on
 * skills that the caller may see, so a search reveals no others.
 */
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import {
  findByWords,
  findSimilar,
  findVisible,
  type Lookup,
  readStems,
  type SearchScope,
} from './lookups.ts'
import { type Found, rank, type Ranked } from './ranking.ts'
import { type Seen, seenBy } from './served.ts'
import {
  allQuery,
  anyQuery,
  MAX_SIMILAR,
  nearest,
  queryWords,
  slugsOf,
  type Term,
  termsOf,
  wideQuery,
  wordQuery,
} from './terms.ts'

/**
 * If fewer skills than this have a word, it is also searched as a prefix, misspelt, and in the
 * texts; if fewer have all words, the texts are searched for all of them.
 */
const SCARCE = 5

const together = (terms: Term[], field: Lookup['field']): Lookup[] =>
  terms.length < 2 ? [] : [{ field, query: allQuery(terms.map(wordQuery)), weight: 3 }]

const usual = (terms: Term[]): Lookup[] => [
  { field: 'name', query: anyQuery(terms.map(wideQuery)), weight: 1 },
  ...together(terms, 'name'),
  ...together(terms, 'summary'),
  ...terms.map((term): Lookup => ({ field: 'summary', query: wordQuery(term), weight: 1 })),
]

const further = (term: Term): Lookup[] => [
  { field: 'summary', query: wideQuery(term), weight: 1 },
  { field: 'text', query: wordQuery(term), weight: 0.5 },
]

const isScarce = (found: Found[], isMet: (places: number[]) => boolean): boolean =>
  found.filter(({ places }) => isMet(places)).length < SCARCE

const withSimilar = async (
  db: Kysely<Database>,
  scope: SearchScope,
  terms: Term[],
): Promise<Term[]> => {
  if (terms.length === 0) return []
  const words = terms.map(({ word }) => word)
  const candidates = await findSimilar(db, scope.workspaceId, words)
  const near = terms.map((term) => ({
    ...term,
    similar: nearest(term.word, candidates.get(term.word) ?? []),
  }))
  const all = near.flatMap(({ similar }) => similar)
  const visible = new Set(await findVisible(db, scope, [...new Set(all)]))
  return near.map(({ similar, ...term }) => ({
    ...term,
    similar: similar.filter((word) => visible.has(word)).slice(0, MAX_SIMILAR),
  }))
}

export type Search = { terms: Term[]; ranked: Ranked[] }

/** The best match first. */
export const searchSkills = async (
  db: Kysely<Database>,
  { seen, ...wanted }: Omit<SearchScope, 'visible'> & { seen: Seen },
  query: string,
): Promise<Search> => {
  const words = queryWords(query)
  if (words.length === 0) return { terms: [], ranked: [] }
  const [visible, stems] = await Promise.all([
    seenBy(db, wanted.workspaceId, seen),
    readStems(db, words),
  ])
  const scope = { ...wanted, visible }
  const terms = termsOf(words, stems)
  const found = await findByWords(db, scope, {
    terms,
    lookups: usual(terms),
    slugs: slugsOf(query, words),
  })
  const scarce = terms.filter((_, n) => isScarce(found, (places) => places[n] !== 0))
  const wider = await withSimilar(db, scope, scarce)
  const all = terms.map((term) => wider.find(({ word }) => word === term.word) ?? term)
  const areTogether = !isScarce(found, (places) => !places.includes(0))
  const more = [...wider.flatMap(further), ...(areTogether ? [] : together(terms, 'text'))]
  const bySkill = new Map(found.map((one) => [one.skill_id, one]))
  if (more.length > 0) {
    for (const one of await findByWords(db, scope, { terms: all, lookups: more, slugs: [] }))
      bySkill.set(one.skill_id, one)
  }
  return { terms: all, ranked: rank(query, [...bySkill.values()], all.length) }
}
