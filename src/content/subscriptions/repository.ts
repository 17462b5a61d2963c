/** Rows of `subscriptions`, and the dead letters as their owners see and replay them. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import type { SubscriptionBody, TriggerType } from './schemas.ts'

export type SubscriptionKey = { workspaceId: string; subscriptionId: string }

export type SubscriptionRow = {
  subscription_id: string
  trigger_type: TriggerType
  function_id: string
  created_at: Date
  position: number
  attempts: number
  failing_since: Date | null
  next_attempt_at: Date
  last_success_at: Date | null
  last_error_at: Date | null
  last_error: string | null
  lag: number
  lag_seconds: number
  dead_letters: number
  replaying: number
}

const MAX_COUNTED = 10_000

const isKey = ({ workspaceId, subscriptionId }: SubscriptionKey) =>
  sql`s.workspace_id = ${workspaceId} and s.subscription_id = ${subscriptionId}`

const rows = sql`
  select s.subscription_id, s.trigger_type, s.function_id, s.created_at, s.position, s.attempts,
    s.failing_since, s.next_attempt_at, s.last_success_at, s.last_error_at, s.last_error,
    waiting.lag, waiting.lag_seconds, dead.dead_letters, dead.replaying
  from subscriptions s
  cross join lateral (
    select count(*) as lag,
      coalesce(floor(extract(epoch from greatest(now() - min(created_at), interval '0'))), 0)::bigint as lag_seconds
    from (
      select e.created_at from events e
      where e.workspace_id = s.workspace_id and e.snapshot_version > s.position
        and e.type = s.trigger_type
      order by e.snapshot_version limit ${MAX_COUNTED}) e
  ) waiting
  cross join lateral (
    select count(*) as dead_letters, count(d.replayed_at) as replaying from dead_letters d
    where d.workspace_id = s.workspace_id and d.subscription_id = s.subscription_id
  ) dead`

export const findSubscription = async (
  db: Kysely<Database>,
  key: SubscriptionKey,
): Promise<SubscriptionRow | null> => {
  const found = await sql<SubscriptionRow>`${rows} where ${isKey(key)}`.execute(db)
  return found.rows[0] ?? null
}

/** In the byte order of their ids, one more than `limit`. */
export const listSubscriptions = async (
  db: Kysely<Database>,
  workspaceId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<SubscriptionRow[]> => {
  const found = await sql<SubscriptionRow>`
    ${rows} where s.workspace_id = ${workspaceId} and s.subscription_id > ${after ?? ''}
    order by s.subscription_id limit ${limit + 1}`.execute(db)
  return found.rows
}

/** Serializes writers in a workspace and blocks changes, so that their count is exact. */
export const lockSubscriptions = async (
  trx: Transaction<Database>,
  workspaceId: string,
): Promise<{ count: number; current: number }> => {
  const locked = await sql<{ current: number }>`
    select snapshot_version as current from workspaces where workspace_id = ${workspaceId}
    for no key update`.execute(trx)
  const counted = await sql<{ count: number }>`
    select count(*) as count from subscriptions where workspace_id = ${workspaceId}`.execute(trx)
  return { count: counted.rows[0]?.count ?? 0, current: locked.rows[0]?.current ?? 0 }
}

export const lockSubscription = async (
  trx: Transaction<Database>,
  key: SubscriptionKey,
): Promise<Pick<SubscriptionRow, 'trigger_type' | 'function_id' | 'created_at'> | null> => {
  const found = await sql<SubscriptionRow>`
    select trigger_type, function_id, created_at from subscriptions s where ${isKey(key)} for update`.execute(
    trx,
  )
  return found.rows[0] ?? null
}

export const insertSubscription = async (
  trx: Transaction<Database>,
  { workspaceId, subscriptionId }: SubscriptionKey,
  { trigger_type, function_id, position }: SubscriptionBody & { position: number },
): Promise<void> => {
  await sql`
    insert into subscriptions (workspace_id, subscription_id, trigger_type, function_id, position)
    values (${workspaceId}, ${subscriptionId}, ${trigger_type}, ${function_id}, ${position})`.execute(
    trx,
  )
}

/**
 * Sets the function, keeps the position and delivers at once. A different function starts without
 * failures.
 */
export const setFunction = async (
  trx: Transaction<Database>,
  key: SubscriptionKey,
  functionId: string,
): Promise<void> => {
  await sql`
    update subscriptions s set
      function_id = ${functionId}, next_attempt_at = now(),
      attempts = case when function_id = ${functionId} then attempts else 0 end,
      failing_since = case when function_id = ${functionId} then failing_since end
    where ${isKey(key)}`.execute(trx)
}

/** Deletes its dead letters too. */
export const deleteSubscription = async (
  trx: Transaction<Database>,
  key: SubscriptionKey,
): Promise<void> => {
  await sql`delete from subscriptions s where ${isKey(key)}`.execute(trx)
}

/** Returns the number of letters to deliver again, including those of earlier replays. */
export const replayLetters = async (
  trx: Transaction<Database>,
  { workspaceId, subscriptionId }: SubscriptionKey,
): Promise<number> => {
  const { numAffectedRows } = await sql`
    update dead_letters set replayed_at = now()
    where workspace_id = ${workspaceId} and subscription_id = ${subscriptionId}`.execute(trx)
  return Number(numAffectedRows ?? 0n)
}

export const wakeSubscription = async (
  trx: Transaction<Database>,
  key: SubscriptionKey,
): Promise<void> => {
  await sql`update subscriptions s set next_attempt_at = now() where ${isKey(key)}`.execute(trx)
}

export type Standing = { failing: number; behind: number; dead_letters: number }

/**
 * The state of all workspaces together; `behind` is the largest lag of a subscription, in changes.
 */
export const findStanding = async (db: Kysely<Database>): Promise<Standing> => {
  const { rows: found } = await sql<Standing>`
    select count(s.failing_since) as failing,
      coalesce(max(w.snapshot_version - s.position), 0) as behind,
      (select count(*) from dead_letters) as dead_letters
    from subscriptions s
    join workspaces w on w.workspace_id = s.workspace_id and w.deleted_at is null`.execute(db)
  return found[0] ?? { failing: 0, behind: 0, dead_letters: 0 }
}
