/** A look into the database from outside, which its server may be killed under. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { Pool } from 'pg'
import type { Test } from 'tap'
import { type Database, openDatabase } from '../../src/platform/database/client.ts'

const NAME = 'crash test'

export const openWatch = (t: Test, connectionString: string): Kysely<Database> => {
  // One connection: once it works again, nothing is left of those that do not.
  const pool = new Pool({ connectionString, max: 1, application_name: NAME })
  pool.on('error', () => undefined)
  const db = openDatabase(pool)
  t.teardown(() => db.destroy())
  return db
}

const othersAt = async (db: Kysely<Database>, states: string[]): Promise<number> => {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and application_name <> ${NAME}
      and state = any(${states})`.execute(db)
  return rows.length
}

/** What the dead had begun is undone, or was done, before anybody looks. */
export const settled = async (db: Kysely<Database>): Promise<void> => {
  const isBusy = () => othersAt(db, ['active', 'idle in transaction']).catch(() => 1)
  while ((await isBusy()) > 0) await sleep(20)
}

/** Somebody else has come. */
export const visited = async (db: Kysely<Database>): Promise<void> => {
  while ((await othersAt(db, ['active', 'idle in transaction', 'idle'])) === 0) await sleep(5)
}
