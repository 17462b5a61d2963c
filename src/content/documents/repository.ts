/** Rows of `documents`. Lists read no bodies. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import { renewedFrom } from '../../platform/database/instants.ts'
import { takeTurns } from '../../platform/database/turns.ts'
import type { Body } from './body.ts'

/** With microseconds, unlike a Date: a document registered twice has two times. */
const registeredAt = sql<string>`to_char(
  registered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/**
 * Serializes batches of a workspace's documents across processes: what a batch has read stays
 * valid, and no two batches deadlock. Call it before anything is read.
 */
export const lockDocuments = (trx: Transaction<Database>, workspaceId: string): Promise<void> =>
  takeTurns(trx, `documents ${workspaceId}`)

export type Stored = { sha256: string; bytes: number }

/** The registered ones of these ids, without their bodies. */
export const findStored = async (
  trx: Transaction<Database>,
  workspaceId: string,
  ids: string[],
): Promise<Map<string, Stored>> => {
  const rows = await trx
    .selectFrom('documents')
    .select(['document_id', 'sha256', 'bytes'])
    .where('workspace_id', '=', workspaceId)
    .where('document_id', 'in', ids)
    .execute()
  return new Map(rows.map(({ document_id: id, ...stored }) => [id, stored]))
}

type Time = { id: string; registered_at: string }

/** Stores bodies, replacing older ones. */
export const putDocuments = async (
  trx: Transaction<Database>,
  workspaceId: string,
  documents: { id: string; body: Body }[],
): Promise<Time[]> => {
  const column = (name: keyof Body) => documents.map(({ body }) => body[name])
  // One statement for any number of rows, since many parameters would be planned anew each time.
  const { rows } = await sql<Time>`
    with stored as (
      insert into documents (workspace_id, document_id, skill, sha256, bytes, title, description)
      select ${workspaceId}, id, skill, sha256, bytes, title, description
      from unnest(
        ${documents.map(({ id }) => id)}::text[], ${column('skill')}::text[],
        ${column('sha256')}::text[], ${column('bytes')}::int[], ${column('title')}::text[],
        ${column('description')}::text[]
      ) as given (id, skill, sha256, bytes, title, description)
      on conflict (workspace_id, document_id) do update set
        skill = excluded.skill, sha256 = excluded.sha256, bytes = excluded.bytes,
        title = excluded.title, description = excluded.description,
        registered_at = ${renewedFrom('documents.registered_at', sql`excluded.registered_at`)}
      returning document_id, registered_at
    ) select document_id as id, ${registeredAt} as registered_at from stored`.execute(trx)
  return rows
}

/** For bodies that are already stored, so that they are neither sent nor written again. */
export const renewDocuments = async (
  trx: Transaction<Database>,
  workspaceId: string,
  ids: string[],
): Promise<Time[]> =>
  trx
    .with('stored', (query) =>
      query
        .updateTable('documents')
        .set({ registered_at: renewedFrom('registered_at') })
        .where('workspace_id', '=', workspaceId)
        .where('document_id', 'in', ids)
        .returning(['document_id', 'registered_at']),
    )
    .selectFrom('stored')
    .select(['document_id as id', registeredAt.as('registered_at')])
    .execute()

export const deleteDocuments = async (
  trx: Transaction<Database>,
  workspaceId: string,
  ids: string[],
): Promise<void> => {
  await trx
    .deleteFrom('documents')
    .where('workspace_id', '=', workspaceId)
    .where('document_id', 'in', ids)
    .execute()
}

export type DocumentRow = Body & { id: string; registered_at: string }

/** The registered ones of these ids, in any order. */
export const findDocuments = async (
  db: Kysely<Database>,
  workspaceId: string,
  ids: string[],
): Promise<DocumentRow[]> =>
  db
    .selectFrom('documents')
    .select(['document_id as id', 'skill', 'sha256', 'bytes', 'title', 'description'])
    .select(registeredAt.as('registered_at'))
    .where('workspace_id', '=', workspaceId)
    .where('document_id', 'in', ids)
    .execute()

export type EntryRow = Omit<DocumentRow, 'skill' | 'sha256'>

/** In the byte order of their ids, after `after`. */
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
