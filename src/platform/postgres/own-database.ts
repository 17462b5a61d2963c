/**
 * The database of the service, for commands that run beside it or while it is stopped: the one of
 * DATABASE_URL, else the embedded one, which is shared with a running service.
 */
import type { Kysely } from 'kysely'
import type { Client } from 'pg'
import type { Config } from '../config/config.ts'
import { startEmbedded } from './embedded.ts'
import { findServer, ServerClient } from '../database/server-client.ts'
import { type Database, openDatabase, openPool } from '../database/client.ts'

const withServer = async <T>(
  config: Config,
  work: (connectionString: string) => Promise<T>,
): Promise<T> => {
  if (config.databaseUrl !== null) {
    await findServer(config.databaseUrl)
    return work(config.databaseUrl)
  }
  const embedded = await startEmbedded({ dataDir: config.dataDir, durable: true })
  try {
    return await work(embedded.connectionString)
  } finally {
    await embedded.close()
  }
}

const withDatabaseAt = async <T>(
  connectionString: string,
  { statementTimeoutMs }: Config,
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> => {
  const db = openDatabase(
    openPool({
      connectionString,
      poolSize: 2,
      statementTimeoutMs,
      // Callers notice when their queries fail.
      onError: () => undefined,
    }),
  )
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

export const withConfiguredDatabase = <T>(
  config: Config,
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> => withServer(config, (url) => withDatabaseAt(url, config, work))

/** Adds a connection without time limits, for large streams in one transaction. */
export const withOwnConnection = <T>(
  config: Config,
  work: (both: { db: Kysely<Database>; client: Client }) => Promise<T>,
): Promise<T> =>
  withServer(config, async (connectionString) => {
    const client = new ServerClient({ connectionString, application_name: 'skill-registry' })
    // If the connection is lost, its queries fail.
    client.on('error', () => undefined)
    await client.connect()
    try {
      return await withDatabaseAt(connectionString, config, (db) => work({ db, client }))
    } finally {
      await client.end()
    }
  })
