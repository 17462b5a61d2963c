/** Reads and replaces sealed values in the tables that store them. */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import type { Sealed, SealedTable } from './seal.ts'

type Column = {
  /** The id of the row in its workspace. */
  id: RawBuilder<unknown>
  exists: RawBuilder<boolean>
  sealed: RawBuilder<unknown>
  key: RawBuilder<string>
  /** Sets the column to `given.sealed`. */
  assignment: RawBuilder<unknown>
}

const headersOf = (id: RawBuilder<unknown>): Column => ({
  id,
  exists: sql`headers is not null`,
  sealed: sql`headers`,
  key: sql`(headers ->> 'key')`,
  assignment: sql`headers = given.sealed::json`,
})

const columns: Record<SealedTable, Column> = {
  functions: headersOf(sql`function_id`),
  mcp_servers: headersOf(sql`server_id`),
  workspaces: {
    id: sql`workspace_id`,
    exists: sql`settings ? 'signing_secret'`,
    sealed: sql`settings -> 'signing_secret'`,
    key: sql`(settings #>> '{signing_secret,key}')`,
    assignment: sql`settings = jsonb_set(settings, '{signing_secret}', given.sealed::jsonb)`,
  },
}

export const sealedTables: readonly SealedTable[] = ['functions', 'mcp_servers', 'workspaces']

const keysIn = async (db: Kysely<Database>, table: SealedTable): Promise<string[]> => {
  const { key, exists } = columns[table]
  const from = sql`from ${sql.table(table)} where ${exists}`
  // Jumps from key to key in the index, since there are many values and few keys.
  const { rows } = await sql<{ key: string }>`
    with recursive used (key) as (
      select min(${key}) ${from}
      union all
      select (select min(${key}) ${from} and ${key} > used.key) from used where used.key is not null
    )
    select key from used where key is not null`.execute(db)
  return rows.map((row) => row.key)
}

export const keysInUse = async (db: Kysely<Database>): Promise<Set<string>> => {
  const keys = await Promise.all(sealedTables.map((table) => keysIn(db, table)))
  return new Set(keys.flat())
}

export type SealedRow = { workspace_id: string; row: string; sealed: Sealed }

type Batch = { isNot: string; after: Pick<SealedRow, 'workspace_id' | 'row'>; limit: number }

/** Locks the next values that are sealed under another key; concurrent writers wait. */
export const lockBatch = async (
  trx: Transaction<Database>,
  table: SealedTable,
  { isNot, after, limit }: Batch,
): Promise<SealedRow[]> => {
  const { id, key, exists, sealed } = columns[table]
  const { rows } = await sql<SealedRow>`
    select workspace_id, ${id} as "row", ${sealed} as sealed from ${sql.table(table)}
    where ${exists} and ${key} <> ${isNot}
      and (workspace_id, ${id}) > (${after.workspace_id}, ${after.row})
    order by workspace_id, ${id} limit ${limit} for no key update`.execute(trx)
  return rows
}

/** The rows must be locked. Times and versions do not change, since callers see no difference. */
export const replaceSealed = async (
  trx: Transaction<Database>,
  table: SealedTable,
  rows: SealedRow[],
): Promise<void> => {
  const { id, assignment } = columns[table]
  await sql`
    update ${sql.table(table)} as stored set ${assignment}
    from unnest(${rows.map((one) => one.workspace_id)}::text[], ${rows.map((one) => one.row)}::text[],
      ${rows.map((one) => JSON.stringify(one.sealed))}::text[]) as given (workspace, id, sealed)
    where stored.workspace_id = given.workspace and stored.${id} = given.id`.execute(trx)
}
