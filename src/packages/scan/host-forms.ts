/**
 * What a host is to the program that requests it: escapes and the letters of other scripts are read, and what
 * is yet to be filled in becomes a gap. Pure.
 */
import { domainToASCII } from 'node:url'
import { asText } from './excerpt.ts'
import { isTopLevel } from './top-level-names.ts'

/** A label that somebody fills in. */
export const GAP = '*'

export type HostForm = {
  /** As it is requested, with a gap for each label that is not known at all. */
  name: string
  /** As it is written. */
  shown: string
  /** Whether a part of a label is not known. */
  isPartial: boolean
}

const PLAIN = /^[a-z\d.-]*$/i
const SIX = /^\[[\da-f:.]{2,45}\]$/i
const withoutRoot = (host: string): string => host.replace(/\.$/, '')

/** Of a host without globs. */
export const formOf = (given: string): HostForm => {
  if (PLAIN.test(given) || SIX.test(given)) {
    const name = withoutRoot(given.toLowerCase())
    return { name, shown: name, isPartial: false }
  }
  return { ...nameOf(given), shown: withoutRoot(readable(given).toLowerCase()) }
}

/** Of text with one character per byte; what is no UTF-8 is text already. */
const readable = (text: string): string => {
  if (!/[\x80-\xff]/.test(text) || /[^\0-\xff]/.test(text)) return text
  const utf8 = asText(text)
  return utf8.includes('\ufffd') ? text : utf8
}

/** A dot in brackets makes an address unusable on purpose. */
const DEFANGED = /[[{](?:\.|dot)[\]}]/i
/** A name between percent signs has a letter that no escape has. */
const PERCENT_NAME = /%(?=[\da-f]{0,60}[g-z_])\w{1,60}%/gi
const MARK =
  /\$?\{\{?[^{}]{0,80}\}{0,2}|<[^<>]{0,80}>?|\[[^[\]]{0,60}\]?|\$\(.{0,200}|\$(?:\d|[a-z_]\w{0,60})?|%\(?\w{0,60}|\*+|[}\]>]/gi

const nameOf = (written: string): Pick<HostForm, 'name' | 'isPartial'> => {
  if (DEFANGED.test(written)) return { name: '', isPartial: false }
  const unescaped = written
    .replace(PERCENT_NAME, GAP)
    .replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  const marked = withoutProse(readable(unescaped).replace(MARK, GAP)).toLowerCase()
  const ascii = /[^\0-\x7f]/.test(marked) ? domainToASCII(marked) : marked
  // What follows a whole name is its path.
  const name = withoutRoot(ascii).replace(/([a-z\d-])\*+$/, '$1')
  const labels = name.split('.').map((label) => (label.includes(GAP) ? partOf(label) : label))
  return { name: labels.join('.'), isPartial: /[^*.]\*|\*[^*.]/.test(name) }
}

const partOf = (label: string): string => label.replace(/\*+/g, '').replace(/^[-_]+$/, '') || GAP

/** Marks of scripts that write no space between an address and what follows; three of them are dots in a host, too. */
const PUNCTUATION = /(?![!-~。．｡・·])[\p{P}\p{Z}]/u
const DOTS = /[。．｡]/

/** Up to where the sentence goes on without a space. */
const withoutProse = (text: string): string => {
  const [first = ''] = text.split(PUNCTUATION, 1)
  const dotted = first.replaceAll(/[。．｡]/g, '.')
  const isHost = /^[a-z]{2,24}$/i.test(lastLabel(dotted)) && isTopLevel(lastLabel(dotted))
  const host = isHost ? dotted : (first.split(DOTS).find((it) => it !== '') ?? '')
  // No top-level name is of two scripts.
  return host.replace(/(\.[a-z]{2,24})[^\0-\x7f].*$/i, (whole, top: string) =>
    isTopLevel(top.slice(1).toLowerCase()) && !whole.slice(1).includes('.') ? top : whole,
  )
}

const lastLabel = (host: string): string => host.slice(host.lastIndexOf('.') + 1)

/** Whether it is a host without a scheme before it, too. */
export const isBareHost = (host: string, path: string, port: string | undefined): boolean => {
  const looksLikeHost =
    /^(?:[a-z0-9_-]{1,63}\.){1,6}[a-z]{2,24}$|^\d{1,3}(?:\.\d{1,3}){3}$|^localhost$|^\[/.test(host)
  const isNumber = /\d$/.test(host) || host.startsWith('[')
  if (!looksLikeHost || (!isNumber && !isTopLevel(host.split('.').at(-1) ?? ''))) return false
  return !(FILE_NAME.test(host) && path === '/' && port === undefined)
}

/** A name with the ending of a file is a file, not a host. */
const FILE_NAME =
  /\.(?:sh|py|js|ts|md|txt|json|ya?ml|html?|zip|tgz|gz|tar|exe|bin|rb|pl|ps1|csv|xml|png|jpe?g|svg|pdf|log|toml|cfg|conf|out|pub|rs|go|so|db)$/
