/**
 * What people and models read in a file: all of a text, and of code the comments, the long strings and
 * the texts that a shell writes. Everything else becomes spaces, so that places stay the same. Pure.
 */
import { Buffer } from 'node:buffer'
import type { ScannedFile } from './rule.ts'

const MOST = 200_000
/** A shorter string is a name or a value. */
const SHORTEST = 48
const LONGEST = 6000

const OPENING =
  /"""|'''|\/\*|(?<![:\w"'`\\])(?:\/\/|#(?!!))|<<-?\s{0,2}["']?([A-Z_]{1,20})\b|["'`]/g
/** The most characters and escapes of a string, by its quote. */
const MOST_UNITS: Record<string, number> = { '"': 3000, "'": 3000, '`': 4000 }

/** Where the string ends that contains `from`, and how many characters and escapes are left until there. */
type Ahead = { from: number; end: number; left: number }
type Seen = { endless: Set<string>; ahead: Map<string, Ahead> }

/** Several rules ask for it. */
const views = new WeakMap<ScannedFile, string>()

export const spokenIn = (file: ScannedFile): string => {
  if (!file.isCode) return file.text
  const spoken = views.get(file) ?? spokenOf(file)
  views.set(file, spoken)
  return spoken
}

const spokenOf = (file: ScannedFile): string => {
  const text = file.text.slice(0, MOST)
  const bytes = Buffer.from(text, 'latin1')
  const spoken = withoutLetters(bytes)
  OPENING.lastIndex = 0
  // Without an end once, there is none later.
  const seen: Seen = { endless: new Set(), ahead: new Map() }
  for (let match = OPENING.exec(text); match !== null; match = OPENING.exec(text)) {
    const end = endOf(text, match, seen)
    if (end === null) continue
    OPENING.lastIndex = end
    const isComment = /^(?:#|\/)/.test(match[0])
    if (isComment || end - match.index >= SHORTEST)
      bytes.copy(spoken, match.index, match.index, end)
  }
  return spoken.toString('latin1')
}

/** Lines stay, so that a comment does not join what is far from it. */
const withoutLetters = (bytes: Buffer): Buffer => {
  const blank = Buffer.alloc(bytes.length, ' ')
  for (let at = 0; at < bytes.length; at += 1) if (bytes[at] === LINE_FEED) blank[at] = LINE_FEED
  return blank
}

const endOf = (text: string, match: RegExpExecArray, seen: Seen): number | null => {
  const { endless } = seen
  const [mark, tag] = match
  const from = match.index + mark.length
  if (mark.startsWith('<<')) return closed(text, `\n${tag}`, from, endless)
  if (mark === '/*') return closed(text, '*/', from, endless)
  if (mark.length === 3) return closed(text, mark, from, endless)
  if (mark === '#' || mark === '//') {
    const end = text.indexOf('\n', from)
    return end === -1 ? text.length : end
  }
  const { end, left } = aheadOf(text, mark, from, seen.ahead)
  return text[end] === mark && left <= (MOST_UNITS[mark] ?? 0) ? end + 1 : null
}

/** A quote before the known end is escaped, so that what follows it is counted from there on only once. */
const aheadOf = (text: string, mark: string, from: number, ahead: Map<string, Ahead>): Ahead => {
  const known = ahead.get(mark)
  const next =
    known !== undefined && from <= known.end
      ? { ...known, from, left: known.left - unitsTo(text, mark, known.from, from).left }
      : unitsTo(text, mark, from, text.length)
  ahead.set(mark, next)
  return next
}

const [LINE_FEED, RETURN, BACKSLASH] = [0x0a, 0x0d, 0x5c]
/** Or the end of the text. */
const isLineEnd = (code: number): boolean =>
  code === LINE_FEED || code === RETURN || Number.isNaN(code)

const unitsTo = (text: string, mark: string, from: number, to: number): Ahead => {
  const quote = mark.charCodeAt(0)
  let [end, left] = [from, 0]
  for (; end < to; left++) {
    const code = text.charCodeAt(end)
    if (code === quote || (code === LINE_FEED && mark !== '`')) break
    if (code !== BACKSLASH) end += 1
    else if (isLineEnd(text.charCodeAt(end + 1))) break
    else end += 2
  }
  return { from, end, left }
}

const closed = (text: string, mark: string, from: number, endless: Set<string>): number | null => {
  if (endless.has(mark)) return null
  const end = text.indexOf(mark, from)
  if (end === -1) endless.add(mark)
  return end === -1 ? null : Math.min(end + mark.length, from + LONGEST)
}
