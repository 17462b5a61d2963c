/** JSON views of servers and their tools, with only the names of headers. Pure. */
import { createHash } from 'node:crypto'
import { type Difference, extensionIdOf, type HashedTool, type Inventory } from './inventory.ts'
import type { ListedRow, ServerRow } from './repository.ts'
import type { McpServer, McpServerItem, McpSync } from './schemas.ts'

const listed = (row: ServerRow) => ({
  server_id: row.server_id,
  extension_id: extensionIdOf(row.server_id),
  url: row.url,
  headers: row.header_names,
  description: row.description,
  registered_at: row.registered_at,
  synced_at: row.synced_at?.toISOString() ?? null,
  catalogue_hash: row.catalogue_hash,
})

export const serverItem = (row: ListedRow): McpServerItem => ({
  ...listed(row),
  tool_count: row.tool_count,
  last_sync: row.last_sync,
})

export const serverDetail = (row: ServerRow, tools: HashedTool[]): McpServer => ({
  ...listed(row),
  tools,
})

/** Covers only what is shown, so it reveals no secret; the catalogue hash covers the tools. */
export const fingerprintOf = (row: ServerRow): string =>
  createHash('sha256')
    .update(JSON.stringify(listed(row)))
    .digest('hex')

const missingOf = (tools: readonly HashedTool[]) =>
  tools
    .map((tool) => ({
      name: tool.name,
      missing_fields: (['risk_level', 'side_effects', 'input_schema'] as const).filter(
        (field) => tool[field] === null,
      ),
    }))
    .filter(({ missing_fields: missing }) => missing.length > 0)

type SyncResult = {
  row: ServerRow
  before: string | null
  difference: Difference
  tools: HashedTool[]
  skipped: Inventory['skipped']
  blocked: Inventory['blocked']
  reopened: McpSync['reopened']
}

export const syncReport = ({
  row,
  before,
  difference,
  tools,
  skipped,
  blocked,
  reopened,
}: SyncResult): McpSync => ({
  server_id: row.server_id,
  synced_at: row.synced_at?.toISOString() ?? '',
  hash_before: before,
  hash_after: row.catalogue_hash ?? '',
  ...difference,
  skipped,
  blocked,
  missing_metadata: missingOf(tools),
  reopened,
})
