/**
 * Shows what was found without making it work: addresses are defanged, invisible characters are
 * code points, secrets are masked. Pure.
 */
import { Buffer } from 'node:buffer'
import { lineEnd, lineStart } from './lines.ts'

const MAX_EXCERPT = 400

/** Before the match, and as much as there is room for behind it. */
const BEFORE = 80

const ADDRESS = /\b(https?|ftp|wss?):\/\/([^\s/"'`<>()[\]{}|\\]{1,255})/gi
const NUMERIC = /\b(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})\b/g
const BARE_HOST =
  /(?<![\w.@/-])((?:[a-z0-9-]{1,63}\.){1,5})(com|net|org|io|sh|app|dev|site|online|xyz|top|ru|cn|me|cc|to|run|live|pub|forum|cloud|page|link|info|co|in|fun|club|icu|pw|tk)(?=[/:])/gi

const defangHost = (host: string): string => host.replaceAll('.', '[.]')

const defang = (text: string): string =>
  text
    .replace(
      ADDRESS,
      (_, scheme: string, host: string) =>
        `${scheme.replace(/t/gi, 'x').replace(/^ws/i, 'wx')}://${defangHost(host)}`,
    )
    .replace(BARE_HOST, (_, names: string, top: string) => `${defangHost(names)}${top}`)
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

/** Of bytes as one character each. */
export const asText = (latin1: string): string => Buffer.from(latin1, 'latin1').toString('utf8')

const MASK = '••••'

const masked = (secret: string): string => `${secret.slice(0, 4)}${MASK}`

export type Place = { offset: number; length: number; isSecret?: boolean }

/** The match with the rest of its line around it; `text` has one character per byte. */
export const excerptOf = (text: string, { offset, length, isSecret }: Place): string => {
  if (length === 0) return ''
  const end = offset + length
  const start = lineStart(text, offset, BEFORE)
  const stop = Math.min(Math.max(lineEnd(text, end - 1, MAX_EXCERPT), end), start + MAX_EXCERPT)
  const before = text.slice(start, offset)
  const match = text.slice(offset, Math.min(end, start + MAX_EXCERPT))
  // What follows a secret on its line may be the rest of it.
  if (isSecret) return shown(asText(before) + masked(match))
  return shown(asText(before + match + text.slice(end, Math.max(end, stop))))
}
