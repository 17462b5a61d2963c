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
    const isHost = /\.[a-z]{2,}/i.test(word)
    yield {
      rule_id: 'text.mixed_script',
      severity:
        isHost || file.isCode ? 'hold' : TELLS.test(lineAt(file.text, index)) ? 'info' : 'warn',
      message: 'A word has letters of two scripts that look alike.',
      offset: index,
      length: word.length,
    }
  }
}
