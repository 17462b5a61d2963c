/**
 * Parts of a text that read like those of known attacks: their words are weighed by how often attacks and honest
 * packages have them. It finds what no single sign shows, and says which words weigh most. Pure.
 */
import { asText } from './excerpt.ts'
import { found, type Hit, type ScannedFile } from './rule.ts'
import { eachWord, featureOf, featuresOf, isWeighed, type Part, scoreOf } from './text-features.ts'
import { BIAS, BLOCK_FROM, HOLD_FROM, WARN_FROM, WORD_WEIGHTS } from './word-weights.ts'

/** Words that the message names. */
const MAX_NAMED = 6

/** Bits of which few are set, so that most features are known to have no weight by one look. */
const FILTER_BITS = 2 ** 20
/** Of the table, of which a quarter or less is in use. */
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

/** By the hash of the feature; its place in the table is 0 where it has no weight. */
class Weights {
  readonly #features = new Int32Array(SLOTS)
  readonly #weights = new Int16Array(SLOTS)
  readonly #filter = new Uint8Array(FILTER_BITS / 8)

  constructor(lines: string) {
    for (const [feature, weight] of read(lines)) {
      const bit = feature & (FILTER_BITS - 1)
      this.#filter[bit >>> 3] = (this.#filter[bit >>> 3] ?? 0) | (1 << (bit & 7))
      const slot = this.#slotOf(feature)
      this.#features[slot] = feature
      this.#weights[slot] = weight
    }
  }

  placeOf(feature: number): number {
    const bit = feature & (FILTER_BITS - 1)
    if (((this.#filter[bit >>> 3] ?? 0) & (1 << (bit & 7))) === 0) return 0
    const slot = this.#slotOf(feature)
    return this.#weights[slot] === 0 ? 0 : slot
  }

  at(place: number): number {
    return this.#weights[place] ?? 0
  }

  /** Of the feature, or the free one where it would be; the first one stays free. */
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

/** Of parts that overlap, the one that weighs most. */
const resembling = (text: string): Resembling[] => {
  const kept: Resembling[] = []
  const { features, parts: all } = featuresOf(text)
  // In place, as nothing needs the features any more.
  for (let at = 0; at < features.length; at += 1) features[at] = weights.placeOf(features[at] ?? 0)
  for (const part of all) {
    const score = scored(features, part)
    if (score < WARN_FROM) continue
    const last = kept.at(-1)
    const it = { start: part.start, end: part.end, score }
    if (last === undefined || last.end <= part.start) kept.push(it)
    else if (last.score < score) kept[kept.length - 1] = it
  }
  return kept
}

export function* findResemblance({ name, text }: ScannedFile): Generator<Hit> {
  if (text === '' || !isWeighed(name)) return
  for (const { start, end, score } of resembling(text)) {
    const severity = score < HOLD_FROM ? 'warn' : score < BLOCK_FROM ? 'hold' : 'block'
    const message = `These lines read like those of attacks, above all by: ${named(text, start, end)}.`
    yield found('text.resembles_attacks', severity, message, start, end - start)
  }
}

/** The words that weigh most, as they are written down. */
const named = (text: string, start: number, end: number): string => {
  const known = new Map<string, number>()
  const note = (words: string): void => {
    const weight = weights.at(weights.placeOf(featureOf(words)))
    if (weight > 0) known.set(words, weight)
  }
  let before = ''
  eachWord(text, start, end, (_, from, to) => {
    const word = text.slice(from, to).replace(/[A-Z]+/g, (it) => it.toLowerCase())
    note(word)
    note(`${before} ${word}`)
    before = word
  })
  const heaviest = [...known].toSorted(([, a], [, b]) => b - a).map(([words]) => asText(words))
  return heaviest.slice(0, MAX_NAMED).join(', ')
}
