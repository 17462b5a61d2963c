/** Rows of `uploads`. Time is the database's. */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import { afterColumn } from '../../platform/database/instants.ts'
import type { UploadState } from './rules.ts'

export type UploadKey = { workspaceId: string; uploadId: string }

export type Times = { idleSeconds: number; lifetimeSeconds: number }

/**
 * `idleSeconds` after the last chunk, but at most `lifetimeSeconds` after the start. Uses the
 * time of the statement, not `now()`, since the transaction may have waited before it.
 */
export const slidExpiry = ({
  idleSeconds,
  lifetimeSeconds,
}: Times): RawBuilder<Date> => sql<Date>`least(
  statement_timestamp() + make_interval(secs => ${idleSeconds}),
  ${afterColumn('created_at', sql`make_interval(secs => ${lifetimeSeconds})`)})`

const stateColumns = [
  'upload_id',
  'status',
  'compressed_size_bytes',
  'received_bytes',
  'sha256',
] as const

const expiry = {
  unix: sql<number>`floor(extract(epoch from expires_at at time zone 'UTC'))::bigint`.as(
    'expires_at_unix',
  ),
  isPast: sql<boolean>`expires_at <= now()`.as('is_expired'),
}

const selectUpload = (db: Kysely<Database>, key: UploadKey) =>
  db
    .selectFrom('uploads')
    .select(stateColumns)
    .select([expiry.unix, expiry.isPast])
    .where('workspace_id', '=', key.workspaceId)
    .where('upload_id', '=', key.uploadId)

export const findUpload = async (
  db: Kysely<Database>,
  key: UploadKey,
): Promise<UploadState | null> => {
  const row = await selectUpload(db, key).executeTakeFirst()
  return row ? (row as UploadState) : null
}

/** The same, locked until the transaction ends. */
export const lockUpload = async (
  trx: Transaction<Database>,
  key: UploadKey,
): Promise<UploadState | null> => {
  const row = await selectUpload(trx, key).forNoKeyUpdate().executeTakeFirst()
  return row ? (row as UploadState) : null
}

export const insertUpload = async (
  trx: Transaction<Database>,
  key: UploadKey,
  values: {
    file_name: string
    archive_format: string
    compressed_size_bytes: number
    sha256: string
    created_by: string
    idleSeconds: number
  },
): Promise<number> => {
  const { idleSeconds, ...columns } = values
  const row = await trx
    .insertInto('uploads')
    .values({
      workspace_id: key.workspaceId,
      upload_id: key.uploadId,
      ...columns,
      expires_at: sql`now() + make_interval(secs => ${idleSeconds})`,
    })
    .returning(expiry.unix)
    .executeTakeFirstOrThrow()
  return row.expires_at_unix
}

export const markFinalized = async (
  trx: Transaction<Database>,
  key: UploadKey,
): Promise<boolean> => {
  const result = await trx
    .updateTable('uploads')
    .set({ status: 'finalized' })
    .where('workspace_id', '=', key.workspaceId)
    .where('upload_id', '=', key.uploadId)
    .where('status', '=', 'receiving')
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Returns its announced size; null if it was not in one of the `from` states. */
export const markEnded = async (
  trx: Transaction<Database>,
  key: UploadKey,
  from: ('receiving' | 'finalized')[],
  to: 'aborted' | 'consumed',
  leaseId?: string,
): Promise<number | null> => {
  const row = await trx
    .updateTable('uploads')
    .set({ status: to, ended_at: sql`now()`, lease_id: null, lease_expires_at: null })
    .where('workspace_id', '=', key.workspaceId)
    .where('upload_id', '=', key.uploadId)
    .where('status', 'in', from)
    .$if(leaseId !== undefined, (query) => query.where('lease_id', '=', leaseId ?? ''))
    .returning('compressed_size_bytes')
    .executeTakeFirst()
  return row?.compressed_size_bytes ?? null
}
