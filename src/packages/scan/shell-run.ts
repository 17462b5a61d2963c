/** What one command makes of its arguments and its input. Pure. */
import {
  allTargets,
  DOWNLOADER,
  fetched,
  type Flow,
  isProse,
  isTainted,
  merged,
  NOTHING,
  type Origin,
  type Place,
} from './origins.ts'
import {
  type Call,
  type Fetch,
  fetchesOf,
  isDecoder,
  isFilter,
  isInterpreter,
  isShell,
} from './shell-commands.ts'
import { routesOf } from './fetch-routes.ts'
import { type Command, unescaped, type Variables, type Word } from './shell-types.ts'
import { targetsIn } from './targets.ts'

/** What a command may do to the state of a script. */
export type Run = {
  readonly variables: Variables
  again: (text: string | null, place: Place) => void
  report: (kind: Flow['kind'], origin: Origin, place: Place) => void
  save: (name: string, origin: Origin) => void
  file: (name: string) => Origin | undefined
  check: (name: string) => void
  runFile: (name: string, place: Place) => void
  originOf: (word: Word) => Origin
}

type Given = {
  run: Run
  call: Call
  command: Command
  input: Origin | null
  args: Origin
  place: Place
}

const set = (text: string): ReadonlySet<string> => new Set(text.split(' '))
const EVALUATORS = set('eval iex invoke-expression &')
const PRINTERS = set('echo printf write-output print')
const READERS = set('cat type get-content gc')
const UNPACKERS = set('gunzip gzip zcat bunzip2 bzcat unxz xz xzcat unzstd zstd zstdcat')
const PACKED = /\.(?:gz|bz2|xz|zst)$/i
const VIEWERS = set(
  'less more cat bat vi vim nano head view code shasum sha256sum sha512sum sha1sum md5sum gpg minisign cosign get-filehash',
)
const MOVERS = set('mv cp copy move rename-item move-item copy-item install')
const OPENERS = set(
  'open start-process saps xdg-open installer msiexec rundll32 regsvr32 mshta invoke-item ii dpkg explorer',
)
/** They take an address themselves. */
const REMOTE_OPENERS = set('msiexec rundll32 regsvr32 mshta')

const ran = ({ run, place }: Given, origin: Origin): void => {
  if (origin.isDecoded) run.report('decoded', origin, place)
  else if (origin.targets !== null) run.report('fetched', origin, place)
}

export const runCall = (
  run: Run,
  call: Call,
  command: Command,
  input: Origin | null,
  place: Place,
): Origin => {
  const { name, words } = call
  const args = merged(words.map((word) => run.originOf(word)))
  const given: Given = { run, call, command, input, args, place }
  if (EVALUATORS.has(name)) return evaluate(given)
  if (name === 'source' || name === '.') {
    ran(given, args)
    if (words[0]) run.runFile(words[0].text, place)
    return NOTHING
  }
  if (isInterpreter(name)) return interpret(given)
  if (command.words.some(({ text }) => DOWNLOADER.test(text))) {
    return fetched(allTargets(command.words), command.at)
  }
  const fetches = fetchesOf(call, (part) => routesOf(name, part, command.words, run.variables))
  if (fetches.length > 0) return fetchAll(given, fetches)
  if (isDecoder(call)) return decode(given)
  if (PRINTERS.has(name)) return printed(given)
  return handleFile(given)
}

const fetchAll = ({ run, command, args }: Given, fetches: Fetch[]): Origin => {
  const printed: Origin[] = []
  for (const { targets, file } of fetches) {
    const origin = fetched([...targets, ...(args.targets ?? [])], command.at)
    if (file === null) printed.push(origin)
    else run.save(file, origin)
  }
  return merged(printed)
}

const evaluate = (given: Given): Origin => {
  const { run, call, input, args, place } = given
  const text = merged([args, input ?? NOTHING])
  ran(given, text)
  run.again(`${text.text ?? ''} ${call.words.map((it) => it.text).join(' ')}`.trim(), place)
  return NOTHING
}

const CODE = /^-(?:[a-z]{0,3}c|[np]?e|command|ec|enc\w*|eval|r)$/i
const ENCODED = /^-(?:ec|enc\w*|e)$/i
const isPowerShell = (name: string): boolean => name === 'pwsh' || name === 'powershell'

/** Code of other languages that runs what it fetches. */
const FETCHES =
  /\b(?:URI\.open|open-uri|urlopen|requests\.get|fetch\(|LWP|file_get_contents|Net::HTTP|https?\.get|HTTP::Tiny)/
const EVALUATES = /\b(?:eval|exec|system|instance_eval|execSync|popen)\b/

const isStandardInput = ({ text }: Word): boolean =>
  text === '-' || text === '-s' || text === '/dev/stdin'

const interpret = (given: Given): Origin => {
  const { run, call, command, input, args, place } = given
  const { name, words } = call
  const code = words.findIndex(({ text }) => CODE.test(text) || /^\/c$/i.test(text))
  if (code !== -1) {
    const rest = words.slice(code + 1)
    if (isPowerShell(name) && ENCODED.test(words[code]?.text ?? '')) {
      const payload = rest[0]?.text ?? ''
      const origin = { ...NOTHING, isDecoded: true, text: payload, at: command.at }
      if (/^[A-Za-z0-9+/=]{16,}$/.test(payload)) run.report('decoded', origin, place)
      return NOTHING
    }
    ran(given, merged(rest.map((word) => run.originOf(word))))
    const text = rest.map((word) => word.text).join(' ')
    if (isShell(name) || isPowerShell(name) || name === 'cmd') run.again(text, place)
    else if (FETCHES.test(text) && EVALUATES.test(text))
      run.report('fetched', fetched(targetsIn(text), command.at), place)
    return decodes(given)
  }
  const operand = words.find(
    ({ text }, i) => !text.startsWith('-') && !/^-(?:o|O|m)$/.test(words[i - 1]?.text ?? ''),
  )
  const readsInput =
    !words.some(({ text }) => text === '-m') &&
    (operand === undefined || isProse(operand) || words.some((word) => isStandardInput(word)))
  const own = operand !== undefined && operand.inner.length > 0 ? args : NOTHING
  const read = readsInput && input ? input : NOTHING
  ran(given, merged([own, read]))
  if (isShell(name)) run.again(read.text, place)
  if (operand) run.runFile(operand.text, place)
  return decodes(given)
}

const decodes = ({ call, command }: Given): Origin =>
  isDecoder(call) ? { ...NOTHING, isDecoded: true, at: command.at } : NOTHING

const decode = ({ run, call, command, input, args }: Given): Origin => {
  const { text } = merged([args, input ?? NOTHING])
  const literal = call.words.find(({ text: it }) => it.length > 15 && !it.startsWith('-'))?.text
  const at = input && input.at !== -1 ? input.at : command.at
  if (call.name === 'certutil') {
    const [from, to] = call.words.filter(({ text: it }) => !/^[-/]/.test(it))
    const origin = (from && run.file(from.text)) ?? { ...NOTHING, isDecoded: true, at }
    if (to) run.save(to.text, { ...origin, isDecoded: true })
    return NOTHING
  }
  const file = call.words.map(({ text: name }) => run.file(name)).find(Boolean)
  const targets = input?.targets ?? file?.targets ?? null
  return { targets, isDecoded: true, text: text ?? literal ?? null, at }
}

const printed = ({ call, command, args }: Given): Origin => {
  const text = call.words
    .filter((it) => !/^-[neE]+$/.test(it.text))
    .map((it) => it.text)
    .join(' ')
  // A line end alone hides nothing.
  const isEscaped =
    call.words.some((it) => it.isEscaped) || /\\(?:x[0-9a-f]{2}|[0-7]{3})/i.test(text)
  return { ...args, text: unescaped(text), isDecoded: args.isDecoded || isEscaped, at: command.at }
}

const handleFile = (given: Given): Origin => {
  const { run, call, command, input, args, place } = given
  const { name, words } = call
  if (name === 'tee') for (const { text } of words) run.save(text, input ?? NOTHING)
  if (VIEWERS.has(name)) for (const { text } of words) run.check(text)
  if (READERS.has(name)) {
    const files = words.map(({ text }) => run.file(text) ?? NOTHING)
    return merged([...files, args, words.length === 0 && input ? input : NOTHING])
  }
  if (UNPACKERS.has(name)) {
    for (const { text } of words) {
      const origin = run.file(text)
      if (origin) run.save(text.replace(PACKED, ''), origin)
    }
    const files = words.map(({ text }) => run.file(text) ?? NOTHING)
    return merged([...files, input ?? NOTHING])
  }
  if (MOVERS.has(name)) {
    const origin = words.map(({ text }) => run.file(text)).find(Boolean)
    const last = words.at(-1)
    if (origin && last) run.save(last.text, origin)
    return NOTHING
  }
  if (OPENERS.has(name)) {
    const targets = REMOTE_OPENERS.has(name) ? allTargets(words) : []
    if (targets.length > 0) run.report('fetched', fetched(targets, command.at), place)
    for (const { text } of words) run.runFile(text, place)
    return NOTHING
  }
  if (name === 'xargs') {
    const texts = words.map(({ text }) => text)
    if (texts.some((it) => isInterpreter(it))) ran(given, merged([input ?? NOTHING, args]))
    else if (texts.includes('curl') || texts.includes('wget')) {
      return fetched(targetsIn(input?.text ?? ''), input?.at ?? command.at)
    }
  }
  if (isFilter(name)) return merged([input ?? NOTHING, args])
  run.runFile(command.words.at(-1 - words.length)?.text ?? '', place)
  if (input && isTainted(input) && words.length === 0) return input
  return isTainted(args) ? args : NOTHING
}
