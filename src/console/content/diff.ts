/**
 * Changed places of a file as lines, with what was found at them; runs in a thread. What is of the
 * package is placed in elements of its own, so that findings and gaps cannot be imitated. Pure.
 */
import type { FileHunks } from '../../registry/proposals/diff-schemas.ts'
import { escapeText } from '../markup/escape.ts'
import { seen } from '../markup/seen.ts'
import { lineHtml } from './source.ts'

/** A finding at a line of the new text; `index` is its place in the proposal. */
export type PlacedFinding = {
  index: number
  line: number
  severity: string
  message: string
  rule_id: string
}

/** A comment at a line of one of the texts. */
export type PlacedComment = {
  line: number
  side: 'before' | 'after'
  /** HTML that a template made. */
  by: string
  at: string
  text: string
}

type FileToDraw = {
  hunks: FileHunks['hunks']
  findings: readonly PlacedFinding[]
  comments: readonly PlacedComment[]
}

export type DiffTask = { kind: 'diff'; files: readonly FileToDraw[]; isSplit: boolean }

/** `hidden`: how many places the style marks. */
export type DrawnDiff = { html: string; hidden: number }

type Row = { sign: ' ' | '-' | '+'; before: number | null; after: number | null; text: string }

/** More of one file opens on demand. */
const MAX_OPEN_ROWS = 3000
const NUMBER = 5

const elements = { ' ': 'span', '-': 'del', '+': 'ins' } as const
const signs = { ' ': ' ', '-': '−', '+': '+' } as const

const numberText = (number: number | null): string => String(number ?? '').padStart(NUMBER)

const cell = ({ sign, text }: Row, numbers: string, kind = 'r'): string => {
  const element = elements[sign]
  return `<${element} class="${kind}" data-n="${numbers} ${signs[sign]}">${lineHtml(text)}\n</${element}>`
}

const unified = (rows: readonly Row[]): string[] =>
  rows.map((row) => cell(row, `${numberText(row.before)} ${numberText(row.after)}`))

const NO_CELL = '<span class="r none"></span>'

const pair = (before: Row | undefined, after: Row | undefined): string => {
  const left = before ? cell(before, numberText(before.before)) : NO_CELL
  const right = after ? cell(after, numberText(after.after)) : NO_CELL
  return `<span class="s">${left}${right}</span>`
}

/** Removed lines stand beside the added ones that follow them. */
const split = (rows: readonly Row[]): string[] => {
  const pairs: string[] = []
  let index = 0
  while (index < rows.length) {
    const row = rows[index]
    if (row?.sign === ' ') {
      const again = cell(row, numberText(row.after), 'r same')
      pairs.push(`<span class="s">${cell(row, numberText(row.before))}${again}</span>`)
      index += 1
      continue
    }
    const removed: Row[] = []
    const added: Row[] = []
    for (let one = rows[index]; one?.sign === '-'; one = rows[index]) {
      removed.push(one)
      index += 1
    }
    for (let one = rows[index]; one?.sign === '+'; one = rows[index]) {
      added.push(one)
      index += 1
    }
    const length = Math.max(removed.length, added.length)
    for (let place = 0; place < length; place += 1) pairs.push(pair(removed[place], added[place]))
  }
  return pairs
}

const rowsOf = ({ old_start, new_start, lines }: FileHunks['hunks'][number]): Row[] => {
  let [before, after] = [old_start, new_start]
  return lines.flatMap((line): Row[] => {
    const text = line.slice(1)
    if (line.startsWith('-')) return [{ sign: '-', before: before++, after: null, text }]
    if (line.startsWith('+')) return [{ sign: '+', before: null, after: after++, text }]
    // A last line without its end is said of the line before.
    if (line.startsWith('\\')) return []
    return [{ sign: ' ', before: before++, after: after++, text }]
  })
}

const isStop = (severity: string): boolean => severity === 'block' || severity === 'hold'

const findingHtml = (finding: PlacedFinding, isHere: boolean): string => {
  const { index, line, severity, message, rule_id: rule } = finding
  const place = isHere ? '' : `line ${line}, unchanged: `
  return `<div class="found ${isStop(severity) ? 'bad' : 'wait'}" id="finding-${index}" data-finding="${index}" tabindex="-1"><strong>${escapeText(severity)}</strong> ${place}${seen(message)} <code>${escapeText(rule)}</code></div>`
}

const commentHtml = ({ line, side, by, at, text }: PlacedComment, isHere: boolean): string => {
  const of = side === 'before' ? 'old line' : 'line'
  const place = isHere ? '' : ` at ${of} ${line}, unchanged`
  const time = `<time datetime="${escapeText(at)}">${escapeText(at.slice(0, 10))}</time>`
  return `<div class="found comment"><strong>${by}</strong>${place}, ${time}: <span class="said">${seen(text)}</span></div>`
}

/** Takes the comments at each line as it is drawn. */
class Comments {
  readonly #left: Set<PlacedComment>

  constructor(comments: readonly PlacedComment[]) {
    this.#left = new Set(comments)
  }

  at({ before, after }: Row): string[] {
    return this.#take(({ side, line }) => line === (side === 'before' ? before : after), true)
  }

  rest(): string[] {
    return this.#take(() => true, false)
  }

  #take(isWanted: (comment: PlacedComment) => boolean, isHere: boolean): string[] {
    const taken = [...this.#left].filter(isWanted)
    for (const comment of taken) this.#left.delete(comment)
    return taken.map((comment) => commentHtml(comment, isHere))
  }
}

const gapHtml = (count: number | null): string =>
  `<p class="gap">⋯ ${count === null ? 'unchanged to the end of the file' : `${count} ${count === 1 ? 'line' : 'lines'} unchanged`}</p>`

const CONTEXT = 3

/** No gap follows where fewer unchanged lines stand than there could. */
const endsFile = (rows: readonly Row[]): boolean =>
  rows.slice(-CONTEXT).some(({ sign }) => sign !== ' ') || rows.length < CONTEXT

const drawn = ({ hunks, findings, comments }: FileToDraw, isSplit: boolean): string => {
  const blocks: string[] = []
  const said = new Comments(comments)
  const draw = (rows: readonly Row[]): void => {
    if (rows.length === 0) return
    const lines = (isSplit ? split : unified)(rows)
    blocks.push(`<div class="foreign rows-of">${lines.join('')}</div>`)
  }
  const left = findings.toSorted((a, b) => a.line - b.line)
  const takeUntil = (line: number): PlacedFinding[] => {
    const end = left.findIndex((finding) => finding.line > line)
    return left.splice(0, end === -1 ? left.length : end)
  }
  let last = 0
  let shown = 0
  let isFolded = false
  for (const hunk of hunks) {
    const rows = rowsOf(hunk)
    const start = hunk.new_lines === 0 ? hunk.new_start + 1 : hunk.new_start
    for (const finding of takeUntil(start - 1)) {
      if (finding.line - last > 1) blocks.push(gapHtml(finding.line - last - 1))
      blocks.push(findingHtml(finding, false))
      last = Math.max(last, finding.line)
    }
    if (start - last > 1) blocks.push(gapHtml(start - last - 1))
    if (shown > MAX_OPEN_ROWS && !isFolded) {
      isFolded = true
      blocks.push('<details class="rest"><summary>The rest of this file</summary>')
    }
    let from = 0
    let notes: string[] = []
    for (const [index, row] of rows.entries()) {
      const { after } = row
      const found = after === null ? [] : takeUntil(after)
      notes.push(...found.map((finding) => findingHtml(finding, finding.line === after)))
      notes.push(...said.at(row))
      const isCut = index - from >= MAX_OPEN_ROWS && !isFolded
      // Old and new lines stay side by side.
      const isWithin = isSplit && row.sign !== ' ' && (rows[index + 1]?.sign ?? ' ') !== ' '
      if ((notes.length === 0 || isWithin) && !isCut) continue
      draw(rows.slice(from, index + 1))
      blocks.push(...notes)
      notes = []
      from = index + 1
      if (!isCut) continue
      isFolded = true
      const more = rows.length - from
      blocks.push(`<details class="rest"><summary>… ${more} more lines</summary>`)
    }
    draw(rows.slice(from))
    shown += rows.length
    last = start + hunk.new_lines - 1
    if (hunk === hunks.at(-1) && !endsFile(rows)) blocks.push(gapHtml(null))
  }
  if (isFolded) blocks.push('</details>')
  const elsewhere = left.map((finding) => findingHtml(finding, false))
  return [...blocks, ...elsewhere, ...said.rest()].join('')
}

export const renderDiffs = ({ files, isSplit }: DiffTask): DrawnDiff[] =>
  files.map((file) => {
    const html = drawn(file, isSplit)
    return { html, hidden: html.match(/<span class="(?:u|mix)"/g)?.length ?? 0 }
  })
