/**
 * Migrates a database to the schema of this build: the SQL files of db/migrations in order, in one
 * transaction, forward only. Processes may do so concurrently: one migrates, the others wait as
 * long as it takes. A database with the schema of another build is rejected unchanged.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql, type Kysely } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'

const OLDEST_MAJOR = 15

/**
 * The same relative path works from `src` and from `dist/src`, since the build copies the files to
 * `dist/db`.
 */
export const migrationsFolder = fileURLToPath(new URL('../../../db/migrations', import.meta.url))

export class MigrationError extends Error {
  override name = 'MigrationError'
}

const filePattern = /^(\d{4}_[a-z0-9_]+)\.sql$/

export const listMigrations = async (folder: string): Promise<string[]> => {
  const names: string[] = []
  for (const file of (await readdir(folder)).toSorted()) {
    const name = filePattern.exec(file)?.[1]
    if (name === undefined) {
      throw new MigrationError(`${join(folder, file)} is not named NNNN_what.sql`)
    }
    if (names.at(-1)?.slice(0, 4) === name.slice(0, 4)) {
      throw new MigrationError(`${names.at(-1)} and ${name} have the same number`)
    }
    names.push(name)
  }
  return names
}

const sqlFiles = (folder: string): MigrationProvider => ({
  getMigrations: async () => {
    const migrations: Record<string, Migration> = {}
    for (const name of await listMigrations(folder)) {
      const text = await readFile(join(folder, `${name}.sql`), 'utf8')
      migrations[name] = { up: async (db) => void (await sql.raw(text).execute(db)) }
    }
    return migrations
  },
})

const rejectOldServer = async <DB>(db: Kysely<DB>): Promise<void> => {
  const { rows } = await sql<{ version: string }>`
    select current_setting('server_version') as version
  `.execute(db)
  const version = rows[0]?.version ?? ''
  if (Number.parseInt(version, 10) < OLDEST_MAJOR) {
    throw new MigrationError(`Postgres ${version} is too old: ${OLDEST_MAJOR} or newer is needed`)
  }
}

export const listApplied = async <DB>(db: Kysely<DB>): Promise<string[]> => {
  const table = await sql<{ found: boolean }>`
    select to_regclass('kysely_migration') is not null as found
  `.execute(db)
  if (table.rows[0]?.found !== true) return []
  const applied = await sql<{ name: string }>`
    select name from kysely_migration order by name collate "C"
  `.execute(db)
  return applied.rows.map(({ name }) => name)
}

const rejectUnknownSchema = async <DB>(db: Kysely<DB>, folder: string): Promise<void> => {
  const known = new Set(await listMigrations(folder))
  const unknown = (await listApplied(db)).filter((name) => !known.has(name))
  if (unknown.length === 0) return
  throw new MigrationError(
    `This build does not know the schema of the database (${unknown.slice(0, 3).join(', ')}): run ` +
      `the build that made it, or start with an empty database (another DATA_DIR or DATABASE_URL)`,
  )
}

/** For commands that do not migrate. */
export const requireLatest = async <DB>(
  db: Kysely<DB>,
  folder: string = migrationsFolder,
): Promise<void> => {
  await rejectUnknownSchema(db, folder)
  const applied = new Set(await listApplied(db))
  const lacking = (await listMigrations(folder)).filter((name) => !applied.has(name))
  if (lacking.length === 0) return
  throw new MigrationError(
    `The database lacks migrations of this build (${lacking.slice(0, 3).join(', ')}): start the service, or run ` +
      '`npm run db:migrate`',
  )
}

const applyPending = async <DB>(
  db: Kysely<DB>,
  folder: string,
  last?: string,
): Promise<string[]> => {
  const migrator = new Migrator({ db, provider: sqlFiles(folder) })
  const { error, results = [] } = await (last === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(last))
  if (error === undefined) return results.map(({ migrationName }) => migrationName)
  // Another build may have migrated in between.
  await rejectUnknownSchema(db, folder)
  const failed = results.find(({ status }) => status === 'Error')?.migrationName
  const what = failed === undefined ? 'The migrations failed' : `The migration ${failed} failed`
  const why = error instanceof Error ? error.message : JSON.stringify(error)
  throw new MigrationError(`${what}: ${why}`, { cause: error })
}

/** The names of the applied migrations: none if the database was up to date. */
export const migrateToLatest = <DB>(
  db: Kysely<DB>,
  folder: string = migrationsFolder,
): Promise<string[]> => migrate(db, folder)

/** Migrates to the schema of an older build, whose rows are about to be restored. */
export const migrateTo = <DB>(db: Kysely<DB>, last: string): Promise<string[]> =>
  migrate(db, migrationsFolder, last)

const migrate = async <DB>(db: Kysely<DB>, folder: string, last?: string): Promise<string[]> =>
  await db.connection().execute(async (connection) => {
    await rejectOldServer(connection)
    await rejectUnknownSchema(connection, folder)
    // Waiting for another process, or building a large index, may take longer than any query.
    await sql`set statement_timeout = 0`.execute(connection)
    try {
      return await applyPending(connection, folder, last)
    } finally {
      await sql`reset statement_timeout`.execute(connection)
    }
  })
