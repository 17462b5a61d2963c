/**
 * The packages that commands install or run: in scripts, fences, code spans, lists of arguments in code and
 * settings, and the first one that a sentence names. Pure.
 */
import { fenceAt } from './fences.ts'
import { installedByOther, isOther } from './install-others.ts'
import { type Named, npmSpec, type Place, pypiSpec } from './install-specs.ts'
import { lineEnd, lineStart } from './lines.ts'
import type { ScannedFile } from './rule.ts'

/** With more than these in one file the list is incomplete. */
const MAX_COMMANDS = 500
const MAX_PLACES = 2000
const REACH = 400
const MAX_WORDS = 40

const COMMAND =
  /(?<![\w.@-])(?:npx|bunx|uvx|pipx|npm|pnpm|yarn|bun|pip3?|uv|poetry|pdm|gem|bundle|cargo|go|dotnet|nuget)\b(?![-.\w])/iy

/** Most text that follows these words installs nothing. */
const MAY_INSTALL =
  /^(?:["']|[\s\\]{1,8}(?:-\S{1,40}\s{1,4}){0,4}(?:install|i|add|in|isntall|exec|x|dlx|run|create|init|global|tool|inject|binstall|get|package)\b)/i
const RUNNERS = /^(?:npx|bunx|uvx)$/

type Word = { text: string; offset: number }

const set = (text: string): ReadonlySet<string> => new Set(text.split(' '))
/** Their value is no package. */
const WITH_VALUE = set(
  '-r --requirement -c --constraint -i --index-url --extra-index-url -f --find-links --registry --prefix --python -t --target --call --tag -w --workspace --group --index --filter -C --dir --cwd --userconfig',
)
/** Their value is one. */
const WITH_PACKAGE = set('-p --package --from --with --spec')
const INSTALLS = set('install i add in isntall')
const RUNS = set('exec x dlx run')
const PROSE = set(
  'to the a an and or for it its this that these those your all any each every in with from on of as is are then first again dependencies packages package command it. them everything',
)

type Grammar = { kind: 'all' | 'first' | 'created'; words: Word[] }

const rest = (words: Word[], kind: Grammar['kind'], from = 1): Grammar => ({
  kind,
  words: words.slice(from),
})

/** Which words after a command name packages; null: none. */
const grammarOf = (command: string, words: Word[]): Grammar | null => {
  const [sub = '', next = ''] = words
    .filter(({ text }) => !text.startsWith('-'))
    .map((it) => it.text)
  const at = words.findIndex(({ text }) => text === sub) + 1
  if (RUNNERS.test(command)) return { kind: 'first', words }
  if (command === 'uv') {
    if (sub === 'add') return rest(words, 'all', at)
    if (sub === 'run') return { kind: 'first', words: words.slice(at).filter(isWith) }
    const inner = words.findIndex(({ text }) => text === next) + 1
    return sub === 'tool' ? rest(words, next === 'run' ? 'first' : 'all', inner) : null
  }
  if (command === 'pipx') return rest(words, sub === 'run' ? 'first' : 'all', at)
  if (command === 'yarn' && sub === 'global') return rest(words, 'all', at + 1)
  if (INSTALLS.has(sub)) return rest(words, 'all', at)
  if (/^p(?:ip|oetry|dm)/.test(command)) return null
  if (RUNS.has(sub) && !(command !== 'bun' && sub === 'run')) return rest(words, 'first', at)
  return sub === 'create' || sub === 'init' ? rest(words, 'created', at) : null
}

/** `uv run` installs only the packages that its options add. */
const isWith = ({ text }: Word, n: number, all: Word[]): boolean =>
  WITH_PACKAGE.has(text) || WITH_PACKAGE.has(all[n - 1]?.text ?? '') || text.startsWith('--with=')

const isPython = (command: string): boolean => /^(?:uvx?|pip3?|pipx|poetry|pdm)$/.test(command)

function* packagesOf(command: string, { kind, words }: Grammar): Generator<Place> {
  const specOf = (text: string): Named | null =>
    isPython(command) ? pypiSpec(text) : npmSpec(text)
  let isNamed = false
  for (let n = 0; n < words.length; n += 1) {
    const { text, offset } = words[n] ?? { text: '', offset: 0 }
    const [flag = '', given] = text.startsWith('-') ? text.split('=', 2) : ['', text]
    const value = flag !== '' && given === undefined ? words[n + 1] : { text: given ?? '', offset }
    if (flag !== '' && !WITH_PACKAGE.has(flag)) {
      if (given === undefined && WITH_VALUE.has(flag)) n += 1
      continue
    }
    if (flag !== '' && given === undefined) n += 1
    for (const one of (value?.text ?? '').split(',')) {
      const named = /^(?:\.|\/|~|\$|[\w+]+:\/\/|git\+|file:)/.test(one) ? null : specOf(one)
      const name = kind === 'created' && named ? `create-${named.name}` : named?.name
      if (named && name !== undefined)
        yield { ...named, name, offset: value?.offset ?? offset, length: one.length }
    }
    if (flag !== '') isNamed = true
    // The first word is the program to run; options, if any, have named its packages.
    else if (kind !== 'all') return
    if (
      isNamed &&
      kind !== 'all' &&
      !words.slice(n + 1).some(({ text: it }) => WITH_PACKAGE.has(it))
    )
      return
  }
}

/** `"npx", ["-y", "a"]`, and settings in JSON, where the arguments may stand first. */
const listed = (text: string, at: number, end: number): Word[] => {
  const words = (from: number, to: number): Word[] =>
    Array.from(
      text.slice(from, to).matchAll(/(["'`])([^"'`\n]{1,120})\1(\s{0,4}:)?/g),
      ({ index, 2: word = '', 3: colon }) => ({
        text: colon === undefined ? word : '',
        offset: from + index + 1,
      }),
    ).filter((word) => word.text !== '')
  const close = text.indexOf(']', end)
  const stop = Math.min(close === -1 ? text.length : close, end + REACH)
  const before = text.slice(Math.max(0, at - REACH), at)
  const [, args = ''] = /"args"\s{0,8}:\s{0,8}\[([^\]]{0,600})\][^{}]{0,200}$/.exec(before) ?? []
  const start = at - before.length + before.lastIndexOf(args)
  return args === '' ? words(end + 1, stop) : words(start, start + args.length)
}

/** The words up to the end of the command. */
const typed = (text: string, end: number): Word[] => {
  let stop = lineEnd(text, end, REACH)
  while (text[stop - 1] === '\\' && stop - end < REACH) stop = lineEnd(text, stop + 1, REACH)
  const words: Word[] = []
  for (const { index, 0: given } of text.slice(end, stop).matchAll(/\S{1,200}/g)) {
    if (/^(?:[|;&<>)#]|\d>)/.test(given) || words.length === MAX_WORDS) break
    if (given === '\\') continue
    const front = /^["'`(]{0,4}/.exec(given)?.[0] ?? ''
    const plain = given.slice(front.length).replace(/["'`;,.)]{1,8}$/, '')
    if (plain !== '') words.push({ text: plain, offset: end + index + front.length })
    const tail = given.slice(front.length + plain.length)
    if (/[;)]/.test(tail) || (/["'`]/.test(tail) && front === '')) break
  }
  return words
}

const isProse = (file: ScannedFile, at: number): boolean => {
  const isText = file.isMarkdown || /^(?:txt|rst|adoc)$/.test(file.extension)
  if (!isText || file.name.startsWith('requirements') || fenceAt(file.fences, at)) return false
  return file.text.slice(lineStart(file.text, at), at).split('`').length % 2 === 1
}

export const installedByCommands = (
  file: ScannedFile,
): { places: Place[]; isComplete: boolean } => {
  const places: Place[] = []
  let count = 0
  for (const index of file.words.of('install')) {
    COMMAND.lastIndex = index
    const [found] = COMMAND.exec(file.text) ?? []
    if (found === undefined) continue
    const command = found.toLowerCase()
    const end = index + found.length
    if (!RUNNERS.test(command) && !MAY_INSTALL.test(file.text.slice(end, end + 200))) continue
    count += 1
    if (count > MAX_COMMANDS || places.length > MAX_PLACES) return { places, isComplete: false }
    places.push(...installedBy(file, command, { index, end }))
  }
  return { places, isComplete: !file.words.isFull('install') }
}

const installedBy = (
  file: ScannedFile,
  command: string,
  { index, end }: { index: number; end: number },
): Place[] => {
  const { text } = file
  const quote = text[index - 1] ?? ''
  const isListed = (quote === '"' || quote === "'") && text[end] === quote
  if (!isListed && !/[ \t\\]/.test(text[end] ?? '')) return []
  const words = isListed ? listed(text, index, end) : typed(text, end)
  const grammar = isOther(command) ? null : grammarOf(command, words)
  const places = [...(grammar ? packagesOf(command, grammar) : installedByOther(command, words))]
  if (isListed || !isProse(file, index)) return places
  // A path of Go is a few possible modules at one place.
  return places.filter((it) => it.offset === places[0]?.offset && !PROSE.has(it.name))
}
