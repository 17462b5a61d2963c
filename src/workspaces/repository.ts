/** Rows of `workspaces`. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database/client.ts'

export type WorkspaceRow = {
  workspace_id: string
  created_at: Date
  snapshot_version: number
  deleted_at: Date | null
}

const columns = ['workspace_id', 'created_at', 'snapshot_version', 'deleted_at'] as const

/**
 * Of those that exist: what changes with every change in them, and with the database under them: one
 * that was put back counts up to the same versions, at other times.
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

/** Also one that was deleted. */
export const findWorkspace = async (
  db: Kysely<Database>,
  workspaceId: string,
): Promise<WorkspaceRow | null> => {
  const row = await db
    .selectFrom('workspaces')
    .select(columns)
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst()
  return row ?? null
}

type Page = { only: string | undefined; after: string | null; limit: number }

/** In the order of their ids, one more than `limit`. */
export const listWorkspaces = async (
  db: Kysely<Database>,
  { only, after, limit }: Page,
): Promise<WorkspaceRow[]> => {
  let query = db.selectFrom('workspaces').select(columns).where('deleted_at', 'is', null)
  if (only !== undefined) query = query.where('workspace_id', '=', only)
  if (after !== null) query = query.where('workspace_id', '>', after)
  return query
    .orderBy('workspace_id')
    .limit(limit + 1)
    .execute()
}

/** Null where the id is taken, also by a workspace that was deleted. */
export const insertWorkspace = async (
  trx: Transaction<Database>,
  workspaceId: string,
): Promise<WorkspaceRow | null> => {
  const row = await trx
    .insertInto('workspaces')
    .values({ workspace_id: workspaceId })
    .onConflict((conflict) => conflict.column('workspace_id').doNothing())
    .returning(columns)
    .executeTakeFirst()
  return row ?? null
}

/** False where there was none left to delete. */
export const buryWorkspace = async (
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
