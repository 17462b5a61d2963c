/** Which three letters in a row a short text has, as bits that are quickly asked for. Pure. */

const BITS = 13
/** Knuth's multiplicative hash takes the upper bits of the product. */
const FACTOR = 0x9e3779b1

const bitOf = (key: number): number => Math.imul(key, FACTOR) >>> (32 - BITS)

/** The edge of a word, beside its first or last two letters; a NUL in a text only seems to be one. */
const EDGE = 0

/** Set beside the letters, digits and `_` of words. */
const WORD = 0x100

const lower = (code: number): number => {
  const isCapital = (code > 0x40 && code < 0x5b) || (code > 0xbf && code < 0xdf && code !== 0xd7)
  return isCapital ? code + 0x20 : code
}
const LETTERS = Uint16Array.from(
  { length: 256 },
  (_, code) => lower(code) | (/\w/.test(String.fromCharCode(code)) ? WORD : 0),
)

/** Of a text with one character a byte; used again for the next one, since memory for each costs more than the look. */
export class Grams {
  /** A bit for each hash of three letters, so that a text may seem to have more of them than it has. */
  readonly #bits = new Uint32Array(2 ** BITS / 32)
  #text = ''

  read(text: string): this {
    if (text === this.#text) return this
    this.#text = text
    this.#bits.fill(0)
    let key = EDGE
    let [wasWord, isWord] = [0, 0]
    for (let at = 0; at <= text.length; at += 1) {
      const letter = at < text.length ? (LETTERS[text.charCodeAt(at)] ?? EDGE) : EDGE
      const willBeWord = letter & WORD
      key = (key << 8) | (letter & 0xff)
      this.#add(key & THREE)
      if (isWord !== 0) {
        if (wasWord === 0) this.#add(key & TWO)
        if (willBeWord === 0) this.#add(key & THREE & ~0xff)
      }
      wasWord = isWord
      isWord = willBeWord
    }
    return this
  }

  #add(key: number): void {
    const bit = bitOf(key)
    this.#bits[bit >>> 5] = (this.#bits[bit >>> 5] ?? 0) | (1 << (bit & 31))
  }

  has(bit: number): boolean {
    return ((this.#bits[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0
  }
}

const [THREE, TWO] = [0xffffff, 0xffff]

/** A piece of plain text, and whether a word begins and ends with it. */
export type Piece = { text: string; startsWord: boolean; endsWord: boolean }

/** The bits that a text with this piece has; empty if the piece is too short. */
export const gramsOf = ({ text, startsWord, endsWord }: Piece): number[] => {
  const codes = Array.from(text, (letter) => lower(letter.charCodeAt(0)))
  const edged = [...(startsWord ? [EDGE] : []), ...codes, ...(endsWord ? [EDGE] : [])]
  const grams: number[] = []
  for (let at = 0; at + 2 < edged.length; at += 1) {
    const [first = EDGE, second = EDGE, third = EDGE] = edged.slice(at)
    grams.push(bitOf((first << 16) | (second << 8) | third))
  }
  return grams
}
