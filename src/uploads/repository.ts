/** Rows of `uploads` and `upload_chunks`. Time is the database's. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database/client.ts'
import { inParts } from '../database/parts.ts'
import type { UploadState } from './rules.ts'

export type UploadKey = { workspaceId: string; uploadId: string }

const stateColumns = [
  'upload_id',
  'status',
  'compressed_size_bytes',
  'received_bytes',
  'sha256',
] as const

const expiry = {
  unix: sql<number>`floor(extract(epoch from expires_at))::bigint`.as('expires_at_unix'),
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

/** The same, and nobody else may change it before the transaction ends. */
export const lockUpload = async (
  trx: Transaction<Database>,
  key: UploadKey,
): Promise<UploadState | null> => {
  const row = await selectUpload(trx, key).forUpdate().executeTakeFirst()
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

export const findChunk = async (
  db: Kysely<Database>,
  key: UploadKey,
  offset: number,
): Promise<{ len: number; sha256: string } | null> => {
  const row = await db
    .selectFrom('upload_chunks')
    .select(['chunk_len as len', 'chunk_sha256 as sha256'])
    .where('workspace_id', '=', key.workspaceId)
    .where('upload_id', '=', key.uploadId)
    .where('chunk_offset', '=', offset)
    .where('part', '=', 0)
    .executeTakeFirst()
  return row ?? null
}

export const insertChunk = async (
  trx: Transaction<Database>,
  key: UploadKey,
  chunk: { offset: number; sha256: string; bytes: Buffer },
): Promise<void> => {
  for (const [part, bytes] of inParts(chunk.bytes).entries()) {
    await trx
      .insertInto('upload_chunks')
      .values({
        workspace_id: key.workspaceId,
        upload_id: key.uploadId,
        chunk_offset: chunk.offset,
        part,
        chunk_len: chunk.bytes.length,
        chunk_sha256: chunk.sha256,
        bytes,
      })
      .execute()
  }
}

/** Moves the acknowledged offset, and the expiry with it. */
export const advanceUpload = async (
  trx: Transaction<Database>,
  key: UploadKey,
  receivedBytes: number,
  times: { idleSeconds: number; lifetimeSeconds: number },
): Promise<void> => {
  await trx
    .updateTable('uploads')
    .set({
      received_bytes: receivedBytes,
      expires_at: sql`least(
        now() + make_interval(secs => ${times.idleSeconds}),
        created_at + make_interval(secs => ${times.lifetimeSeconds}))`,
    })
    .where('workspace_id', '=', key.workspaceId)
    .where('upload_id', '=', key.uploadId)
    .execute()
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

/** Ends an upload and drops its chunks. False when it was not in one of the `from` states. */
export const endUpload = async (
  trx: Transaction<Database>,
  key: UploadKey,
  from: ('receiving' | 'finalized')[],
  to: 'aborted' | 'consumed',
  leaseId?: string,
): Promise<boolean> => {
  const result = await trx
    .updateTable('uploads')
    .set({ status: to, ended_at: sql`now()`, lease_id: null, lease_expires_at: null })
    .where('workspace_id', '=', key.workspaceId)
    .where('upload_id', '=', key.uploadId)
    .where('status', 'in', from)
    .$if(leaseId !== undefined, (query) => query.where('lease_id', '=', leaseId ?? ''))
    .executeTakeFirst()
  if (result.numUpdatedRows !== 1n) return false
  await deleteChunks(trx, key)
  return true
}

/**
 * Stored chunks from an offset on, beside whether the upload takes more: one statement, so that a
 * last chunk is never missed. Without such chunks there is one row that has none.
 */
export const findAcks = async (
  db: Kysely<Database>,
  key: UploadKey,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ offset: number | null; len: number | null; is_receiving: boolean }[]> =>
  await db
    .selectFrom('uploads as u')
    .leftJoin('upload_chunks as c', (join) =>
      join
        .onRef('c.workspace_id', '=', 'u.workspace_id')
        .onRef('c.upload_id', '=', 'u.upload_id')
        .on('c.part', '=', 0)
        .on('c.chunk_offset', '>=', offset),
    )
    .select(['c.chunk_offset as offset', 'c.chunk_len as len'])
    .select(sql<boolean>`u.status = 'receiving' and u.expires_at > now()`.as('is_receiving'))
    .where('u.workspace_id', '=', key.workspaceId)
    .where('u.upload_id', '=', key.uploadId)
    .orderBy('c.chunk_offset')
    .limit(limit)
    .execute()

export const deleteChunks = async (trx: Transaction<Database>, key: UploadKey): Promise<void> => {
  await trx
    .deleteFrom('upload_chunks')
    .where('workspace_id', '=', key.workspaceId)
    .where('upload_id', '=', key.uploadId)
    .execute()
}

type PartKey = { chunk_offset: number; part: number }

const nextPart = (db: Kysely<Database>, key: UploadKey, after: PartKey) =>
  db
    .selectFrom('upload_chunks')
    .select(['chunk_offset', 'part', 'bytes'])
    .where('workspace_id', '=', key.workspaceId)
    .where('upload_id', '=', key.uploadId)
    .where(sql<boolean>`(chunk_offset, part) > (${after.chunk_offset}, ${after.part})`)
    .orderBy('chunk_offset')
    .orderBy('part')
    .limit(1)
    .executeTakeFirst()

/** The archive's bytes in order, a part at a time. */
export async function* readChunks(db: Kysely<Database>, key: UploadKey): AsyncGenerator<Buffer> {
  let row = await nextPart(db, key, { chunk_offset: -1, part: 0 })
  while (row) {
    yield row.bytes
    row = await nextPart(db, key, row)
  }
}
