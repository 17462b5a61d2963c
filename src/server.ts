#!/usr/bin/env node
/**
 * The entry point. The service takes a second to load, so the command line and the configuration
 * are checked first.
 */
import { parseCommandLine, usage, UsageError } from './platform/command-line.ts'
import { ConfigError, environment, parseConfig } from './platform/config/config.ts'
import { readConfigFile } from './platform/config/config-file.ts'
import { configWarnings } from './platform/config/config-warnings.ts'

const fail = (reason: string): never => {
  process.stderr.write(`skill-registry cannot start: ${reason}\n`)
  process.exit(1)
}

const start = async (configFile?: string): Promise<void> => {
  const { values, warnings } = readConfigFile(configFile)
  const given = { ...values, ...environment() }
  const config = parseConfig(given)
  const { explain, serveUntilStopped } = await import('./serve.ts')
  try {
    await serveUntilStopped(config, [...warnings, ...configWarnings(given)])
  } catch (error) {
    fail(explain(error))
  }
}

const printManifest = async (): Promise<void> => {
  const { apiReference } = await import('./protocols/rpc/api-reference.ts')
  process.stdout.write(`${JSON.stringify(apiReference, null, 2)}\n`)
}

const main = async (): Promise<void> => {
  const { config, manifest, help } = parseCommandLine(process.argv.slice(2))
  if (help) process.stdout.write(usage)
  else if (manifest) await printManifest()
  else await start(config)
}

main().catch((error: unknown) => {
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n\n${usage}`)
    process.exit(2)
  }
  if (error instanceof ConfigError) fail(error.message)
  fail(error instanceof Error ? (error.stack ?? error.message) : String(error))
})
