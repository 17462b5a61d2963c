/**
 * `npm run secrets -- rotate`: seals all secrets again under SECRETS_KEY. Works on the service's
 * own database, even while the service runs.
 */
import { parseArgs } from 'node:util'
import { ConfigError, readConfig } from '../../platform/config/config.ts'
import { migrateToLatest } from '../../platform/database/migrator.ts'
import { withConfiguredDatabase } from '../../platform/postgres/own-database.ts'
import { keyRingOf } from './key-file.ts'
import { rotate, type Rotation } from './rotation.ts'

const usage = `Usage:
  npm run secrets -- rotate

Seals the header values of functions, MCP servers and scanners and all signing secrets again, under
SECRETS_KEY.
Values that are sealed under another key are opened with SECRETS_KEY_PREVIOUS. Give all replicas both
keys first. The database is the one of DATABASE_URL, else the embedded one in DATA_DIR.
`

class UsageError extends Error {}

const print = (line: string): void => void process.stdout.write(`${line}\n`)
const printToStderr = (line: string): void => void process.stderr.write(`${line}\n`)

const report = ({ sealed, faulty, keysLeft }: Rotation, key: string): void => {
  const { functions, mcp_servers: servers, scanners, workspaces } = sealed
  const sum = functions + servers + scanners + workspaces
  print(
    `Sealed ${sum} values again under key ${key}: ${functions} of functions, ${servers} of MCP servers, ${scanners} of scanners, ${workspaces} signing secrets.`,
  )
  for (const { place, fault } of faulty) {
    const { table, workspaceId, row } = place
    printToStderr(`Left unchanged: ${table} ${row} of workspace ${workspaceId} (${fault.reason}).`)
  }
  if (keysLeft.length === 0) return
  const isKeyMissing = faulty.some(({ fault }) => fault.reason === 'unknown_key')
  const advice = isKeyMissing
    ? 'Add the missing keys to SECRETS_KEY_PREVIOUS; where a key is lost, register the values again'
    : 'Register the unchanged values again'
  printToStderr(
    `Values are still sealed under ${keysLeft.join(', ')}. ${advice}, give all replicas the same SECRETS_KEY, and run this command again.`,
  )
  process.exitCode = 1
}

const run = async (): Promise<void> => {
  const config = readConfig()
  await withConfiguredDatabase(config, async (db) => {
    const { current, previous } = await keyRingOf(config)
    if (!current) {
      throw new ConfigError(
        'SECRETS_KEY is not set: set it to the new key, and SECRETS_KEY_PREVIOUS to the old one',
      )
    }
    await migrateToLatest(db)
    const actor = { id: 'cli', role: 'admin' } as const
    report(await rotate({ db, ring: { current, previous } }, actor), current.id)
  })
}

const parse = () => {
  try {
    const options = { help: { type: 'boolean', short: 'h' } } as const
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

const main = async (): Promise<void> => {
  const { values, positionals } = parse()
  if (values.help) process.stdout.write(usage)
  else if (positionals.length === 1 && positionals[0] === 'rotate') await run()
  else throw new UsageError('Unknown or incomplete command')
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof UsageError) process.stderr.write(`${message}\n\n${usage}`)
  else printToStderr(error instanceof ConfigError ? message : `Failed: ${message}`)
  process.exitCode = 1
})
