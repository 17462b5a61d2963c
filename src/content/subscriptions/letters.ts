/** Dead letters: their replay, and the deletion of old ones. */
import { type Kysely, sql, type Transaction } from 'kysely'
import { sweepByWorkspace } from '../../platform/database/by-workspace.ts'
import type { Database } from '../../platform/database/client.ts'
import { type Claimed, renew } from './queue.ts'

export type Letter = { snapshot_version: number; payload: unknown }

const KEPT_DAYS = 30
const BATCH = 1000

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
      update subscriptions set last_success_at = now() where ${isSubscription}`.execute(trx)
    return true
  }
  await sql`
    update dead_letters set replayed_at = null, died_at = now(), error = ${error}
    where ${isLetter}`.execute(trx)
  await sql`
    update subscriptions set last_error = ${error}, last_error_at = now()
    where ${isSubscription}`.execute(trx)
  return true
}

/** Returns the number of deleted letters. Safe in every replica at once. */
export const sweepLetters = async (db: Kysely<Database>): Promise<number> => {
  const due = sql`died_at < now() - make_interval(days => ${KEPT_DAYS}) and replayed_at is null`
  return await sweepByWorkspace(db, {
    table: 'dead_letters',
    due,
    size: BATCH,
    batch: async (trx, workspaceId) => {
      const { numAffectedRows } = await sql`
        delete from dead_letters
        where workspace_id = ${workspaceId} and (subscription_id, snapshot_version) in (
          select subscription_id, snapshot_version from dead_letters
          where workspace_id = ${workspaceId} and ${due}
          limit ${BATCH} for update skip locked)`.execute(trx)
      return Number(numAffectedRows ?? 0n)
    },
  })
}

type SubscriptionKey = { workspaceId: string; subscriptionId: string }

export type LetterRow = {
  snapshot_version: number
  payload: unknown
  created_at: Date
  died_at: Date
  error: string
  replayed_at: Date | null
}

const isOf = ({ workspaceId, subscriptionId }: SubscriptionKey) =>
  sql`workspace_id = ${workspaceId} and subscription_id = ${subscriptionId}`

/** Oldest first, one more than `limit`. */
export const listLetters = async (
  db: Kysely<Database>,
  key: SubscriptionKey,
  { after, limit }: { after: number; limit: number },
): Promise<LetterRow[]> => {
  const { rows } = await sql<LetterRow>`
    select snapshot_version, payload, created_at, died_at, error, replayed_at from dead_letters
    where ${isOf(key)} and snapshot_version > ${after}
    order by snapshot_version limit ${limit + 1}`.execute(db)
  return rows
}

/** False if there is no such letter. */
export const replayLetter = async (
  trx: Transaction<Database>,
  key: SubscriptionKey,
  version: number,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update dead_letters set replayed_at = now()
    where ${isOf(key)} and snapshot_version = ${version}`.execute(trx)
  return numAffectedRows === 1n
}

/** False if there is no such letter. */
export const deleteLetter = async (
  trx: Transaction<Database>,
  key: SubscriptionKey,
  version: number,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    delete from dead_letters
    where ${isOf(key)} and snapshot_version = ${version}`.execute(trx)
  return numAffectedRows === 1n
}
