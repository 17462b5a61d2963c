/** Finds what may be encoded text, and drops at once what decodes to no text. Pure. */
import type { Words } from './words.ts'

export type Candidate = { offset: number; length: number; kind: 'run' | 'codes' | 'escapes' }

/** Beside a decoder a shorter text counts as well. */
const MIN_RUN = 40
const NEAR_DECODER = 300
const LONGEST = 128 * 1024

const CODES =
  /(?<![\w.,])(?:0x[0-9a-f]{2}|\d{2,3})(?:[\s,+]{1,4}(?:chr\(|String\.fromCharCode\()?(?:0x[0-9a-f]{2}|\d{2,3})\)?){11,20000}/gi
const ESCAPES =
  /(?:(?:\\x[0-9a-f]{2}){8,20000}|(?:\\u00[0-9a-f]{2}){8,20000}|(?:%[0-9a-f]{2}){8,20000}|(?:\\[0-7]{3}){8,20000}|(?:&#(?:\d{2,3}|x[0-9a-f]{2});){8,20000})/gi

/** Sooner found than the first of many. */
const TWO_ESCAPES = /[\\%&](?:[xu\d][0-9a-f]{1,4}\\|[0-9a-f]{2}%|#\w{2,3};&)/i

const VALUES = new Int8Array(256).fill(-1)
for (const [value, character] of Array.from(
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
).entries()) {
  VALUES[character.charCodeAt(0)] = value
}
VALUES['-'.charCodeAt(0)] = 62
VALUES['_'.charCodeAt(0)] = 63

const isLetter = (byte: number): boolean =>
  (byte >= 32 && byte < 127) || byte === 10 || byte === 9 || byte === 13

const HEAD_BYTES = 9

/** Whether base64 from here on, or backwards, begins as text or as UTF-16 does. */
const beginsAsText = (text: string, offset: number, step: 1 | -1): boolean => {
  let value = 0
  let bits = 0
  let count = 0
  let isWide = true
  let others = 0
  for (let i = offset; count < HEAD_BYTES; i += step) {
    const sextet = VALUES[text.charCodeAt(i)] ?? -1
    if (sextet === -1) return false
    value = ((value << 6) | sextet) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    const byte = (value >> bits) & 255
    count += 1
    const isZero = count % 2 === 0 && byte === 0
    if (count % 2 === 0 && byte !== 0) isWide = false
    if (isLetter(byte) || (isZero && isWide)) continue
    // Letters of other scripts are several bytes each, a first one and others.
    others += 1
    if (count === 1 ? byte < 0xc3 || byte > 0xf4 : others < 2 || byte < 128) return false
    if (others === 2 && byte > 0xbf) return false
  }
  return true
}

const isHexHead = (text: string, offset: number): boolean => {
  for (let i = offset; i < offset + 12; i += 2) {
    const byte = Number.parseInt(text.slice(i, i + 2), 16)
    if (!isLetter(byte) || !/^[0-9a-f]{2}$/i.test(text.slice(i, i + 2))) return false
  }
  return true
}

const BASE32 = /^[A-Z2-7]{24}$/

/** Whether the first bytes look like text, packed text or UTF-16. */
const looksEncoded = (text: string, offset: number, length: number): boolean => {
  if (beginsAsText(text, offset, 1)) return true
  let last = offset + length - 1
  while (last > offset && text[last] === '=') last -= 1
  let first = offset
  while (first < last && text[first] === '=') first += 1
  if (beginsAsText(text, last, -1) || (first !== offset && beginsAsText(text, first, 1)))
    return true
  const head = text.slice(offset, offset + 3)
  if (head === 'H4s' || /^eJ[xyzwvutsrqpNAFSTUVWX]/.test(head)) return true
  if (text[last] === 'H' && text.slice(last - 2, last + 1) === 's4H') return true
  return isHexHead(text, offset) || BASE32.test(text.slice(offset, offset + 24))
}

/** In the order of the text, at most `limit`; more are counted in `rest`. */
export const candidatesIn = (
  text: string,
  { runs, decoders }: { runs: Words['runs']; decoders: readonly number[] },
  limit: number,
): { found: Candidate[]; rest: number } => {
  const found: Candidate[] = []
  let rest = 0
  const add = (candidate: Candidate): void => {
    if (found.length < limit) found.push(candidate)
    else if (candidate.length >= MIN_RUN) rest += 1
  }
  let next = 0
  const isNearDecoder = (offset: number): boolean => {
    while (next < decoders.length && (decoders[next] ?? 0) < offset - NEAR_DECODER) next += 1
    return next < decoders.length && (decoders[next] ?? 0) < offset + NEAR_DECODER
  }
  for (const { offset, length } of runs) {
    const isLong = length >= MIN_RUN || isNearDecoder(offset)
    if (isLong && looksEncoded(text, offset, length))
      add({ offset, length: Math.min(length, LONGEST), kind: 'run' })
  }
  if (TWO_ESCAPES.test(text)) {
    for (const { index, 0: match } of text.matchAll(ESCAPES))
      add({ offset: index, length: match.length, kind: 'escapes' })
  }
  if (/\d\d[\s,+]{1,4}(?:chr\()?\d\d/.test(text)) {
    for (const { index, 0: match } of text.matchAll(CODES))
      add({ offset: index, length: match.length, kind: 'codes' })
  }
  return { found, rest }
}
