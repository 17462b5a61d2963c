/**
 * The migrated database that every test clones. Databases are not dropped when a test ends (their
 * connections may still be closing) but by the next run; a run that is alive is known by its lock.
 */
import { randomInt } from 'node:crypto'
import { Client } from 'pg'
import { openDatabase, openPool } from '../../src/platform/database/client.ts'
import { migrateToLatest } from '../../src/platform/database/migrator.ts'
import { databaseUrl } from './database.ts'

const RUN_LOCKS = 1_734_190
const PREFIX = 'skill_registry_test_'

export type Template = {
  name: string
  close: () => Promise<void>
}

const tryLock = async (admin: Client, run: number): Promise<boolean> => {
  const { rows } = await admin.query<{ locked: boolean }>(
    'select pg_try_advisory_lock($1, $2) as locked',
    [RUN_LOCKS, run],
  )
  return rows[0]?.locked === true
}

const sweep = async (admin: Client): Promise<void> => {
  const { rows } = await admin.query<{ name: string }>(
    `select datname as name from pg_database where starts_with(datname, $1)`,
    [PREFIX],
  )
  const runs = Map.groupBy(rows, ({ name }) => Number.parseInt(name.slice(PREFIX.length), 10) || 0)
  for (const [run, databases] of runs) {
    if (!(await tryLock(admin, run))) continue
    for (const { name } of databases) {
      await admin.query(`drop database if exists "${name}" with (force)`)
    }
    await admin.query('select pg_advisory_unlock($1, $2)', [RUN_LOCKS, run])
  }
}

const ignore = (): void => undefined

const migrate = async (connectionString: string): Promise<void> => {
  const db = openDatabase(
    openPool({ connectionString, poolSize: 1, statementTimeoutMs: 60_000, onError: ignore }),
  )
  try {
    await migrateToLatest(db)
  } finally {
    await db.destroy()
  }
}

export const buildTemplate = async (adminUrl: string): Promise<Template> => {
  const admin = new Client({ connectionString: adminUrl, application_name: 'skill-registry tests' })
  admin.on('error', ignore)
  await admin.connect()
  try {
    await sweep(admin)
    const run = randomInt(1, 2 ** 31)
    await tryLock(admin, run)
    const name = `${PREFIX}${run}_template`
    await admin.query(`create database ${name} template template0`)
    await migrate(databaseUrl(adminUrl, name))
    // A connection to it would keep others from cloning it.
    await admin.query(`alter database ${name} allow_connections false`)
    return { name, close: async () => await admin.end() }
  } catch (error) {
    await admin.end()
    throw error
  }
}
