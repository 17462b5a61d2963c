/** Which three letters in a row a short text has, as bits that are quickly asked for. Pure. */

const BITS = 13
/** Knuth's multiplicative hash takes the upper bits of the product. */
const FACTOR = 0x9e3779b1

const bitOf = (key: number): number => Math.imul(key, FACTOR) >>> (32 - BITS)

/** Every character of ASCII that is part of no word, and both ends of a text. */
const EDGE = 0
/** From here on a byte is part of a character beyond ASCII. */
const HIGH = 0x80

const letterOf = (code: number): number => {
  if (code < HIGH && !/\w/.test(String.fromCharCode(code))) return EDGE
  const isCapital = (code > 0x40 && code < 0x5b) || (code > 0xbf && code < 0xdf && code !== 0xd7)
  return isCapital ? code + 0x20 : code
}
const LETTERS = Uint8Array.from({ length: 256 }, (_, code) => letterOf(code))

const [THREE, HIGH_OF_THREE] = [0xffffff, 0x808080]

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
    for (let at = 0; at < text.length; at += 1) {
      key = ((key << 8) | (LETTERS[text.charCodeAt(at)] ?? EDGE)) & THREE
      this.#add(key)
      if ((key & HIGH_OF_THREE) !== 0) this.#addEdges(key)
    }
    this.#add((key << 8) & THREE)
    return this
  }

  /** Patterns take a letter beyond ASCII for the edge of a word. */
  #addEdges(key: number): void {
    const [first, second, third] = [key >>> 16, (key >>> 8) & 0xff, key & 0xff]
    if (second === EDGE || second >= HIGH) return
    if (first >= HIGH) this.#add(key & 0xffff)
    if (third >= HIGH) this.#add(key & 0xffff00)
  }

  #add(key: number): void {
    const bit = bitOf(key)
    this.#bits[bit >>> 5] = (this.#bits[bit >>> 5] ?? 0) | (1 << (bit & 31))
  }

  has(bit: number): boolean {
    return ((this.#bits[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0
  }
}

/** A piece of plain text, and whether a word begins and ends with it. */
export type Piece = { text: string; startsWord: boolean; endsWord: boolean }

/** The bits that a text with this piece has; empty if the piece is too short. */
export const gramsOf = ({ text, startsWord, endsWord }: Piece): number[] => {
  const letters = Array.from(text, (letter) => LETTERS[letter.charCodeAt(0)] ?? EDGE)
  const edged = [...(startsWord ? [EDGE] : []), ...letters, ...(endsWord ? [EDGE] : [])]
  const grams: number[] = []
  for (let at = 0; at + 2 < edged.length; at += 1) {
    const [first = EDGE, second = EDGE, third = EDGE] = edged.slice(at)
    grams.push(bitOf((first << 16) | (second << 8) | third))
  }
  return grams
}
