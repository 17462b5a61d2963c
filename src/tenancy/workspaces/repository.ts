/** Rows of `workspaces`. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import { type Holding, type Quotas, quotaNames } from './quotas.ts'
import { holdingColumns } from './usage.ts'

export type WorkspaceRow = {
  workspace_id: string
  created_at: Date
  snapshot_version: number
  deleted_at: Date | null
} & Holding

const columns = sql`
  workspace_id, created_at, snapshot_version, deleted_at, ${holdingColumns}`

/**
 * The states of existing workspaces: strings that differ after every change. They include the time,
 * since the counters of a restored database reach the same versions again.
 */
export const findStates = async (
  db: Kysely<Database>,
  workspaceIds: readonly string[],
): Promise<Map<string, string>> => {
  const { rows } = await sql<{ workspace_id: string; state: string }>`
    select workspace_id,
      row_id || ' ' || snapshot_version || ' ' || extract(epoch from snapshot_at) as state
    from workspaces
    where workspace_id = any(${workspaceIds}) and deleted_at is null`.execute(db)
  return new Map(rows.map(({ workspace_id, state }) => [workspace_id, state]))
}

export const findLiveWorkspaces = async (
  db: Kysely<Database>,
  workspaceIds: readonly string[],
): Promise<Set<string>> => {
  const { rows } = await sql<{ workspace_id: string }>`
    select workspace_id from workspaces
    where workspace_id = any(${workspaceIds}) and deleted_at is null`.execute(db)
  return new Set(rows.map(({ workspace_id }) => workspace_id))
}

/** Finds deleted workspaces, too. */
export const findWorkspace = async (
  db: Kysely<Database>,
  workspaceId: string,
): Promise<WorkspaceRow | null> => {
  const { rows } = await sql<WorkspaceRow>`
    select ${columns} from workspaces where workspace_id = ${workspaceId}`.execute(db)
  return rows[0] ?? null
}

/** The same, locked until the transaction ends. */
export const lockWorkspace = async (
  trx: Transaction<Database>,
  workspaceId: string,
): Promise<WorkspaceRow | null> => {
  const { rows } = await sql<WorkspaceRow>`
    select ${columns} from workspaces where workspace_id = ${workspaceId}
    for no key update`.execute(trx)
  return rows[0] ?? null
}

type Page = { only: string | undefined; after: string | null; limit: number }

/** In the order of their ids, one more than `limit`. */
export const listWorkspaces = async (
  db: Kysely<Database>,
  { only, after, limit }: Page,
): Promise<WorkspaceRow[]> => {
  const isOnly = only === undefined ? sql`true` : sql`workspace_id = ${only}`
  const { rows } = await sql<WorkspaceRow>`
    select ${columns} from workspaces
    where deleted_at is null and ${isOnly} and workspace_id > ${after ?? ''}
    order by workspace_id limit ${limit + 1}`.execute(db)
  return rows
}

/** Null if the id is taken, even by a deleted workspace. */
export const insertWorkspace = async (
  trx: Transaction<Database>,
  workspaceId: string,
): Promise<WorkspaceRow | null> => {
  const { rows } = await sql<WorkspaceRow>`
    insert into workspaces (workspace_id) values (${workspaceId})
    on conflict (workspace_id) do nothing
    returning ${columns}`.execute(trx)
  return rows[0] ?? null
}

/** Omitted quotas stay unchanged. */
export const setQuotas = async (
  trx: Transaction<Database>,
  workspaceId: string,
  quotas: Partial<Quotas>,
): Promise<void> => {
  const assignments = quotaNames
    .filter((name) => quotas[name] !== undefined)
    .map((name) => sql`${sql.ref(`quota_${name}`)} = ${quotas[name]}::bigint`)
  if (assignments.length === 0) return
  await sql`update workspaces set ${sql.join(assignments)} where workspace_id = ${workspaceId}`.execute(
    trx,
  )
}

/** False if there was none left to delete. */
export const tombstoneWorkspace = async (
  trx: Transaction<Database>,
  workspaceId: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('workspaces')
    .set({ deleted_at: sql<Date>`now()` })
    .where('workspace_id', '=', workspaceId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
