/**
 * `npm run token -- create | list | revoke`: manages tokens on the machine that runs the service:
 * for the first one, and if the last one was lost. Works on the service's own database, while the
 * service runs or before its first start. Of `create`, only the secret goes to standard output.
 */
import { parseArgs } from 'node:util'
import { type Caller, systemCaller } from '../../platform/access/caller.ts'
import { type Role, roles } from '../../platform/access/roles.ts'
import { Refusals } from '../audit/refusals.ts'
import { CredentialAuthenticator } from '../credentials/authenticator.ts'
import { ConfigError, readConfig } from '../../platform/config/config.ts'
import { migrateToLatest } from '../../platform/database/migrator.ts'
import { withConfiguredDatabase } from '../../platform/postgres/own-database.ts'
import { newId } from '../../platform/ids.ts'
import { WorkspaceService } from '../workspaces/service.ts'
import { WorkspaceStates } from '../workspaces/states.ts'
import { TokenCredentials } from './credentials.ts'
import { ALL_WORKSPACES, DEFAULT_DAYS, MAX_DAYS, type Token } from './schemas.ts'
import { TokenService } from './service.ts'

const usage = `Usage:
  npm run token -- create --role <${roles.join(' | ')}> [--label <text>]
                          [--workspace <id>] [--days <1 to ${MAX_DAYS}>]
  npm run token -- list
  npm run token -- revoke <token_id>

Without --workspace the token sees all workspaces; without --days it lasts ${DEFAULT_DAYS} days.
The database is the one of DATABASE_URL, else the embedded one in DATA_DIR.
`

class UsageError extends Error {}

const options = {
  role: { type: 'string' },
  label: { type: 'string' },
  workspace: { type: 'string' },
  days: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

type Values = { role?: string; label?: string; workspace?: string; days?: string; help?: boolean }

const caller: Caller = { ...systemCaller('default'), actor: { id: 'cli', role: 'admin' } }

const print = (line: string): void => void process.stdout.write(`${line}\n`)
const printToStderr = (line: string): void => void process.stderr.write(`${line}\n`)

const roleOf = (given: string | undefined): Role => {
  const role = roles.find((known) => known === given)
  if (role) return role
  throw new UsageError(`--role must be one of ${roles.join(', ')}`)
}

const daysOf = (given: string | undefined): number => {
  if (given === undefined) return DEFAULT_DAYS
  const days = Number(given)
  if (/^\d+$/.test(given) && days >= 1 && days <= MAX_DAYS) return days
  throw new UsageError(`--days must be a whole number from 1 to ${MAX_DAYS}`)
}

const labelOf = (given = 'made on the command line'): string => {
  if (given.trim() !== '' && given.length <= 100 && !/\p{Cc}/u.test(given)) return given
  throw new UsageError('--label must have 1 to 100 characters in one line')
}

const where = (token: Token): string =>
  token.workspace_id === ALL_WORKSPACES ? 'all workspaces' : `workspace ${token.workspace_id}`

type Command = (tokens: TokenService) => Promise<void>

const create = (values: Values): Command => {
  const body = {
    label: labelOf(values.label),
    role: roleOf(values.role),
    workspace_id: values.workspace ?? ALL_WORKSPACES,
    expires_in_days: daysOf(values.days),
  }
  return async (tokens) => {
    const made = await tokens.create(caller, body)
    printToStderr(
      `${made.role} of ${where(made)} until ${made.expires_at}, token_id ${made.token_id}`,
    )
    if (made.notice !== undefined) printToStderr(made.notice)
    printToStderr('The secret is shown only once. Send it as `Authorization: Bearer <secret>`:')
    print(made.token)
  }
}

const list: Command = async (tokens) => {
  let cursor: string | null = null
  do {
    const page = await tokens.list(caller, cursor === null ? {} : { cursor })
    for (const token of page.tokens) {
      const used = token.last_used_at ?? 'never'
      const facts = [token.token_id, token.status, token.role, token.workspace_id]
      print([...facts, `until ${token.expires_at}`, `used ${used}`, token.label].join('  '))
    }
    cursor = page.next_cursor
  } while (cursor !== null)
}

const revoke =
  (tokenId: string): Command =>
  async (tokens) => {
    const { label } = await tokens.revoke(caller, tokenId)
    print(`Revoked ${tokenId} (${label})`)
  }

const commandOf = (words: string[], values: Values): Command => {
  const [name, argument, ...more] = words
  if (name === 'create' && argument === undefined) return create(values)
  if (name === 'list' && argument === undefined) return list
  if (name === 'revoke' && argument !== undefined && more.length === 0) return revoke(argument)
  throw new UsageError('Unknown or incomplete command')
}

const run = async (command: Command): Promise<void> => {
  const config = readConfig()
  await withConfiguredDatabase(config, async (db) => {
    await migrateToLatest(db)
    const workspaces = new WorkspaceService(db, new WorkspaceStates(db, { hasReplica: false }))
    const authentication = new CredentialAuthenticator({
      kinds: [],
      hasTokens: new TokenCredentials(db).hasAny,
      adminToken: config.adminToken,
      isLoopback: false,
      hasIssuer: config.oidc !== null,
    })
    const log = { error: (_context: object, message: string) => printToStderr(message) }
    const refusals = new Refusals({ db, log })
    await command(new TokenService({ db, workspaces, authentication, refusals, newId }))
  })
}

const main = async (): Promise<void> => {
  const parsed = parse()
  if (parsed.values.help) process.stdout.write(usage)
  else await run(commandOf(parsed.positionals, parsed.values))
}

const parse = () => {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof UsageError) process.stderr.write(`${message}\n\n${usage}`)
  else printToStderr(error instanceof ConfigError ? message : `Failed: ${message}`)
  process.exitCode = 1
})
