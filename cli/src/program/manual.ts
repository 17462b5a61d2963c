/** The manual page, made of the same data as the help. */
import type { Command } from 'commander'
import { version } from '../version.ts'
import { buildProgram, ENVIRONMENT, EXIT_CODES } from './program.ts'
import { usageOf } from './spec.ts'

/** Text of roff: no escapes, and no line that is a request. */
const roff = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll(/^([.'])/gm, '\\&$1')

const item = (term: string, text: string): string[] => ['.TP', `.B ${roff(term)}`, roff(text)]

const optionsOf = (command: Command, isCommon: boolean): string[] =>
  command.options
    .filter(({ helpGroupHeading: heading }) => (heading === 'Common options:') === isCommon)
    .flatMap(({ flags, description, argChoices }) =>
      item(flags, argChoices ? `${description} (${argChoices.join(', ')})` : description),
    )

const leavesOf = (command: Command): Command[] =>
  command.commands.length === 0 ? [command] : command.commands.flatMap(leavesOf)

export const manual = (): string => {
  const program = buildProgram(async () => {}, { out: 80, err: 80 })
  const commands = program.commands.filter((one) => one.name() !== 'help').flatMap(leavesOf)
  const lines = [
    `.TH SKILL 1 "" "skill ${version}"`,
    '.SH NAME',
    'skill \\- publish, find, review and install agent skills',
    '.SH SYNOPSIS',
    '.B skill',
    '.I command',
    '[options]',
    '.SH COMMANDS',
    ...commands.flatMap((command) => [
      `.SS ${roff(usageOf(command))}`,
      roff(command.description()),
      ...optionsOf(command, false),
    ]),
    '.SH COMMON OPTIONS',
    ...optionsOf(program, true),
    '.SH ENVIRONMENT',
    ...ENVIRONMENT.flatMap(([name, text]) => item(name, text)),
    '.SH EXIT STATUS',
    ...EXIT_CODES.flatMap(([code, text]) => item(code, text)),
  ]
  return `${lines.join('\n')}\n`
}
