/**
 * Measures the structure of a JSON text in one pass over its bytes before it is parsed: the cost of
 * parsing and validating grows with the number of values, not with the length of strings. Pure.
 */

export type JsonLimits = {
  /** Brackets, braces, colons and commas outside strings. */
  structural: number
  /** Levels of arrays and objects. */
  depth: number
}

export type JsonExcess = { what: keyof JsonLimits; limit: number }

const QUOTE = 0x22
const BACKSLASH = 0x5c

const OTHER = 0
const OPENS = 1
const CLOSES = 2
const SEPARATES = 3

const kinds = new Uint8Array(256)
for (const [characters, kind] of [
  ['{[', OPENS],
  ['}]', CLOSES],
  [':,', SEPARATES],
] as const) {
  for (const byte of Buffer.from(characters)) kinds[byte] = kind
}

/** The index after the string that begins at `start`; the end of the text if it is not closed. */
const afterString = (text: Buffer, start: number): number => {
  for (let from = start + 1; ;) {
    const quote = text.indexOf(QUOTE, from)
    if (quote === -1) return text.length
    let backslashes = 0
    while (text[quote - 1 - backslashes] === BACKSLASH) backslashes += 1
    if (backslashes % 2 === 0) return quote + 1
    from = quote + 1
  }
}

/** The first limit that the text exceeds, or null. Invalid JSON is left to the parser. */
export const excessOf = (text: Buffer, limits: JsonLimits): JsonExcess | null => {
  let structural = 0
  let depth = 0
  for (let position = 0; position < text.length;) {
    const byte = text[position] ?? 0
    if (byte === QUOTE) {
      position = afterString(text, position)
      continue
    }
    position += 1
    const kind = kinds[byte]
    if (kind === OTHER) continue
    structural += 1
    if (kind === OPENS) depth += 1
    else if (kind === CLOSES) depth -= 1
    if (structural > limits.structural) return { what: 'structural', limit: limits.structural }
    if (depth > limits.depth) return { what: 'depth', limit: limits.depth }
  }
  return null
}
