/** The addresses that lists and ranges in an address stand for, as curl and shells read them. Pure. */
import { FILLED_IN } from './host-lists.ts'

export type Unglobbed = {
  addresses: string[]
  /** Whether there are more than these. */
  isCut: boolean
}

/** More than letters, of which a range may have each. */
const MOST = 32
const DEEPEST = 4

/** A list or a range with a step; a variable of a shell has a dollar before its brace. */
const GLOB =
  /(?<!\$\{?)\{([^{}\t-\r "'`]{1,2000})\}|\[(?:([a-z])-([a-z])|(\d{1,15})-(\d{1,15}))(?::(\d{1,5}))?\]/gi

const BEFORE_PATH = /^(?:[a-z{},]{0,20}:\/{0,2})?[^/?#]*$/i

export const unglobbed = (address: string, isCurl: boolean): Unglobbed => {
  let addresses = [address]
  let isCut = false
  for (let depth = 0; depth <= DEEPEST; depth += 1) {
    const next = addresses.map((it) => alternativesOf(it, isCurl))
    const all = next.flatMap((it) => it.addresses)
    if (all.join(' ') === addresses.join(' ')) break
    isCut ||= depth === DEEPEST || all.length > MOST || next.some((it) => it.isCut)
    addresses = all.slice(0, MOST)
  }
  return { addresses, isCut }
}

/** Without what stands in the items of a list. */
const alternativesOf = (text: string, isCurl: boolean): Unglobbed => {
  let starts = ['']
  let end = 0
  let isCut = false
  for (const match of text.matchAll(GLOB)) {
    const before = text.slice(0, match.index)
    const items = itemsOf(match, text, before, isCurl)
    if (items === null) continue
    const between = text.slice(end, match.index)
    const all = starts.flatMap((start) => items.map((item) => start + between + item))
    isCut ||= all.length > MOST
    starts = all.slice(0, MOST)
    end = match.index + match[0].length
  }
  return { addresses: starts.map((start) => start + text.slice(end)), isCut }
}

/** Null for what is no glob. One item is enough where the others lead to no other place. */
const itemsOf = (
  match: RegExpExecArray,
  text: string,
  before: string,
  isCurl: boolean,
): string[] | null => {
  const isInHost = BEFORE_PATH.test(before)
  const list = match[1]
  if (list === undefined) return rangeOf(match)?.slice(0, isInHost ? MOST + 1 : 1) ?? null
  const items = list.split(',', MOST + 1)
  if (items.length > 1) return items.slice(0, /[?#]/.test(before) ? 1 : MOST + 1)
  const isDouble = before.endsWith('{') || text[match.index + match[0].length] === '}'
  return isCurl && isInHost && !isDouble && isWritten(list) ? items : null
}

const rangeOf = ([, , a, z, low, high, step = '1']: RegExpExecArray): string[] | null => {
  const first = a === undefined ? Number(low) : a.charCodeAt(0)
  const last = z === undefined ? Number(high) : z.charCodeAt(0)
  if (first > last) return null
  const by = Math.max(1, Number(step))
  const count = Math.min(MOST + 1, Math.floor((last - first) / by) + 1)
  return Array.from({ length: count }, (_, at) => {
    const value = first + at * by
    return low === undefined ? String.fromCharCode(value) : String(value).padStart(low.length, '0')
  })
}

/** A name in braces that means itself: no name of a variable, and none that a document has the reader replace. */
const isWritten = (word: string): boolean =>
  word.includes('.') ||
  (!word.includes('_') && !FILLED_IN.has(word.toLowerCase().replaceAll('-', '')))
