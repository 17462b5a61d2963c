/**
 * Objects whose rows were deleted. They stay for a day, so that a copy of the store that was taken
 * after a dump of the database has everything that the dump refers to.
 */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { BlobStore } from '../blob-store/blob-store.ts'
import { type Database, transaction } from '../database/client.ts'

export const KEPT_HOURS = 24
const BATCH = 100

/** `deleted` is a `delete … returning workspace_id, object_key`; its objects are due in a day. */
export const deleteWithObjects = async (
  trx: Transaction<Database>,
  deleted: RawBuilder<unknown>,
): Promise<void> => {
  await sql`
    with deleted as (${deleted})
    insert into deleted_objects (workspace_id, object_key, delete_after)
    select workspace_id, object_key, now() + make_interval(hours => ${KEPT_HOURS})
    from deleted where object_key is not null`.execute(trx)
}

const sweepBatch = async (trx: Transaction<Database>, store: BlobStore): Promise<number> => {
  const { rows } = await sql<{ object_key: string }>`
    delete from deleted_objects where (workspace_id, object_key) in (
      select workspace_id, object_key from deleted_objects
      where delete_after < now() limit ${BATCH} for update skip locked)
    returning object_key`.execute(trx)
  // Before the commit: a row that comes back is deleted again, an object without a row never.
  if (rows.length > 0) await store.delete(rows.map(({ object_key: key }) => key))
  return rows.length
}

/** Deletes what is due; returns how many objects. Safe in every replica at once. */
export const sweepDeletedObjects = async (
  db: Kysely<Database>,
  store: BlobStore,
): Promise<number> => {
  let swept = 0
  for (let count = BATCH; count === BATCH; swept += count) {
    count = await transaction(db, (trx) => sweepBatch(trx, store))
  }
  return swept
}
