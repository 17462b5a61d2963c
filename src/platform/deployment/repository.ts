import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { Database } from '../database/client.ts'
import type { Deployment as DeploymentTable } from '../database/schema.ts'

export type Deployment = Selectable<DeploymentTable>

/** A random number, the same in all builds, that no other lock uses. */
const DEPLOYMENT_LOCK = 6_021_784_530

export const readDeployment = (db: Kysely<Database>): Promise<Deployment | undefined> =>
  db.selectFrom('deployment').selectAll().executeTakeFirst()

/** Replaces a deployment that was begun but not finished. */
export const beginDeployment = async (trx: Transaction<Database>, id: string): Promise<void> => {
  await trx.deleteFrom('deployment').where('confirmed', '=', false).execute()
  await trx.insertInto('deployment').values({ id, confirmed: false }).execute()
}

export const confirmDeployment = async (trx: Transaction<Database>, id: string): Promise<void> => {
  await trx.updateTable('deployment').set({ confirmed: true }).where('id', '=', id).execute()
}

/** Runs `work` in one process at a time, on its own connection; the others wait. */
export const withDeploymentLock = <T>(
  db: Kysely<Database>,
  work: (one: Kysely<Database>) => Promise<T>,
): Promise<T> =>
  db.connection().execute(async (one) => {
    // The process that holds the lock may be waiting for a slow store.
    await sql`set lock_timeout = 0`.execute(one)
    await sql`select pg_advisory_lock(${DEPLOYMENT_LOCK}::bigint)`.execute(one)
    try {
      return await work(one)
    } finally {
      await sql`select pg_advisory_unlock(${DEPLOYMENT_LOCK}::bigint)`.execute(one)
      await sql`reset lock_timeout`.execute(one)
    }
  })
