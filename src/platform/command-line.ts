/** Parses the command line of the service. */
import { parseArgs } from 'node:util'

export const usage = `Usage: skill-registry [options]

Serves the registry. Environment variables configure it; docs/configuration.md lists them.

      --config <file>   YAML with the same names; the environment takes precedence
      --manifest        prints the functions and triggers of the content registry as JSON
  -h, --help
`

export class UsageError extends Error {
  override name = 'UsageError'
}

type CommandLine = { config?: string; manifest: boolean; help: boolean }

export const parseCommandLine = (words: string[]): CommandLine => {
  try {
    const { values } = parseArgs({
      args: words,
      options: {
        config: { type: 'string' },
        manifest: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    return values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}
