/** The positions of search words in a text, for clients that highlight them. Pure. */
import { plainWord, WORD } from '../../packages/manifest/search-words.ts'
import { matches, type Stems, type Term } from './terms.ts'

/** In code points, from 0. */
export type Position = { start: number; length: number }

const pointsOf = (text: string): number => Array.from(text).length

/** The distinct words of texts, whose stems `positionsOf` needs. */
export const wordsIn = (texts: string[]): string[] => [
  ...new Set(texts.flatMap((text) => text.match(WORD) ?? []).map((word) => plainWord(word))),
]

export const positionsOf = (text: string, terms: Term[], stems: Stems): Position[] => {
  const positions: Position[] = []
  let [from, points] = [0, 0]
  for (const { 0: match, index } of text.matchAll(WORD)) {
    const word = plainWord(match)
    const stem = stems.get(word) ?? word
    if (!terms.some((term) => matches(term, { word, stem }))) continue
    points += pointsOf(text.slice(from, index))
    const length = pointsOf(match)
    positions.push({ start: points, length })
    from = index + match.length
    points += length
  }
  return positions
}
