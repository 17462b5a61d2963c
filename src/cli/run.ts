/** From the arguments of a command line to an exit code. */
import { parseCommand, type Parsed, usage } from './arguments.ts'
import { readConfig } from './config.ts'
import type { Context } from './context.ts'
import { exitCodes, type Problem, Refusal, Unreachable, UsageError } from './failures.ts'
import { Output } from './output.ts'
import { Registry } from './registry.ts'
import { plain } from './text.ts'

/** Returns the exit code. */
type Command = (context: Context, parsed: Parsed) => Promise<number>

/** Loaded on use, since reading packages needs a lot of code. */
const commands: Record<Parsed['name'], () => Promise<Command>> = {
  push: async () => (await import('./push.ts')).push,
  lint: async () => (await import('./lint.ts')).lint,
  pull: async () => (await import('./pull.ts')).pull,
  list: async () => (await import('./list.ts')).list,
  search: async () => (await import('./search.ts')).search,
  watch: async () => (await import('./watch.ts')).watch,
}

const { stdout, stderr } = process

const contextOf = ({ options, isJson }: Parsed): Context => {
  const config = readConfig(options)
  const output = new Output({ stdout, stderr, isDumb: config.isDumbTerminal }, isJson)
  const registry = new Registry(config, (line) => output.tell(line))
  return { config, registry, output }
}

/** Any thrown value as a problem document. */
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
    const command = await commands[parsed.name]()
    return await command(context, parsed)
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
