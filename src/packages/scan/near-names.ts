/**
 * Names that are easily taken for the name of another skill. Ordinary differences are none: a version or
 * a number at the end, a plural, short words of a name, another skill of the same publisher. Pure.
 */
import { distance } from 'fastest-levenshtein'
import { parseSlug } from '../manifest/slug.ts'
import { isSwapped } from './names.ts'

/** Endings that do not make another name. */
const VERSION = /(?:[-_.]v?|(?<=[a-z]{3})v?)\d+(?:[-_.]\d+)*$/
export const unnumbered = (name: string): string => name.replace(VERSION, '')
const CLI = /[-_.]cli$/
const SEPARATORS = /[-_.]/

const MIN_LETTERS = 5
/** In shorter words, one letter often makes another ordinary word. */
const MIN_EDITED = 6

const lettersOf = (name: string): string => name.split(SEPARATORS).join('')

/** Equal for names that look alike: `0` and `o`, `1`, `i` and `l`, `rn` and `m`, letters twice. */
const looksOf = (letters: string): string =>
  letters
    .replace(/[0135i]/g, (it) => ({ '0': 'o', '3': 'e', '5': 's' })[it] ?? 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replace(/(.)\1+/g, '$1')

const isPlural = (a: string, b: string): boolean => a === `${b}s` || a === `${b}es`

/** Equal except for one letter of a word. */
const isEdited = (a: string, b: string): boolean => {
  if (Math.min(a.length, b.length) < MIN_EDITED || isPlural(a, b) || isPlural(b, a)) return false
  const isOfNumber = a.replace(/\d/g, '') === b.replace(/\d/g, '')
  return !isOfNumber && (isSwapped(a, b) || distance(a, b) === 1)
}

const isOneWordEdited = (a: string, b: string): boolean => {
  const [own, other] = [a.split(SEPARATORS), b.split(SEPARATORS)]
  if (own.length !== other.length) return false
  const pairs = own.map((word, n) => [word, other[n] ?? ''] as const)
  const [first, ...more] = pairs.filter(([one, two]) => one !== two)
  return first !== undefined && more.length === 0 && isEdited(...first)
}

/** Of names without an owner, or of owners. */
const isNear = (own: string, other: string): boolean => {
  const [a, b] = [unnumbered(own), unnumbered(other)]
  // Second versions are not numbered 1.
  if (a === b) return own === `${other}1` && a === other && /[a-z]$/.test(other)
  const [x, y] = [lettersOf(a), lettersOf(b)]
  if (Math.min(x.length, y.length) < MIN_LETTERS) return false
  if (a.replace(CLI, '') === b || a === b.replace(CLI, '')) return true
  if (isPlural(x, y) || isPlural(y, x)) return false
  return looksOf(x) === looksOf(y) || isOneWordEdited(a, b)
}

/** Whether a slug is easily taken for another one. */
export const isNearSlug = (slug: string, other: string): boolean => {
  const [own, one] = [parseSlug(slug), parseSlug(other)]
  if (!own || !one || slug === other) return false
  if (own.name !== one.name)
    return (own.owner === null || own.owner !== one.owner) && isNear(own.name, one.name)
  return own.owner !== null && one.owner !== null && isNear(own.owner, one.owner)
}
