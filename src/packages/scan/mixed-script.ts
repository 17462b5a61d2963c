/** Words of Latin letters and their look-alikes of another script. Searched by their bytes. Pure. */
import { isAscii } from 'node:buffer'
import type { Hit, ScannedFile } from './rule.ts'

/** Small letters of Cyrillic and Greek that look like Latin ones, as UTF-8. */
const LOOKALIKE = String.raw`(?:\xd0[\xb0\xb5\xbe\x90\x95\x9e\xa1\xa0\xa5]|\xd1[\x80\x81\x83\x85\x96\x98\x95]|\xce[\xbf\xb1\xbd\xb9\x91\x92\x95\x9f]|\xcf[\x81\x85])`
const MIXED = new RegExp(
  `(?:[a-z]{1,30}${LOOKALIKE}|${LOOKALIKE}[a-z])(?:[a-z0-9.-]|${LOOKALIKE}){1,40}`,
  'gi',
)
const OTHER = /[\xd0-\xd3][\x80-\xbf]|[\xce\xcf][\x80-\xbf]/g

export function* findMixedScripts(file: ScannedFile): Generator<Hit> {
  if (isAscii(file.bytes) || file.text === '') return
  let count = 0
  for (const { index, 0: word } of file.text.matchAll(MIXED)) {
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
      severity: /\.[a-z]{2,}/i.test(word) || file.isCode ? 'hold' : 'warn',
      message: 'A word has letters of two scripts that look alike.',
      offset: index,
      length: word.length,
    }
  }
}
