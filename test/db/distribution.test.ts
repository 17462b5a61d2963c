/** The schema can be distributed by workspace, as `db/distribute.sql` does it. */
import { readFile } from 'node:fs/promises'
import { sql, type Kysely } from 'kysely'
import t, { type Test } from '../support/tap.ts'
import { type Database, openDatabase, openPool } from '../../src/platform/database/client.ts'
import { testDatabase } from '../support/database.ts'

/** On every node, since they belong to no workspace, or are read before it is known. */
const referenceTables = [
  'deployment',
  'group_roles',
  'leases',
  'logout_ids',
  'malicious_lists',
  'malicious_packages',
  'people',
  'sessions',
  'sign_ins',
  'tokens',
  'used_token_ids',
]

const open = async (test: Test): Promise<Kysely<Database>> => {
  const connectionString = await testDatabase(test)
  const settings = { connectionString, poolSize: 1, statementTimeoutMs: 10_000 }
  const db = openDatabase(openPool({ ...settings, onError: () => undefined }))
  test.teardown(() => db.destroy())
  return db
}

type Key = { name: string; on: string; kind: 'f' | 'p' | 'u'; first: string; to: string | null }

/** Primary, unique and foreign keys; unique indexes as well, since they bind like keys. */
const keysOf = async (db: Kysely<Database>): Promise<Key[]> => {
  const { rows } = await sql<Key>`
    select con.conname as name, con.conrelid::regclass::text as "on", con.contype as kind,
      a.attname as first, nullif(con.confrelid, 0)::regclass::text as "to"
    from pg_constraint con
    join pg_attribute a on a.attrelid = con.conrelid and a.attnum = con.conkey[1]
    where con.connamespace = 'public'::regnamespace and con.contype in ('f', 'p', 'u')
    union all
    select c.relname, i.indrelid::regclass::text, 'u',
      coalesce(a.attname, pg_get_indexdef(i.indexrelid, 1, true)), null
    from pg_index i
    join pg_class c on c.oid = i.indexrelid
    left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    where c.relnamespace = 'public'::regnamespace and i.indisunique
      and not exists (select from pg_constraint con where con.conindid = i.indexrelid)`.execute(db)
  return rows
    .filter(({ on }) => !on.startsWith('kysely_') && on !== 'calls')
    .toSorted((a, b) => (a.on + a.name < b.on + b.name ? -1 : 1))
}

const isReference = (table: string): boolean => referenceTables.includes(table)

t.test('every key of a table of workspaces begins with the workspace', async (t) => {
  const keys = await keysOf(await open(t))
  t.ok(keys.length > 50)
  t.same(
    keys.filter(({ on, first }) => !isReference(on) && first !== 'workspace_id'),
    [],
  )
})

t.test('a table of all nodes refers to such tables only', async (t) => {
  const keys = await keysOf(await open(t))
  const foreign = keys.filter(({ on, kind }) => isReference(on) && kind === 'f')
  t.ok(foreign.length > 0)
  t.same(
    foreign.filter(({ to }) => to === null || !isReference(to)),
    [],
  )
})

t.test('there are no triggers', async (t) => {
  const { rows } = await sql`select tgname from pg_trigger where not tgisinternal`.execute(
    await open(t),
  )
  t.same(rows, [])
})

t.test('each table is distributed once, and its foreign keys stay', async (t) => {
  const db = await open(t)
  const before = await keysOf(db)
  // The extension is not here, so functions of the same names and arguments note the calls.
  await sql`create table calls (name text, by text, with_table text)`.execute(db)
  await sql`create function create_reference_table(name regclass) returns void language sql as
    $$ insert into calls values (name::text) $$`.execute(db)
  await sql`create function create_distributed_table(
      name regclass, by text, colocate_with text default 'default') returns void language sql as
    $$ insert into calls values (name::text, by, colocate_with) $$`.execute(db)
  const script = await readFile(new URL('../../db/distribute.sql', import.meta.url), 'utf8')
  const own = script
    .replace(/^create extension .*$/m, '')
    .replace("array['kysely_migration'", "array['calls', 'kysely_migration'")
    .replaceAll('create_reference_table(it.name)', 'create_reference_table(it.name::regclass)')
    .replaceAll('create_distributed_table(it.name', 'create_distributed_table(it.name::regclass')
  await sql.raw(own).execute(db)

  type Call = { name: string; by: string | null; with_table: string | null }
  const { rows: calls } = await sql<Call>`select * from calls`.execute(db)
  t.same(
    calls
      .filter(({ by }) => by === null)
      .map(({ name }) => name)
      .toSorted(),
    referenceTables,
  )
  t.same(calls[0], { name: 'workspaces', by: 'workspace_id', with_table: 'default' })
  const others = calls.slice(1).filter(({ by }) => by !== null)
  t.ok(others.every((call) => call.by === 'workspace_id' && call.with_table === 'workspaces'))
  const tables = new Set(before.map(({ on }) => on))
  t.same(new Set(calls.map(({ name }) => name)), tables)
  t.equal(calls.length, tables.size)
  t.same(await keysOf(db), before)
})
