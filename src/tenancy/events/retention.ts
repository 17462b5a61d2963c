/**
 * Drops events older than the retained window, oldest first. The newest event of a workspace is
 * kept, so that an up-to-date client need not reload. Safe in every replica at once.
 */
import { type Kysely, sql, type Transaction } from 'kysely'
import { type Database, transaction } from '../../platform/database/client.ts'

const BATCH = 1000
/** A subscription retries a change for one day before it gives up. */
const DAYS_FOR_SUBSCRIBERS = 2

/**
 * The log has no index by time, so the oldest event of a workspace decides whether to read more of
 * them.
 */
const sweepBatch = async (trx: Transaction<Database>, days: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from events where (workspace_id, snapshot_version) in (
      select e.workspace_id, e.snapshot_version
      from workspaces w
      cross join lateral (
        select created_at from events
        where workspace_id = w.workspace_id
        order by snapshot_version limit 1
      ) oldest
      cross join lateral (
        select workspace_id, snapshot_version, created_at from events
        where workspace_id = w.workspace_id and snapshot_version < w.snapshot_version
        order by snapshot_version limit ${BATCH}
      ) e
      cross join lateral (
        select now() - make_interval(days => case
          when exists (select from subscriptions s where s.workspace_id = w.workspace_id)
          then greatest(${days}::int, ${DAYS_FOR_SUBSCRIBERS}::int) else ${days}::int end) as since
      ) kept
      where oldest.created_at < since and e.created_at < since
      order by e.workspace_id, e.snapshot_version
      limit ${BATCH})`.execute(trx)
  return Number(numAffectedRows ?? 0n)
}

/** Returns the number of dropped events. */
export const sweepEvents = async (db: Kysely<Database>, days: number): Promise<number> => {
  let swept = 0
  for (let count = BATCH; count === BATCH; swept += count) {
    count = await transaction(db, (trx) => sweepBatch(trx, days))
  }
  return swept
}
