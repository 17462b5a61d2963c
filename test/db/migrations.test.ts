/** What a start may rely on: the schema is brought up to date once, by whoever comes first. */
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import t, { type Test } from '../support/tap.ts'
import { type Database, openDatabase, openPool } from '../../src/platform/database/client.ts'
import {
  listApplied,
  listMigrations,
  migrateToLatest,
  MigrationError,
  migrationsFolder,
} from '../../src/platform/database/migrator.ts'
import { emptyDatabase, testDatabase } from '../support/database.ts'

const all = await listMigrations(migrationsFolder)

const ignore = (): void => undefined

const open = (test: Test, connectionString: string): Kysely<Database> => {
  const db = openDatabase(
    openPool({ connectionString, poolSize: 2, statementTimeoutMs: 200, onError: ignore }),
  )
  test.teardown(() => db.destroy())
  return db
}

/** This build's migrations and one more. */
const folderWith = async (test: Test, name: string, text: string): Promise<string> => {
  const folder = join(test.testdir(), 'migrations')
  await mkdir(folder)
  await cp(migrationsFolder, folder, { recursive: true })
  await writeFile(join(folder, `${name}.sql`), text)
  return folder
}

const tableExists = async (db: Kysely<Database>, name: string): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass(${name}) is not null as found
  `.execute(db)
  return rows[0]?.found === true
}

t.test(
  'an empty database gets every migration in order, and a second run does nothing',
  async (t) => {
    const db = open(t, await emptyDatabase(t))
    t.same(await migrateToLatest(db), all)
    t.same(await migrateToLatest(db), [])
    t.same(await listApplied(db), all)
  },
)

t.test('of three that start at once one migrates, and the others wait for it', async (t) => {
  const url = await emptyDatabase(t)
  // Longer than the statement timeout of those who wait.
  const folder = await folderWith(t, '9000_slow', 'select pg_sleep(0.5); create table slow ();')
  const applied = await Promise.all([1, 2, 3].map(() => migrateToLatest(open(t, url), folder)))
  t.same(applied.flat(), [...all, '9000_slow'])
  t.equal(applied.filter((names) => names.length > 0).length, 1)
})

t.test('a migration that fails leaves nothing of the run behind and is named', async (t) => {
  const db = open(t, await emptyDatabase(t))
  const folder = await folderWith(t, '9000_bad', 'create table half (); select nonsense;')
  await t.rejects(migrateToLatest(db, folder), {
    message: /The migration 9000_bad failed: .*nonsense/,
  })
  t.same(await listApplied(db), [])
  t.notOk(await tableExists(db, 'half'))
  t.same(await migrateToLatest(db), all)
})

t.test('a database of another build is rejected and left as it is', async (t) => {
  const db = open(t, await testDatabase(t))
  const folder = await folderWith(t, '9000_newer', 'create table newer ();')
  t.same(await migrateToLatest(db, folder), ['9000_newer'])
  const refusal = migrateToLatest(db)
  await t.rejects(refusal, MigrationError)
  await t.rejects(refusal, { message: /does not know the schema of the database \(9000_newer\)/ })
  t.ok(await tableExists(db, 'newer'))
})

t.test('files without numbers, or with equal ones, are rejected by name', async (t) => {
  const misnamed = await folderWith(t, 'late', 'select 1;')
  await t.rejects(listMigrations(misnamed), { message: /late\.sql is not named NNNN_what\.sql/ })
  await t.test('the same number', async (t) => {
    const doubled = await folderWith(t, '0001_again', 'select 1;')
    await t.rejects(listMigrations(doubled), { message: /have the same number/ })
  })
})

t.test('the statement timeout is in force again after a migration', async (t) => {
  const db = open(t, await emptyDatabase(t))
  await migrateToLatest(db)
  const { rows } = await sql<{ value: string }>`
    select current_setting('statement_timeout') as value
  `.execute(db)
  t.equal(rows[0]?.value, '200ms')
})
