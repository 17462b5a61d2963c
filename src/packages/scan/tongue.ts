/** Words of other languages than English as a pattern over text with one character a byte. Pure. */
import { Buffer } from 'node:buffer'
import type { Words } from './words.ts'

const bytesOf = (text: string): string => Buffer.from(text).toString('latin1')

/** As many type it without its mark. */
const PLAIN: Record<string, string> = { ı: 'i', ł: 'l', ß: 'ss', ä: 'ae?', ö: 'oe?', ü: 'ue?' }
const plainOf = (letter: string): string[] => {
  const base = PLAIN[letter] ?? letter.normalize('NFD')[0] ?? letter
  return /^[a-z]/.test(base) ? [base] : []
}

/** A letter beyond ASCII is small, a capital, or plain with a mark behind it or none. */
const letterOf = (letter: string): string => {
  const ways = new Set([letter, letter.toUpperCase(), ...plainOf(letter), letter.normalize('NFD')])
  return `(?:${[...ways].map((it) => bytesOf(it)).join('|')})`
}

const LATIN = /[\u00df-\u017f]/g
const FIRST_CYRILLIC = /(?<!\p{Script=Cyrillic})\p{Script=Cyrillic}/gu

/** `…` is any ending, `~` some words of the same sentence, and a blank may be the end of a line. */
const patternOf = (words: string): string =>
  bytesOf(
    words
      .replaceAll(/\P{ASCII}(?=\?)/gu, '(?:$&)')
      .replaceAll(' ?', String.raw`\s{0,4}`)
      .replaceAll(' ', String.raw`\s{1,4}`)
      .replaceAll('~', '[^.!?]{0,70}?')
      .replaceAll('…', String.raw`[\w\x80-\xff]{0,24}`),
  )

const FRONT = String.raw`(?<![\w-]|[\xc3-\xc5\xd0\xd1][\x80-\xbf])`
const END = String.raw`(?!\w|[\xc3-\xc5\xd0\xd1][\x80-\xbf])`

/**
 * One string of choices for each language: where words have blanks between them they stand whole, in the others
 * anywhere.
 */
export const tongue = (spaced: readonly string[], others: readonly string[]): RegExp =>
  new RegExp(
    [
      ...spaced.map((choices) => {
        const letters = choices
          .replace(LATIN, (it) => `%${it}%`)
          .replace(FIRST_CYRILLIC, (it) => `%${it}%`)
        const read = patternOf(letters).replaceAll(/%([^%]+)%/g, (_, bytes: string) =>
          letterOf(Buffer.from(bytes, 'latin1').toString()),
        )
        return `${FRONT}(?:${read})${END}`
      }),
      ...others.map((choices) => patternOf(choices)),
    ].join('|'),
    'i',
  )

/** Letters with marks, and of other scripts. */
const OTHER_LETTERS = /[\xc3-\xc5\xd0\xd1][\x80-\xbf]|[\xe3-\xed][\x80-\xbf]{2}/

/** Whether a part of the text may be in another language than English, which short words say, too. */
export const isOtherTongue = (words: Words, text: string): boolean =>
  words.has('tongue') || OTHER_LETTERS.test(text)
