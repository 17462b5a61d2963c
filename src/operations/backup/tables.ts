/** The tables of a backup, each after those that it references, and their unchanged rows. */
import { type Client, escapeIdentifier } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BackupError, type TableHeader } from './entries.ts'

type Table = { name: string; columns: string[]; refers_to: string[] }

/** Leaves out transaction ids, which belong to one server, and generated columns. */
const readTables = async (client: Client): Promise<Table[]> => {
  const { rows } = await client.query<Table>(`
    select c.relname::text as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          and a.attgenerated = '' and a.atttypid <> 'xid8'::regtype) as columns,
      (select coalesce(array_agg(distinct f.confrelid::regclass::text), '{}') from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and not f.condeferrable
          and f.confrelid <> c.oid) as refers_to
    from pg_class c
    where c.relkind = 'r' and c.relnamespace = current_schema::regnamespace
      and c.relname not like 'kysely\\_%'
    order by c.relname`)
  return rows
}

export const listTables = async (client: Client): Promise<TableHeader[]> => {
  const left = await readTables(client)
  const ordered: TableHeader[] = []
  while (left.length > 0) {
    const at = left.findIndex(({ refers_to: names }) =>
      names.every((name) => ordered.some((table) => table.name === name)),
    )
    const [next] = left.splice(at, at < 0 ? 0 : 1)
    if (!next)
      throw new Error(`tables refer to each other: ${left.map(({ name }) => name).join(', ')}`)
    ordered.push({ type: 'table', name: next.name, columns: next.columns })
  }
  return ordered
}

const named = ({ name, columns }: TableHeader): string =>
  `${escapeIdentifier(name)} (${columns.map(escapeIdentifier).join(', ')})`

/** Begins only once it is read, since a query cannot be taken back. */
export async function* readRows(
  client: Client,
  table: TableHeader,
): AsyncGenerator<Uint8Array, void, undefined> {
  const rows = client.query(copyTo(`copy ${named(table)} to stdout`))
  // After the reader has left, the end of the connection still fails the query.
  rows.on('error', () => undefined)
  yield* rows
}

export const writeRows = async (
  client: Client,
  table: TableHeader,
  data: AsyncIterable<Uint8Array>,
): Promise<void> => {
  await pipeline(Readable.from(data), client.query(copyFrom(`copy ${named(table)} from stdin`)))
}

const hasRows = async (client: Client, { name }: TableHeader): Promise<boolean> => {
  // Each database begins with this workspace.
  const where = name === 'workspaces' ? `where workspace_id <> 'default'` : ''
  const from = `select from ${escapeIdentifier(name)} ${where} limit 1`
  return (await client.query(from)).rowCount === 1
}

export const requireNoRows = async (client: Client): Promise<void> => {
  for (const table of await listTables(client)) {
    if (await hasRows(client, table)) {
      throw new BackupError(
        `The database is not empty (${table.name} has rows): set DATABASE_URL to an empty ` +
          'database, or DATA_DIR to a new folder',
      )
    }
  }
}

/** Sequences continue after the largest restored number. */
export const moveSequences = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ name: string; column: string }>(`
    select attrelid::regclass::text as name, attname::text as column from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    where a.attidentity <> '' and c.relnamespace = current_schema::regnamespace`)
  for (const { name, column } of rows) {
    const id = escapeIdentifier(column)
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), max(${id})) from ${escapeIdentifier(name)}
       having max(${id}) is not null`,
      [name, column],
    )
  }
}
