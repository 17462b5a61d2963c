/**
 * Objects that no row refers to, left by a process that was killed before it wrote the row. Once a
 * day one replica searches for those older than any write can take.
 */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { BlobStore } from '../blob-store/blob-store.ts'
import { type Database, transaction } from '../database/client.ts'
import { RETENTION_HOURS } from './deleted.ts'
import { isRowKey } from './object-keys.ts'
import { isClock, timeOf } from './store-clock.ts'

const BATCH = 500
const HOUR_MS = 60 * 60 * 1000

/** True for one caller a day. */
const claimDailyTurn = async (trx: Transaction<Database>): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update deployment set orphans_swept_at = now()
    where orphans_swept_at is null or orphans_swept_at < now() - interval '1 day'`.execute(trx)
  return numAffectedRows !== undefined && numAffectedRows > 0n
}

const referencedBy = (key: RawBuilder<unknown>): RawBuilder<boolean> => sql`(
  exists (select from upload_chunks where object_key = ${key})
  or exists (select from skill_revisions where object_key = ${key})
  or exists (select from skill_archives where object_key = ${key})
  or exists (select from git_commits where object_key = ${key}))`

/** Whether a row refers to the object; rows of `deleted_objects` do not count. */
export const isReferenced = async (db: Kysely<Database>, key: string): Promise<boolean> => {
  const { rows } = await sql<{
    named: boolean
  }>`select ${referencedBy(sql`${key}`)} as named`.execute(db)
  return rows[0]?.named === true
}

/** Of these keys, the ones without a row. */
const withoutRow = async (db: Kysely<Database>, keys: string[]): Promise<string[]> => {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys}::text[]) as key
    where not ${referencedBy(sql`key`)}
      and not exists (select from deleted_objects where object_key = key)`.execute(db)
  return rows.map(({ key }) => key)
}

/** A store may contain others, such as those of another service that was given a folder in it. */
const isOwn = (key: string): boolean => isRowKey(key) || isClock(key)

/**
 * Keys of objects without a row, older than a day at `now`. Before anything is deleted, `now` must
 * be the time of the store: with another clock, an object that waits for its row may look old.
 */
export async function* findOrphans(
  db: Kysely<Database>,
  store: BlobStore,
  now: Date,
): AsyncGenerator<string[], void, undefined> {
  const isOld = olderThan(new Date(now.getTime() - RETENTION_HOURS * HOUR_MS))
  let keys: string[] = []
  for await (const object of store.list('')) {
    if (!isOwn(object.key) || !isOld(object)) continue
    keys.push(object.key)
    if (keys.length < BATCH) continue
    yield await withoutRow(db, keys)
    keys = []
  }
  yield await withoutRow(db, keys)
}

const olderThan =
  (limit: Date) =>
  ({ modifiedAt }: { modifiedAt: Date }): boolean =>
    modifiedAt < limit

export const sweepOrphans = async (db: Kysely<Database>, store: BlobStore): Promise<number> => {
  if (!(await transaction(db, claimDailyTurn))) return 0
  let swept = 0
  for await (const keys of findOrphans(db, store, await timeOf(store))) {
    if (keys.length > 0) await store.delete(keys)
    swept += keys.length
  }
  return swept
}
