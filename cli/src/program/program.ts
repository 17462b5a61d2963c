/** The parser of the whole command line. */
import { Command, Help } from 'commander'
import { wrapped } from '../terminal/layout.ts'
import { version } from '../version.ts'
import { groups } from './groups.ts'
import { common } from './options.ts'
import { addCommand, addFamily, addText, onExit, type Start, usageOf } from './spec.ts'

export const ENVIRONMENT: readonly (readonly [name: string, text: string])[] = [
  ['SKILL_REGISTRY_URL', 'address of the registry (default: http://127.0.0.1:8080)'],
  ['SKILL_REGISTRY_WORKSPACE', 'the workspace (default: default)'],
  ['SKILL_REGISTRY_TOKEN', 'the token'],
  ['SKILL_REGISTRY_PROFILE', 'the profile'],
  ['SKILL_REGISTRY_ID_TOKEN', 'in GitLab CI: what a push without a token exchanges'],
  ['NO_COLOR', 'no colours'],
]

export const EXIT_CODES: readonly (readonly [code: string, text: string])[] = [
  ['0', 'done'],
  ['1', 'rejected, or something is not as it should be (lint, verify, outdated)'],
  ['2', 'invalid command line'],
  ['3', 'the registry cannot be reached'],
  ['4', 'pushed and stored, but not served'],
  ['130', 'interrupted'],
]

const rows = (pairs: readonly (readonly [string, string])[], width: number): string[] =>
  pairs.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`)

/** In a narrow terminal what it means stands below it. */
const formatItem = (term: string, width: number, text: string, helper: Help): string => {
  const limit = helper.helpWidth ?? Infinity
  const isNarrow = width + MEANING > limit
  const indent = isNarrow ? 6 : width + 4
  const meaning = helper.boxWrap(text, limit - indent).replaceAll('\n', `\n${' '.repeat(indent)}`)
  return isNarrow
    ? `  ${term}\n${' '.repeat(indent)}${meaning}`
    : `  ${term.padEnd(width)}  ${meaning}`
}

const MEANING = 30

const USAGE = 'Usage: '

function commandUsage(this: Help, command: Command): string {
  const usage = USAGE + Help.prototype.commandUsage.call(this, command)
  const lines = wrapped(usage, (this.helpWidth ?? Infinity) - INDENT.length)
  return lines.join(`\n${INDENT}`).slice(USAGE.length)
}

const INDENT = '  '

const subcommandTerm = (command: Command): string => {
  const [, ...words] = usageOf(command).split(' ').slice(depthOf(command))
  return [[command.name(), ...command.aliases()].join('|'), ...words].join(' ')
}

const depthOf = ({ parent }: Command): number => (parent === null ? 0 : 1 + depthOf(parent))

type Widths = { out: number; err: number }

/** `start` runs what the line names; help and the version are printed by the parser. */
export const buildProgram = (start: Start, { out, err }: Widths): Command => {
  const program = new Command('skill')
    .description('Publish, find, review and install agent skills of a skill registry.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print help')
    .helpCommand('help [command]', 'print help for a command')
    .enablePositionalOptions()
    .configureHelp({ commandUsage, formatItem, minWidthToWrap: 10, subcommandTerm })
    .configureOutput({
      getOutHelpWidth: () => out,
      getErrHelpWidth: () => err,
      outputError: () => {},
    })
  program.exitOverride(onExit(program))
  for (const one of common()) program.addOption(one)
  for (const { title, commands } of groups) {
    program.commandsGroup(title)
    for (const one of commands) {
      if ('commands' in one) addFamily(program, one, start)
      else addCommand(program, one, start)
    }
  }
  addText(program, [
    '',
    'Environment:',
    ...rows(ENVIRONMENT, 24),
    '',
    'Exit codes:',
    ...rows(EXIT_CODES, 3),
  ])
  return program
}
