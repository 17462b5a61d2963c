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

export const inflated = (base64: string): Layer | null => {
  try {
    const bytes = inflateRawSync(Buffer.from(base64, 'base64'), { maxOutputLength: MAX_DECODED })
    return isText(bytes) ? { how: ['base64', 'deflate'], text: latin(bytes) } : null
  } catch {
    // It is not packed in this way.
    return null
  }
}

export const reversed = (text: string): string => Array.from(text).toReversed().join('')

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
  const codes = (list.slice(0, 8 * MAX_DECODED).match(/0x[0-9a-f]{1,2}|\d{1,3}/gi) ?? []).map(
    Number,
  )
  if (codes.some((code) => code > 255)) return null
  return textOf(Buffer.from(codes.slice(0, MAX_DECODED)), 'character codes')
}

/** `\x41`, `\u0041`, `%41`, `\101`, `&#65;`: each letter is written as a number. */
export const fromEscapes = (text: string): Layer | null => {
  const bytes: number[] = []
  for (const [, hex, octal, decimal] of text
    .slice(0, 8 * MAX_DECODED)
    .matchAll(/(?:\\x|\\u00|%|&#x)([0-9a-f]{2});?|\\([0-7]{3})|&#(\d{1,3});/gi)) {
    bytes.push(Number.parseInt(hex ?? octal ?? decimal ?? '32', hex ? 16 : octal ? 8 : 10) & 255)
  }
  return textOf(Buffer.from(bytes), text.startsWith('%') ? 'percent' : 'escapes')
}
