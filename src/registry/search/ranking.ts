/** Ranks the skills that a search has found. Pure. */
import { wordsOf } from '../../packages/manifest/search-words.ts'

/** Where a term was found, as bit flags. */
export const FOUND = { name: 1, nameWide: 2, summary: 4, summaryWide: 8, text: 16 } as const

/** The worth of a term by the best place in which it was found. */
const WORTH: [number, number][] = [
  [FOUND.name, 1],
  [FOUND.nameWide, 0.7],
  [FOUND.summary, 0.6],
  [FOUND.summaryWide, 0.35],
  [FOUND.text, 0.2],
]

/** What each further place adds. */
const FURTHER = 0.05

/** The share of the score for a name that has no other words. */
const CONCISE = 0.15

export type Found = {
  skill_id: number
  source_kind: string
  slug: string
  display_name: string
  /** For each term, the sum of its flags. */
  places: number[]
}

export type Ranked = Found & { score: number }

const worthOf = (places: number): number => {
  const worths = WORTH.filter(([place]) => (places & place) !== 0).map(([, worth]) => worth)
  return worths.length === 0 ? 0 : Math.max(...worths) + FURTHER * (worths.length - 1)
}

/**
 * Rare words weigh more. They are counted only in skills that the caller may see, so the score
 * reveals no others.
 */
const weightsOf = (found: Found[], count: number): number[] =>
  Array.from({ length: count }, (_, term) => {
    const having = found.filter(({ places }) => places[term] !== 0).length
    return Math.log(1 + (found.length + 1) / (having + 0.5))
  })

const share = (words: string[], { places }: Found): number => {
  const matched = places.filter((one) => (one & (FOUND.name | FOUND.nameWide)) !== 0).length
  return Math.min(1, matched / Math.max(1, words.length))
}

const byKey = (a: Found, b: Found): number =>
  a.slug === b.slug ? (a.source_kind < b.source_kind ? -1 : 1) : a.slug < b.slug ? -1 : 1

/** The best first, with a score of at most 1, which only an exact name has. */
export const rank = (query: string, found: Found[], termCount: number): Ranked[] => {
  const weights = weightsOf(found, termCount)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const wanted = wordsOf(query).join(' ')
  const scoreOf = (one: Found): number => {
    const own = wordsOf(one.slug.slice(one.slug.indexOf('/') + 1))
    const names = [own, wordsOf(one.slug), wordsOf(one.display_name)]
    if (names.some((words) => words.join(' ') === wanted)) return 1
    const covered = weights.reduce(
      (sum, weight, i) => sum + weight * worthOf(one.places[i] ?? 0),
      0,
    )
    const concise = share(own, one)
    return Math.min(0.999, ((1 - CONCISE) * covered) / total / 1.15 + CONCISE * concise)
  }
  return found
    .map((one) => ({ ...one, score: Math.round(scoreOf(one) * 1000) / 1000 }))
    .toSorted((a, b) => b.score - a.score || byKey(a, b))
}
