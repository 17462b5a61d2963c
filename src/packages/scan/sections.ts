/** A piece of text as a reader sees it: without the marks of markdown and HTML. Pure. */
import { isQuotedLine } from './lines.ts'

/** Links as their text and address; bold, code, tables and invisible characters fall away. */
export const plain = (text: string): string =>
  text
    .replace(/\[([^\]\n]{0,200})\]\(\s{0,2}<?([^)\s>]{1,600})(?:[\s>][^)]{0,200})?\)/g, '$1 $2 ')
    .replace(/<a\s[^>]{0,200}?href=["']?([^"'\s>]{1,600})[^>]{0,200}>/gi, ' $1 ')
    .replace(/<\/?[a-z][^>]{0,300}>|<!--|-->/gi, ' ')
    .replace(/\xe2\x80[\x8b-\x8f]|\xef\xbb\xbf|\xc2\xad|\xe2\x81\xa0/g, '')
    .replace(/[*_~|#>]{1,6}(?=[\s\w"'`([])|(?<=[\w.)\]!:])[*~|]{1,6}|\\(?=\W)/g, ' ')
    .replace(/&nbsp;|\xc2\xa0/g, ' ')
    .replace(/[ \t\r\n\f\v]+/g, ' ')

/** Words that a place in the text is quoted or warned of. */
const ATTACK =
  /\b(?:attack(?:s|er|ers|ing)?|malicious|malware|exploit(?:s|ation|ed)?|vulnerab\w+|payloads?|inject(?:ion|ed|s)|red flags?|suspicious|dangerous|threats?|indicators?|ioc|iocs|detect(?:s|ed|ion|or|ors)?|anti-?patterns?|bad example|unsafe|insecure|never|do not run|don't run|avoid|phishing|obfuscat\w+|backdoors?|stealers?|signatures?|blocklist|denylist|scanner|yara|sigma|mitre|pentest\w*|red[- ]team\w*|ctf|adversar\w+|evasion|examples? of|fixtures?|test cases?|trojans?)\b|\xe2\x9d\x8c|\xf0\x9f\x9a\xa8|\xe2\x9b\x94|\xe6\x94\xbb\xe5\x87\xbb|\xe6\x81\xb6\xe6\x84\x8f/i

const REACH = 300

/** Whether the text around speaks of attacks, or quotes. It lowers one step at most. */
export const isQuoted = (text: string, offset: number): boolean => {
  if (isQuotedLine(text, offset)) return true
  const around = text.slice(Math.max(0, offset - REACH), offset + REACH / 3)
  // A host of the attacker's choice says nothing, nor does a field or value that a format has.
  return ATTACK.test(
    around.replace(/https?:\/\/\S{1,200}|["']never["']|\bpayload["']?\s?[:=]/g, ''),
  )
}

export const isAboutAttacks = (text: string): boolean => ATTACK.test(text)

/** Non-overlapping pieces of this size around the places. */
export function* windows(
  text: string,
  places: readonly number[],
  before: number,
  after: number,
  limit = 200,
): Generator<{ start: number; text: string }> {
  let until = -1
  let count = 0
  for (const place of places) {
    if (place < until) continue
    if (count === limit) return
    count += 1
    const start = Math.max(0, place - before)
    until = place + Math.floor(after / 2)
    yield { start, text: text.slice(start, place + after) }
  }
}
