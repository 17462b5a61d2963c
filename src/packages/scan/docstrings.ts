/** What the strings of a Python program say about it, which is not run. Pure. */

const QUOTES = '"""'
/** The line of a function or a class, behind which its docstring begins. */
const DEFINED =
  /(?:\b(?:def|class)\b[^\n]{0,400}|\n[ \t]{0,80}\)(?:\s?->[^\n]{1,120})?):[ \t]{0,20}\n[ \t]{1,80}[rR]?$/
const NOTHING = /^(?:[ \t]{0,80}(?:#[^\n]{0,400})?\n){0,80}[rR]?$/
/** Other quotation marks, after which it is open which ones begin a string. */
const UNCLEAR = /'''|(?:'|#[^\n]{0,200})"""/
/** A program that reads its own strings may run them. */
const READS_ITSELF = /__doc__|\bget_?doc/

const LONGEST_LINE = 600

/** As long as before, since findings name their places. */
export const withoutDocstrings = (path: string, text: string): string => {
  if (!path.endsWith('.py') || !text.includes(QUOTES)) return text
  if (UNCLEAR.test(text) || READS_ITSELF.test(text)) return text
  const parts = text.split(QUOTES)
  return parts
    .map((part, index) => (isDocstring(parts, index) ? part.replace(/[^\n]/g, ' ') : part))
    .join(QUOTES)
}

const isDocstring = (parts: readonly string[], index: number): boolean => {
  const [before, behind] = [parts[index - 1], parts[index + 1]]
  if (index % 2 === 0 || before === undefined || behind === undefined) return false
  const isFirst = index === 1 && NOTHING.test(before)
  return (
    (isFirst || DEFINED.test(before.slice(-LONGEST_LINE))) && /^[ \t]{0,80}(?:\n|$)/.test(behind)
  )
}
