/** SQL of idempotency keys. All times are the database's. */
import { type Kysely, sql, type Transaction } from 'kysely'
import { sweepByWorkspace } from '../../platform/database/by-workspace.ts'
import type { Database } from '../../platform/database/client.ts'

export type KeyRef = { workspaceId: string; actor: string; route: string; key: string }

export type StoredResponse = { status: number; headers: Record<string, string>; body: string }

/** The result of a write, and the build whose code can read it. */
export type Outcome = { build: string; result?: unknown }

export type KeyRow = {
  request_sha256: string
  claim_id: string
  state: string
  outcome: Outcome | null
} & { [Field in keyof StoredResponse]: StoredResponse[Field] | null }

/** Responses are stored for a day. */
const KEPT = sql<string>`interval '24 hours'`
/** After this time, a request without a commit loses its key: its process has probably died. */
export const ABANDONED_MS = 60_000
const ABANDONED = sql<string>`make_interval(secs => ${ABANDONED_MS / 1000})`
/** Of the key that a claim finds: a distributed database takes no `now()` in its condition. */
const age = sql<string>`excluded.claimed_at - idempotency_keys.claimed_at`

const BATCH = 1000

const isOf = ({ workspaceId, actor, route, key }: KeyRef) => ({
  workspace_id: workspaceId,
  actor,
  route,
  key,
})

/** Claims the key; false if another request holds it. */
export const claim = async (
  trx: Transaction<Database>,
  ref: KeyRef,
  { claimId, requestSha256 }: { claimId: string; requestSha256: string },
): Promise<boolean> => {
  const taken = await trx
    .insertInto('idempotency_keys')
    .values({ ...isOf(ref), request_sha256: requestSha256, claim_id: claimId })
    .onConflict((conflict) =>
      conflict
        .columns(['workspace_id', 'actor', 'route', 'key'])
        .doUpdateSet({
          request_sha256: requestSha256,
          claim_id: claimId,
          claimed_at: sql`excluded.claimed_at`,
          state: 'running',
          status: null,
          headers: null,
          body: null,
          outcome: null,
        })
        .where((eb) =>
          eb.or([
            eb(age, '>', KEPT),
            eb.and([
              eb('idempotency_keys.state', '=', 'running'),
              eb(age, '>', ABANDONED),
              eb('idempotency_keys.request_sha256', '=', requestSha256),
            ]),
          ]),
        ),
    )
    .returning('claim_id')
    .executeTakeFirst()
  return taken !== undefined
}

export const find = async (db: Kysely<Database>, ref: KeyRef): Promise<KeyRow | undefined> =>
  db
    .selectFrom('idempotency_keys')
    .select(['request_sha256', 'claim_id', 'state', 'status', 'body'])
    .select(sql<Record<string, string> | null>`headers`.as('headers'))
    .select(sql<Outcome | null>`outcome`.as('outcome'))
    .where((eb) => eb.and(isOf(ref)))
    .executeTakeFirst()

/** Marks the write as done; false if another request has claimed the key meanwhile. */
export const commit = async (
  trx: Transaction<Database>,
  ref: KeyRef,
  claimId: string,
): Promise<boolean> => {
  const held = await trx
    .updateTable('idempotency_keys')
    .set({ state: 'committed' })
    .where((eb) => eb.and(isOf(ref)))
    .where('claim_id', '=', claimId)
    .returning('claim_id')
    .executeTakeFirst()
  return held !== undefined
}

/** Stores the result of a write that is marked as done. */
export const record = async (
  trx: Transaction<Database>,
  ref: KeyRef,
  { claimId, outcome }: { claimId: string; outcome: Outcome },
): Promise<void> => {
  await trx
    .updateTable('idempotency_keys')
    .set({ outcome: JSON.stringify(outcome) })
    .where((eb) => eb.and(isOf(ref)))
    .where('claim_id', '=', claimId)
    .where('state', '=', 'committed')
    .execute()
}

export const storeResponse = async (
  trx: Transaction<Database>,
  ref: KeyRef,
  { claimId, response }: { claimId: string; response: StoredResponse },
): Promise<void> => {
  await trx
    .updateTable('idempotency_keys')
    .set({
      state: 'answered',
      ...response,
      headers: JSON.stringify(response.headers),
      outcome: null,
    })
    .where((eb) => eb.and(isOf(ref)))
    .where('claim_id', '=', claimId)
    .execute()
}

/** Frees the key of a request that changed nothing. */
export const release = async (
  trx: Transaction<Database>,
  ref: KeyRef,
  claimId: string,
): Promise<void> => {
  await trx
    .deleteFrom('idempotency_keys')
    .where((eb) => eb.and(isOf(ref)))
    .where('claim_id', '=', claimId)
    .where('state', '=', 'running')
    .execute()
}

/** Removes the stored responses and outcomes that contain this text, with their keys. */
export const removeNaming = async (
  trx: Transaction<Database>,
  workspaceId: string,
  text: string,
): Promise<void> => {
  await trx
    .deleteFrom('idempotency_keys')
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`strpos(coalesce(body, outcome::text), ${text}) > 0`)
    .execute()
}

/** Deletes all keys older than a day; returns their number. */
export const sweepKeys = async (db: Kysely<Database>): Promise<number> => {
  const due = sql`claimed_at < now() - ${KEPT}`
  return await sweepByWorkspace(db, {
    table: 'idempotency_keys',
    due,
    size: BATCH,
    batch: async (trx, workspaceId) => {
      const { numAffectedRows } = await sql`
        delete from idempotency_keys
        where workspace_id = ${workspaceId} and (actor, route, key) in (
          select actor, route, key from idempotency_keys
          where workspace_id = ${workspaceId} and ${due}
          limit ${BATCH} for update skip locked)`.execute(trx)
      return Number(numAffectedRows ?? 0n)
    },
  })
}
