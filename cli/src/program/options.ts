/** What may stand on a command line: the options of all commands, and how their values are read. */
import { InvalidArgumentError, Option } from 'commander'
import type { components } from '../api/schema.ts'

type Schemas = components['schemas']
export type SourceKind = Schemas['SourceKind']
type SkillStatus = Schemas['SkillStatus']
type Role = Schemas['Role']

/** All of them, by the name that commander gives them. */
export type Options = {
  url?: string
  workspace?: string
  profile?: string
  tokenFile?: string
  json?: boolean
  sourceKind?: SourceKind
  status?: SkillStatus
  ifMatch?: string
  allowUnserved?: boolean
  dryRun?: boolean
  wait?: boolean
  timeout?: number
  provenance?: boolean
  codeQuality?: string
  name?: string
  description?: string
  to?: string
  version?: string
  fingerprint?: string
  unserved?: boolean
  q?: string
  limit?: number
  since?: string
  until?: string
  agent?: string[]
  global?: boolean
  linked?: string[]
  force?: boolean
  yes?: boolean
  strict?: boolean
  reason?: string
  acceptFinding?: string[]
  capability?: string[]
  enable?: boolean
  disable?: boolean
  inherit?: boolean
  implicit?: boolean
  all?: boolean
  path?: string
  action?: string
  actor?: string
  decision?: 'allowed' | 'blocked' | 'warning'
  device?: boolean
  browser?: boolean
  clientId?: string
  role?: Role
  label?: string
  days?: number
}

export type Call = { words: string[]; options: Options }

const fingerprint = (given: string): string => {
  if (/^[0-9a-f]{64}$/.test(given)) return given
  throw new InvalidArgumentError('It takes a fingerprint: 64 lower-case hex digits.')
}

const position = (given: string): string => {
  if (/^\d{1,15}$/.test(given)) return given
  throw new InvalidArgumentError('It takes the number of a snapshot version.')
}

const numberUpTo = (most: number) => (given: string) => {
  if (/^[1-9]\d*$/.test(given) && Number(given) <= most) return Number(given)
  throw new InvalidArgumentError(`It takes a number from 1 to ${most}.`)
}

const several = (given: string, before: string[] = []): string[] => [...before, given]

export const option = (flags: string, text: string): Option => new Option(flags, text)

const sourceKinds: SourceKind[] = ['user', 'registry', 'system']

export const sourceKind = (text: string, kinds = sourceKinds): Option =>
  option('--source-kind <kind>', text).choices(kinds)
export const status = (): Option =>
  option('--status <status>', 'only those with this status').choices([
    'active',
    'disabled',
    'blocked',
  ])
export const ifMatch = (): Option =>
  option('--if-match <fingerprint>', 'only if this fingerprint is installed now').argParser(
    fingerprint,
  )
export const revision = (): Option[] => [
  option('--version <version>', 'the newest revision with this version').conflicts('fingerprint'),
  option('--fingerprint <digits>', 'exactly this revision').argParser(fingerprint),
]
export const unserved = (): Option =>
  option('--unserved', 'also what is not served: blocked, rejected or not reviewed')
export const limit = (usual: number, most = 200): Option =>
  option('--limit <number>', `maximum number (default: ${usual})`).argParser(numberUpTo(most))
export const since = (): Option =>
  option('--since <number>', 'also the changes after this snapshot version').argParser(position)
export const numeric = (flags: string, text: string, most: number): Option =>
  option(flags, text).argParser(numberUpTo(most))
export const repeated = (flags: string, text: string): Option =>
  option(flags, text).argParser(several)
export const choice = (flags: string, text: string, words: string[]): Option =>
  option(flags, text).choices(words)
export const yes = (): Option => option('-y, --yes', 'do not ask')

/** Of every command, in a group of their own in its help. */
export const common = (): Option[] =>
  [
    option('--url <address>', 'address of the registry'),
    option('--workspace <id>', 'the workspace'),
    option('--profile <name>', 'the profile, as "skill login" saves it'),
    option('--token-file <file>', 'a file that contains the token'),
    option('--json', 'JSON on standard output, also for an error'),
  ].map((one) => one.helpGroup('Common options:'))
