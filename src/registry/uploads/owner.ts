/** Whose an upload is, and what those see who publish single skills: their own uploads only. */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Actor, Caller } from '../../platform/access/caller.ts'
import type { Database } from '../../platform/database/client.ts'
import { takeTurns } from '../../platform/database/turns.ts'
import { AppError } from '../../platform/errors.ts'
import { identityOf } from '../../tenancy/people/lookups.ts'
import type { UploadKey } from './repository.ts'
import * as rules from './rules.ts'

/** Of the workspace's quota for one trusted publisher: a job must not use up what all publishers have. */
const SHARE = 0.9

const publisherOf = (actor: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select t.workspace_id || ' ' || t.publisher_id from tokens t
  where t.token_id = substr(${actor}, 7) and ${actor} like 'token:%')`

/** In SQL, of a row `u`: with any token or session of the person, or of the trusted publisher. */
export const isOwnedBy = ({ id, identityId = '', publishes }: Actor): RawBuilder<boolean> => sql`(
  u.created_by = ${id} or ${identityOf(sql`u.created_by`)} = ${identityId}
  ${publishes === undefined ? sql`` : sql`or ${publisherOf(sql`u.created_by`)} = ${publisherOf(sql`${id}::text`)}`})`

/** Throws where the upload is not there for the caller. */
export const keyFor = async (
  db: Kysely<Database>,
  { workspaceId, actor }: Caller,
  uploadId: string,
): Promise<UploadKey> => {
  if (actor.publishes !== undefined) {
    const { rows } = await sql`
      select from uploads u where u.workspace_id = ${workspaceId} and u.upload_id = ${uploadId}
        and ${isOwnedBy(actor)}`.execute(db)
    if (rows.length === 0) throw rules.notFound()
  }
  return { workspaceId, uploadId }
}

/** Call it before anything is locked. */
export const checkMayStart = async (
  trx: Transaction<Database>,
  { workspaceId, actor }: Caller,
): Promise<void> => {
  if (actor.publishes === undefined) return
  await takeTurns(trx, `uploads of jobs ${workspaceId}`)
  const { rows } = await sql<{ used: number; quota: number | null }>`
    select count(*)::integer as used,
      (select quota_open_uploads from workspaces where workspace_id = ${workspaceId}) as quota
    from uploads u
    where u.workspace_id = ${workspaceId} and u.ended_at is null and u.expires_at > now()
      and ${isOwnedBy(actor)}`.execute(trx)
  const { used, quota } = rows[0] ?? { used: 0, quota: null }
  const limit = quota === null ? Infinity : Math.floor(quota * SHARE)
  if (used < limit) return
  throw new AppError(
    'workspaces.quota_exceeded',
    `The jobs of this trusted publisher have ${used} of ${limit} open uploads. Install or abort some, or wait until they expire.`,
    { details: { quota: 'open_uploads', limit, used, requested: 1 } },
  )
}
