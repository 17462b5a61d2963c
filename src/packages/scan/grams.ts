/** Which three and four letters in a row a short text has, as bits that are quickly asked for. Pure. */
import { Buffer } from 'node:buffer'

const BITS = 16
/** Knuth's multiplicative hash takes the upper bits of the product. */
const FACTOR = 0x9e3779b1 | 0
/** Another one, as four letters end with three. */
const FACTOR_OF_FOUR = 0x85ebca6b | 0

/** Characters of ASCII that are part of no word, and both ends of a text. */
const EDGE = 0
/** From here on a byte is part of a character beyond ASCII. */
const HIGH = 0x80

const letterOf = (code: number): number => {
  if (code < HIGH && !/\w/.test(String.fromCharCode(code))) return EDGE
  const isCapital = (code > 0x40 && code < 0x5b) || (code > 0xbf && code < 0xdf && code !== 0xd7)
  return isCapital ? code + 0x20 : code
}
const LETTERS = Uint8Array.from({ length: 256 }, (_, code) => letterOf(code))

const THREE = 0xffffff
const bitOfThree = (key: number): number => Math.imul(key, FACTOR) >>> (32 - BITS)
const bitOfFour = (key: number): number => Math.imul(key, FACTOR_OF_FOUR) >>> (32 - BITS)

/** A piece of a text is copied, since each of its letters takes five times as long as a byte. */
let copy = Buffer.alloc(4096)

const bytesOf = (text: string): Uint8Array => {
  if (copy.length < text.length) copy = Buffer.alloc(2 * text.length)
  copy.write(text, 'latin1')
  return copy
}

/** A new one for each text that is read. */
let versions = 0

/** Of a text with one character a byte; used again for the next one, since memory for each costs more than the look. */
export class Grams {
  /** One for each hash of some letters, so that a text may seem to have more of them than it has. */
  readonly #marks: Uint8Array
  /** How much of a hash is left out: few marks are soon wiped, and are enough for a short text. */
  readonly #shift: number
  /** Whether several blanks are one, as in the pieces of a text where rules leave some of them out. */
  readonly #joinsBlanks: boolean
  #text = ''
  version = 0

  constructor(bits: number, joinsBlanks: boolean) {
    this.#joinsBlanks = joinsBlanks
    this.#marks = new Uint8Array(2 ** bits)
    this.#shift = BITS - bits
  }

  read(text: string): this {
    if (text === this.#text) return this
    this.#text = text
    versions += 1
    this.version = versions
    const [marks, shift] = [this.#marks.fill(0), 32 - BITS + this.#shift]
    const bytes = bytesOf(text)
    const end = this.#joinsBlanks ? joined(bytes, text.length) : text.length
    let key = EDGE
    let all = 0
    for (let at = 0; at < end; at += 1) {
      const letter = LETTERS[bytes[at] ?? 0] ?? EDGE
      all |= letter
      key = (key << 8) | letter
      marks[Math.imul(key & THREE, FACTOR) >>> shift] = 1
      marks[Math.imul(key, FACTOR_OF_FOUR) >>> shift] = 1
    }
    this.#mark(key << 8)
    if (all >= HIGH) this.#markEdges(bytes, end)
    return this
  }

  has(bit: number): boolean {
    return this.#marks[bit >>> this.#shift] === 1
  }

  /** Patterns take a letter beyond ASCII for the edge of a word. */
  #markEdges(bytes: Uint8Array, end: number): void {
    const letterAt = (at: number): number =>
      at < 0 || at >= end ? EDGE : (LETTERS[bytes[at] ?? 0] ?? EDGE)
    for (let at = 0; at < end; at += 1) {
      if ((bytes[at] ?? 0) < HIGH) continue
      const [before, after] = [letterAt(at - 1), letterAt(at + 1)]
      if (isWord(before)) {
        const key = (letterAt(at - 3) << 24) | (letterAt(at - 2) << 16) | (before << 8)
        for (const edged of [key, key & THREE]) this.#mark(edged)
      }
      if (isWord(after)) {
        const key = (after << 16) | (letterAt(at + 2) << 8) | letterAt(at + 3)
        for (const edged of [key, key & ~0xff, key >> 8]) this.#mark(edged)
      }
    }
  }

  /** Of four letters, and of the last three of them. */
  #mark(key: number): void {
    this.#marks[bitOfThree(key & THREE) >>> this.#shift] = 1
    this.#marks[bitOfFour(key) >>> this.#shift] = 1
  }
}

/** Leaves one of several edges in a row, and returns where the text ends now. */
const joined = (bytes: Uint8Array, end: number): number => {
  let length = 0
  let last = HIGH
  for (let at = 0; at < end; at += 1) {
    const letter = LETTERS[bytes[at] ?? 0] ?? EDGE
    bytes[length] = letter
    if ((letter | last) !== EDGE) length += 1
    last = letter
  }
  return length
}

const isWord = (letter: number): boolean => letter !== EDGE && letter < HIGH

/** A piece of plain text, and whether a word begins and ends with it. */
export type Piece = { text: string; startsWord: boolean; endsWord: boolean }

/** The bits that a text with this piece has; empty if the piece is too short. */
export const gramsOf = ({ text, startsWord, endsWord }: Piece): number[] => {
  const edged: number[] = startsWord ? [EDGE] : []
  for (let at = 0; at < text.length; at += 1) edged.push(LETTERS[text.charCodeAt(at)] ?? EDGE)
  if (endsWord) edged.push(EDGE)
  const grams: number[] = []
  let run: number[] = []
  for (const letter of edged) {
    // There may be more blanks, or fewer.
    if (letter === EDGE && run.at(-1) === EDGE) {
      grams.push(...gramsOfRun(run))
      run = []
    }
    run.push(letter)
  }
  return [...grams, ...gramsOfRun(run)]
}

/** Few texts have four letters of a piece in a row without the piece. */
const gramsOfRun = (run: readonly number[]): number[] =>
  run.length === 3
    ? [bitOfThree(keyOf(run))]
    : run.slice(3).map((_, at) => bitOfFour(keyOf(run.slice(at, at + 4))))

const keyOf = (letters: readonly number[]): number =>
  letters.reduce((key, letter) => (key << 8) | letter, EDGE)
