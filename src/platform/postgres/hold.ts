/**
 * Tracks which processes need the server. Each one has a connection with a shared lock; Postgres
 * releases the lock however the process ends. A process that gets the exclusive lock is the last
 * one.
 */
import { Client } from 'pg'
import { codeOf, messageOf, PostgresFailure } from './failure.ts'
import { SOCKET_PORT } from './postmaster.ts'

const IN_USE = 7_341_905_522
const SETTING_UP = 7_341_905_523

/** Owns its database and may create others, but is not a superuser, as on a hosted Postgres. */
export const ROLE = 'skill_registry'
export const DATABASE = 'skill_registry'

/** Codes of a server that is starting up or shutting down, which may take any time. */
const BUSY = new Set(['57P01', '57P02', '57P03'])
/** A socket without a server behind it, or a server at its connection limit. */
const SILENT = new Set(['53300', 'ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'EAGAIN'])

const whyNot = (error: unknown): 'busy' | 'silent' => {
  const code = codeOf(error) ?? ''
  if (BUSY.has(code)) return 'busy'
  const isSilent = SILENT.has(code) || /terminated|timeout|not queryable/.test(messageOf(error))
  if (isSilent) return 'silent'
  throw new PostgresFailure(`The embedded Postgres rejected the connection: ${messageOf(error)}`)
}

const yes = async (client: Client, text: string, values: unknown[]): Promise<boolean> => {
  const { rows } = await client.query<{ yes: boolean }>(text, values)
  return rows[0]?.yes === true
}

const ensureDatabase = async (client: Client): Promise<void> => {
  await client.query('select pg_advisory_lock($1)', [SETTING_UP])
  const role = 'select true as yes from pg_roles where rolname = $1'
  if (!(await yes(client, role, [ROLE]))) {
    await client.query(`create role ${ROLE} login createdb`)
  }
  const database = 'select true as yes from pg_database where datname = $1'
  if (!(await yes(client, database, [DATABASE]))) {
    await client.query(`create database ${DATABASE} owner ${ROLE} template template0`)
  }
  await client.query('select pg_advisory_unlock($1)', [SETTING_UP])
}

export const holdServer = async (socketFolder: string): Promise<Client | 'busy' | 'silent'> => {
  const client = new Client({
    host: socketFolder,
    port: SOCKET_PORT,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    application_name: 'skill-registry launcher',
    connectionTimeoutMillis: 5000,
  })
  // `end` reports it; without a listener the first lost connection would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    if (await yes(client, 'select pg_try_advisory_lock_shared($1) as yes', [IN_USE])) {
      await ensureDatabase(client)
      return client
    }
    await client.end()
    return 'busy'
  } catch (error) {
    await client.end().catch(() => undefined)
    return whyNot(error)
  }
}

/** True: no other process holds the server, and none can while the connection lasts. */
export const releaseServer = async (client: Client): Promise<boolean> => {
  await client.query('select pg_advisory_unlock_shared($1)', [IN_USE])
  return await yes(client, 'select pg_try_advisory_lock($1) as yes', [IN_USE])
}
