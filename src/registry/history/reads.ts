/** What the history is made of: installable skills, and the files of revisions. */
import { type Kysely, sql } from 'kysely'
import { fingerprintOf } from '../../packages/fingerprint.ts'
import type { PackageFile } from '../../packages/types.ts'
import type { Database } from '../../platform/database/client.ts'
import { AppError } from '../../platform/errors.ts'
import type { Entry } from './entries.ts'
import type { PluginTexts } from './plugins.ts'

export type Installable = Pick<Entry, 'skill_id' | 'revision' | 'fingerprint' | 'version'> & {
  slug: string
}

type State = { snapshot_version: number; at: number; skills: Installable[] }

/** Of several skills with the same slug, the one with precedence: `user`, then `registry`, then `system`. */
export const readInstallable = async (
  db: Kysely<Database>,
  workspaceId: string,
): Promise<State | null> => {
  const { rows } = await sql<State>`
    select w.snapshot_version, floor(extract(epoch from w.snapshot_at))::bigint as at, coalesce((
      select json_agg(winner order by winner.slug)
      from (
        select distinct on (s.slug)
          s.slug, s.skill_id, s.current_revision as revision, s.fingerprint, s.version,
          s.is_installable
        from skill_states s
        where s.workspace_id = w.workspace_id and s.is_served
        order by s.slug, array_position(array['user', 'registry', 'system'], s.source_kind)
      ) winner
      where winner.is_installable
    ), '[]') as skills
    from workspaces w
    where w.workspace_id = ${workspaceId} and w.deleted_at is null`.execute(db)
  return rows[0] ?? null
}

export type RevisionId = Pick<Entry, 'skill_id' | 'revision' | 'fingerprint'>

const idsOf = (revisions: readonly RevisionId[]) =>
  sql`json_to_recordset(${JSON.stringify(
    revisions.map(({ skill_id, revision }) => ({ skill_id, revision })),
  )}::json) as wanted (skill_id bigint, revision integer)`

export const revisionName = ({ skill_id: id, revision }: Omit<RevisionId, 'fingerprint'>): string =>
  `${id}.${revision}`

type TextRow = PluginTexts & Omit<RevisionId, 'fingerprint'>

/** By `revisionName`. */
export const readTexts = async (
  db: Kysely<Database>,
  workspaceId: string,
  revisions: readonly RevisionId[],
): Promise<Map<string, PluginTexts>> => {
  const { rows } = await sql<TextRow>`
    select r.skill_id, r.revision, r.display_name, r.description
    from ${idsOf(revisions)} join skill_revisions r on r.workspace_id = ${workspaceId}
      and r.skill_id = wanted.skill_id and r.revision = wanted.revision`.execute(db)
  return new Map(
    rows.map((row) => [
      revisionName(row),
      { display_name: row.display_name, description: row.description },
    ]),
  )
}

/**
 * Those of these revisions that may no longer be installed, by `revisionName`: earlier ones of a
 * skill may be while its current one may.
 */
export const findGone = async (
  db: Kysely<Database>,
  workspaceId: string,
  revisions: readonly RevisionId[],
): Promise<Set<string>> => {
  if (revisions.length === 0) return new Set()
  const { rows } = await sql<Pick<RevisionId, 'skill_id' | 'revision'>>`
    select wanted.skill_id, wanted.revision from ${idsOf(revisions)}
    where not exists (
      select from revision_states r
      join skill_states s on s.workspace_id = r.workspace_id and s.skill_id = r.skill_id
      where r.workspace_id = ${workspaceId} and r.skill_id = wanted.skill_id
        and r.revision = wanted.revision and r.is_installable and s.is_installable
    )`.execute(db)
  return new Set(rows.map(revisionName))
}

export type Manifest = RevisionId & { files: PackageFile[] }

export type PackedRevision = Manifest & { pack: Buffer | null; object_key: string | null }

/** A purge may have emptied the row since it was chosen. */
const checked = <Row extends Manifest>(row: Row): Row => {
  if (fingerprintOf(row.files) === row.fingerprint) return row
  throw new AppError('unavailable', 'The skills changed meanwhile. Try again.', { retryAfter: 1 })
}

export const readManifests = async (
  db: Kysely<Database>,
  workspaceId: string,
  revisions: readonly RevisionId[],
): Promise<Manifest[]> => {
  const { rows } = await sql<Manifest>`
    select r.skill_id, r.revision, r.fingerprint, r.files
    from ${idsOf(revisions)} join skill_revisions r on r.workspace_id = ${workspaceId}
      and r.skill_id = wanted.skill_id and r.revision = wanted.revision`.execute(db)
  return rows.map(checked)
}

/** The same, and where their bytes are. */
export const readPacked = async (
  db: Kysely<Database>,
  workspaceId: string,
  revisions: readonly RevisionId[],
): Promise<Map<string, PackedRevision>> => {
  const { rows } = await sql<PackedRevision>`
    select r.skill_id, r.revision, r.fingerprint, r.files, r.pack, r.object_key
    from ${idsOf(revisions)} join skill_revisions r on r.workspace_id = ${workspaceId}
      and r.skill_id = wanted.skill_id and r.revision = wanted.revision`.execute(db)
  return new Map(rows.map((row) => [revisionName(row), checked(row)]))
}
