/** Words of Latin letters and their look-alikes of another script. Searched by their bytes. Pure. */
import { isAscii } from 'node:buffer'
import { lineAt } from './lines.ts'
import type { Hit, ScannedFile } from './rule.ts'

/** Small letters of Cyrillic and Greek that look like Latin ones, as UTF-8. */
const LOOKALIKE = String.raw`(?:\xd0[\xb0\xb5\xbe\x90\x95\x9e\xa1\xa0\xa5]|\xd1[\x80\x81\x83\x85\x96\x98\x95]|\xce[\xbf\xb1\xbd\xb9\x91\x92\x95\x9f]|\xcf[\x81\x85])`
const PART = `(?:[a-z0-9.-]|${LOOKALIKE})`
/** Searched by what is rare: a look-alike beside a letter. */
const BESIDE = new RegExp(`(?<=[a-z])${LOOKALIKE}${PART}|${LOOKALIKE}{1,8}[a-z]${PART}`, 'gi')
const MIXED = new RegExp(`(?:[a-z]{1,30}${LOOKALIKE}|${LOOKALIKE}{1,8}[a-z])${PART}{1,40}`, 'iy')
/** It names what it shows. */
const TELLS = /\b(?:cyrillic|homoglyphs?|look-?alikes?|confusables?|mixed scripts?)\b/i
const LONGEST_HEAD = 30
const OTHER = /[\xd0-\xd3][\x80-\xbf]|[\xce\xcf][\x80-\xbf]/g

function* mixedWords(text: string): Generator<{ index: number; word: string }> {
  let at = 0
  for (;;) {
    BESIDE.lastIndex = at
    const beside = BESIDE.exec(text)
    if (beside === null) return
    let index = beside.index
    const least = Math.max(at, index - LONGEST_HEAD)
    while (index > least && /[a-z]/i.test(text[index - 1] ?? '')) index -= 1
    MIXED.lastIndex = index
    const word = MIXED.exec(text)?.[0] ?? ''
    at = Math.max(index + word.length, beside.index + 1)
    if (word !== '') yield { index, word }
  }
}

export function* findMixedScripts(file: ScannedFile): Generator<Hit> {
  if (isAscii(file.bytes) || file.text === '') return
  let count = 0
  for (const { index, word } of mixedWords(file.text)) {
    count += 1
    if (count > 200) return
    const others = word.match(OTHER)?.length ?? 0
    const latin = word.replace(OTHER, '').replace(/[^a-z]/gi, '').length
    // A letter of a formula or a unit beside a word is ordinary.
    if (latin < 3 || others > latin || /[\x80-\xff]/.test(file.text[index - 1] ?? '')) continue
    if (
      new RegExp(LOOKALIKE, 'g').test(word) &&
      word.replace(new RegExp(LOOKALIKE, 'g'), '').match(/[\x80-\xff]/)
    )
      continue
    yield {
      rule_id: 'text.mixed_script',
      severity: severityOf(file, index, word),
      message: 'A word has letters of two scripts that look alike.',
      offset: index,
      length: word.length,
    }
  }
}

/** A name that looks like another one is worth a look; a slip of the keyboard in a sentence is not. */
const severityOf = (file: ScannedFile, index: number, word: string): Hit['severity'] => {
  if (file.isCode || /\.[a-z]{2,}/i.test(word)) return 'hold'
  const isKnown = TELLS.test(lineAt(file.text, index)) || isOtherwise(file.text, index)
  return isKnown ? 'info' : 'warn'
}

const OTHER_WORD =
  /(?<![a-z\x80-\xff])(?:[\xd0-\xd3][\x80-\xbf]|[\xce\xcf][\x80-\xbf]){3,40}(?![a-z\x80-\xff])/gi
/** Bytes to each side, and words of the other script there that make it the language of the text. */
const REACH = 400
const MANY_WORDS = 8
const isOtherwise = (text: string, index: number): boolean => {
  const around = text.slice(Math.max(0, index - REACH), index + REACH)
  return (around.match(OTHER_WORD)?.length ?? 0) >= MANY_WORDS
}
