/** Open uploads, so that a client that lost its ids can go on. */
import { type Kysely, sql } from 'kysely'
import type { Actor, Caller } from '../../platform/access/caller.ts'
import { permits } from '../../platform/access/roles.ts'
import type { Database } from '../../platform/database/client.ts'
import { DEFAULT_LIMIT, decodeCursor, pageOf } from '../../platform/database/cursor.ts'
import { AppError } from '../../platform/errors.ts'
import { isOwnedBy } from './owner.ts'
import type { UploadItem, UploadPage, UploadQuery } from './schemas.ts'

type Wanted = {
  workspaceId: string
  /** Null: of all callers. */
  owner: Actor | null
  after: string | null
  limit: number
}

/** By id, one more than `limit`. With any token and session of the person. */
const listOpenUploads = async (
  db: Kysely<Database>,
  { workspaceId, owner, after, limit }: Wanted,
): Promise<UploadItem[]> => {
  const isWanted = owner === null ? sql`true` : isOwnedBy(owner)
  const { rows } = await sql<UploadItem>`
    select u.upload_id, u.status, u.compressed_size_bytes, u.received_bytes,
      u.received_bytes as next_offset, u.sha256, u.file_name, u.created_by,
      floor(extract(epoch from u.created_at))::bigint as created_at_unix,
      floor(extract(epoch from u.expires_at))::bigint as expires_at_unix
    from uploads u
    where u.workspace_id = ${workspaceId} and u.ended_at is null and u.expires_at > now()
      and ${isWanted} and u.upload_id > ${after ?? ''}
    order by u.upload_id limit ${limit + 1}`.execute(db)
  return rows
}

export const listUploads = async (
  db: Kysely<Database>,
  { workspaceId, actor }: Caller,
  { mine = true, limit = DEFAULT_LIMIT, cursor }: UploadQuery,
): Promise<UploadPage> => {
  if (!mine && !permits(actor.role, 'admin')) {
    throw new AppError('access.forbidden', 'Only an admin lists the uploads of others.')
  }
  const list = { list: 'uploads', mine }
  const [after = null] = decodeCursor(cursor, 1, list) ?? []
  const owner = mine ? actor : null
  const rows = await listOpenUploads(db, { workspaceId, owner, after, limit })
  const { page: uploads, next_cursor } = pageOf(rows, limit, (last) => [last.upload_id], list)
  return { uploads, next_cursor }
}
