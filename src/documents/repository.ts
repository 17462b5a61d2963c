/** Rows of `documents`. Lists read no bodies. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database/client.ts'
import type { Body } from './body.ts'

export type DocumentKey = { workspaceId: string; id: string }

/** Finer than a Date: a document registered twice has two times. */
const registeredAt = sql<string>`to_char(
  registered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** The fingerprint of what is registered, locked until the commit. */
export const lockDocument = async (
  trx: Transaction<Database>,
  { workspaceId, id }: DocumentKey,
): Promise<string | null> => {
  const row = await trx
    .selectFrom('documents')
    .select('sha256')
    .where('workspace_id', '=', workspaceId)
    .where('document_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row?.sha256 ?? null
}

/** Null where another transaction was first. */
export const insertDocument = async (
  trx: Transaction<Database>,
  { workspaceId, id }: DocumentKey,
  body: Body,
): Promise<string | null> => {
  const row = await trx
    .insertInto('documents')
    .values({ workspace_id: workspaceId, document_id: id, ...body })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'document_id']).doNothing())
    .returning(registeredAt.as('registered_at'))
    .executeTakeFirst()
  return row?.registered_at ?? null
}

/** Of a locked document. A body left out stays, and is not even sent. */
export const refreshDocument = async (
  trx: Transaction<Database>,
  { workspaceId, id }: DocumentKey,
  body: Body | null,
): Promise<string> => {
  const row = await trx
    .updateTable('documents')
    .set({
      ...body,
      registered_at: sql<Date>`greatest(
        clock_timestamp(), registered_at + interval '1 microsecond')`,
    })
    .where('workspace_id', '=', workspaceId)
    .where('document_id', '=', id)
    .returning(registeredAt.as('registered_at'))
    .executeTakeFirstOrThrow()
  return row.registered_at
}

export const deleteDocument = async (
  trx: Transaction<Database>,
  { workspaceId, id }: DocumentKey,
): Promise<void> => {
  await trx
    .deleteFrom('documents')
    .where('workspace_id', '=', workspaceId)
    .where('document_id', '=', id)
    .execute()
}

export type DocumentRow = Body & { id: string; registered_at: string }

export const findDocument = async (
  db: Kysely<Database>,
  { workspaceId, id }: DocumentKey,
): Promise<DocumentRow | null> => {
  const row = await db
    .selectFrom('documents')
    .select(['document_id as id', 'skill', 'sha256', 'bytes', 'title', 'description'])
    .select(registeredAt.as('registered_at'))
    .where('workspace_id', '=', workspaceId)
    .where('document_id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Which state of the workspace something was read in. */
export type Snapshot = { row_id: string; snapshot_version: number }

export const findSnapshot = async (db: Kysely<Database>, workspaceId: string): Promise<Snapshot> =>
  db
    .selectFrom('workspaces')
    .select(['row_id', 'snapshot_version'])
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow()

export type EntryRow = Omit<DocumentRow, 'skill' | 'sha256'>

/** In the byte order of their ids, from behind `after`. */
export const listEntries = async (
  db: Kysely<Database>,
  workspaceId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<EntryRow[]> => {
  let query = db
    .selectFrom('documents')
    .select(['document_id as id', 'bytes', 'title', 'description'])
    .select(registeredAt.as('registered_at'))
    .where('workspace_id', '=', workspaceId)
  if (after !== null) query = query.where('document_id', '>', after)
  return query.orderBy('document_id').limit(limit).execute()
}
