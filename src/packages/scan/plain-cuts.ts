/** Where the sentences of a text end, for orders in plain words. Pure. */
import { DATA } from './order-unit.ts'
import { CELL } from './plain-form.ts'
import type { ScannedFile } from './rule.ts'

const ENDS =
  /[.!?](?=\*{0,3}\s)|\n\s{0,8}\n|\n\s{0,8}(?=[-*+|#>]|\d{1,2}[.)])|\xe3\x80\x82|\xef\xbc\x9f/g

/** A line of data is a piece of its own. */
const LINES = new RegExp(`${ENDS.source}|\\n`, 'g')

/** The line of a field, or of a message in a diagram, goes on with no line in front of it. */
const FIELD =
  /\n[ \t]{0,24}(?=(?:- )?["'$\w][\w ."'$/-]{0,40}(?:-{1,2}>{1,2}[+-]?\w{1,30})?:(?:\s|$))/g

/** Languages whose fences hold programs. */
export const CODE =
  /^(?:py|python|js|javascript|ts|typescript|tsx|jsx|sql|go|rust|rs|java|kotlin|c|cpp|cs|csharp|php|rb|ruby|html|css|hcl|terraform|swift|vue|graphql|prisma)$/

export const SHELL = /^(?:bash|sh|shell|zsh|console|powershell|ps1|cmd)$/
/** What only a line of a program has. */
export const STATEMENT =
  /\b(?:class|def|const|let|var|function|return|import|await|async|select|insert|create table|public|private|static|interface|enum)\b|\btype \w+(?:<[\w, ]{1,40}>)? =/i

/** In the order of the text; the first is its beginning. */
export const cutsOf = (file: ScannedFile, text: string): number[] => {
  const cuts = [0]
  const ends = DATA.test(file.extension) && !file.isCode ? LINES : ENDS
  for (const { index, 0: end } of text.matchAll(ends)) cuts.push(index + end.length)
  if (file.isCode) return cuts
  for (const { index } of frontMatterOf(text).matchAll(KEY)) cuts.push(index + 1)
  for (const { start, end, language } of file.fences) {
    cuts.push(start, end)
    if (CODE.test(language)) continue
    for (const { index, 0: line } of text.slice(start, end).matchAll(FIELD)) {
      cuts.push(start + index + line.length)
    }
  }
  return cuts.toSorted((a, b) => a - b)
}

/** One field of a front matter says nothing about the next one. */
const KEY = /\n[ \t]{0,8}(?=[\w-]{1,40}:(?:\s|$))/g
const LONGEST_FRONT_MATTER = 4000

const frontMatterOf = (text: string): string => {
  if (!/^---\r?\n/.test(text)) return ''
  const end = text.slice(0, LONGEST_FRONT_MATTER).indexOf('\n---', 3)
  return end === -1 ? '' : text.slice(0, end)
}

const MOST_ROWS = 3000

/** The first row of the table that a place stands in. */
export const columnsOf = (text: string, at: number): string => {
  const before = text.slice(Math.max(0, at - MOST_ROWS), at).replaceAll('\r', '')
  return before.slice(before.lastIndexOf('\n\n') + 2).split('\n')[0] ?? ''
}

/** Between the cells of a table; within a cell a comma has a blank behind it. */
const COMMA = /,(?=[^\s,])/g

export const inCells = (sentence: string, extension: string): string => {
  if (/^[ct]sv$/.test(extension)) return sentence.replace(COMMA, `,${CELL}`)
  return /^\s*\|/.test(sentence) ? sentence.replaceAll(' | ', ` |${CELL} `) : sentence
}

/** Marks and line ends are spaces, so that patterns see words. */
export const flat = (text: string): string =>
  text
    .replace(/\*{1,3}(?=\w)|(?<=[\w.,:;!?)])\*{1,3}/g, '')
    // Most blanks are single spaces already.
    .replace(/[\t\r\n][ \t\r\n]*| [ \t\r\n]+/g, ' ')
