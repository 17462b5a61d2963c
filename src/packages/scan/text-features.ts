/**
 * The words of a text and each pair of neighbouring words, by small parts that overlap. The scan and the training of
 * its weights read texts through this file alone, so that both see the same.
 */
import { lineEnd } from './lines.ts'
import { isForeign, targetOf } from './targets.ts'

/** Of a longer text, the beginning is read. */
const MAX_TEXT_BYTES = 256 * 1024

const PART_LINES = 6
const PART_BYTES = 700
/** Of a part whose lines have few words. */
const MAX_PART_LINES = 24
/** Lines that two parts have in common. */
const OVERLAP_LINES = 4
/** A longer line is several. */
const LINE_BYTES = 600

/** A shorter part, such as a single command, says too little about its text. */
const LEAST_FEATURES = 50

/** A part of a text by its offsets, and by the first and last place of its features. */
export type Part = { start: number; end: number; from: number; to: number }

/** Called with the hash of each word, and where it stands. */
type OnWord = (hash: number, start: number, end: number) => void

const SEED = 0x811c9dc5
const PRIME = 0x01000193

const mixed = (hash: number, code: number): number => Math.imul(hash ^ code, PRIME)

const hashOf = (text: string): number => {
  let hash = SEED
  for (let at = 0; at < text.length; at += 1) hash = mixed(hash, text.charCodeAt(at))
  return hash
}

/** The hash of two neighbouring words. */
export const pairOf = (first: number, second: number): number =>
  mixed(Math.imul(first, 31) ^ (second >>> 15), second) ^ first

/** The hash of a feature as the list of weights has it: a word, or two with a space between them. */
export const featureOf = (words: string): number => {
  const [first = '', second] = words.split(' ')
  return second === undefined ? hashOf(first) : pairOf(hashOf(first), hashOf(second))
}

const NOTHING = 0
const LETTER = 1
const CAPITAL = 2
const SYMBOL = 3
const MARK = 4
const TO_SMALL = 32
/** From this first byte on, characters have three bytes, and from the second one four: scripts without spaces, mostly. */
const SYMBOL_FROM = 0xe2
const LONG_SYMBOL_FROM = 0xf0

const kindOf = (code: number): number => {
  if (code >= SYMBOL_FROM) return SYMBOL
  if (code >= 0x80) return LETTER
  const character = String.fromCharCode(code)
  if (/[a-z]/.test(character)) return LETTER
  if (/[A-Z]/.test(character)) return CAPITAL
  return /[|$~]/.test(character) ? MARK : NOTHING
}

const symbolBytes = (first: number): number => (first >= LONG_SYMBOL_FROM ? 4 : 3)

const KINDS = Uint8Array.from({ length: 256 }, (_, code) => kindOf(code))

/** Of a line; each costs as much as a hundred words. */
const MAX_ADDRESSES = 4
const ADDRESS = /[^\s"'`<>|)\\\]]{1,120}/y
const HOST = /^\w{1,12}:\/\/[^/?#]*/

/** An address counts as the kind of its host, since its name says nothing about the text. */
const addressAt = (text: string, start: number): { kind: string; end: number } | null => {
  ADDRESS.lastIndex = start
  const [address = ''] = ADDRESS.exec(text) ?? []
  const [host = ''] = HOST.exec(address) ?? []
  const target = host === '' ? null : targetOf(address)
  if (target === null) return null
  const kind = target.kind === 'named' && !isForeign(target) ? 'service' : target.kind
  return { kind: `<${kind}>`, end: start + host.length }
}

/** Each word of a line, without a copy of it. */
export const eachWord = (text: string, from: number, to: number, onWord: OnWord): void => {
  let addresses = 0
  let at = from
  while (at < to) {
    const kind = KINDS[text.charCodeAt(at)] ?? NOTHING
    if (kind === NOTHING) at += 1
    else if (kind === LETTER || kind === CAPITAL) {
      const word = wordAt(text, at, to)
      const isAddress = addresses < MAX_ADDRESSES && text.startsWith('://', word.end)
      if (isAddress) addresses += 1
      const address = isAddress ? addressAt(text, at) : null
      const end = address === null ? word.end : Math.min(to, address.end)
      if (end - at > 1) onWord(address === null ? word.hash : hashOf(address.kind), at, end)
      at = end
    } else {
      const end = kind === SYMBOL ? Math.min(to, at + symbolBytes(text.charCodeAt(at))) : at + 1
      onWord(hashOf(text.slice(at, end)), at, end)
      at = end
    }
  }
}

const wordAt = (text: string, start: number, to: number): { hash: number; end: number } => {
  let hash = SEED
  let last = NOTHING
  let at = start
  for (; at < to; at += 1) {
    const code = text.charCodeAt(at)
    const kind = KINDS[code] ?? NOTHING
    const isLetter = kind === LETTER || kind === CAPITAL
    // A capital behind a small letter begins the next word of a name.
    if (!isLetter || (kind === CAPITAL && last === LETTER)) break
    hash = mixed(hash, kind === CAPITAL ? code + TO_SMALL : code)
    last = kind
  }
  return { hash, end: at }
}

type Piece = { start: number; end: number }

/** The lines of a text, the long ones in pieces, without what is encoded. */
export function* piecesOf(text: string, from = 0, to = text.length): Generator<Piece> {
  const limit = Math.min(to, MAX_TEXT_BYTES)
  let start = from
  while (start < limit) {
    const end = Math.min(lineEnd(text, start, LINE_BYTES), limit)
    yield* plainIn(text, start, end)
    start = text[end] === '\n' ? end + 1 : end
  }
}

/** As many in a row are no words: their letters are random, and rules that decode them read what they say. */
const ENCODED_BYTES = 60
const isEncoded = Uint8Array.from({ length: 256 }, (_, code) =>
  /[\w+/=-]/.test(String.fromCharCode(code)) ? 1 : 0,
)

/** Looks at one byte of sixty where others stand between. */
function* plainIn(text: string, from: number, to: number): Generator<Piece> {
  let start = from
  let last = from + ENCODED_BYTES - 1
  while (last < to) {
    let at = last
    while (at >= start && isEncoded[text.charCodeAt(at)] === 1) at -= 1
    if (last - at < ENCODED_BYTES) {
      last = at + ENCODED_BYTES
      continue
    }
    if (at >= start) yield { start, end: at + 1 }
    start = last + 1
    while (start < to && isEncoded[text.charCodeAt(start)] === 1) start += 1
    last = start + ENCODED_BYTES - 1
  }
  if (start < to) yield { start, end: to }
}

/** A line with a word: its place, and the place of its first feature. */
type Line = { start: number; end: number; from: number }

/** Reused for each text, since a new array costs more than reading the words. */
const features = new Int32Array(2 * MAX_TEXT_BYTES)

/**
 * All features one after another: a word, its pair with the next word, the next word. The array is overwritten by the
 * next call.
 */
export const featuresOf = (text: string): { features: Int32Array; parts: Part[] } => {
  const lines: Line[] = []
  let count = 0
  const onWord: OnWord = (hash) => {
    if (count > 0) features[count - 1] = pairOf(features[count - 2] ?? 0, hash)
    features[count] = hash
    count += 2
  }
  for (const { start, end } of piecesOf(text)) {
    const from = count
    eachWord(text, start, end, onWord)
    if (count > from) lines.push({ start, end, from })
  }
  const end = Math.max(0, count - 1)
  return { features: features.subarray(0, end), parts: partsOf(lines, end) }
}

const partsOf = (lines: readonly Line[], last: number): Part[] => {
  const parts: Part[] = []
  let first = 0
  while (first < lines.length) {
    const next = endOfPart(lines, first)
    // The last part reaches back, so that the end of a text is not too short to be weighed.
    if (next === lines.length) first = Math.max(0, Math.min(first, next - PART_LINES))
    const { start, from } = lines[first] ?? NO_LINE
    const { end } = lines[next - 1] ?? NO_LINE
    // The pair of the last word and the next one belongs to neither part.
    const to = (lines[next]?.from ?? last + 1) - 1
    if (to - from >= LEAST_FEATURES) parts.push({ start, end, from, to })
    first = next === lines.length ? next : Math.max(next - OVERLAP_LINES, first + 1)
  }
  return parts
}

const NO_LINE: Line = { start: 0, end: 0, from: 0 }

/** The line behind a part that begins with this one: six lines or some bytes, and more where the lines have few words. */
const endOfPart = (lines: readonly Line[], first: number): number => {
  const { from } = lines[first] ?? NO_LINE
  let next = first
  let bytes = 0
  while (next < lines.length && next - first < MAX_PART_LINES) {
    const line = lines[next] ?? NO_LINE
    const isFull = next - first >= PART_LINES || bytes >= PART_BYTES
    if (isFull && line.from - from > LEAST_FEATURES) break
    bytes += line.end - line.start
    next += 1
  }
  return next
}

/** A shorter part counts as one with this many features, so that a few words never decide. */
const USUAL_FEATURES = 160

/** The score of a part: the sum of the weights that it has, by the number of its features. */
export const scoreOf = (sum: number, count: number, bias: number): number =>
  sum / Math.sqrt(Math.max(count, USUAL_FEATURES)) + bias

const LOCK_FILES = new Set(
  'package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml bun.lock poetry.lock uv.lock pdm.lock pipfile.lock gemfile.lock cargo.lock composer.lock go.sum'.split(
    ' ',
  ),
)

/** Lock files are long, and their words are names of packages. */
export const isWeighed = (name: string): boolean => !LOCK_FILES.has(name.toLowerCase())
