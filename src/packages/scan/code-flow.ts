/**
 * Follows what code fetches or decodes to what runs it: `exec(requests.get(…).text)`, also over
 * variables. Reads Python and JavaScript line by line, as far as an attacker writes it. Pure.
 */
import { fenceAt } from './fences.ts'
import { type Hit, incomplete, type ScannedFile } from './rule.ts'
import { aboutTarget, shownOf } from './flows.ts'
import { decodedLiteral } from './decode.ts'
import { lineEnd, lineStart } from './lines.ts'
import { isBad, targetsIn, worstOf } from './targets.ts'

const FETCH =
  /\b(?:urlopen|urlretrieve|requests\.(?:get|post|request)|httpx\.get|urllib\S{0,12}\.request\S{0,10}|fetch|axios(?:\.get|\.post)?|got(?:\.get)?|https?\.get|http\.request|DownloadString|DownloadData|DownloadFile|Invoke-WebRequest|file_get_contents|curl_exec|open-uri|URI\.open|Net::HTTP\.get\w*|session\.get|client\.get|aiohttp\S{0,20}|XMLHttpRequest)\s{0,4}\(/

export const DECODE =
  /\b(?:[bauz]\d\d?decode|urlsafe_b64decode|b64decode|atob|from_?hex|unhexlify|decompress|fromCharCode|decodeURIComponent|unescape|marshal\.loads|codecs\.decode|bytes\.fromhex|FromBase64String|base64_decode|gzinflate|gzuncompress|str_rot13|hex2bin|inflateSync|gunzipSync|unpack|decode64|Base64\.decode64|brotliDecompressSync)\s{0,4}\(|Buffer\.from\([^\n]{0,4000}?['"](?:base64|hex)['"](?<!\.toString\(\s?['"]\w{3,6}['"])|chr\([^)\n]{1,40}\)\s{0,2}(?:\+|for\b)|\[::-1\]|\.reverse\(\)\s{0,2}\.join|\bmap\(\s{0,2}chr\b/

/** What runs a text as code or as a command. */
const RUN =
  /(?<![\w.-])(?:exec|eval|execfile|compile|Function|AsyncFunction|vm\.run\w{2,20}|new\s+vm\.Script|os\.system|os\.popen|subprocess\.\w{2,14}|Popen|(?:cp\.|child_process\.)?(?:exec|execSync|spawn|spawnSync|execFile|execFileSync)|shell_exec|passthru|system|popen|create_function|IEX|Invoke-Expression|pickle\.loads|dill\.loads|cloudpickle\.loads|instance_eval|class_eval|require\('child_process'\)\.\w{4,12}|require\(['"]vm['"]\)\.run\w{2,20}|__import__\(['"](?:os|subprocess)['"]\)\.\w{3,12}|builtins\.\w{4}|globalThis\[\S{1,40}\]|getattr\([^()\n]{1,60}\)|\(0,\s?eval\))\s{0,4}[(`]/

const ASSIGN =
  /^[ \t]{0,80}(?:export\s+)?(?:const|let|var|my|local|global)?\s{0,4}\$?([A-Za-z_]\w{0,60})\s{0,4}(?::\s?\w+\s?)?(?:\+)?=(?!=)/

/** The element of what is looped over. */
const LOOP =
  /^[ \t]{0,80}for\s{0,4}\(?\s{0,2}(?:const|let|var)?\s{0,4}\$?([A-Za-z_]\w{0,60})(?:\s{0,2},\s{0,2}\w{1,60})?\s{1,4}(?:in|of)\b/

/** A body that arrives in pieces. */
const PIECES = /\.on\(\s{0,2}['"`]data['"`][^\n]{0,80}?\b([A-Za-z_]\w{0,40})(?:\s{0,2}\+=|\.push\()/

const MAX_LINE = 4000
const MAX_LINES = 4000
const MAX_SOURCE = 8 * MAX_LINE
/** More of them in a file are not looked at; the scan then says that it is incomplete. */
const MAX_FLOWS = 200

type Taint = { isDecoded: boolean; isFetched: boolean; text: string; at: number }

const isComment = (line: string): boolean => /^\s{0,80}(?:#|\/\/|\*|--)/.test(line)

/** Whether the place is in a string that is data, as a test of a scanner has it. */
const isInString = (line: string, index: number): boolean => {
  // The text of `python -c` is code.
  if (
    /\b(?:python[\d.]{0,4}|node|perl|ruby|php|deno|bun)\b[^"'`]{0,40}\s-\w{1,8}\s{1,4}["'`][^"'`]{0,200}$/.test(
      line.slice(0, index),
    )
  )
    return false
  let open = ''
  for (let i = 0; i < index; i += 1) {
    const char = line[i] ?? ''
    if (char === '\\') i += 1
    else if (open !== '') {
      if (char === open) open = ''
    } else if (char === '"' || char === "'") open = char
  }
  return open !== ''
}

export function* findCodeFlows(file: ScannedFile): Generator<Hit> {
  let count = 0
  for (const hit of flowsIn(file)) {
    yield hit
    count += 1
    if (count < MAX_FLOWS) continue
    yield incomplete('More code that runs a text than a scan reads.')
    return
  }
}

function* flowsIn(file: ScannedFile): Generator<Hit> {
  const { words } = file
  const isFetching =
    words.has('fetch', 'decode', 'send', 'turned') ||
    (file.isCode && /\bhttps?\.get\(/.test(file.text))
  if (!words.has('code') || !isFetching) return
  const regions =
    file.isCode || file.isDecoded ? [{ start: 0, end: file.text.length }] : file.fences
  const taints = new Map<string, Taint>()
  for (const region of regions) yield* readRegion(file, region.start, region.end, taints)
  if (file.isCode || file.isDecoded) return
  let until = 0
  for (const place of words.of('code')) {
    if (place < until || fenceAt(file.fences, place) !== null) continue
    const start = lineStart(file.text, place + 1, MAX_LINE / 2 + 1)
    until = Math.min(lineEnd(file.text, place, MAX_LINE), start + MAX_LINE)
    yield* readRegion(file, start, until, new Map())
  }
}

function* readRegion(
  file: ScannedFile,
  start: number,
  end: number,
  taints: Map<string, Taint>,
): Generator<Hit> {
  let at = start
  for (let count = 0; at < end && count < MAX_LINES; count += 1) {
    // Minified code has one line: it is read in pieces.
    const stop = Math.min(lineEnd(file.text, at, MAX_LINE), end)
    const line = file.text.slice(at, stop)
    if (line.length > 5 && !isComment(line)) {
      const hit = readLine(file, line, at, taints)
      if (hit) yield hit
    }
    at = stop === end || file.text[stop] === '\n' ? stop + 1 : stop - 100
  }
}

/** Up to the bracket that closes the call. */
const argumentsOf = (line: string, from: number): string => {
  let depth = 1
  const limit = Math.min(line.length, from + MAX_LINE)
  for (let i = from; i < limit; i += 1) {
    const char = line[i]
    if (char === '(') depth += 1
    else if (char === ')') depth -= 1
    if (depth === 0) return line.slice(from, i)
  }
  return line.slice(from, limit)
}

const namesIn = (text: string, taints: Map<string, Taint>): Taint[] => {
  if (taints.size === 0) return []
  const found = new Set<Taint>()
  for (const [name] of text.matchAll(/[A-Za-z_]\w{0,60}/g)) {
    const taint = taints.get(name)
    if (taint) found.add(taint)
  }
  return [...found]
}

/** The text itself, and what its names stand for. */
const sourceOf = (text: string, used: readonly Taint[], longest: number): string => {
  const parts = [text]
  let left = longest - text.length
  for (const it of used) {
    if (left <= 0) break
    parts.push(it.text)
    left -= it.text.length
  }
  return parts.join(' ').slice(0, longest)
}

/** An interpreter that a list gives a named file: what is fed to it is data. */
const NAMED_PROGRAM =
  /^\s?\[\s?(?:sys\.executable|["'](?:\S{1,40}\/)?(?:python[\d.]{0,4}|node|(?:ba|z)?sh|perl|ruby)["'])\s?,\s{0,2}(?!\s|["']-)[^\]]{2,300}\]/

const readLine = (
  file: ScannedFile,
  line: string,
  at: number,
  taints: Map<string, Taint>,
): Hit | null => {
  // Each of them calls, or quotes.
  const run = /[(`]/.test(line) ? RUN.exec(line) : null
  // What stands before it on its line may give the name that it runs.
  const own = run === null ? -1 : line.lastIndexOf(';', run.index)
  if (own > 0) assign(line.slice(0, own), at, taints)
  const all =
    run && !isInString(line, run.index) ? argumentsOf(line, run.index + run[0].length) : null
  const tail = all === null ? null : (NAMED_PROGRAM.exec(all)?.[0] ?? all)
  if (tail !== null && run) {
    const used = namesIn(tail, taints)
    const isDecoded = DECODE.test(tail) || used.some((it) => it.isDecoded)
    const isFetched = FETCH.test(tail) || used.some((it) => it.isFetched)
    const place = { offset: at + run.index, length: run[0].length + tail.length }
    const source = sourceOf(tail, used, MAX_SOURCE)
    if (isDecoded) return decodedHit(file, source, place)
    if (isFetched) return fetchedHit(source, run[0], place, file.isCode || file.isDecoded)
  }
  const pieces = PIECES.exec(line)?.[1]
  const near = pieces === undefined ? '' : file.text.slice(Math.max(0, at - 800), at + line.length)
  if (pieces !== undefined && /\b(?:https?|net)\b[^\n]{0,12}\.(?:get|request)\s?\(/.test(near))
    taints.set(pieces, { isDecoded: false, isFetched: true, text: near, at })
  assign(line, at, taints)
  return null
}

const assign = (line: string, at: number, taints: Map<string, Taint>): void => {
  const loop = LOOP.exec(line)
  const name = loop?.[1] ?? (line.includes('=') ? ASSIGN.exec(line)?.[1] : undefined)
  if (name === undefined) return
  // A minified line assigns many names; only a long text is worth a look there.
  if (line.length > 1000 && !/^.{0,120}?=\s{0,4}[\w.(]{0,60}["'`]/.test(line)) return
  const used = namesIn(loop ? line.slice(loop[0].length) : line.slice(line.indexOf('=')), taints)
  const isDecoded = DECODE.test(line) || used.some((it) => it.isDecoded)
  const isFetched = FETCH.test(line) || used.some((it) => it.isFetched)
  const isLiteral = /['"`][A-Za-z0-9+/=_\\%-]{24}/.test(line) || /https?:\/\//.test(line)
  if (isDecoded || isFetched || isLiteral) {
    taints.set(name, { isDecoded, isFetched, text: sourceOf(line, used, 3 * MAX_LINE), at })
  } else taints.delete(name)
}

const HOLE = /^\s?[\w.]{1,60}\(\.\.\.\)(?:,\s?\.\.\.)?\s?$/

const decodedHit = (
  file: ScannedFile,
  source: string,
  place: { offset: number; length: number },
): Hit | null => {
  // A pattern of a scanner leaves out what is decoded.
  if (HOLE.test(source)) return null
  const literal = decodedLiteral(source)
  const worst = worstOf(targetsIn(literal?.text ?? source))
  const hit = {
    rule_id: 'command.encoded',
    message: 'Code that only decoding shows is run.',
    ...place,
    ...shownOf(literal, worst),
  }
  if (worst?.kind === 'placeholder') return { ...hit, severity: 'warn' }
  if (literal || (worst && isBad(worst))) return { ...hit, severity: 'block' }
  if (/\.\.\.(?=["'`)\s]|$)|<\w+>/.test(source)) return { ...hit, severity: 'warn' }
  if (file.isCode) return { ...hit, severity: 'block' }
  return { ...hit, severity: /["'`][^"'`\s]{20,}["'`]/.test(source) ? 'hold' : 'warn' }
}

/** Calls that take a program's name, and not its text, run no download. */
const TAKES_CODE =
  /exec\s?\(|eval|compile|Function|vm\.|system|popen|IEX|Invoke-Expression|loads|shell|assert/i

const fetchedHit = (
  source: string,
  call: string,
  place: { offset: number; length: number },
  isCode: boolean,
): Hit | null => {
  if (!TAKES_CODE.test(call) && !/['"](?:ba|z)?sh['"]|['"]-c['"]|shell\s?=\s?True/.test(source))
    return null
  const target = worstOf(targetsIn(source))
  const message = `Code from ${aboutTarget(target)} is run unseen.`
  const hit = { rule_id: 'command.pipe_to_shell', message, ...place }
  if (target?.kind === 'placeholder') return { ...hit, severity: 'warn' }
  if (target === null) return { ...hit, severity: 'warn' }
  const isMild = !isCode && !isBad(target) && !target.isPlain
  return { ...hit, severity: isMild ? 'warn' : 'block' }
}
