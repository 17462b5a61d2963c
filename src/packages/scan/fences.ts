/** Where code stands in a text: fences of markdown, strings of code, code spans. Pure. */

import { lineEnd, lineStart } from './lines.ts'

export type Fence = { start: number; end: number; language: string }

const MAX_FENCES = 2000
const MAX_INDENT = 12
const OPENING = /[ \t>*+\d.-]{0,12}(`{3,20}|~{3,20})[ \t]{0,4}\{?\.?([\w+#-]{0,20})[^\n]{0,200}\n/y

/** Without the lines of the fence itself; one without an end goes to the end of the text. */
export const fencesOf = (text: string): Fence[] => {
  const fences: Fence[] = []
  const next = { '```': -2, '~~~': -2 }
  let at = 0
  while (fences.length < MAX_FENCES) {
    const tick = nextMark(text, at, next)
    if (tick === Infinity) break
    const head = lineStart(text, tick, MAX_INDENT + 1)
    OPENING.lastIndex = head
    const opening = tick - head > MAX_INDENT ? null : OPENING.exec(text)
    if (opening === null) {
      at = text.indexOf('\n', tick)
      if (at === -1) break
      continue
    }
    const [whole, mark = '```', language = ''] = opening
    const start = head + whole.length
    const end = closingOf(text, mark, start)
    fences.push({ start, end, language: language.toLowerCase() })
    at = text.indexOf('\n', end)
    if (at === -1) break
  }
  return fences
}

type Next = { '```': number; '~~~': number }

/** Each mark is searched once, however many of the other there are. */
const nextMark = (text: string, from: number, next: Next): number => {
  for (const mark of ['```', '~~~'] as const) {
    if (next[mark] >= from) continue
    const found = text.indexOf(mark, from)
    next[mark] = found === -1 ? Infinity : found
  }
  return Math.min(next['```'], next['~~~'])
}

const closingOf = (text: string, mark: string, from: number): number => {
  let at = from
  for (let tries = 0; tries < 500; tries += 1) {
    const close = text.indexOf(mark, at)
    if (close === -1) return text.length
    const head = lineStart(text, close)
    if (/^[\s>]*$/.test(text.slice(Math.max(head, close - 40), close))) return Math.max(from, head)
    at = close + mark.length
  }
  return text.length
}

/** The one that this place is in. */
export const fenceAt = (fences: readonly Fence[], offset: number): Fence | null => {
  let low = 0
  let high = fences.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const fence = fences[middle] as Fence
    if (offset < fence.start) high = middle - 1
    else if (offset >= fence.end) low = middle + 1
    else return fence
  }
  return null
}

const SHELLS = new Set(
  ' sh bash shell zsh console terminal shellsession shell-session powershell ps1 pwsh ps cmd bat batch fish text txt plaintext plain output none log code dockerfile docker makefile make yaml yml'.split(
    ' ',
  ),
)

export const isShellFence = ({ language }: Fence): boolean => SHELLS.has(language)

const LOOK_BACK = 400
const [DOUBLE, SINGLE, BACKTICK, BACKSLASH] = [0x22, 0x27, 0x60, 0x5c]

/** The string or code span that this place is in: where its content begins, and its quote. */
export const enclosing = (
  text: string,
  offset: number,
): { start: number; quote: string } | null => {
  let start = -1
  let quote = 0
  for (let i = lineStart(text, offset, LOOK_BACK); i < offset; i += 1) {
    const code = text.charCodeAt(i)
    if (code === BACKSLASH) i += 1
    else if (start !== -1) {
      if (code === quote) start = -1
    } else if (
      code === DOUBLE ||
      code === BACKTICK ||
      // An apostrophe stands behind a letter.
      (code === SINGLE && !/\w/.test(text[i - 1] ?? ''))
    ) {
      start = i + 1
      quote = code
    }
  }
  return start === -1 ? null : { start, quote: String.fromCharCode(quote) }
}

const MAX_LINE = 2000

/** Where the command ends that begins here: a pipe or a backslash goes on in the next line. */
export const commandEnd = (text: string, offset: number): number => {
  const limit = Math.min(text.length, offset + MAX_LINE)
  let at = offset
  for (;;) {
    const stop = lineEnd(text, at, limit - at)
    if (stop >= limit) return limit
    const last =
      text
        .slice(Math.max(offset, stop - 3), stop)
        .trimEnd()
        .at(-1) ?? ''
    if (last !== '\\' && last !== '|' && last !== '`') {
      const next = text.slice(stop + 1, stop + 40).trimStart()
      if (!/^(?:\|[^|]|&&|\|\|)/.test(next) || /^\|.*\|/.test(next)) return stop
    }
    at = stop + 1
  }
}
