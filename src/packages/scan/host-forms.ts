/**
 * What a host is to the program that asks for it: escapes, globs and the letters of other scripts are read, and
 * what is yet to be filled in becomes a gap. Pure.
 */
import { domainToASCII } from 'node:url'
import { asText } from './excerpt.ts'
import { FILLED_IN } from './host-lists.ts'
import { isTopLevel } from './top-level-names.ts'

/** A label that somebody fills in. */
export const GAP = '*'

export type HostForm = {
  /** As it is asked for, with a gap for each label that is not known at all. */
  name: string
  /** As it is written. */
  shown: string
  /** Whether a part of a label is not known. */
  isPartial: boolean
}

const PLAIN = /^[a-z\d.-]*$/i
const SIX = /^\[[\da-f:.]{2,45}\]$/i
const withoutRoot = (host: string): string => host.replace(/\.$/, '')

/** More than one where a list in braces stands for several hosts. */
export const formsOf = (given: string, isCurl: boolean): HostForm[] => {
  if (PLAIN.test(given) || SIX.test(given)) {
    const name = withoutRoot(given.toLowerCase())
    return [{ name, shown: name, isPartial: false }]
  }
  const shown = withoutRoot(readable(given).toLowerCase())
  return unglobbed(given, isCurl).map((one) => ({ ...formOf(one), shown }))
}

/** Of text with one character per byte; what is no UTF-8 is text already. */
const readable = (text: string): string => {
  if (!/[\x80-\xff]/.test(text) || /[^\0-\xff]/.test(text)) return text
  const utf8 = asText(text)
  return utf8.includes('\ufffd') ? text : utf8
}

const MOST = 16
/** A list, a range, or, to curl alone, a single word; a variable of a shell has a dollar before its brace. */
const GLOB = /(?<![${])\{([^{}]{1,200})\}(?!\})|\[(\w{1,8})-\w{1,8}\]/

const unglobbed = (host: string, isCurl: boolean): string[] => {
  let hosts = [host]
  for (let round = 0; round < 4; round += 1) {
    hosts = hosts.flatMap((it) => alternatives(it, isCurl)).slice(0, MOST)
  }
  return hosts
}

const alternatives = (host: string, isCurl: boolean): string[] => {
  const match = GLOB.exec(host)
  if (match === null) return [host]
  const [whole, list, first] = match
  const items = first === undefined ? (list ?? '').split(',') : [first]
  if (items.length === 1 && first === undefined && !(isCurl && isWritten(list ?? ''))) return [host]
  const before = host.slice(0, match.index)
  const after = host.slice(match.index + whole.length)
  return items.slice(0, MOST).map((item) => before + item + after)
}

/** A name in braces that means itself: no name of a variable, and none that a document has the reader replace. */
const isWritten = (word: string): boolean =>
  word.includes('.') ||
  (!word.includes('_') && !FILLED_IN.has(word.toLowerCase().replaceAll('-', '')))

/** A dot in brackets makes an address unusable on purpose. */
const DEFANGED = /[[{](?:\.|dot)[\]}]/i
/** A name between percent signs has a letter that no escape has. */
const PERCENT_NAME = /%(?=[\da-f]{0,60}[g-z_])\w{1,60}%/gi
const MARK =
  /\$?\{\{?[^{}]{0,80}\}{0,2}|<[^<>]{0,80}>?|\[[^[\]]{0,60}\]?|\$\(.{0,200}|\$(?:\d|[a-z_]\w{0,60})?|%\(?\w{0,60}|\*+|[}\]>]/gi

const formOf = (written: string): Pick<HostForm, 'name' | 'isPartial'> => {
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
