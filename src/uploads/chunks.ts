/** Rows of `upload_chunks`: what was acknowledged of an archive, in parts. */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '../database/client.ts'
import { inParts } from '../database/parts.ts'
import { slidExpiry, type Times } from './expiry-time.ts'
import type { UploadKey } from './upload-key.ts'

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

export type NewChunk = { offset: number; sha256: string; bytes: Buffer }

const partsOf = ({ bytes }: NewChunk) =>
  sql.join(inParts(bytes).map((piece, part) => sql`(${part}::integer, ${piece}::bytea)`))

const isOf = (key: UploadKey) =>
  sql`workspace_id = ${key.workspaceId} and upload_id = ${key.uploadId}`

const takes = ({ offset, bytes }: NewChunk) => sql`
  status = 'receiving' and expires_at > clock_timestamp()
  and ${offset}::bigint + ${bytes.length} <= compressed_size_bytes`

/** Moves the upload past the chunk where it is the next one. */
const take = (key: UploadKey, chunk: NewChunk, times: Times) => sql`
  update uploads
  set received_bytes = received_bytes + ${chunk.bytes.length}, expires_at = ${slidExpiry(times)}
  where ${isOf(key)} and received_bytes = ${chunk.offset} and ${takes(chunk)}`

/** One row for each part, of the upload that `source` has, if it has one. */
const insertFrom = (source: RawBuilder<unknown>, chunk: NewChunk) => sql`
  insert into upload_chunks
    (workspace_id, upload_id, chunk_offset, part, chunk_len, chunk_sha256, bytes)
  select workspace_id, upload_id, ${chunk.offset}, part, ${chunk.bytes.length}, ${chunk.sha256},
    bytes
  from ${source}, (values ${partsOf(chunk)}) as parts (part, bytes)`

const changes = async (
  statement: RawBuilder<unknown>,
  trx: Transaction<Database>,
): Promise<boolean> => {
  const { numAffectedRows } = await statement.execute(trx)
  return numAffectedRows !== undefined && numAffectedRows > 0n
}

/**
 * Stores the chunk in one statement where it is the next one of an upload that takes it. False:
 * nothing was changed.
 */
export const appendChunk = async (
  trx: Transaction<Database>,
  key: UploadKey,
  chunk: NewChunk,
  times: Times,
): Promise<boolean> =>
  await changes(
    sql`
      with taken as (${take(key, chunk, times)} returning workspace_id, upload_id)
      ${insertFrom(sql`taken`, chunk)}`,
    trx,
  )

/**
 * Writes the chunk of an upload that may come to it; `takeChunk` has to follow. False: nothing was
 * changed.
 */
export const writeChunk = async (
  trx: Transaction<Database>,
  key: UploadKey,
  chunk: NewChunk,
): Promise<boolean> =>
  await changes(
    sql`
      ${insertFrom(sql`uploads`, chunk)}
      where ${isOf(key)} and ${takes(chunk)}
      on conflict do nothing`,
    trx,
  )

/** False where the chunk that was written is not the next one: it must be taken back. */
export const takeChunk = async (
  trx: Transaction<Database>,
  key: UploadKey,
  chunk: NewChunk,
  times: Times,
): Promise<boolean> => await changes(take(key, chunk, times), trx)

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
