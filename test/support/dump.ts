/** The whole database as text, for what must not be in it. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../src/platform/database/client.ts'

export const dumpOf = async (db: Kysely<Database>): Promise<string> => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  if (tables.length < 10) throw new Error('the database has lost its tables')
  let dump = ''
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} t`.execute(db)
    dump += `${name}\n${rows.map(({ row }) => row).join('\n')}\n`
  }
  return dump
}
