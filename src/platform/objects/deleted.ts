/**
 * Deletes the objects of deleted rows a day later, so that a copy of the store that was taken after
 * a database dump has everything that the dump refers to.
 */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { BlobStore } from '../blob-store/blob-store.ts'
import { inBatches, workspacesWith } from '../database/by-workspace.ts'
import type { Database } from '../database/client.ts'
import type { ObjectKind } from './object-keys.ts'
import { markOf, markPurged } from './purge-marks.ts'

export const RETENTION_HOURS = 24
const BATCH = 100
/** The kind of keys that name no object, only a mark that is to be written. */
const MARK_KIND = 'marks'

/**
 * `deleted` is a `delete … returning workspace_id, object_key`; its objects are deleted after a
 * day. The fingerprint is that of their package, by which a purge finds them.
 */
export const deleteWithObjects = async (
  trx: Transaction<Database>,
  deleted: RawBuilder<unknown>,
  fingerprint: string | null = null,
): Promise<void> => {
  await sql`
    with deleted as (${deleted})
    insert into deleted_objects (workspace_id, object_key, delete_after, fingerprint)
    select workspace_id, object_key, now() + make_interval(hours => ${RETENTION_HOURS}), ${fingerprint}
    from deleted where object_key is not null`.execute(trx)
}

/** The objects of a kind that wait for their deletion. */
export const listWaiting = async (
  trx: Transaction<Database>,
  workspaceId: string,
  kind: ObjectKind,
): Promise<string[]> => {
  const { rows } = await sql<{ object_key: string }>`
    select object_key from deleted_objects
    where workspace_id = ${workspaceId} and split_part(object_key, '/', 2) = ${kind}`.execute(trx)
  return rows.map(({ object_key: key }) => key)
}

/** The bytes of one package, anywhere in a workspace. */
export type PackageBytes = { workspaceId: string; fingerprint: string }

/**
 * Has the sweep mark the bytes as purged. Small packages have no object whose deletion would mark
 * them, but a restored dump brings back their rows.
 */
const queueMark = async (
  trx: Transaction<Database>,
  { workspaceId, fingerprint }: PackageBytes,
): Promise<void> => {
  await sql`
    insert into deleted_objects (workspace_id, object_key, delete_after, fingerprint, is_purged)
    select workspace_id, row_id::text || ${`/${MARK_KIND}/${fingerprint}`}, now(), ${fingerprint}, true
    from workspaces where workspace_id = ${workspaceId}
    on conflict (workspace_id, object_key) do nothing`.execute(trx)
}

/**
 * Makes the objects of purged bytes due for deletion at once: those of `keys`, and those whose rows
 * were deleted earlier.
 */
export const purgeObjects = async (
  trx: Transaction<Database>,
  { workspaceId, fingerprint }: PackageBytes,
  keys: string[],
): Promise<void> => {
  await sql`
    insert into deleted_objects (workspace_id, object_key, delete_after, fingerprint, is_purged)
    select ${workspaceId}, key, now(), ${fingerprint}, true from unnest(${keys}::text[]) as key
    on conflict (workspace_id, object_key) do update
    set delete_after = now(), fingerprint = excluded.fingerprint, is_purged = true`.execute(trx)
  await sql`
    update deleted_objects set delete_after = now(), is_purged = true
    where workspace_id = ${workspaceId} and fingerprint = ${fingerprint}
      and not is_purged`.execute(trx)
  await queueMark(trx, { workspaceId, fingerprint })
}

type Swept = { object_key: string; fingerprint: string | null; is_purged: boolean }

/**
 * Marks are written before the objects are deleted, so that purged bytes never look merely missing.
 */
const marksOf = ({ object_key: key, fingerprint, is_purged: isPurged }: Swept): string[] => {
  const [rowId] = key.split('/')
  return isPurged && rowId && fingerprint ? [markOf(rowId, fingerprint)] : []
}

const isOnlyMark = (key: string): boolean => key.split('/')[1] === MARK_KIND

const isDue = sql`delete_after <= now()`

const sweepBatch = async (
  trx: Transaction<Database>,
  store: BlobStore,
  { workspaceId, isWanted }: { workspaceId: string; isWanted: RawBuilder<unknown> },
): Promise<number> => {
  const { rows } = await sql<Swept>`
    delete from deleted_objects where workspace_id = ${workspaceId} and object_key in (
      select object_key from deleted_objects
      where workspace_id = ${workspaceId} and ${isDue} and ${isWanted}
      limit ${BATCH} for update skip locked)
    returning object_key, fingerprint, is_purged`.execute(trx)
  for (const mark of new Set(rows.flatMap(marksOf))) await markPurged(store, mark)
  // Objects are deleted before the commit: if it fails, the rows return and are tried again, while
  // an object that lost its row would stay.
  const keys = rows.map(({ object_key: key }) => key).filter((key) => !isOnlyMark(key))
  if (keys.length > 0) await store.delete(keys)
  return rows.length
}

const sweepWorkspace = (
  db: Kysely<Database>,
  store: BlobStore,
  { workspaceId, isWanted }: { workspaceId: string; isWanted: RawBuilder<unknown> },
): Promise<number> =>
  inBatches(db, workspaceId, {
    size: BATCH,
    batch: (trx) => sweepBatch(trx, store, { workspaceId, isWanted }),
  })

/** Deletes the due objects, and returns their number. Safe in concurrent replicas. */
export const sweepDeletedObjects = async (
  db: Kysely<Database>,
  store: BlobStore,
): Promise<number> => {
  let swept = 0
  for (const workspaceId of await workspacesWith(db, 'deleted_objects', isDue)) {
    swept += await sweepWorkspace(db, store, { workspaceId, isWanted: sql`true` })
  }
  return swept
}

/** Deletes the objects of a purge now, and returns how many remain for the sweep, with its mark. */
export const deletePurged = async (
  db: Kysely<Database>,
  store: BlobStore,
  { workspaceId, fingerprint }: PackageBytes,
): Promise<number> => {
  const isOfPurge = sql`fingerprint = ${fingerprint}`
  // The purge is committed, so a failing store must not make it look undone: what is left is counted
  // below, and tried again by the sweep.
  await sweepWorkspace(db, store, { workspaceId, isWanted: isOfPurge }).catch(() => undefined)
  const { rows } = await sql<{ count: number }>`
    select count(*) from deleted_objects
    where workspace_id = ${workspaceId} and ${isOfPurge}`.execute(db)
  return rows[0]?.count ?? 0
}
