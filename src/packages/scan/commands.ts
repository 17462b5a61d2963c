/**
 * One-liners that run unread code: a download piped to a shell, a payload that only decoding
 * reveals. The text is reduced to the few words that matter, which are then read in order.
 */
import type { Hit, ScannedFile } from './rule.ts'

/** Files without any of these need no further scan. */
const ANY =
  /curl|wget|base64|xxd|iex\b|invoke-|webclient|urlopen|requests\.get|powershell|pwsh|atob\(/i

/**
 * Every finding has one of these as well. The short words above occur by chance in letters of
 * packed bytes, and the ones below are slow to search for.
 */
const BEGINNING =
  /curl|wget|invoke-|downloadstring\(|base64|powershell|pwsh|urlopen\(|requests\.get\(|b64decode\(|atob\(|(?:iwr|irm|xxd)[.\s]/i

const SHELL = '(?:ba|z|da|k|fi)?sh'
/** After a shell: the end of the command, options, prose; with `-c` or a file the input is data. */
const SHELL_END = String.raw`(?=\s{0,8}(?:$|[\n"'\`)#;&|<>\\*,]|[.:!?](?:\s|$)|(?<=\s)(?:-(?!c\b|-)|\/dev\/stdin\b|[a-z]{1,20}(?:\s|$))))`
/** An interpreter with a script or `-c` reads the input as data, as in `| python3 -m json.tool`. */
const INTERPRETER_END = String.raw`(?=\s{0,8}(?:$|[\n"'\`)#;&|<>\\*]|\/dev\/stdin\b|-(?=[\s"'\`)]|$)))`
const FETCHED_BY = String.raw`curl|wget|iwr|irm|invoke-webrequest|invoke-restmethod`

const words = {
  /** A download with an argument; the bare word is prose. */
  fetch: String.raw`\b(?:${FETCHED_BY})(?:\.exe)?\s{1,8}(?=[^\s|])|\.downloadstring\(`,
  decode: String.raw`\bbase64\s{1,8}(?:-d|-D|--decode)\b|\bxxd\s{1,8}-r\b`,
  run: String.raw`\|&?\s{0,8}(?:sudo\s{1,4}(?:-\w{1,9}\s{1,4}){0,3}|env\s{1,4}(?:\w{1,40}=\S{0,80}\s{1,4}){0,4}|exec\s{1,4}){0,2}(?:\/[\w/]{1,40}\/)?(?:${SHELL}${SHELL_END}|(?:python[\d.]{0,4}|node|perl|ruby|php)${INTERPRETER_END}|(?:iex|invoke-expression)\b)`,
  /** What follows is executed: `sh -c "$(`, `bash <(`, `eval "$(`, `iex (`. */
  open: String.raw`\b(?:(?:${SHELL}|eval|source)\s{1,8}(?:-\w{1,9}\s{1,8}){0,3}(?:<\s{0,4})?["']?[$<]\(|(?:iex|invoke-expression)\s{0,8}[("'$&])`,
  /** An interpreter that downloads and executes in one statement. */
  fetched: String.raw`\bexec\(\s{0,8}(?:urllib\.request\.)?(?:urlopen|requests\.get)\(`,
  decoded: String.raw`\b(?:exec|eval)\(\s{0,8}(?:(?:base64|__import__\(.base64.\))\.b64decode|atob)\(`,
  powershell: String.raw`\b(?:powershell|pwsh)(?:\.exe)?(?=\s)`,
  payload: String.raw`\s[-/]e(?:c|nc|ncodedcommand)?\s{1,4}["']?[A-Za-z0-9+/=]{16}`,
}

const WORD = new RegExp(
  Object.entries(words)
    .map(([name, pattern]) => `(?<${name}>${pattern})`)
    .join('|'),
  'gim',
)

/** Longer than any hand-written line of this kind; what is further apart is unrelated. */
const MAX_SPAN = 2000

/** A command ends where the next one begins; a pipe or a backslash continues in the next line. */
const isOneCommand = (text: string): boolean =>
  text.length <= MAX_SPAN && !/\n|;\s|&&|\|\|/.test(text.replaceAll(/[\\|]\r?\n/g, ' '))

/**
 * A source: an address, a variable, an option, a placeholder. Anything else is prose or a table.
 */
const hasSource = (text: string): boolean => /:\/\/|\$|<|\s-|[a-z0-9]\.[a-z]{2}/i.test(text)

/** Within the open brackets; a method is called on closed ones. */
const isInside = (text: string): boolean => text.endsWith('(') || !text.includes(')')

const fetched = (offset: number, end: number): Hit => ({
  rule_id: 'command.pipe_to_shell',
  severity: 'warn',
  message: 'A download is run unseen. Fetch, look, then run.',
  offset,
  length: end - offset,
})

const decoded = (offset: number, end: number): Hit => ({
  rule_id: 'command.encoded',
  severity: 'warn',
  message: 'A command that only decoding shows.',
  offset,
  length: end - offset,
})

const NONE = -1

/** Each finding is checked once and then dropped, so that no text is read often. */
export function* findCommands({ text }: ScannedFile): Generator<Hit> {
  if (!BEGINNING.test(text) || !ANY.test(text)) return
  const at = { fetch: NONE, decode: NONE, open: NONE, powershell: NONE }
  const joined = (from: number, to: number): boolean =>
    from !== NONE && to - from <= MAX_SPAN && isOneCommand(text.slice(from, to))
  for (const match of text.matchAll(WORD)) {
    const { index, groups: found = {} } = match
    const end = index + match[0].length
    if (found['fetched'] !== undefined) yield fetched(index, end)
    if (found['decoded'] !== undefined) yield decoded(index, end)
    if (found['open'] !== undefined) at.open = index
    if (found['powershell'] !== undefined) at.powershell = index
    if (found['payload'] !== undefined) {
      if (joined(at.powershell, index)) yield decoded(at.powershell, end)
      at.powershell = NONE
    }
    if (found['fetch'] !== undefined || found['decode'] !== undefined) {
      const isFetch = found['fetch'] !== undefined
      if (joined(at.open, index) && isInside(text.slice(at.open, end))) {
        yield isFetch ? fetched(at.open, end) : decoded(at.open, end)
      } else if (isFetch) at.fetch = index
      else at.decode = index
      at.open = NONE
    }
    if (found['run'] !== undefined) {
      if (joined(at.decode, index)) yield decoded(at.decode, end)
      else if (joined(at.fetch, index) && hasSource(text.slice(at.fetch, end))) {
        yield fetched(at.fetch, end)
      }
      at.fetch = NONE
      at.decode = NONE
    }
  }
}
