/** Rows of `mcp_servers` and `mcp_tools`. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import { renewedFrom } from '../../platform/database/instants.ts'
import type { Sealed } from '../../tenancy/secrets/seal.ts'
import { mcpServerTarget } from '../../tenancy/audit/log.ts'
import type { Difference, HashedTool, Inventory } from './inventory.ts'
import type { LastSync } from './schemas.ts'

export type ServerKey = { workspaceId: string; serverId: string }

export type Registration = {
  url: string
  header_names: string[]
  /** Null if there are none. */
  headers: Sealed | null
  description: string | null
}

export type ServerRow = Registration & {
  server_id: string
  registered_at: string
  look_stored: number
  catalogue_hash: string | null
  synced_at: Date | null
}

export type ListedRow = ServerRow & { tool_count: number; last_sync: LastSync | null }

/**
 * `registered_at` is a text with microseconds, which a Date cannot hold, so that no two
 * registrations share it.
 */
const columns = sql`
  server_id, url, header_names, headers, description, look_stored, catalogue_hash, synced_at,
  to_char(registered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as registered_at`

const isKey = ({ workspaceId, serverId }: ServerKey) =>
  sql`workspace_id = ${workspaceId} and server_id = ${serverId}`

export const findServer = async (
  db: Kysely<Database>,
  key: ServerKey,
): Promise<ServerRow | null> => {
  const { rows } = await sql<ServerRow>`
    select ${columns} from mcp_servers where ${isKey(key)}`.execute(db)
  return rows[0] ?? null
}

export const lockServer = async (
  trx: Transaction<Database>,
  key: ServerKey,
): Promise<ServerRow | null> => {
  const { rows } = await sql<ServerRow>`
    select ${columns} from mcp_servers where ${isKey(key)} for update`.execute(trx)
  return rows[0] ?? null
}

/** Locks the inventories of these servers until the end of the transaction. */
export const lockServers = async (
  trx: Transaction<Database>,
  workspaceId: string,
  serverIds: string[],
): Promise<void> => {
  await sql`
    select from mcp_servers
    where workspace_id = ${workspaceId} and server_id = any(${serverIds})
    order by server_id for share`.execute(trx)
}

const counted = (field: keyof Difference) =>
  sql`json_array_length(coalesce(a.details -> ${sql.lit(field)}, '[]'))`

/**
 * In the byte order of their ids, one more than `limit`. What the last sync found comes from the
 * audit log, which keeps every sync.
 */
export const listServers = async (
  db: Kysely<Database>,
  workspaceId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<ListedRow[]> => {
  const { rows } = await sql<ListedRow>`
    select ${columns}, (
      select count(*) from mcp_tools t
      where t.workspace_id = s.workspace_id and t.server_id = s.server_id
    ) as tool_count, case when s.synced_at is not null then (
      select json_build_object('added', ${counted('added')}, 'changed', ${counted('changed')},
        'removed', ${counted('removed')})
      from audit_entries a
      where a.workspace_id = s.workspace_id and a.target = ${mcpServerTarget('')} || s.server_id
        and a.action = 'mcp_server_sync'
      order by a.seq desc limit 1
    ) end as last_sync
    from mcp_servers s
    where workspace_id = ${workspaceId} and server_id > ${after ?? ''}
    order by server_id limit ${limit + 1}`.execute(db)
  return rows
}

const json = (sealed: Sealed | null): string | null => sealed && JSON.stringify(sealed)

/** Null if another transaction inserted it first. */
export const insertServer = async (
  trx: Transaction<Database>,
  { workspaceId, serverId }: ServerKey,
  { url, header_names, headers, description }: Registration,
): Promise<ServerRow | null> => {
  const { rows } = await sql<ServerRow>`
    with stored as (
      insert into mcp_servers (workspace_id, server_id, url, header_names, headers, description)
      values (${workspaceId}, ${serverId}, ${url}, ${header_names}, ${json(headers)}, ${description})
      on conflict do nothing
      returning *
    ) select ${columns} from stored`.execute(trx)
  return rows[0] ?? null
}

/** The server must be locked. Its tools remain until the next sync. */
export const replaceServer = async (
  trx: Transaction<Database>,
  key: ServerKey,
  { url, header_names, headers, description }: Registration,
): Promise<ServerRow> => {
  const { rows } = await sql<ServerRow>`
    with stored as (
      update mcp_servers set
        url = ${url}, header_names = ${header_names}, headers = ${json(headers)},
        description = ${description},
        registered_at = ${renewedFrom('registered_at')}
      where ${isKey(key)}
      returning *
    ) select ${columns} from stored`.execute(trx)
  const [row] = rows
  if (!row) throw new Error(`the MCP server ${key.serverId} is gone`)
  return row
}

export const deleteServer = async (trx: Transaction<Database>, key: ServerKey): Promise<void> => {
  await sql`delete from mcp_servers where ${isKey(key)}`.execute(trx)
}

/** Returns the server, and the number of the sync that begins. */
export const beginSync = async (
  trx: Transaction<Database>,
  key: ServerKey,
): Promise<(ServerRow & { look: number }) | null> => {
  const { rows } = await sql<ServerRow & { look: number }>`
    with stored as (
      update mcp_servers set looks_begun = looks_begun + 1
      where ${isKey(key)}
      returning *
    ) select ${columns}, looks_begun as look from stored`.execute(trx)
  return rows[0] ?? null
}

export const listTools = async (
  db: Kysely<Database>,
  { workspaceId, serverId }: ServerKey,
): Promise<HashedTool[]> => {
  const { rows } = await sql<{ hash: string; tool: Omit<HashedTool, 'hash'> }>`
    select hash, tool from mcp_tools
    where workspace_id = ${workspaceId} and server_id = ${serverId} order by name`.execute(db)
  return rows.map(({ hash, tool }) => ({ ...tool, hash }))
}

/** The server must be locked. */
export const storeInventory = async (
  trx: Transaction<Database>,
  key: ServerKey,
  { look, inventory, difference }: { look: number; inventory: Inventory; difference: Difference },
): Promise<ServerRow> => {
  const { workspaceId, serverId } = key
  const { added, changed, removed } = difference
  await sql`
    delete from mcp_tools
    where workspace_id = ${workspaceId} and server_id = ${serverId}
      and name = any(${[...changed, ...removed]})`.execute(trx)
  const fresh = new Set([...added, ...changed])
  const tools = inventory.tools.filter(({ name }) => fresh.has(name))
  await sql`
    insert into mcp_tools (workspace_id, server_id, name, hash, tool)
    select ${workspaceId}, ${serverId}, name, hash, tool::json
    from unnest(${tools.map(({ name }) => name)}::text[], ${tools.map(({ hash }) => hash)}::text[],
      ${tools.map(({ hash: _hash, ...tool }) => JSON.stringify(tool))}::text[])
      as given (name, hash, tool)`.execute(trx)
  const { rows } = await sql<ServerRow>`
    with stored as (
      update mcp_servers set look_stored = ${look}, catalogue_hash = ${inventory.hash},
        synced_at = greatest(synced_at, statement_timestamp())
      where ${isKey(key)}
      returning *
    ) select ${columns} from stored`.execute(trx)
  const [row] = rows
  if (!row) throw new Error(`the MCP server ${serverId} is gone`)
  return row
}
