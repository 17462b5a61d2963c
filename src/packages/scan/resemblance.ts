/**
 * Finds parts of a text that read like those of known attacks: each word has a weight, by how often attacks and honest
 * packages have it. The rule sees what no single sign shows, and names the words that weigh most.
 */
import { asText, shown } from './excerpt.ts'
import { found, type Hit, MAX_OF_A_RULE, type ScannedFile } from './rule.ts'
import {
  eachWord,
  featureOf,
  featuresOf,
  isWeighed,
  pairOf,
  type Part,
  piecesOf,
  scoreOf,
} from './text-features.ts'
import { BIAS, BLOCK_FROM, HOLD_FROM, WARN_FROM, WORD_WEIGHTS } from './word-weights.ts'

/** One more of the three severities is more than is listed of one of them, so that a finding says it. */
const MAX_PARTS = 3 * MAX_OF_A_RULE

/** Words that the message names. */
const MAX_NAMED = 6

/** Bits of a filter that tells most features without a weight by one look; one in twenty is set. */
const FILTER_BITS = 2 ** 20
/** Size of the hash table. At most half of it is used, and slot 0 stays empty: it means "no weight". */
const SLOTS = 2 ** 17

/** Each line is a weight and the features that have it. */
const read = (lines: string): [feature: number, weight: number][] =>
  Buffer.from(lines.trim())
    .toString('latin1')
    .split('\n')
    .flatMap((line) => {
      const [weight, features = ''] = line.split(': ')
      return features.split(', ').map((it): [number, number] => [featureOf(it), Number(weight)])
    })

/** Weights by the hash of their feature. */
class Weights {
  readonly #features = new Int32Array(SLOTS)
  readonly #weights = new Int16Array(SLOTS)
  readonly #filter = new Uint8Array(FILTER_BITS / 8)

  constructor(lines: string) {
    const entries = read(lines)
    if (entries.length > SLOTS / 2) throw new Error('The table of weights is too small.')
    for (const [feature, weight] of entries) {
      const bit = feature & (FILTER_BITS - 1)
      this.#filter[bit >>> 3] = (this.#filter[bit >>> 3] ?? 0) | (1 << (bit & 7))
      const slot = this.#slotOf(feature)
      this.#features[slot] = feature
      this.#weights[slot] = weight
    }
  }

  /** The slot of a feature, or 0. */
  placeOf(feature: number): number {
    const bit = feature & (FILTER_BITS - 1)
    if (((this.#filter[bit >>> 3] ?? 0) & (1 << (bit & 7))) === 0) return 0
    const slot = this.#slotOf(feature)
    return this.#weights[slot] === 0 ? 0 : slot
  }

  at(place: number): number {
    return this.#weights[place] ?? 0
  }

  /** The slot that has the feature, or the free one where it would be. */
  #slotOf(feature: number): number {
    let slot = (feature ^ (feature >>> 15)) & (SLOTS - 1)
    while (slot === 0 || (this.#weights[slot] !== 0 && this.#features[slot] !== feature))
      slot = (slot + 1) & (SLOTS - 1)
    return slot
  }
}

const weights = new Weights(WORD_WEIGHTS)
/** The last part that had the feature of a place, so that each counts once. */
const seen = new Int32Array(SLOTS)
let parts = 0

const scored = (places: Int32Array, { from, to }: Part): number => {
  parts = (parts + 1) | 0
  let sum = 0
  for (let at = from; at < to; at += 1) {
    const place = places[at] ?? 0
    if (place === 0 || seen[place] === parts) continue
    seen[place] = parts
    sum += weights.at(place)
  }
  return scoreOf(sum, to - from, BIAS)
}

type Resembling = { start: number; end: number; score: number }

/** The heaviest parts, none of which overlaps a heavier one, by their place. */
const resembling = (text: string): Resembling[] => {
  const { features, parts: all } = featuresOf(text)
  // The hashes are not needed any more, and a second array would cost more than the words.
  for (let at = 0; at < features.length; at += 1) features[at] = weights.placeOf(features[at] ?? 0)
  const heavy = all
    .map((part) => ({ start: part.start, end: part.end, score: scored(features, part) }))
    .filter(({ score }) => score >= WARN_FROM)
    .toSorted((a, b) => b.score - a.score)
  const kept: Resembling[] = []
  for (const part of heavy) {
    if (kept.length > MAX_PARTS) break
    if (kept.every((it) => it.end <= part.start || part.end <= it.start)) kept.push(part)
  }
  return kept.toSorted((a, b) => a.start - b.start)
}

export function* findResemblance({ name, text }: ScannedFile): Generator<Hit> {
  if (text === '' || !isWeighed(name)) return
  for (const { start, end, score } of resembling(text)) {
    const severity = score < HOLD_FROM ? 'warn' : score < BLOCK_FROM ? 'hold' : 'block'
    const message = `These lines read like those of attacks, above all by: ${heaviestIn(text, start, end)}.`
    yield found('text.resembles_attacks', severity, message, start, end - start)
  }
}

/** A longer word is cut, since its author may have made it up to be read in the message. */
const LONGEST_WORD = 24

/** The features that weigh most, as they stand in the text; an address is shown as one. */
const heaviestIn = (text: string, start: number, end: number): string => {
  const known = new Map<string, number>()
  const note = (feature: number, words: string): void => {
    const weight = weights.at(weights.placeOf(feature))
    if (weight > 0) known.set(words, weight)
  }
  let before = { hash: 0, word: '' }
  for (const piece of piecesOf(text, start, end)) {
    eachWord(text, piece.start, piece.end, (hash, from, to) => {
      const isAddress = text.startsWith('://', from + text.slice(from, to).search(/\W|$/))
      const word = isAddress ? 'an address' : text.slice(from, Math.min(to, from + LONGEST_WORD))
      note(hash, word)
      if (before.word !== '') note(pairOf(before.hash, hash), `${before.word} ${word}`)
      before = { hash, word }
    })
  }
  const heaviest = [...known].toSorted(([, a], [, b]) => b - a).slice(0, MAX_NAMED)
  return shown(asText(heaviest.map(([words]) => words).join(', ')))
}
