/**
 * Drops events older than the retained window, oldest first. The newest event of a workspace is
 * kept, so that an up-to-date client need not reload. Safe in every replica at once.
 */
import { type Kysely, sql, type Transaction } from 'kysely'
import { inBatches } from '../../platform/database/by-workspace.ts'
import type { Database } from '../../platform/database/client.ts'

const BATCH = 1000
/** A subscription retries a change for one day before it gives up. */
const DAYS_FOR_SUBSCRIBERS = 2

type Due = { workspace_id: string; days: number }

/**
 * The log has no index by time, so the oldest event of a workspace decides whether it has something
 * to drop.
 */
const findDue = async (db: Kysely<Database>, days: number): Promise<Due[]> => {
  const { rows } = await sql<Due>`
    select due.workspace_id, due.days from (
      select w.workspace_id, oldest.created_at,
        case when s.workspace_id is null then ${days}::int
          else greatest(${days}::int, ${DAYS_FOR_SUBSCRIBERS}::int) end as days
      from workspaces w
      join (
        select workspace_id, min(snapshot_version) as snapshot_version from events
        group by workspace_id
      ) first on first.workspace_id = w.workspace_id
        and first.snapshot_version < w.snapshot_version
      join events oldest on oldest.workspace_id = first.workspace_id
        and oldest.snapshot_version = first.snapshot_version
      left join (select distinct workspace_id from subscriptions) s
        on s.workspace_id = w.workspace_id
    ) due
    where due.created_at < now() - make_interval(days => due.days)`.execute(db)
  return rows
}

const dropBatch = async (
  trx: Transaction<Database>,
  { workspace_id: workspaceId, days }: Due,
): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from events where workspace_id = ${workspaceId} and snapshot_version in (
      select e.snapshot_version
      from events e join workspaces w on w.workspace_id = e.workspace_id
      where e.workspace_id = ${workspaceId} and e.snapshot_version < w.snapshot_version
        and e.created_at < now() - make_interval(days => ${days})
      order by e.snapshot_version
      limit ${BATCH})`.execute(trx)
  return Number(numAffectedRows ?? 0n)
}

/** Returns the number of dropped events. */
export const sweepEvents = async (db: Kysely<Database>, days: number): Promise<number> => {
  let swept = 0
  for (const due of await findDue(db, days)) {
    swept += await inBatches(db, due.workspace_id, {
      size: BATCH,
      batch: (trx) => dropBatch(trx, due),
    })
  }
  return swept
}
