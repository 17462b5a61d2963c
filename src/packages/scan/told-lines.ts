/**
 * Lines that tell what something does, or what is not to be done, and rows that have nothing to do with each
 * other: what stands in them is no order. Pure.
 */

/** Nothing else on the line: what follows a longer sentence may be an order. */
const FORBIDS_ALL =
  /^[^\w\n]{0,16}(?:never(?: do(?: this)?)?|do not(?: do)?|don[\x80-\xff']{0,3}ts?|must not(?: do)?|avoid|bad practices?|anti-?patterns?|(?:common )?(?:pitfalls|mistakes)(?: to avoid)?|what (?:not to|you (?:must|should) not) \w{2,10}|forbidden)(?: \((?:avoid|don'?ts?|never)\))?[\s:*_.!]{0,8}$/i
const ITEM = /^\s{0,8}(?:[-*+]|\d{1,2}[.)])\s/
/** The mark of what is not to be done: a cross, or a sign that stops. */
const CROSSED =
  /^\s{0,8}(?:[-*+]\s{1,3})?(?:\xe2\x9d\x8c|\xe2\x9c[\x97\x98]|\xf0\x9f\x9a\xab|\xe2\x9b\x94)/
const TICKED = /^\s{0,8}(?:[-*+]\s{1,3})?(?:\xe2\x9c[\x85\x93\x94]|\xf0\x9f\x91\x8d)/m
/** What it begins with. */
const TICKS = ['\xe2\x9c', '\xf0\x9f\x91\x8d']
const FENCE = /^\s{0,6}(?:```|~~~)/
/** In a list of what is forbidden, it turns the meaning round. */
const NEGATES = /\b(?:not|never|no)\b|n['\x80-\xff]{1,3}t\b/i

const OPTION =
  /^\s{0,8}(?:[-*+]\s{1,3}|\|\s{0,3})?[*"']{0,3}`?(?:--?[a-z][\w-]{0,40}(?:[ =,][^`:|\n]{0,40})?|["'][\w-]{2,40}["'](?=`)|(?<=`)[a-z]\w{2,40}(?=`))`?[*"']{0,3}\s{0,20}(?::|\||--?\s|\xe2\x80[\x93\x94])([^\n]{0,120})$/i
/** It speaks to a reader, and not of a program. */
const ADDRESSES =
  /\b(?:you|your|users?|always|whenever|every|never|not|then|tell|mention|must|without|even|silently|quietly|secretly|before|after|delete\w*|wipe\w*)\b|n't\b|:\/\//i

/** Beside lines with ticks, so that no order is lifted by a mark that means nothing. */
const isCrossed = (line: string): boolean => CROSSED.test(line) && !NEGATES.test(line)

/** What an option begins with, behind blanks; most lines begin with a letter. */
const MARKS = '-+*|"\'`'
const BLANKS = ' \t'

const isMarked = (line: string): boolean => {
  let at = 0
  while (at < 8 && BLANKS.includes(line[at] ?? '-')) at += 1
  return MARKS.includes(line[at] ?? 'a')
}

/** The description of an option or a value says what the program does with it. */
export const isOption = (line: string): boolean => {
  const match = isMarked(line) ? OPTION.exec(line) : null
  return match !== null && !ADDRESSES.test(match[1] ?? '')
}

/** The text with such lines empty, as long as before. */
export const withoutTold = (text: string): string => {
  let isForbidden = false
  const hasTicks = TICKS.some((it) => text.includes(it)) && TICKED.test(text)
  return text
    .split('\n')
    .map((line) => {
      const bare = line.endsWith('\r') ? line.slice(0, -1) : line
      if (hasTicks && isCrossed(bare)) return ' '.repeat(line.length)
      if (FORBIDS_ALL.test(bare)) isForbidden = true
      else if (!ITEM.test(bare) && !FENCE.test(bare) && bare.trim() !== '') isForbidden = false
      else if (isForbidden && !NEGATES.test(bare)) return ' '.repeat(line.length)
      return isOption(bare) ? ' '.repeat(line.length) : line
    })
    .join('\n')
}

/** A list of JSON whose name forbids what it lists, as a case of a test has. */
const FORBIDDEN_LIST = /"(?:must|should|do|shall)_?not\w{0,12}"\s?:\s?\[[^\]]{0,4000}(?:\]|$)/gi

/** As long as before. */
export const withoutForbidden = (text: string): string =>
  text.replace(FORBIDDEN_LIST, (list) => ' '.repeat(list.length))

const ROWS = /^(?:csv|tsv)$/
/** Shorter rows are read together. */
const SHORT_ROW = 120

/** The parts of a section that are read one by one: of a table of data each long row. */
export const rowsOf = (section: string, extension: string): { start: number; text: string }[] => {
  if (!ROWS.test(extension)) return [{ start: 0, text: section }]
  const rows: { start: number; text: string }[] = []
  let [start, isQuoted] = [0, false]
  for (let at = 0; at < section.length; at += 1) {
    if (section[at] === '"') isQuoted = !isQuoted
    if (section[at] !== '\n' || isQuoted || at - start < SHORT_ROW) continue
    rows.push({ start, text: section.slice(start, at) })
    start = at
  }
  return [...rows, { start, text: section.slice(start) }]
}
