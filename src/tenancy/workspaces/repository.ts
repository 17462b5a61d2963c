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
  title: string | null
} & Holding

const columns = sql`
  workspace_id, created_at, snapshot_version, deleted_at, title, ${holdingColumns}`

/** In the statement of the list, so that a page of any length is one query. */
const counts = sql`
  (select count(*)::int from tokens t where t.workspace_id = workspaces.workspace_id
    and t.revoked_at is null and t.expires_at > now()) as token_count,
  (select count(*)::int from proposals p where p.workspace_id = workspaces.workspace_id
    and p.review_status in ('pending', 'blocked_metadata')) as waiting_count`

export type WorkspaceStanding = { state: string; row_id: string; version: number }

/**
 * The states of existing workspaces: strings that differ after every change. They include the time,
 * since the counters of a restored database reach the same versions again.
 */
export const findStates = async (
  db: Kysely<Database>,
  workspaceIds: readonly string[],
): Promise<Map<string, WorkspaceStanding>> => {
  const { rows } = await sql<WorkspaceStanding & { workspace_id: string }>`
    select workspace_id, row_id, snapshot_version as version,
      row_id || ' ' || snapshot_version || ' ' || extract(epoch from snapshot_at) as state
    from workspaces
    where workspace_id = any(${workspaceIds}) and deleted_at is null`.execute(db)
  return new Map(rows.map(({ workspace_id, ...standing }) => [workspace_id, standing]))
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

type Page = {
  only: readonly string[] | undefined
  after: string | null
  limit: number
  isCounted: boolean
}

/** Null: not counted. */
export type CountedRow = WorkspaceRow & {
  token_count: number | null
  waiting_count: number | null
}

const uncounted = sql`null::int as token_count, null::int as waiting_count`

/** In the order of their ids, one more than `limit`. */
export const listWorkspaces = async (
  db: Kysely<Database>,
  { only, after, limit, isCounted }: Page,
): Promise<CountedRow[]> => {
  const isOnly = only === undefined ? sql`true` : sql`workspace_id = any(${only}::text[])`
  const { rows } = await sql<CountedRow>`
    select ${columns}, ${isCounted ? counts : uncounted} from workspaces
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
    with stored as (
      insert into workspaces (workspace_id) values (${workspaceId})
      on conflict (workspace_id) do nothing
      returning *
    ) select ${columns} from stored`.execute(trx)
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

export const setTitle = async (
  trx: Transaction<Database>,
  workspaceId: string,
  title: string | null,
): Promise<void> => {
  await trx
    .updateTable('workspaces')
    .set({ title })
    .where('workspace_id', '=', workspaceId)
    .execute()
}

/** False if there was none left to delete. */
export const tombstoneWorkspace = async (
  trx: Transaction<Database>,
  workspaceId: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('workspaces')
    .set({ deleted_at: sql<Date>`now()`, title: null })
    .where('workspace_id', '=', workspaceId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
