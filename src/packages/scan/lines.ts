/** The line of a place, as far as a reach: a file may have one line, and a rule asks for many places. Pure. */

/** A longer line is no line that somebody wrote. */
const FAR = 4000

/** Behind the last line end before this place, or where the reach ends. */
export const lineStart = (text: string, before: number, reach = FAR): number => {
  const from = Math.max(0, before - reach)
  return from + text.slice(from, before).lastIndexOf('\n') + 1
}

/** The first line end from this place on, or where the reach or the text ends. */
export const lineEnd = (text: string, from: number, reach = FAR): number => {
  const end = text.slice(from, from + reach).indexOf('\n')
  return end === -1 ? Math.min(text.length, from + reach) : from + end
}

export const lineAt = (text: string, index: number, reach = FAR): string =>
  text.slice(lineStart(text, index + 1, reach + 1), lineEnd(text, index, reach))

/** Whether the line of this place begins as a quotation or a table does. */
export const isQuotedLine = (text: string, before: number): boolean => {
  const start = lineStart(text, before)
  const isBegin = start === 0 || text[start - 1] === '\n'
  return isBegin && /^\s{0,3}[>|]/.test(text.slice(start, start + 4))
}
