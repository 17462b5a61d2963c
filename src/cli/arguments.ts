/** Parses the command line into a command or an error. Pure. */
import { parseArgs } from 'node:util'
import type { components } from './api.ts'
import { UsageError } from './failures.ts'

export const usage = `Usage: skill <command> [options]

  skill push <folder>   packs the folder, uploads it, installs or updates the skill
      --if-match <fingerprint>   only if this fingerprint is installed now
      --source-kind <kind>       user (the default) or registry
      --allow-unserved           exit with 0 even if it is stored but not served
  skill pull <slug>     downloads a skill into a new folder
      --to <folder>              default: the name of the skill
      --version <version>        the newest revision with this version
      --fingerprint <digits>     exactly this revision
      --source-kind <kind>       default: user, else registry, else system
      --unserved                 also if it is not served: blocked, rejected, or not reviewed
  skill list            lists the installed skills
      --q <words>                only skills that match these words, the best match first
      --status <status>          only active, disabled or blocked ones
      --source-kind <kind>       only user, registry or system ones
  skill search <words>  finds skills by words in any order, the best match first
      --status, --source-kind    as for list
      --limit <number>           default: 20; at most 200
  skill watch           shows each change as it happens, until it is interrupted
      --since <number>           also the changes after this snapshot version

Options of all commands:
      --url <address>            of the registry; or SKILL_REGISTRY_URL
                                 (default: http://127.0.0.1:8080)
      --workspace <id>           or SKILL_REGISTRY_WORKSPACE (default: default)
      --token-file <file>        contains the token; or SKILL_REGISTRY_TOKEN, the token itself
      --json                     JSON on standard output (watch: one line for each event)
      --help

Exit codes: 0 done, 1 rejected, 2 invalid command line, 3 registry not reached,
4 pushed and stored, but not served.
`

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const common = {
  url: text,
  workspace: text,
  'token-file': text,
  json: flag,
  help: { type: 'boolean', short: 'h' },
} as const

const commands = {
  push: {
    argument: 'folder',
    options: { 'if-match': text, 'source-kind': text, 'allow-unserved': flag },
  },
  pull: {
    argument: 'slug',
    options: { to: text, version: text, fingerprint: text, 'source-kind': text, unserved: flag },
  },
  list: { argument: null, options: { q: text, status: text, 'source-kind': text } },
  search: {
    argument: 'words',
    options: { status: text, 'source-kind': text, limit: text },
  },
  watch: { argument: null, options: { since: text } },
} as const

type CommandName = keyof typeof commands

export type SourceKind = components['schemas']['SourceKind']
type SkillStatus = components['schemas']['SkillStatus']

const sourceKinds: readonly SourceKind[] = ['user', 'registry', 'system']
const statuses: readonly SkillStatus[] = ['active', 'disabled', 'blocked']

const free = [
  'url',
  'workspace',
  'token-file',
  'if-match',
  'to',
  'version',
  'fingerprint',
  'q',
  'since',
  'limit',
] as const
const flags = ['allow-unserved', 'unserved'] as const
type Flags = { [name in (typeof flags)[number]]?: boolean }
type Given = Flags & {
  [name in (typeof free)[number] | 'source-kind' | 'status']?: string | undefined
}

export type Options = Flags & { [name in (typeof free)[number]]?: string } & {
  'source-kind'?: SourceKind
  status?: SkillStatus
}

export type Parsed = { name: CommandName; argument: string; options: Options; isJson: boolean }

const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name)

type Split = { values: Given & { json?: boolean; help?: boolean }; positionals: string[] }

const split = (name: CommandName, words: string[]): Split => {
  try {
    const options = { ...common, ...commands[name].options }
    // The combined types of all commands' options are less precise than `Given`.
    return parseArgs({ args: words, options, allowPositionals: true }) as Split
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

const choice = <Word extends string>(
  name: string,
  given: string | undefined,
  words: readonly Word[],
): Word | undefined => {
  const word = words.find((known) => known === given)
  if (word === given) return word
  throw new UsageError(`--${name} must be one of ${words.join(', ')}`)
}

const optionsOf = (given: Given): Options => {
  for (const name of ['if-match', 'fingerprint'] as const) {
    const value = given[name]
    if (value !== undefined && !/^[0-9a-f]{64}$/.test(value)) {
      throw new UsageError(`--${name} takes a fingerprint: 64 lower-case hex digits`)
    }
  }
  if (given.since !== undefined && !/^\d{1,15}$/.test(given.since)) {
    throw new UsageError('--since takes the number of a snapshot version')
  }
  if (
    given.limit !== undefined &&
    !(Number(given.limit) <= 200 && /^[1-9]\d*$/.test(given.limit))
  ) {
    throw new UsageError('--limit takes a number from 1 to 200')
  }
  if (given.version !== undefined && given.fingerprint !== undefined) {
    throw new UsageError('--version and --fingerprint both name a revision; use only one of them')
  }
  const sourceKind = choice('source-kind', given['source-kind'], sourceKinds)
  const status = choice('status', given.status, statuses)
  const rest = [...free, ...flags].flatMap((name) =>
    given[name] === undefined ? [] : [[name, given[name]]],
  )
  return {
    ...Object.fromEntries(rest),
    ...(sourceKind ? { 'source-kind': sourceKind } : {}),
    ...(status ? { status } : {}),
  }
}

/** Null if help is requested. */
export const parseCommand = (words: string[]): Parsed | null => {
  const [name = '', ...rest] = words
  if (['--help', '-h', 'help'].includes(name)) return null
  if (!isCommand(name))
    throw new UsageError('The first argument must be a command: push, pull, list, search or watch')
  const { values, positionals } = split(name, rest)
  const { json: isJson = false, help = false, ...options } = values
  if (help) return null
  const wanted = commands[name].argument
  const [argument, ...more] = wanted === 'words' ? [positionals.join(' ')] : positionals
  if (wanted !== null && !argument) {
    throw new UsageError(
      wanted === 'words' ? 'Say what to search for' : `Say which ${wanted} to ${name}`,
    )
  }
  if (more.length > 0 || (wanted === null && argument !== undefined)) {
    throw new UsageError(`"${name}" does not take "${more[0] ?? argument}"`)
  }
  return { name, argument: argument ?? '', options: optionsOf(options), isJson }
}
