/** Fits text into the columns of a terminal. Pure. */
import stringWidth from 'string-width'
import { plain } from './text.ts'

/** Cells on a terminal: a wide character has two, a combining one none. */
const widthOf = (text: string): number => stringWidth(text)

const segments = new Intl.Segmenter()

const charactersOf = (text: string): string[] =>
  Array.from(segments.segment(text), ({ segment }) => segment)

/** At most this many cells. */
export const cut = (text: string, limit: number): string => {
  if (widthOf(text) <= limit) return text
  let kept = ''
  let width = 1
  for (const character of charactersOf(text)) {
    width += widthOf(character)
    if (width > limit) break
    kept += character
  }
  return `${kept}…`
}

const GAP = 2
/** A column is not cut below this, unless the terminal is narrower than all columns together. */
const NARROW = 8

const widthsOf = (rows: string[][]): number[] =>
  (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ''))))

/** The last column, which is the text, gives way first, then the widest one. */
const fitted = (given: number[], limit: number): number[] => {
  const widths = [...given]
  const total = (): number => widths.reduce((sum, width) => sum + width + GAP, -GAP)
  const shrink = (column: number, smallest: number): void => {
    const width = widths[column] ?? 0
    widths[column] = Math.max(Math.min(width, smallest), width - (total() - limit))
  }
  if (total() > limit) shrink(widths.length - 1, NARROW)
  for (const smallest of [NARROW, 1]) {
    while (total() > limit && Math.max(...widths) > smallest) {
      shrink(widths.indexOf(Math.max(...widths)), smallest)
    }
  }
  return widths
}

/** Columns side by side, as wide as their widest cell, and together no wider than `limit`. */
export const table = (rows: string[][], limit = Infinity): string[] => {
  const cells = rows.map((row) => row.map(plain))
  const widths = fitted(widthsOf(cells), limit)
  return cells.map((row) => {
    const line = row
      .map((cell, column) => {
        const width = widths[column] ?? 0
        const shown = cut(cell, width)
        return shown + ' '.repeat(Math.max(width - widthOf(shown), 0))
      })
      .join(' '.repeat(GAP))
      .trimEnd()
    return limit === Infinity ? line : cut(line, limit)
  })
}

/** Breaks a word that has no blank where it must. */
const pieces = (word: string, limit: number): string[] => {
  const found = ['']
  for (const character of charactersOf(word)) {
    const last = found.length - 1
    if (widthOf((found[last] ?? '') + character) > limit) found.push(character)
    else found[last] += character
  }
  return found
}

/** Breaks a line at blanks; what follows is indented as far as the text of its first column. */
export const wrapped = (line: string, limit: number): string[] => {
  if (limit === Infinity || widthOf(line) <= limit) return [line]
  const [head = ''] = /^\s*(?:\S{1,24} {2,}|- )?/.exec(line) ?? []
  const indent = widthOf(head) < limit / 2 ? ' '.repeat(widthOf(head)) : '  '
  const lines: string[] = []
  let current = head
  let isEmpty = true
  const end = (): void => {
    lines.push(current.trimEnd())
    current = indent
    isEmpty = true
  }
  for (const word of line.slice(head.length).split(' ')) {
    if (!isEmpty && widthOf(current) + 1 + widthOf(word) > limit) end()
    for (const piece of pieces(word, limit - widthOf(indent))) {
      if (widthOf(current) + widthOf(piece) + (isEmpty ? 0 : 1) > limit) end()
      current += isEmpty ? piece : ` ${piece}`
      isEmpty = false
    }
  }
  lines.push(current.trimEnd())
  return lines
}
