/** What a command is, and how it becomes one of the parser. */
import type { Command, CommanderError, Option } from 'commander'
import type { Context } from '../context.ts'
import { UsageError } from '../api/failures.ts'
import { wrapped } from '../terminal/layout.ts'
import { type Call, common, type Options } from './options.ts'

/** Returns the exit code. */
export type Work = (context: Context, call: Call) => Promise<number>

export type Spec = {
  /** With its arguments: `pull <slug>`. */
  usage: string
  summary: string
  /** Further sentences for its help. */
  text?: string
  /** Command lines, for its help and the manual page. */
  examples?: string[]
  alias?: string
  isHidden?: boolean
  /** It may name a profile that does not exist yet. */
  mayNameProfile?: boolean
  options?: Option[]
  /** Loaded on use, since reading packages needs a lot of code. */
  load: () => Promise<Work>
}

export type Group = { title: string; commands: (Spec | Family)[] }

/** Commands that share their first word. */
export type Family = { name: string; summary: string; commands: Spec[] }

/** Runs a command that the line names. */
export type Start = (spec: Spec, call: Call) => Promise<void>

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `(Did you mean push?)` is a line of its own. */
const messageOf = (message: string): string =>
  sentence(
    message
      .replace(/^error: /, '')
      .replaceAll(/\n\((Did you mean .*)\)/g, '. $1')
      .replaceAll('\n', ' '),
  )

/** With the words before it: `skill review list`. */
export const nameOf = (command: Command): string =>
  command.parent === null ? command.name() : `${nameOf(command.parent)} ${command.name()}`

export const usageOf = (command: Command): string => {
  const words = command.registeredArguments.map((argument) => {
    const name = argument.name() + (argument.variadic ? '...' : '')
    return argument.required ? `<${name}>` : `[${name}]`
  })
  return [nameOf(command), ...words].join(' ')
}

/** Help and the version are printed already. */
const isShown = ({ code }: CommanderError): boolean =>
  ['commander.help', 'commander.helpDisplayed', 'commander.version'].includes(code)

export const onExit =
  (command: Command) =>
  (error: CommanderError): never => {
    if (isShown(error)) throw error
    if (error.code === 'commander.missingArgument') {
      const name = /'(.+)'/.exec(error.message)?.[1] ?? 'argument'
      throw new UsageError(`Say which ${name}: ${usageOf(command)}`)
    }
    throw new UsageError(messageOf(error.message))
  }

const textOf = ({ text, examples = [] }: Spec): string[] => [
  ...(text === undefined ? [] : ['', text]),
  ...(examples.length === 0 ? [] : ['', 'Examples:', ...examples.map((line) => `  ${line}`)]),
]

/** Text after the help of a command, no wider than the help itself. */
export const addText = (command: Command, lines: string[]): void => {
  if (lines.length === 0) return
  command.addHelpText('after', ({ error }) => {
    const output = command.configureOutput()
    const width = (error ? output.getErrHelpWidth?.() : output.getOutHelpWidth?.()) ?? Infinity
    return lines.flatMap((line) => wrapped(line, width)).join('\n')
  })
}

export const addCommand = (parent: Command, spec: Spec, start: Start): Command => {
  const command = parent
    .command(spec.usage, { hidden: spec.isHidden === true })
    .summary(spec.summary)
  command.description(`${sentence(spec.summary)}.`)
  if (spec.alias !== undefined) command.alias(spec.alias)
  for (const one of [...(spec.options ?? []), ...common()]) command.addOption(one)
  addText(command, textOf(spec))
  command.exitOverride(onExit(command))
  command.action(() =>
    start(spec, {
      words: command.args,
      options: { ...rootOf(command).opts<Options>(), ...command.opts<Options>() },
    }),
  )
  return command
}

const rootOf = (command: Command): Command => (command.parent ? rootOf(command.parent) : command)

export const addFamily = (parent: Command, family: Family, start: Start): Command => {
  const command = parent.command(family.name).summary(family.summary)
  command.description(`${sentence(family.summary)}.`)
  command.exitOverride(onExit(command))
  for (const spec of family.commands) addCommand(command, spec, start)
  return command
}
