/**
 * Looks for encoded text and decodes it, also several times over. The number of candidates, the
 * depth and the decoded bytes are bounded; a scan that reaches a bound says so. Pure.
 */
import type { Budget } from './budget.ts'
import { candidatesIn } from './candidates.ts'
import {
  decodeRun,
  fromCodes,
  fromEscapes,
  inflated,
  isPacked,
  type Layer,
  MAX_DECODED,
  reversed,
} from './encodings.ts'
import { lineEnd, lineStart } from './lines.ts'
import type { Words } from './words.ts'

const MAX_DEPTH = 3
/** Of what decodes to text; how many are tried is another matter, since most are none. */
const MAX_CANDIDATES = 64
const MAX_TRIES = 1000
const MAX_TRIED_BYTES = 512 * 1024
/** What begins as packed text and cannot be unpacked costs more than what can. */
const MAX_FAILED = 100
/** Of what has no sign that it is packed. */
const MAX_INFLATIONS = 100

export type Decoded = Layer & { offset: number; length: number }

/** One layer after the other, as far as there is text. */
const unwrap = (layer: Layer): Layer => {
  let current = layer
  for (let depth = 1; depth < MAX_DEPTH; depth += 1) {
    const next = decodeAny(current.text)
    if (next === null) return current
    current = { how: [...current.how, ...next.how], text: next.text }
  }
  return current
}

/** Of a text that is encoded as a whole. */
const decodeAny = (text: string): Layer | null => {
  const compact = text.trim().replace(/["'`+\s\\]/g, '')
  if (compact.length < 8) return null
  if (/^=*[\w+/-]{6,}=*$/.test(compact) && (compact.length >= 16 || compact.endsWith('='))) {
    const layer = decodeRun(compact)
    if (layer) return layer
  }
  if (/^(?:\\x[0-9a-f]{2}|%[0-9a-f]{2}|\\u00[0-9a-f]{2}|\\[0-7]{3}|&#\w{2,3};){4,}/i.test(text))
    return fromEscapes(text)
  return null
}

/** What stands in a command: the whole text, or one of the longest runs in it. */
export const decodedLiteral = (text: string): Layer | null => {
  const whole = decodeAny(text)
  if (whole) return unwrap(whole)
  const runs = text.slice(0, 4 * MAX_DECODED).match(/[A-Za-z0-9+/_=-]{8,}/g) ?? []
  for (const run of runs.toSorted((a, b) => b.length - a.length).slice(0, 4)) {
    const layer = decodeAny(run)
    if (layer) return unwrap(layer)
  }
  return null
}

/** Strings that code joins are one text. */
const JOINED = /(["'`])\s{0,8}[+.,\\]?\s{0,40}\1/g

/** Words that a reversed command would have. */
const TURNED_LINE = 2000

export const decodedIn = (
  text: string,
  words: Words,
  budget: Budget,
): { layers: Decoded[]; isComplete: boolean } => {
  const layers: Decoded[] = []
  const add = (layer: Layer | null, offset: number, length: number): void => {
    if (layer === null || budget.bytes < layer.text.length) return
    budget.bytes -= layer.text.length
    layers.push({ ...unwrap(layer), offset, length })
  }
  const decoders = words.of('decode')
  const hasDecoder = decoders.length > 0
  const { found, rest } = candidatesIn(text, { runs: words.runs, decoders }, MAX_TRIES)
  let tried = 0
  let failed = 0
  let inflations = 0
  for (const { offset, length, kind } of found) {
    if (layers.length >= MAX_CANDIDATES || tried > MAX_TRIED_BYTES || failed > MAX_FAILED) break
    tried += length
    const match = text.slice(offset, offset + length)
    if (kind === 'run') {
      const layer = decodeRun(match)
      if (layer === null && isPacked(match)) failed += 1
      if (layer === null && hasDecoder) inflations += 1
      const isTried = hasDecoder && inflations <= MAX_INFLATIONS
      add(layer ?? (isTried ? inflated(match) : null), offset, length)
    } else add(kind === 'codes' ? fromCodes(match) : fromEscapes(match), offset, length)
  }
  if (hasDecoder) {
    for (const { text: joined, offset, length } of joinedStrings(text))
      add(decodeAny(joined), offset, length)
  }
  let last = -1
  for (const offset of words.of('turned').slice(0, MAX_CANDIDATES)) {
    if (offset < last) continue
    const start = lineStart(text, offset + 1, TURNED_LINE + 1)
    const end = lineEnd(text, offset, TURNED_LINE)
    last = end
    add({ how: ['reversed'], text: reversed(text.slice(start, end)) }, start, end - start)
  }
  const isComplete =
    rest === 0 &&
    budget.bytes > 0 &&
    tried <= MAX_TRIED_BYTES &&
    failed <= MAX_FAILED &&
    layers.length < MAX_CANDIDATES
  return { layers, isComplete }
}

const STRING_LIST =
  /(["'])[A-Za-z0-9+/_=-]{4,400}\1(?:\s{0,4}[+.,\\]?\s{0,80}\1[A-Za-z0-9+/_=-]{1,400}\1){1,200}/g

const joinedStrings = (text: string): { text: string; offset: number; length: number }[] => {
  const found: { text: string; offset: number; length: number }[] = []
  for (const { index, 0: match } of text.matchAll(STRING_LIST)) {
    found.push({ text: match.replace(JOINED, ''), offset: index, length: match.length })
    if (found.length === MAX_CANDIDATES) break
  }
  return found
}
