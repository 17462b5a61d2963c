/** From the words of a command line to an exit code. */
import { parseCommand, type Parsed, usage } from './arguments.ts'
import { readConfig } from './config.ts'
import type { Context } from './context.ts'
import { exitCodes, type Problem, Refusal, Unreachable, UsageError } from './failures.ts'
import { list } from './list.ts'
import { Output } from './output.ts'
import { pull } from './pull.ts'
import { push } from './push.ts'
import { Registry } from './registry.ts'
import { plain } from './text.ts'
import { watch } from './watch.ts'

const commands: Record<Parsed['name'], (context: Context, parsed: Parsed) => Promise<void>> = {
  push,
  pull,
  list,
  watch,
}

const { stdout, stderr } = process

const contextOf = ({ options, isJson }: Parsed): Context => {
  const config = readConfig(options)
  const output = new Output({ stdout, stderr, isDumb: config.isDumbTerminal }, isJson)
  const registry = new Registry(config, (line) => output.tell(line))
  return { config, registry, output }
}

/** As a problem, whatever it was. */
const problemOf = (error: unknown): Problem => {
  if (error instanceof Refusal) return error.problem
  const detail = error instanceof Error ? error.message : String(error)
  return error instanceof Unreachable
    ? { title: 'Not reached', detail, code: 'cli.unreachable' }
    : { title: 'Failed', detail, code: 'cli.failed' }
}

const execute = async (parsed: Parsed): Promise<number> => {
  const context = contextOf(parsed)
  try {
    await commands[parsed.name](context, parsed)
    return exitCodes.ok
  } catch (error) {
    if (error instanceof UsageError) throw error
    context.output.failure(problemOf(error))
    return error instanceof Unreachable ? exitCodes.unreachable : exitCodes.refused
  }
}

/** A reader that has enough, such as `head`, is no failure. */
const endWithReader = (): void => {
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? exitCodes.ok : exitCodes.refused)
  })
}

export const run = async (words: string[]): Promise<number> => {
  endWithReader()
  try {
    const parsed = parseCommand(words)
    if (parsed) return await execute(parsed)
    stdout.write(usage)
    return exitCodes.ok
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    stderr.write(`${plain(error.message)}\nSee: skill --help\n`)
    return exitCodes.usage
  }
}
