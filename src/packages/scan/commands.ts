/**
 * Commands that run code which no reviewer has seen: from a download, out of a decoder, in one step
 * or in several. Files without the words of either need no further look.
 */
import { commandEnd, enclosing, fenceAt, isShellFence } from './fences.ts'
import { hitOfFlow } from './flows.ts'
import { lineEnd, lineStart } from './lines.ts'
import { withCellLines } from './notebook-lines.ts'
import { type Hit, incomplete, type ScannedFile } from './rule.ts'
import { ShellFlow } from './shell-flow.ts'
import { isLive, targetsIn } from './targets.ts'

/** How many characters are read as commands; each costs more than any other rule. */
const FUEL = 100_000
/** An interpreter stands near what it runs. */
const NEAR = 2000
const NEAR_BEFORE = 400
/** Of a fence that may run a file of an earlier one. */
const MOST_NAMED = 2000

/** Of a call that hands its text to a shell. */
const RUNS_TEXT =
  /(?:\bos\s?\.\s?(?:system|popen|exec\w*)|\bsubprocess\s?\.\s?\w{2,14}|\bPopen|\b(?:exec(?!ution_count)|spawn|execFile|fork)(?:Sync)?|\bchild_process\b|\bshell_exec|\bpassthru|\bproc_open|\bpopen|\bsystem|\bgetoutput|\bgetstatusoutput|\bRuntime\S{0,20}exec|\bexec\.Command|\bCommand::new|\bcreate_subprocess_\w+|\bdo shell script|\b\$`|%x[{(]|\brun)\s{0,4}[([{"'`]{0,3}[^\n;]{0,160}$/

export function* findCommands(given: ScannedFile): Generator<Hit> {
  const file = withCellLines(given)
  const { words, text } = file
  const regions = regionsOf(file).filter(
    ({ start, end }) => words.has('fetch', 'decode') || DRESSED.test(text.slice(start, end)),
  )
  if (regions.length === 0 && !words.has('fetch', 'decode')) return
  const starts = [...words.of('fetch'), ...words.of('decode')].toSorted((a, b) => a - b)
  const shells = words.of('shell')
  const fuel = { left: FUEL }
  const flow = new ShellFlow(fuel)
  let reported = 0
  const take = function* (isInCode: boolean): Generator<Hit> {
    for (; reported < flow.flows.length; reported += 1) {
      const found = flow.flows[reported]
      const hit = found ? hitOfFlow(file, found, isInCode) : null
      if (hit) yield hit
    }
  }

  for (const region of regions) {
    const isWorth =
      hasBetween(starts, region.start, region.end) ||
      (flow.hasFiles &&
        (hasBetween(shells, region.start, region.end) ||
          flow.names(text.slice(region.start, region.start + MOST_NAMED)))) ||
      DRESSED.test(text.slice(region.start, region.end))
    if (!isWorth) continue
    const code = unquoted(text.slice(region.start, region.end))
    flow.read(code, 0, code.length, region.start)
    yield* take(false)
  }

  const anchors = [...starts, ...shells].toSorted((a, b) => a - b)
  for (const anchor of anchors) {
    if (fuel.left <= 0) break
    const isNear =
      hasBetween(shells, anchor - NEAR_BEFORE, anchor + NEAR) &&
      hasBetween(starts, anchor - NEAR, anchor + NEAR)
    // The ending of a file's name is no command.
    if (!isNear || /[\w-]\.$/.test(text.slice(Math.max(0, anchor - 2), anchor))) continue
    const open = enclosing(text, anchor)
    const isQuoted = open !== null
    const fence = isQuoted ? null : fenceAt(file.fences, anchor)
    // Read already, with all that stands before it.
    if (!isQuoted && (file.isShell || (fence && isShellFence(fence)))) continue
    if (!isQuoted && !file.isCode && !flow.hasFiles && !isWorth(text, anchor, shells)) continue
    const start = pipeStart(text, anchor, open?.start ?? 0) ?? wordStart(text, anchor)
    const isInCode =
      isQuoted && file.isCode && RUNS_TEXT.test(text.slice(Math.max(0, start - 240), start))
    const end = commandEnd(text, start)
    // Outside of a fence a backtick begins a code span, not a substitution.
    const isProse = open === null && !file.isCode && fence === null
    const stop = open
      ? quoteEnd(text, start, end, open.quote)
      : isProse
        ? quoteEnd(text, start, end, '`')
        : end
    const list = isInCode && open ? listOf(text, open.start - 1, end) : null
    // A table writes the sign of a pipe with a backslash.
    const cell = open?.quote === '`' ? text.slice(start, stop) : ''
    if (cell.includes('\\|') && targetsIn(cell).some((it) => isLive(it)))
      flow.again(cell.replaceAll('\\|', ' |'), { at: start, end: stop })
    else if (list === null) flow.read(text, start, stop)
    else flow.again(list, { at: start, end })
    yield* take(isInCode)
  }
  if (fuel.left <= 0 || words.isFull('fetch') || words.isFull('decode')) {
    yield incomplete('More commands than a scan reads.')
  }
}

/** Quotes, escapes and variables inside of words, which make a command hard to read. */
const DRESSED =
  /[a-z](?:''|""|\\\r?\n|\\(?=[a-z]))["']?[a-z]|\$\{?[a-z]\w{0,20}\}?\$\{?[a-z]\w{0,20}\}?\s|\$'\\|\$\{\w{1,20}:\d/i

/** Marks of a quotation are no redirects; what follows keeps its place. */
const unquoted = (code: string): string =>
  code.includes('>')
    ? code.replace(/^[ \t]{0,8}(?:>[ \t]?){1,6}/gm, (mark) => ' '.repeat(mark.length))
    : code

/** In prose, words like `node` and `process` are common, and commands have signs around them. */
const isWorth = (text: string, anchor: number, shells: readonly number[]): boolean => {
  const rest = text.slice(anchor, Math.min(lineEnd(text, anchor, 400) + 200, anchor + 400))
  return hasBetween(shells, anchor, anchor + 1)
    ? /^p\w{3,9}(?:\.exe)?\s[^\n]{0,120}-e|^\w{1,20}(?:\s{1,4}-\w{1,12}){0,3}\s{0,4}(?:<?\s{0,2}["']?[$<&(]\(?|[("'])/i.test(
        rest,
      )
    : /[|><`;&]|\$\(|\s-{1,2}[a-z]/i.test(rest)
}

type Region = { start: number; end: number }

/** What a shell would run as a whole. */
const regionsOf = (file: ScannedFile): Region[] =>
  file.isShell
    ? [{ start: 0, end: file.text.length }]
    : file.fences.filter((fence) => isShellFence(fence))

const hasBetween = (sorted: readonly number[], from: number, to: number): boolean => {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < from) low = middle + 1
    else high = middle
  }
  return low < sorted.length && (sorted[low] ?? 0) < to
}

/** Back to where the word begins, with the path in front of it. */
const wordStart = (text: string, anchor: number): number => {
  let start = anchor
  while (start > 0 && anchor - start < 60 && /[\w./\\:$@{(&-]/.test(text[start - 1] ?? ''))
    start -= 1
  return start
}

const LONGEST_TEXT = 6000

/** What is piped into a decoder stands before it. */
const pipeStart = (text: string, anchor: number, least: number): number | null => {
  if (!/\|\s{0,4}$/.test(text.slice(Math.max(0, anchor - 6), anchor))) return null
  const from = Math.max(lineStart(text, anchor + 1, LONGEST_TEXT + 1), least)
  const before = text.slice(from, anchor)
  const start = Math.max(
    before.lastIndexOf('echo '),
    before.lastIndexOf('printf '),
    before.lastIndexOf('cat '),
  )
  return start === -1 ? null : from + start
}

const quoteEnd = (text: string, start: number, end: number, quote: string): number => {
  for (let i = start; i < end; i += 1) {
    if (text[i] === '\\') i += 1
    else if (text[i] === quote) return i
  }
  return end
}

/** `["curl", "-o", "x"]` as one command. */
const listOf = (text: string, quoteAt: number, end: number): string | null => {
  if (
    !/^["'`]\s{0,40},\s{0,40}["'`]/.test(
      text.slice(text.indexOf(text[quoteAt] ?? '"', quoteAt + 1), quoteAt + 300),
    )
  )
    return null
  const close = text.indexOf(']', quoteAt)
  const content = text.slice(quoteAt, close === -1 || close > end + 400 ? end : close)
  return content
    .replace(/["'`]\s{0,40},\s{0,40}/g, '$& ')
    .replace(/(["'`])\s{0,40},\s{0,40}/g, '$1 ')
}
