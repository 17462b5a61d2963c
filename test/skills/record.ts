/** What the database holds of a registry, to show what a call changed, or that it changed nothing. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../src/platform/database/client.ts'

/** All that installs write and refusals must not; objects are counted apart. */
export const recordOf = async (db: Kysely<Database>): Promise<unknown> => {
  const { rows } = await sql<{ record: unknown }>`
    select json_build_object(
      'workspaces', (select json_agg(w order by workspace_id) from workspaces w),
      'skills', (select json_agg(s order by workspace_id, skill_id) from skills s),
      'revisions', (
        select json_agg(r order by workspace_id, skill_id, revision) from skill_revisions r),
      'events', (select json_agg(e order by workspace_id, snapshot_version) from events e),
      'audit', (select json_agg(a order by workspace_id, seq) from audit_entries a),
      'uploads', (
        select json_agg(json_build_array(upload_id, status, received_bytes, ended_at)
          order by workspace_id, upload_id) from uploads)
    ) as record`.execute(db)
  return rows[0]?.record
}

type Table = 'skills' | 'skill_revisions' | 'events'

export const countsOf = async (db: Kysely<Database>): Promise<Record<Table, number>> => {
  const { rows } = await sql<Record<Table, number>>`
    select (select count(*) from skills) as skills,
      (select count(*) from skill_revisions) as skill_revisions,
      (select count(*) from events) as events`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('counting gave no row')
  return counts
}

export const nothing: Record<Table, number> = {
  skills: 0,
  skill_revisions: 0,
  events: 0,
}

/** Where an upload stands, by its row and not by the service's word. */
export const uploadOf = async (
  db: Kysely<Database>,
  uploadId: string,
): Promise<{ status: string; lease_id: string | null; chunks: number } | undefined> =>
  await db
    .selectFrom('uploads as u')
    .select((row) => [
      'u.status',
      'u.lease_id',
      row
        .selectFrom('upload_chunks as c')
        .whereRef('c.upload_id', '=', 'u.upload_id')
        .select(sql<number>`count(*)`.as('chunks'))
        .$castTo<{ chunks: number }>()
        .as('chunks'),
    ])
    .where('u.upload_id', '=', uploadId)
    .$castTo<{ status: string; lease_id: string | null; chunks: number }>()
    .executeTakeFirst()

/** Audit rows but those of the upload's own steps. */
export const installAudit = (db: Kysely<Database>) =>
  db
    .selectFrom('audit_entries')
    .selectAll()
    .where('action', '=', 'install')
    .orderBy('seq')
    .execute()
