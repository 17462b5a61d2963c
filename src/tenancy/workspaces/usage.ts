/**
 * Usage counters of a workspace. They change at the end of a write, next to its event, which locks
 * the same row. That is after all other locks, so that no two writes deadlock.
 */
import { type Kysely, sql, type Transaction } from 'kysely'
import { beforeCommit, type Database } from '../../platform/database/client.ts'
import { AppError } from '../../platform/errors.ts'
import { excessOf, type Growth, type Holding, isNothing, plus, quotaNames } from './quotas.ts'

const quotaColumn = (name: string) => sql.ref(`quota_${name}`)
const usedColumn = (name: string) => sql.ref(`used_${name}`)

/** Columns of `workspaces`. */
export const holdingColumns = sql<string>`
  json_build_object(${sql.join(quotaNames.flatMap((name) => [sql.lit(name), quotaColumn(name)]))})
    as quotas,
  json_build_object(${sql.join(quotaNames.flatMap((name) => [sql.lit(name), usedColumn(name)]))})
    as usage`

const selectHolding = (workspaceId: string) => sql<Holding>`
  select ${holdingColumns} from workspaces
  where workspace_id = ${workspaceId} and deleted_at is null`

/** Null if the workspace does not exist or is deleted. */
export const findHolding = async (
  db: Kysely<Database>,
  workspaceId: string,
): Promise<Holding | null> => (await selectHolding(workspaceId).execute(db)).rows[0] ?? null

/** The same, locked until the transaction ends. */
export const lockHolding = async (
  trx: Transaction<Database>,
  workspaceId: string,
): Promise<Holding | null> => {
  const { rows } = await sql<Holding>`${selectHolding(workspaceId)} for no key update`.execute(trx)
  return rows[0] ?? null
}

const tryAdd = async (
  trx: Transaction<Database>,
  workspaceId: string,
  growth: Growth,
): Promise<boolean> => {
  const by = (name: keyof Growth) => sql`${growth[name] ?? 0}::bigint`
  const sums = quotaNames.map(
    (name) => sql`${usedColumn(name)} = ${usedColumn(name)} + ${by(name)}`,
  )
  const conditions = quotaNames.map(
    (name) => sql`(${by(name)} <= 0 or ${quotaColumn(name)} is null
      or ${usedColumn(name)} + ${by(name)} <= ${quotaColumn(name)})`,
  )
  const { numAffectedRows } = await sql`
    update workspaces set ${sql.join(sums)}
    where workspace_id = ${workspaceId} and deleted_at is null
      and ${sql.join(conditions, sql` and `)}`.execute(trx)
  return numAffectedRows === 1n
}

/**
 * Rejects growth beyond a limit without changing anything; never rejects a write that only frees.
 */
const addOrReject = async (
  trx: Transaction<Database>,
  workspaceId: string,
  growth: Growth,
): Promise<void> => {
  while (!isNothing(growth) && !(await tryAdd(trx, workspaceId, growth))) {
    const holding = await findHolding(trx, workspaceId)
    if (holding === null) {
      // A deleted workspace is no longer counted.
      if (Object.values(growth).every((by) => by <= 0)) return
      throw workspaceGone()
    }
    const excess = excessOf(holding, growth)
    // Otherwise another write has freed room in between.
    if (excess) throw excess
  }
}

const waiting = new WeakMap<Transaction<Database>, Map<string, Growth>>()

/** Changes the counters at the end of the transaction, which fails if a quota would be exceeded. */
export const addUsage = (trx: Transaction<Database>, workspaceId: string, growth: Growth): void => {
  const byWorkspace = waiting.get(trx) ?? new Map<string, Growth>()
  waiting.set(trx, byWorkspace)
  const earlier = byWorkspace.get(workspaceId)
  byWorkspace.set(workspaceId, plus(earlier ?? {}, growth))
  if (earlier) return
  beforeCommit(trx, () => addOrReject(trx, workspaceId, byWorkspace.get(workspaceId) ?? {}))
}

export const workspaceGone = (): AppError =>
  new AppError('workspaces.not_found', 'The workspace was deleted meanwhile.')
