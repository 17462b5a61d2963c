/**
 * The connection pool, and Kysely on top of it. The loss of an idle connection is logged, never
 * thrown. `transaction` retries on serialization failures and deadlocks, runs the `beforeCommit`
 * callbacks at the end of each attempt, and the `afterCommit` callbacks once, only if it commits.
 */
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import { type CustomTypesConfig, DatabaseError, Pool, type PoolConfig, types } from 'pg'
import { PreparedClient } from './prepared-client.ts'
import type { ServerConfig } from './server-client.ts'
import type { Use } from './servers.ts'
import type { Database } from './schema.ts'

export type { Database } from './schema.ts'

export type PoolSettings = {
  connectionString: string
  /** Default: writes. */
  use?: Use
  poolSize: number
  statementTimeoutMs: number
  /** The longest wait of a statement for a lock; omitted: the server's own limit. */
  lockTimeoutMs?: number
  onError: (error: Error) => void
}

const INT8 = types.builtins.INT8

const parseInt8 = (value: string): number => {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new RangeError(`bigint ${value} is not a safe integer`)
  return number
}

const customTypes: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === INT8 && format !== 'binary' ? parseInt8 : types.getTypeParser(oid, format),
}

/**
 * SQLSTATEs of a shutdown, a crash, an idle session, a transaction that took too long, and a server
 * that accepts no writes any more.
 */
const ENDS_CONNECTION = /^(?:57P0[1-5]|25P0[34]|25006)$/

export const openPool = (settings: PoolSettings): Pool => {
  const config: PoolConfig & ServerConfig = {
    Client: PreparedClient,
    connectionString: settings.connectionString,
    ...(settings.use && { use: settings.use }),
    application_name: 'skill-registry',
    max: settings.poolSize,
    connectionTimeoutMillis: 5000,
    statement_timeout: settings.statementTimeoutMs,
    // The server's own limit does not help if the network drops its response.
    query_timeout: settings.statementTimeoutMs && settings.statementTimeoutMs + 5000,
    lock_timeout: settings.lockTimeoutMs ?? Math.min(5000, settings.statementTimeoutMs),
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    types: customTypes,
  }
  const pool = new Pool(config)
  pool.on('error', (error) => {
    // The pool adds the client, and a log would print its password and statements.
    Reflect.deleteProperty(error, 'client')
    // `end` does not wait for the connections to close, so a server that stops next may end them.
    if (!pool.ending) settings.onError(error)
  })
  pool.on('connect', (client) => {
    // The pool removes its listener from a client in use, so without this one a lost connection
    // would end the process, not only fail its query.
    client.on('error', () => undefined)
    // Otherwise the pool would reuse the connection until it notices that the socket is closed.
    client.connection.on('errorMessage', ({ code }: DatabaseError) => {
      if (code !== undefined && ENDS_CONNECTION.test(code)) void client.end()
    })
  })
  return pool
}

export type Statement = { sql: string; ms: number; isFailure: boolean }

export const openDatabase = (
  pool: Pool,
  onStatement?: (statement: Statement) => void,
): Kysely<Database> =>
  new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    ...(onStatement && {
      log: ({ query, queryDurationMillis: ms, level }) =>
        onStatement({ sql: query.sql, ms, isFailure: level === 'error' }),
    }),
  })

const RETRIED = new Set(['40001', '40P01'])
const ATTEMPTS = 3

const isRetried = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code !== undefined && RETRIED.has(error.code)

type AfterCommit = (db: Kysely<Database>) => void
type Ending = { last: (() => Promise<void>)[]; after: AfterCommit[] }

const endings = new WeakMap<Transaction<Database>, Ending>()

const endingOf = (trx: Transaction<Database>): Ending => {
  const ending = endings.get(trx)
  if (!ending) throw new Error('only a transaction opened by `transaction` has callbacks')
  return ending
}

/**
 * Runs a callback at the end of the transaction, so that a lock that all writers need is held
 * briefly.
 */
export const beforeCommit = (trx: Transaction<Database>, act: () => Promise<void>): void => {
  endingOf(trx).last.push(act)
}

/** Runs a callback after the commit. It must not throw or take long. */
export const afterCommit = (trx: Transaction<Database>, act: AfterCommit): void => {
  endingOf(trx).after.push(act)
}

/** Reads of one state of the database, whatever is committed meanwhile. */
export const inOneState = <T>(
  db: Kysely<Database>,
  read: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)

/**
 * One transaction. `work` may run up to three times, so it must have no effects outside of `trx`.
 */
export const transaction = async <T>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    const ending: Ending = { last: [], after: [] }
    try {
      const result = await db.transaction().execute(async (trx) => {
        endings.set(trx, ending)
        const made = await work(trx)
        for (const act of ending.last) await act()
        return made
      })
      for (const act of ending.after) act(db)
      return result
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetried(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt))
    }
  }
}
