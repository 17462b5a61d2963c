/** Dead letters: their replay, and the deletion of old ones. */
import { type Kysely, sql, type Transaction } from 'kysely'
import { type Database, transaction } from '../../platform/database/client.ts'
import { type Claimed, renew } from './queue.ts'

export type Letter = { snapshot_version: number; payload: unknown }

const KEPT_DAYS = 30

export const deadLettersToReplay = async (
  db: Kysely<Database>,
  { workspace_id, subscription_id }: Claimed,
  limit: number,
): Promise<Letter[]> => {
  const { rows } = await sql<Letter>`
    select snapshot_version, payload from dead_letters
    where workspace_id = ${workspace_id} and subscription_id = ${subscription_id}
      and replayed_at is not null
    order by snapshot_version limit ${limit}`.execute(db)
  return rows
}

/** The outcome of the call; null: it succeeded. */
type Outcome = { error: string | null; leaseMs: number }

/**
 * Deletes a letter that was delivered. One that failed becomes a dead letter again, since retrying
 * it would delay new changes. False if the lease is lost, or the subscription was replaced.
 */
export const settleLetter = async (
  trx: Transaction<Database>,
  held: Claimed,
  version: number,
  { error, leaseMs }: Outcome,
): Promise<boolean> => {
  if (!(await renew(trx, held, leaseMs))) return false
  const isSubscription = sql`
    workspace_id = ${held.workspace_id} and subscription_id = ${held.subscription_id}`
  const isLetter = sql`${isSubscription} and snapshot_version = ${version}`
  if (error === null) {
    await sql`delete from dead_letters where ${isLetter}`.execute(trx)
    await sql`
      update subscriptions set last_success_at = clock_timestamp() where ${isSubscription}`.execute(
      trx,
    )
    return true
  }
  await sql`
    update dead_letters set replayed_at = null, died_at = now(), error = ${error}
    where ${isLetter}`.execute(trx)
  await sql`
    update subscriptions set last_error = ${error}, last_error_at = clock_timestamp()
    where ${isSubscription}`.execute(trx)
  return true
}

/** Returns the number of deleted letters. Safe in every replica at once. */
export const sweepLetters = async (db: Kysely<Database>): Promise<number> =>
  transaction(db, async (trx) => {
    const { numAffectedRows } = await sql`
      delete from dead_letters where (workspace_id, subscription_id, snapshot_version) in (
        select workspace_id, subscription_id, snapshot_version from dead_letters
        where died_at < now() - make_interval(days => ${KEPT_DAYS}) and replayed_at is null
        limit 1000
        for update skip locked)`.execute(trx)
    return Number(numAffectedRows ?? 0n)
  })
