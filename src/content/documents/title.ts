/**
 * A document's title and description in the index: its first H1 and its first paragraph, truncated.
 * A line is classified by its start, as in the `skills` worker: closing hashes are kept, a setext
 * heading is text, and a list is a paragraph. Front matter and fenced code are skipped. Pure.
 */
import MarkdownIt from 'markdown-it'

const MAX_DESCRIPTION = 140
/** Only this much is searched, since hostile text takes long to parse. */
const MAX_HEAD = 16 * 1024

/** Blocks only: the text inside them is not parsed. */
const commonMark = new MarkdownIt('commonmark')
commonMark.core.ruler.enableOnly(['normalize', 'block'])

const FRONT_MATTER_LINE = /^---[ \t]*$/
const FENCE = /```|~~~/

const linesOf = (text: string): string[] => text.slice(0, MAX_HEAD).toWellFormed().split(/\r?\n/)

const withoutFrontMatter = (lines: string[]): string[] => {
  if (!FRONT_MATTER_LINE.test(lines[0] ?? '')) return lines
  const end = lines.findIndex((line, index) => index > 0 && FRONT_MATTER_LINE.test(line))
  return end === -1 ? lines : lines.slice(end + 1)
}

const fencedLines = (lines: string[]): Set<number> => {
  // The parser treats a lone carriage return as a line end, which would shift its line numbers.
  const text = lines.map((line) => line.replaceAll('\r', ' ')).join('\n')
  const found = new Set<number>()
  for (const { type, map } of commonMark.parse(text, {})) {
    if (type !== 'fence' || !map) continue
    for (let line = map[0]; line < map[1]; line += 1) found.add(line)
  }
  return found
}

/** Whether a line is fenced code. Parses only if a fence precedes the line. */
const fenceFinder = (lines: string[]): ((line: number) => boolean) => {
  const first = lines.findIndex((line) => FENCE.test(line))
  let fenced: Set<number> | undefined
  return (line) => {
    if (first === -1 || line < first) return false
    fenced ??= fencedLines(lines)
    return fenced.has(line)
  }
}

/** Truncated to a number of code points; a truncated text ends in three dots. */
export const truncate = (text: string, max: number): string => {
  const points = Array.from(text)
  return points.length > max ? `${points.slice(0, max).join('')}...` : text
}

const titleOf = (lines: string[], isFenced: (line: number) => boolean): string | null => {
  for (const [index, line] of lines.entries()) {
    const text = line.trimStart()
    if (text.startsWith('# ') && !isFenced(index)) return text.slice(2).trim()
  }
  return null
}

const paragraphOf = (lines: string[], isFenced: (line: number) => boolean): string => {
  const found: string[] = []
  for (const [index, line] of lines.entries()) {
    const text = line.trim()
    const isText = text !== '' && !text.startsWith('#') && !isFenced(index)
    if (isText) found.push(text)
    else if (found.length > 0) break
  }
  return found.join(' ')
}

export type Summary = {
  /** The id if the text has none; empty if its heading is empty. */
  title: string
  description: string | null
}

export const summaryOf = (id: string, text: string): Summary => {
  const lines = withoutFrontMatter(linesOf(text))
  const isFenced = fenceFinder(lines)
  const paragraph = paragraphOf(lines, isFenced)
  return {
    title: titleOf(lines, isFenced) ?? id,
    description: paragraph === '' ? null : truncate(paragraph, MAX_DESCRIPTION),
  }
}
