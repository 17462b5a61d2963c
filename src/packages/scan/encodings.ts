/** Decodes one layer of a text: what it may be is tried in order, and printable text counts. Pure. */
import { Buffer } from 'node:buffer'
import { gunzipSync, inflateRawSync, inflateSync } from 'node:zlib'

export const MAX_DECODED = 64 * 1024

/** Where a decoded text has fewer printable bytes, it is no text. */
const PRINTABLE = 0.95

/** Tab, line ends and ASCII; letters of other scripts are valid UTF-8. */
const isPrintableByte = (byte: number): boolean =>
  (byte >= 32 && byte < 127) || byte === 10 || byte === 13 || byte === 9

const isText = (bytes: Uint8Array): boolean => {
  if (bytes.length < 4) return false
  let printable = 0
  let isUtf8 = true
  for (let i = 0; i < bytes.length; i += 1) {
    const byte = bytes[i] ?? 0
    if (isPrintableByte(byte)) printable += 1
    else if (byte >= 0xc2 && byte < 0xf5) {
      const length = byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3
      for (let j = 1; j <= length; j += 1)
        if (((bytes[i + j] ?? 0x80) & 0xc0) !== 0x80) isUtf8 = false
      printable += Math.min(length + 1, bytes.length - i)
      i += length
    }
  }
  return isUtf8 && printable / bytes.length >= PRINTABLE
}

export type Layer = { how: string[]; text: string }

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')

/** Of bytes as they come out of a decoder: text, packed text, or UTF-16 as PowerShell takes it. */
const textOf = (bytes: Buffer, how: string): Layer | null => {
  if (isText(bytes)) return { how: [how], text: latin(bytes) }
  const packed = unpacked(bytes)
  if (packed && isText(packed.bytes)) return { how: [how, packed.how], text: latin(packed.bytes) }
  if (bytes.length >= 8 && bytes[1] === 0 && bytes[3] === 0 && bytes[5] === 0) {
    const text = Buffer.from(bytes.toString('utf16le'))
    if (isText(text)) return { how: [how, 'utf-16'], text: latin(text) }
  }
  return null
}

const unpacked = (bytes: Buffer): { how: string; bytes: Buffer } | null => {
  const options = { maxOutputLength: MAX_DECODED, finishFlush: 2 }
  try {
    if (bytes[0] === 0x1f && bytes[1] === 0x8b)
      return { how: 'gzip', bytes: gunzipSync(bytes, options) }
    if ((bytes[0] ?? 0) % 16 === 8 && (((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0)) % 31 === 0) {
      return { how: 'zlib', bytes: inflateSync(bytes, options) }
    }
    return null
  } catch {
    // Bytes that only begin like packed ones are no text.
    return null
  }
}

/** Base64 of gzip and of zlib, or backwards. */
export const isPacked = (run: string): boolean => /^=*(?:H4s|eJ)|s4H=*$/.test(run)

export const inflated = (base64: string): Layer | null => {
  try {
    const bytes = inflateRawSync(Buffer.from(base64, 'base64'), { maxOutputLength: MAX_DECODED })
    return isText(bytes) ? { how: ['base64', 'deflate'], text: latin(bytes) } : null
  } catch {
    // It is not packed in this way.
    return null
  }
}

export const reversed = (text: string): string => latin(Buffer.from(text, 'latin1').toReversed())

const fromBase64 = (text: string): Layer | null =>
  textOf(Buffer.from(text.slice(0, (MAX_DECODED * 4) / 3), 'base64'), 'base64')

const fromHex = (text: string): Layer | null =>
  textOf(Buffer.from(text.slice(0, 2 * MAX_DECODED), 'hex'), 'hex')

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

const fromBase32 = (text: string): Layer | null => {
  const bytes: number[] = []
  let bits = 0
  let value = 0
  for (const character of text.slice(0, MAX_DECODED)) {
    const index = BASE32.indexOf(character)
    if (index === -1) break
    value = ((value << 5) | index) & 0xffff
    bits += 5
    if (bits >= 8) {
      bits -= 8
      bytes.push((value >> bits) & 255)
    }
  }
  return textOf(Buffer.from(bytes), 'base32')
}

/** A run of letters and digits without blanks. */
export const decodeRun = (run: string): Layer | null => {
  const body = run.replace(/^=+|=+$/g, '')
  if (/^[0-9a-f]+$/i.test(body)) return fromHex(body)
  const plain = fromBase64(body)
  if (plain) return plain
  if (/^[A-Z2-7]+$/.test(body)) {
    const layer = fromBase32(body)
    if (layer) return layer
  }
  const turned = fromBase64(reversed(body))
  return turned && { how: ['reversed', ...turned.how], text: turned.text }
}

/** Numbers of characters, decimal or hexadecimal. */
export const fromCodes = (list: string): Layer | null => {
  const codes: number[] = []
  for (const [code] of list.slice(0, 8 * MAX_DECODED).matchAll(/0x[0-9a-f]{1,2}|\d{1,3}/gi)) {
    const value = Number(code)
    if (value > 255) return null
    if (codes.push(value) === MAX_DECODED) break
  }
  return textOf(Buffer.from(codes), 'character codes')
}

const NONE = -1
const isDigit = (code: number, last: number): boolean => code >= 0x30 && code <= last
const hexOf = (code: number): number => {
  if (isDigit(code, 0x39)) return code - 0x30
  const letter = (code | 0x20) - 0x61
  return letter >= 0 && letter < 6 ? letter + 10 : NONE
}
const hexAt = (text: string, at: number): number => {
  const [high, low] = [hexOf(text.charCodeAt(at)), hexOf(text.charCodeAt(at + 1))]
  return high === NONE || low === NONE ? NONE : 16 * high + low
}

/** Digits of this base, at most three. */
const digitsAt = (text: string, at: number, base: 8 | 10): { value: number; count: number } => {
  let [value, count] = [0, 0]
  while (count < 3 && isDigit(text.charCodeAt(at + count), 0x2f + base)) {
    value = base * value + text.charCodeAt(at + count) - 0x30
    count += 1
  }
  return { value, count }
}

/** What the escape at this place stands for, and where it ends. */
const escapeAt = (text: string, at: number): { value: number; end: number } | null => {
  const sign = text[at]
  const kind = (text[at + 1] ?? '').toLowerCase()
  let hex = NONE
  if (sign === '%') hex = at + 1
  else if (sign === '\\' && kind === 'x') hex = at + 2
  else if (sign === '\\' && kind === 'u' && text.startsWith('00', at + 2)) hex = at + 4
  else if (sign === '&' && kind === '#' && /x/i.test(text[at + 2] ?? '')) hex = at + 3
  if (hex !== NONE) {
    const value = hexAt(text, hex)
    const end = text[hex + 2] === ';' ? hex + 3 : hex + 2
    return value === NONE ? null : { value, end }
  }
  const isOctal = sign === '\\'
  if (!isOctal && !(sign === '&' && kind === '#')) return null
  const from = isOctal ? at + 1 : at + 2
  const { value, count } = digitsAt(text, from, isOctal ? 8 : 10)
  const end = from + count
  if (isOctal ? count !== 3 : count === 0 || text[end] !== ';') return null
  return { value, end: isOctal ? end : end + 1 }
}

/** `\x41`, `\u0041`, `%41`, `\101`, `&#65;`: each letter is written as a number. */
export const fromEscapes = (text: string): Layer | null => {
  const given = text.slice(0, 8 * MAX_DECODED)
  const bytes = Buffer.allocUnsafe(given.length)
  let length = 0
  for (let at = 0; at < given.length;) {
    const escape = escapeAt(given, at)
    if (escape !== null) bytes[length++] = escape.value
    at = escape?.end ?? at + 1
  }
  return textOf(bytes.subarray(0, length), text.startsWith('%') ? 'percent' : 'escapes')
}
