/** There is no update route yet: a second revision with files of the first is made by its rows. */
import { type Kysely, sql } from 'kysely'
import { fingerprintOf } from '../../src/archives/fingerprint.ts'
import type { Database } from '../../src/database/client.ts'

/** Makes revision 2 current: the same files but for `without`, version 0.2.0; its fingerprint. */
export const givenSecondRevision = async (
  db: Kysely<Database>,
  slug: string,
  without: string,
): Promise<string> => {
  const { rows } = await sql<{ path: string; sha256: string; executable: boolean }>`
    select f.path, f.sha256, f.executable
    from skill_files f join skills s using (workspace_id, skill_id)
    where s.slug = ${slug} and f.revision = s.current_revision and f.path <> ${without}`.execute(db)
  const fingerprint = fingerprintOf(rows)
  await sql`
    with skill as (
      update skills set current_revision = 2, last_revision = 2 where slug = ${slug}
      returning workspace_id, skill_id
    ), made as (
      insert into skill_revisions
      select r.workspace_id, r.skill_id, 2, ${fingerprint}, '0.2.0', r.display_name,
        r.description, r.namespace, r.kind, r.trust_level, r.frontmatter, r.manifest,
        r.diagnostics, r.ignored_paths, now(), 'another'
      from skill_revisions r join skill using (workspace_id, skill_id)
      returning workspace_id, skill_id
    )
    insert into skill_files
    select f.workspace_id, f.skill_id, 2, f.path, f.size, f.sha256, f.executable, f.media_type
    from skill_files f join made using (workspace_id, skill_id)
    where f.path <> ${without}`.execute(db)
  await sql`
    insert into approvals (workspace_id, skill_id, fingerprint, approved_by, basis)
    select workspace_id, skill_id, ${fingerprint}, 'another', 'rule' from skills
    where slug = ${slug} on conflict do nothing`.execute(db)
  // As every change does.
  await sql`update workspaces set snapshot_version = snapshot_version + 1`.execute(db)
  return fingerprint
}
