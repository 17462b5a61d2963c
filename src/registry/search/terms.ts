/** The words of a query, and the tsqueries made of them. Pure. */
import { distance } from 'fastest-levenshtein'
import { wordsOf } from '../../packages/manifest/search-words.ts'

/** More words hardly change which skills come first. */
const MAX_WORDS = 12
/** Shorter words are prefixes of too many others. */
const MIN_PREFIX = 3
/** Shorter words are similar to too many others. */
const MIN_MISSPELT = 4
const LONG = 8
/** Of a misspelt word. */
export const MAX_SIMILAR = 5

export type Term = {
  word: string
  /** The word and its stem, as the index has them. */
  lexemes: string[]
  /** Words that may be meant if this one is misspelt. */
  similar: string[]
}

/** The English stem of each word; null for a stop word, such as `the`. */
export type Stems = ReadonlyMap<string, string | null>

export const queryWords = (query: string): string[] => wordsOf(query).slice(0, MAX_WORDS)

/** Slugs that the query may be: as it is, or its words. */
export const slugsOf = (query: string, words: string[]): string[] => [
  query.trim().toLowerCase(),
  words.join('-'),
]

/** Stop words count only if there are no others. */
export const termsOf = (words: string[], stems: Stems): Term[] => {
  const significant = words.filter((word) => stems.get(word) !== null)
  return (significant.length === 0 ? words : significant).map((word) => ({
    word,
    lexemes: [...new Set([word, stems.get(word) ?? word])],
    similar: [],
  }))
}

/** Two swapped neighbouring letters count as one edit. */
const editsOf = (word: string, candidate: string): number => {
  const swapped = Array.from({ length: word.length - 1 }, (_, i) => {
    const turned = `${word[i + 1]}${word[i]}`
    return 1 + distance(word.slice(0, i) + turned + word.slice(i + 2), candidate)
  })
  return Math.min(distance(word, candidate), ...swapped)
}

/** Within one edit of a short word, two of a long one; the nearest first. */
export const nearest = (word: string, candidates: string[]): string[] => {
  if (word.length < MIN_MISSPELT) return []
  const most = word.length < LONG ? 1 : 2
  return candidates
    .map((candidate) => ({ candidate, edits: editsOf(word, candidate) }))
    .filter(({ edits }) => edits > 0 && edits <= most)
    .toSorted((a, b) => a.edits - b.edits || (a.candidate < b.candidate ? -1 : 1))
    .map(({ candidate }) => candidate)
}

/** Words are letters and digits only, so quotes are all that a tsquery needs. */
const anyOf = (lexemes: string[]): string => lexemes.map((lexeme) => `'${lexeme}'`).join(' | ')

export const wordQuery = ({ lexemes }: Term): string => anyOf(lexemes)

/** Also matches the word as a prefix, and similar words. */
export const wideQuery = ({ word, lexemes, similar }: Term): string => {
  const all = anyOf([...lexemes, ...similar])
  return word.length < MIN_PREFIX ? all : `${all} | '${word}':*`
}

export const anyQuery = (queries: string[]): string => queries.map((one) => `(${one})`).join(' | ')
export const allQuery = (queries: string[]): string => queries.map((one) => `(${one})`).join(' & ')

/** The query for words of one workspace, as they are indexed. Its id has no quotes. */
export const scopedQuery = (workspaceId: string, query: string): string =>
  query.replaceAll(/'([^']+)'/g, `'${workspaceId}:$1'`)

/** Whether a word of a text matches `wideQuery`. */
export const matches = (
  { word, lexemes, similar }: Term,
  found: { word: string; stem: string },
): boolean =>
  [...lexemes, ...similar].some((lexeme) => lexeme === found.word || lexeme === found.stem) ||
  (word.length >= MIN_PREFIX && found.word.startsWith(word))
