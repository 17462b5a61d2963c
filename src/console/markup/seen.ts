/**
 * Draws what a reader could not see, or would read wrongly, in every text from outside. Characters
 * stay in the page, so that copying takes the true text; the style draws their names. Pure.
 */
import { escapeText } from './escape.ts'

/** Steers, hides or ends text: controls, bidi, zero width, fillers, tags, variation selectors. */
const HIDDEN =
  '\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f\\xad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\p{Cs}'
/** Look like a space, and are none. */
const BLANK = '\\xa0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000'

const hidden = `(?:[${HIDDEN}]|\\r(?!\\n))+`
let compiled: RegExp | undefined

/** Compiled for the first text that needs it, since parsing it takes 40 ms of a start. */
const tokens = (): RegExp =>
  (compiled ??= new RegExp(
    [
      '(?<emoji>\\p{RGI_Emoji})',
      `(?<hidden>${hidden})`,
      `(?<blank>[${BLANK}]+)`,
      '(?<gap>[ \\t]{41,})',
      '(?<trail>[ \\t]+(?=\\r?\\n|$))',
      '(?<lines>(?:\\r?\\n[ \\t]*){9,}(?=\\r?\\n))',
      '(?<word>[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}]{2,})',
    ].join('|'),
    'gv',
  ))

/** Nothing to draw: printable ASCII without long gaps or blanks at ends of lines. */
const isPlain = (text: string): boolean =>
  /^[\x20-\x7e\n\t]*$/.test(text) &&
  !/[ \t](?:\n|$)/.test(text) &&
  !/[ \t]{41}|(?:\n[ \t]*){10}/.test(text)

const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

const SHOWN = 4

const nameOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** `U+200B ×3 U+202E`, cut after a few. */
const namesOf = (run: string): string => {
  const characters = Array.from(run)
  const names: string[] = []
  let index = 0
  while (index < characters.length && names.length < SHOWN) {
    const start = index
    while (characters[index] === characters[start]) index += 1
    const count = index - start
    names.push(nameOf(characters[start] ?? '') + (count > 1 ? ` ×${count}` : ''))
  }
  const rest = characters.length - index
  return rest > 0 ? `${names.join(' ')} … ${rest} more` : names.join(' ')
}

const LATIN = /\p{Script=Latin}/u
const OTHER = /[\p{Script=Cyrillic}\p{Script=Greek}]/gu

/** How many letters of the word are of the script that fewer are of; 0 in an ordinary word. */
const strayIn = (word: string): number => {
  if (!LATIN.test(word)) return 0
  const others = word.match(OTHER)?.length ?? 0
  return Math.min(others, Array.from(word).length - others)
}

type Found = Partial<
  Record<'emoji' | 'hidden' | 'blank' | 'gap' | 'trail' | 'lines' | 'word', string>
>

/** What stands for a token: its class and its name; null if it is drawn as it is. */
const markOf = (found: Found): { kind: 'u' | 'q' | 'mix'; label: string } | null => {
  const { hidden: run, blank, gap, trail, lines, word, emoji } = found
  if (run !== undefined) return { kind: 'u', label: namesOf(run) }
  if (gap !== undefined) return { kind: 'u', label: `${gap.length} blanks` }
  if (lines !== undefined) return { kind: 'u', label: `${lines.match(/\n/g)?.length} empty lines` }
  if (trail !== undefined) return { kind: 'q', label: `${trail.length} blanks` }
  if (blank !== undefined) return { kind: 'q', label: namesOf(blank) }
  if (word !== undefined) {
    const stray = strayIn(word)
    return stray === 0 ? null : { kind: 'mix', label: `${stray} look-alike` }
  }
  return emoji === undefined || !/\u200d|\ufe0f/.test(emoji)
    ? null
    : { kind: 'q', label: namesOf(emoji.match(/\u200d|\ufe0f/g)?.join('') ?? '') }
}

/** The text as HTML. */
export const seen = (text: string): string => {
  if (isPlain(text)) return escapeText(text)
  let result = ''
  let end = 0
  for (const match of text.matchAll(tokens())) {
    const mark = markOf(match.groups as Found)
    if (mark === null) continue
    const [token] = match
    result += escapeText(text.slice(end, match.index))
    result += `<span class="${mark.kind}" data-u="${mark.label}">${escapeText(token.toWellFormed())}</span>`
    end = match.index + token.length
  }
  result += escapeText(text.slice(end).toWellFormed())
  return RIGHT_TO_LEFT.test(text) ? `<bdi>${result}</bdi>` : result
}

/** The same where no elements can stand: the names take the place of the characters. */
export const seenPlain = (text: string): string =>
  isPlain(text)
    ? text
    : text.replaceAll(tokens(), (...given) => {
        const found = given.at(-1) as Found
        const mark = markOf(found)
        const token = given[0]
        if (mark === null || mark.kind === 'q') return token
        return mark.kind === 'u' ? `⟦${mark.label}⟧` : `${token}⟦${mark.label}⟧`
      })
