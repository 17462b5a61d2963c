/**
 * The database that the service itself would use, for tools that run beside it or instead of it:
 * the one of DATABASE_URL, else the embedded one, which a running service shares.
 */
import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import { startEmbedded } from '../postgres/embedded.ts'
import { type Database, openDatabase, openPool } from './client.ts'

export const withOwnDatabase = async <T>(
  config: Config,
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> => {
  const embedded =
    config.databaseUrl === null
      ? await startEmbedded({ dataDir: config.dataDir, durable: true })
      : null
  const db = openDatabase(
    openPool({
      connectionString: embedded?.connectionString ?? config.databaseUrl ?? '',
      poolSize: 2,
      statementTimeoutMs: config.statementTimeoutMs,
      // Whoever waits for an answer is told by its failure.
      onError: () => undefined,
    }),
  )
  try {
    return await work(db)
  } finally {
    await db.destroy()
    await embedded?.close()
  }
}
