/** The source of a file as numbered lines, a part at a time; runs in a thread. Pure. */
import { escapeText } from '../markup/escape.ts'
import { seen } from '../markup/seen.ts'
import { decodeUtf8 } from '../../platform/decode.ts'

type Finding = { line: number; severity: string; message: string; rule_id: string }

export type SourceTask = {
  kind: 'source'
  bytes: Uint8Array
  /** A line of the part that is wanted, from 1. */
  from: number
  findings: readonly Finding[]
}

export type SourcePart = {
  /** Null if the bytes are not text. */
  html: string | null
  from: number
  to: number
  /** The first line of the part before; null in the first part. */
  before: number | null
  lines: number
  /** How many places the style marks, so that a page can say so. */
  hidden: number
}

const MAX_LINES = 2000
const MAX_LINE = 2000
/** Of one part; a longer line is cut. */
const MAX_CHARACTERS = 256 * 1024
const HEX_BYTES = 4096

const decode = (bytes: Uint8Array): string | null =>
  bytes.includes(0) ? null : decodeUtf8(bytes, { ignoreBOM: true })

const hexLine = (bytes: Uint8Array, offset: number): string => {
  const row = [...bytes.subarray(offset, offset + 16)]
  const hex = row.map((byte) => byte.toString(16).padStart(2, '0')).join(' ')
  const text = row.map((byte) => (byte > 31 && byte < 127 ? String.fromCodePoint(byte) : '·'))
  return `${offset.toString(16).padStart(6, '0')}  ${hex.padEnd(47)}  ${text.join('')}`
}

/** The beginning of bytes that are no text. */
export const hexOf = (bytes: Uint8Array): string => {
  const shown = bytes.subarray(0, HEX_BYTES)
  const lines: string[] = []
  for (let offset = 0; offset < shown.length; offset += 16) lines.push(hexLine(shown, offset))
  return lines.map(escapeText).join('\n')
}

const countText = (count: number): string => count.toLocaleString('en')

/** The end of a long line opens on demand. */
const longLine = (line: string): string => {
  const rest = line.slice(MAX_LINE, MAX_CHARACTERS)
  const cut = line.length - MAX_LINE - rest.length
  const more = `<details class="rest"><summary>… ${countText(rest.length)} more characters</summary>${seen(rest)}</details>`
  return seen(line.slice(0, MAX_LINE)) + more + (cut > 0 ? ` … ${countText(cut)} not shown` : '')
}

/** Without its end. */
export const lineHtml = (text: string): string => {
  const isWindows = text.endsWith('\r')
  const line = isWindows ? text.slice(0, -1) : text
  const end = isWindows ? '<span class="q" data-u="U+000D">&#13;</span>' : ''
  return (line.length > MAX_LINE ? longLine(line) : seen(line)) + end
}

const findingHtml = ({ severity, message, rule_id: rule }: Finding): string =>
  `<span class="found ${severity === 'block' || severity === 'hold' ? 'bad' : 'wait'}">${escapeText(severity)}: ${seen(message)} <code>${escapeText(rule)}</code></span>`

/** The first line of each part: the same ones, whichever line is asked for. */
const partStarts = (lines: readonly string[]): number[] => {
  const starts = [1]
  let first = 1
  let characters = 0
  for (const [index, { length }] of lines.entries()) {
    const number = index + 1
    const isLong = number > first && characters + length > MAX_CHARACTERS
    if (isLong || number === first + MAX_LINES) {
      starts.push(number)
      first = number
      characters = 0
    }
    characters += length
  }
  return starts
}

export const renderSource = ({ bytes, from, findings }: SourceTask): SourcePart => {
  const text = decode(bytes)
  if (text === null) return { html: null, from: 1, to: 0, before: null, lines: 0, hidden: 0 }
  const lines = text.split('\n')
  if (lines.at(-1) === '' && lines.length > 1) lines.pop()
  const starts = partStarts(lines)
  const index = starts.findLastIndex((first) => first <= Math.max(from, 1))
  const start = starts[index] ?? 1
  const to = (starts[index + 1] ?? lines.length + 1) - 1
  const rows = lines.slice(start - 1, to).map((line, offset) => {
    const number = start + offset
    const found = findings.filter((finding) => finding.line === number).map(findingHtml)
    return `<span class="l" id="L${number}" data-n="${number}">${lineHtml(line)}\n</span>${found.join('')}`
  })
  const html = rows.join('')
  const hidden = html.match(/<span class="(?:u|mix)"/g)?.length ?? 0
  return { html, from: start, to, before: starts[index - 1] ?? null, lines: lines.length, hidden }
}
