/**
 * Shows what was found without making it work: addresses are defanged, invisible characters are
 * code points, secrets are masked. Pure.
 */
import { Buffer } from 'node:buffer'
import { lineEnd, lineStart } from './lines.ts'

const MAX_EXCERPT = 400

/** Before the match, and as much as there is room for behind it. */
const BEFORE = 80

/** Numbers of the sixth version of the protocol stand in brackets. */
const ADDRESS = /\b(https?|ftp|wss?):\/\/(\[[\da-f:.%]{2,60}\]|[^\s/"'`<>()[\]|\\]{0,255})/gi
const NUMERIC = /\b(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})\b/g
const BARE_HOST =
  /(?<![\w.@/-])((?:[a-z0-9-]{1,63}\.){1,5})(com|net|org|io|sh|app|dev|site|online|xyz|top|ru|cn|me|cc|to|run|live|pub|forum|cloud|page|link|info|co|in|fun|club|icu|pw|tk)(?=[/:])/gi

/** Without the brackets that it may have, a host has no colon. */
export const defangedHost = (host: string): string =>
  (host.startsWith('[') ? host.replaceAll(':', '[:]') : host).replaceAll('.', '[.]')

const defang = (text: string): string =>
  text
    .replace(
      ADDRESS,
      (_, scheme: string, host: string) =>
        `${scheme.replace(/t/gi, 'x').replace(/^ws/i, 'wx')}://${defangedHost(host)}`,
    )
    .replace(BARE_HOST, (_, names: string, top: string) => `${defangedHost(names)}${top}`)
    .replace(NUMERIC, '$1[.]$2[.]$3[.]$4')

/** Controls, format characters, selectors, tags and what is no character. */
const INVISIBLE =
  /\p{Variation_Selector}|[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/gu

const codePoint = (character: string): string =>
  `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`

const visible = (text: string): string =>
  text.replaceAll(/\r?\n/g, ' ⏎ ').replaceAll('\t', ' ').replace(INVISIBLE, codePoint)

const cut = (text: string): string =>
  text.length <= MAX_EXCERPT ? text : `${text.slice(0, MAX_EXCERPT - 1).toWellFormed()}…`

export const shown = (text: string): string => cut(defang(visible(text)))

/** As one character per byte, and back. */
function asLatin1(text: string): string {
  return Buffer.from(text).toString('latin1')
}
export const asText = (latin1: string): string => Buffer.from(latin1, 'latin1').toString('utf8')

const MASK = asLatin1('••••')

const masked = (secret: string): string => `${secret.slice(0, 4)}${MASK}`

export type Place = Span & { isSecret?: boolean }

/** Where the next character begins, from a byte in the middle of one. */
const nextCharacter = (text: string, at: number): number => {
  let next = at
  while (next < at + 3 && (text.charCodeAt(next) & 0xc0) === 0x80) next += 1
  return next
}

/** What stands around this place; `text` has one character per byte. */
export const shownAround = (text: string, at: number): string => {
  const from = text.length <= MAX_EXCERPT ? 0 : nextCharacter(text, Math.max(0, at - BEFORE))
  const part = asText(text.slice(from, nextCharacter(text, from + MAX_EXCERPT)))
  return shown(from === 0 ? part : `…${part}`)
}

export type Span = { offset: number; length: number }

/** A part of a text whose secrets are masked; they are sorted by their place. */
const withoutSecrets = (
  text: string,
  from: number,
  to: number,
  secrets: readonly Span[],
): string => {
  let part = ''
  let at = from
  for (const { offset, length } of secrets) {
    if (offset >= to) break
    if (offset + length <= at) continue
    part += text.slice(at, Math.max(at, offset))
    part += offset < at ? MASK : masked(text.slice(offset, to))
    at = Math.min(to, offset + length)
  }
  return part + text.slice(at, to)
}

/** The match with the rest of its line around it; `text` has one character per byte. */
export const excerptOf = (
  text: string,
  { offset, length, isSecret }: Place,
  secrets: readonly Span[] = [],
): string => {
  if (length === 0) return ''
  const end = offset + length
  const start = Math.min(nextCharacter(text, lineStart(text, offset, BEFORE)), offset)
  const last = nextCharacter(text, start + MAX_EXCERPT)
  const line = nextCharacter(text, lineEnd(text, end - 1, MAX_EXCERPT))
  // What follows a secret on its line may be the rest of it.
  if (isSecret) {
    const secret = text.slice(offset, Math.min(end, last))
    return shown(asText(withoutSecrets(text, start, offset, secrets) + masked(secret)))
  }
  const stop = Math.min(Math.max(line, end), last)
  return shown(asText(withoutSecrets(text, start, stop, secrets)))
}
