/** Queries of artifacts: what a discovery index offers of a revision. */
import { type Kysely, sql } from 'kysely'
import type { PackageFile } from '../../packages/types.ts'
import type { Database } from '../../platform/database/client.ts'
import type { ArchiveRow } from '../skills/reads.ts'

export type ArtifactRow = {
  fingerprint: string
  skill_id: number
  revision: number
  /** Its only file; null for larger packages. */
  file: PackageFile | null
  /** Without a top folder; null if it is not packed yet. */
  archive: ArchiveRow | null
}

const archiveColumns = sql`
  case when a.object_key is not null then json_build_object(
    'sha256', a.sha256, 'size', a.size, 'object_key', a.object_key) end`

/** Of revisions of these fingerprints, in one query for any number. */
export const listArtifacts = async (
  db: Kysely<Database>,
  workspaceId: string,
  fingerprints: string[],
): Promise<ArtifactRow[]> => {
  const { rows } = await sql<ArtifactRow>`
    select distinct on (r.fingerprint) r.fingerprint, r.skill_id, r.revision,
      case r.file_count when 1 then r.files -> 0 end as file,
      case when r.file_count > 1 then ${archiveColumns} end as archive
    from skill_revisions r left join skill_archives a
      on a.workspace_id = r.workspace_id and a.fingerprint = r.fingerprint and a.top_folder = ''
    where r.workspace_id = ${workspaceId} and r.fingerprint = any(${fingerprints}::text[])
      and r.purged_at is null`.execute(db)
  return rows
}

type Unpacked = { fingerprint: string; skill_id: number; revision: number }

/** Which of these skills may be installed, but have no archive yet. */
export const listUnpacked = async (
  db: Kysely<Database>,
  workspaceId: string,
  slugs: string[],
): Promise<Unpacked[]> => {
  const { rows } = await sql<Unpacked>`
    select s.fingerprint, s.skill_id, s.current_revision as revision
    from skill_states s join skill_revisions r
      on r.workspace_id = s.workspace_id and r.skill_id = s.skill_id
        and r.revision = s.current_revision
    where s.workspace_id = ${workspaceId} and s.source_kind in ('system', 'user', 'registry')
      and s.slug = any(${slugs}::text[])
      and s.is_installable and r.file_count > 1
      and not exists (
        select from skill_archives a
        where a.workspace_id = s.workspace_id and a.fingerprint = s.fingerprint
          and a.top_folder = '')`.execute(db)
  return rows
}

/** The paths of the files of these revisions. */
export const listPaths = async (
  db: Kysely<Database>,
  workspaceId: string,
  fingerprints: string[],
): Promise<{ fingerprint: string; paths: string[] }[]> => {
  const { rows } = await sql<{ fingerprint: string; paths: string[] }>`
    select distinct on (r.fingerprint) r.fingerprint, array(
      select file.value ->> 'path' from json_array_elements(r.files) file
    ) as paths
    from skill_revisions r
    where r.workspace_id = ${workspaceId} and r.fingerprint = any(${fingerprints}::text[])
      and r.purged_at is null`.execute(db)
  return rows
}
