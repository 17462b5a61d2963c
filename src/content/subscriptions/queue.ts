/**
 * The queries of the delivery worker. A claimed subscription belongs to its holder until the lease
 * ends. Every write names the lease and the registration, so that a holder whose lease has ended,
 * or whose subscription was replaced, changes nothing.
 */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { type Database, transaction } from '../../platform/database/client.ts'
import type { TriggerType } from './schemas.ts'
import type { LoggedEvent } from '../../tenancy/events/frames.ts'

export type Claimed = {
  workspace_id: string
  subscription_id: string
  trigger_type: TriggerType
  function_id: string
  position: number
  attempts: number
  lease_id: string
}

/** `payload` is what the function was sent. */
export type Failure = { error: string; payload: object; pauseMs: number; giveUpMs: number }

const later = (ms: number): RawBuilder<Date> =>
  sql`now() + make_interval(secs => ${ms / 1000}::float8)`

const isHeld = (held: Claimed) => sql`
  s.workspace_id = ${held.workspace_id} and s.subscription_id = ${held.subscription_id}
  and s.lease_id = ${held.lease_id}
  and s.trigger_type = ${held.trigger_type} and s.function_id = ${held.function_id}`

const LOOKS = 3

type Lease = { leaseId: string; leaseMs: number; limit: number }

/** Behind, or with letters to replay, and without a holder. */
const isDue = sql`
  s.next_attempt_at <= now() and (s.lease_id is null or s.lease_expires_at <= now())
  and exists (
    select from workspaces w
    where w.workspace_id = s.workspace_id and w.deleted_at is null
      and (s.position < w.snapshot_version or exists (
        select from dead_letters d
        where d.workspace_id = s.workspace_id and d.subscription_id = s.subscription_id
          and d.replayed_at is not null)))`

type Due = { workspace_id: string; subscription_id: string }

/** Subscriptions that have something to deliver and no holder; the longest waiting first. */
const findDue = async (db: Kysely<Database>, limit: number): Promise<Due[]> => {
  const { rows } = await sql<Due>`
    select s.workspace_id, s.subscription_id from subscriptions s where ${isDue}
    order by s.next_attempt_at limit ${limit}`.execute(db)
  return rows
}

/** Those of a workspace that are still due. */
const claimIn = async (
  trx: Transaction<Database>,
  workspaceId: string,
  subscriptionIds: string[],
  { leaseId, leaseMs }: Lease,
): Promise<Claimed[]> => {
  const { rows } = await sql<Claimed>`
    update subscriptions set lease_id = ${leaseId}, lease_expires_at = ${later(leaseMs)}
    where workspace_id = ${workspaceId} and subscription_id in (
      select s.subscription_id from subscriptions s
      where s.workspace_id = ${workspaceId}
        and s.subscription_id = any(${subscriptionIds}::text[]) and ${isDue}
      for update of s skip locked)
    returning workspace_id, subscription_id, trigger_type, function_id, position, attempts,
      lease_id`.execute(trx)
  return rows
}

/**
 * Claims up to `limit` due subscriptions, each workspace in a transaction of its own. Looks again
 * where another replica was faster, so that this one gets the rest.
 */
export const claimDue = async (db: Kysely<Database>, lease: Lease): Promise<Claimed[]> => {
  const claimed: Claimed[] = []
  try {
    for (let look = 0; look < LOOKS && claimed.length < lease.limit; look += 1) {
      const wanted = lease.limit - claimed.length
      const due = await findDue(db, wanted)
      for (const [workspaceId, some] of Map.groupBy(due, (one) => one.workspace_id)) {
        const ids = some.map(({ subscription_id: id }) => id)
        claimed.push(...(await transaction(db, (trx) => claimIn(trx, workspaceId, ids, lease))))
      }
      if (due.length < wanted) break
    }
  } catch (error) {
    // What is claimed already would wait until its lease has expired.
    if (claimed.length === 0) throw error
  }
  return claimed
}

/** False if the lease is lost, or the subscription was replaced. */
export const renew = async (
  trx: Transaction<Database>,
  held: Claimed,
  leaseMs: number,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update subscriptions s set lease_expires_at = ${later(leaseMs)} where ${isHeld(held)}`.execute(
    trx,
  )
  return numAffectedRows === 1n
}

/** Ends the lease. The subscription then queues behind all others that are already waiting. */
export const release = async (trx: Transaction<Database>, held: Claimed): Promise<void> => {
  await sql`
    update subscriptions set lease_id = null, lease_expires_at = null,
      next_attempt_at = greatest(next_attempt_at, now())
    where workspace_id = ${held.workspace_id} and subscription_id = ${held.subscription_id}
      and lease_id = ${held.lease_id}`.execute(trx)
}

/** The next changes of the type that the subscription is for. */
export const changesAfter = async (
  db: Kysely<Database>,
  { workspace_id, trigger_type, position }: Claimed,
  limit: number,
): Promise<LoggedEvent[]> =>
  await db
    .selectFrom('events')
    .select(['snapshot_version', 'type', 'payload'])
    .select(sql<number>`floor(extract(epoch from created_at))::bigint`.as('created_at'))
    .where('workspace_id', '=', workspace_id)
    .where('snapshot_version', '>', position)
    .where('type', '=', trigger_type)
    .orderBy('snapshot_version')
    .limit(limit)
    .execute()

/**
 * Records that the function accepted the change. False if the lease is lost, or the subscription
 * was replaced.
 */
export const settle = async (
  trx: Transaction<Database>,
  held: Claimed,
  version: number,
  leaseMs: number,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update subscriptions s set position = ${version}::bigint, attempts = 0, failing_since = null,
      last_success_at = now(), lease_expires_at = ${later(leaseMs)}
    where ${isHeld(held)}`.execute(trx)
  return numAffectedRows === 1n
}

/** Moves past changes of other types. */
export const skipTo = async (
  trx: Transaction<Database>,
  held: Claimed,
  version: number,
): Promise<void> => {
  await sql`
    update subscriptions s set position = ${version}::bigint
    where ${isHeld(held)} and s.position < ${version}::bigint`.execute(trx)
}

/**
 * Counts the failure, and releases the lease. A change older than `giveUpMs` becomes a dead letter
 * if deliveries have failed for that long, too; returns whether it did.
 */
export const fail = async (
  trx: Transaction<Database>,
  held: Claimed,
  version: number,
  { error, payload, pauseMs, giveUpMs }: Failure,
): Promise<boolean> => {
  const { numAffectedRows: counted } = await sql`
    update subscriptions s set
      attempts = attempts + 1, failing_since = least(failing_since, now()),
      last_error = ${error}, last_error_at = now(),
      next_attempt_at = ${later(pauseMs)}, lease_id = null, lease_expires_at = null
    where ${isHeld(held)}`.execute(trx)
  if (counted !== 1n) return false
  const { numAffectedRows } = await sql`
    insert into dead_letters (workspace_id, subscription_id, snapshot_version, payload, created_at, error)
    select e.workspace_id, s.subscription_id, e.snapshot_version, ${JSON.stringify(payload)}::json,
      e.created_at, ${error}
    from events e join subscriptions s on s.workspace_id = e.workspace_id
    where e.workspace_id = ${held.workspace_id} and e.snapshot_version = ${version}
      and e.created_at <= ${later(-giveUpMs)}
      and s.subscription_id = ${held.subscription_id}
      and s.failing_since <= ${later(-giveUpMs)}`.execute(trx)
  if (numAffectedRows !== 1n) return false
  await sql`
    update subscriptions set position = ${version}::bigint, next_attempt_at = now()
    where workspace_id = ${held.workspace_id} and subscription_id = ${held.subscription_id}`.execute(
    trx,
  )
  return true
}
