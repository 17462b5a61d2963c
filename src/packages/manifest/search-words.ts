/** The words by which a package is found. Pure. */
import type { PackageDescription, SearchWords } from '../types.ts'

/** A run of letters and digits. Marks belong to the letter before them. */
export const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu

/** In UTF-16 units. Longer runs are data, not words. */
const MAX_WORD = 64

/** Bytes of SKILL.md that are searched; after them only headings, up to as many bytes again. */
const MAX_TEXT = 16 * 1024

const HEADING = /^ {0,3}#{1,6}[ \t].*$/gm

/** The form in which words are compared: case and Unicode compatibility forms do not matter. */
export const plainWord = (word: string): string => word.normalize('NFKC').toLowerCase()

/** The different words of a text, in their order. */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    (text.normalize('NFKC').toLowerCase().match(WORD) ?? []).filter(
      ({ length }) => length <= MAX_WORD,
    ),
  ),
]

type Described = Pick<PackageDescription, 'slug' | 'display_name' | 'description'>

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

const headingsIn = (markdown: string): string =>
  (markdown.match(HEADING) ?? []).join(' ').slice(0, MAX_TEXT)

/**
 * Each list contains the one before it, so that a query matches even if its words are in different
 * fields.
 */
export const searchWordsOf = (
  { slug, display_name: name, description }: Described,
  skillMd: Uint8Array,
): SearchWords => {
  const names = `${slug} ${name}`
  const summary = `${names} ${description}`
  const beginning = decode(skillMd.subarray(0, MAX_TEXT))
  const text = `${beginning} ${headingsIn(decode(skillMd.subarray(MAX_TEXT)))}`
  return { names: wordsOf(names), summary: wordsOf(summary), text: wordsOf(`${summary} ${text}`) }
}
