/** Rows of `upload_chunks`: the acknowledged parts of an archive, each with its object. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import { deleteWithObjects } from '../../platform/objects/deleted.ts'
import { slidExpiry, type Times, type UploadKey } from './repository.ts'

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
    .executeTakeFirst()
  return row ?? null
}

export type NewChunk = { offset: number; len: number; sha256: string; object_key: string }

/** Inserts the next chunk and advances the upload; changes nothing for any other chunk. */
export const appendChunk = async (
  trx: Transaction<Database>,
  { workspaceId, uploadId }: UploadKey,
  { offset, len, sha256, object_key }: NewChunk,
  times: Times,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    with moved as (
      update uploads
      set received_bytes = received_bytes + ${len}, expires_at = ${slidExpiry(times)}
      where workspace_id = ${workspaceId} and upload_id = ${uploadId}
        and status = 'receiving' and expires_at > statement_timestamp()
        and received_bytes = ${offset} and ${offset}::bigint + ${len} <= compressed_size_bytes
      returning workspace_id, upload_id
    )
    insert into upload_chunks
      (workspace_id, upload_id, chunk_offset, chunk_len, chunk_sha256, object_key)
    select workspace_id, upload_id, ${offset}, ${len}, ${sha256}, ${object_key}
    from moved`.execute(trx)
  return numAffectedRows === 1n
}

/**
 * Stored chunks from an offset on, and whether the upload accepts more: one statement, so that a
 * last chunk is never missed. Without such chunks there is one row without an offset.
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
        .on('c.chunk_offset', '>=', offset),
    )
    .select(['c.chunk_offset as offset', 'c.chunk_len as len'])
    .select(sql<boolean>`u.status = 'receiving' and u.expires_at > now()`.as('is_receiving'))
    .where('u.workspace_id', '=', key.workspaceId)
    .where('u.upload_id', '=', key.uploadId)
    .orderBy('c.chunk_offset')
    .limit(limit)
    .execute()

/** The keys of all objects of an upload, in order. */
export const listObjects = async (db: Kysely<Database>, key: UploadKey): Promise<string[]> => {
  const rows = await db
    .selectFrom('upload_chunks')
    .select('object_key')
    .where('workspace_id', '=', key.workspaceId)
    .where('upload_id', '=', key.uploadId)
    .orderBy('chunk_offset')
    .execute()
  return rows.map(({ object_key }) => object_key)
}

export const deleteChunks = async (
  trx: Transaction<Database>,
  { workspaceId, uploadId }: UploadKey,
  fingerprint: string | null = null,
): Promise<void> =>
  deleteWithObjects(
    trx,
    sql`delete from upload_chunks
      where workspace_id = ${workspaceId} and upload_id = ${uploadId}
      returning workspace_id, object_key`,
    fingerprint,
  )
