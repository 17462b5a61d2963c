/** Revisions that were scanned by older rules, or compared with an older list of malicious packages. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { PackageFile } from '../../packages/types.ts'
import type { Database } from '../../platform/database/client.ts'
import type { SourceKind } from '../skills/schemas.ts'

export type Place = { workspace_id: string; skill_id: number; revision: number }

export type Stale = Place & {
  fingerprint: string
  source_kind: SourceKind
  slug: string
}

export const START: Place = { workspace_id: '', skill_id: 0, revision: 0 }

/** What a revision is due for that has less. */
export type Newest = { version: number; list: number }

export const hasStale = async (
  db: Kysely<Database>,
  { version, list }: Newest,
): Promise<boolean> => {
  const { rows } = await sql`
    select from skill_revisions where (scan_version < ${version} or malicious_list < ${list})
      and purged_at is null
    limit 1`.execute(db)
  return rows.length > 0
}

/** The next ones after a place: current revisions, or the others. */
export const listStale = async (
  db: Kysely<Database>,
  page: Newest & { isCurrent: boolean; after: Place; limit: number },
): Promise<Stale[]> => {
  const { workspace_id, skill_id, revision } = page.after
  const { rows } = await sql<Stale>`
    select r.workspace_id, r.skill_id, r.revision, r.fingerprint, s.source_kind, s.slug
    from skill_revisions r
    join skills s on s.workspace_id = r.workspace_id and s.skill_id = r.skill_id
    join workspaces w on w.workspace_id = r.workspace_id and w.deleted_at is null
    where (r.scan_version < ${page.version} or r.malicious_list < ${page.list})
      and r.purged_at is null
      and (r.revision is not distinct from s.current_revision) = ${page.isCurrent}
      and (r.workspace_id, r.skill_id, r.revision) > (${workspace_id}, ${skill_id}, ${revision})
    order by r.workspace_id, r.skill_id, r.revision
    limit ${page.limit}`.execute(db)
  return rows
}

export type StoredBytes = {
  files: PackageFile[]
  pack: Buffer | null
  object_key: string | null
}

/** Null where they were purged. */
export const findBytes = async (
  db: Kysely<Database>,
  { workspace_id, skill_id, revision }: Place,
): Promise<StoredBytes | null> => {
  const { rows } = await sql<StoredBytes>`
    select files, pack, object_key from skill_revisions
    where workspace_id = ${workspace_id} and skill_id = ${skill_id} and revision = ${revision}
      and purged_at is null`.execute(db)
  return rows[0] ?? null
}

/** Which revision of a skill is current. The skill must be locked. */
export const findCurrentRevision = async (
  trx: Transaction<Database>,
  { workspace_id, skill_id }: Place,
): Promise<number | null> => {
  const row = await trx
    .selectFrom('skills')
    .select('current_revision')
    .where('workspace_id', '=', workspace_id)
    .where('skill_id', '=', skill_id)
    .executeTakeFirst()
  return row?.current_revision ?? null
}
