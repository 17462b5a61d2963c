/** From the words of a command line to an exit code. */
import { type Command, CommanderError } from 'commander'
import { exitCodes, problemOf, Unreachable, UsageError } from './api/failures.ts'
import { Registry } from './api/registry.ts'
import { readConfig } from './config/config.ts'
import type { Context } from './context.ts'
import type { Call } from './program/options.ts'
import { commandAt } from './program/completion.ts'
import { buildProgram } from './program/program.ts'
import { nameOf, type Spec } from './program/spec.ts'
import { wrapped } from './terminal/layout.ts'
import { Output, widthOf } from './terminal/output.ts'
import { json, plain } from './terminal/text.ts'

const { stdout, stderr } = process

/** Of a terminal that says nothing, and of a pipe. */
const USUAL_WIDTH = 80

const contextOf = ({ options }: Call): Context => {
  const config = readConfig(options)
  const output = new Output({ stdout, stderr, ...config.terminal }, options.json === true)
  const registry = new Registry(config, (line) => output.tell(line))
  return { config, registry, output }
}

const execute = async (spec: Spec, call: Call): Promise<number> => {
  const context = contextOf(call)
  const { profile, isNewProfile } = context.config
  if (isNewProfile && !spec.mayNameProfile) {
    throw new UsageError(
      `There is no profile "${profile}". Make it: skill login --profile ${profile}`,
    )
  }
  try {
    const work = await spec.load()
    return await work(context, call)
  } catch (error) {
    if (error instanceof UsageError) throw error
    context.output.failure(problemOf(error))
    return error instanceof Unreachable ? exitCodes.unreachable : exitCodes.refused
  }
}

/** A reader that stops early, such as `head`, is not a failure. */
const endWithReader = (): void => {
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? exitCodes.ok : exitCodes.refused)
  })
}

const usageFailed = (error: UsageError, program: Command, words: string[]): number => {
  const see = `See: ${nameOf(commandAt(program, words))} --help`
  const lines = [plain(error.message), see].flatMap((line) => wrapped(line, widthOf(stderr)))
  stderr.write(`${lines.join('\n')}\n`)
  if (words.includes('--json')) {
    const problem = { title: 'Invalid command line', detail: error.message, code: 'cli.usage' }
    stdout.write(`${json({ error: problem }, 2)}\n`)
  }
  return exitCodes.usage
}

/** One id in 64 begins with "-", and is no option. */
const isId = (word: string): boolean => /^-[\w-]{20}$/.test(word)

const withIdsLast = (words: string[]): string[] => {
  const ids = words.includes('--') ? [] : words.filter(isId)
  return ids.length === 0 ? words : [...words.filter((word) => !isId(word)), '--', ...ids]
}

const asksHelp = (words: string[]): boolean =>
  words[0] === 'help' || words.includes('--help') || words.includes('-h')

/**
 * `help review approve` as `review approve --help`, since the parser reads one word after `help`.
 * It prints its own help for a command that does not exist, so such words go without that wish.
 */
const asHelp = (program: Command, words: string[]): string[] => {
  const given = words[0] === 'help' ? words.slice(1) : words
  const firstOption = given.findIndex((word) => word.startsWith('-'))
  const names = firstOption === -1 ? given : given.slice(0, firstOption)
  if (!asksHelp(words) || names.length === 0) return words
  let command = program
  for (const name of names) {
    const next = command.commands.find((one) => one.name() === name || one.aliases().includes(name))
    if (next === undefined && command.commands.length > 0) return names
    command = next ?? command
  }
  return words[0] === 'help' ? [...names, '--help'] : words
}

export const run = async (words: string[]): Promise<number> => {
  endWithReader()
  let code: number = exitCodes.ok
  const program = buildProgram(
    async (spec, call) => {
      code = await execute(spec, call)
    },
    { out: stdout.columns || USUAL_WIDTH, err: stderr.columns || USUAL_WIDTH },
  )
  try {
    if (words.length === 0) {
      program.outputHelp({ error: true })
      return exitCodes.usage
    }
    await program.parseAsync(withIdsLast(asHelp(program, words)), { from: 'user' })
    return code
  } catch (error) {
    if (error instanceof CommanderError)
      return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage
    if (!(error instanceof UsageError)) throw error
    return usageFailed(error, program, words)
  }
}
