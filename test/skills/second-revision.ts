/** Makes a second revision by its row, with the pack of the first. */
import { type Kysely, sql } from 'kysely'
import { fingerprintOf } from '../../src/packages/fingerprint.ts'
import type { PackageFile } from '../../src/packages/types.ts'
import type { Database } from '../../src/platform/database/client.ts'

/** Makes revision 2 current: the same files but for `without`, version 0.2.0; its fingerprint. */
export const givenSecondRevision = async (
  db: Kysely<Database>,
  slug: string,
  without: string,
): Promise<string> => {
  const { rows } = await sql<{ files: PackageFile[] }>`
    select r.files from skills s join skill_revisions r using (workspace_id, skill_id)
    where s.slug = ${slug} and r.revision = s.current_revision`.execute(db)
  const files = rows.flatMap((row) => row.files).filter(({ path }) => path !== without)
  const fingerprint = fingerprintOf(files)
  await sql`
    with skill as (
      update skills set current_revision = 2, last_revision = 2 where slug = ${slug}
      returning workspace_id, skill_id
    )
    insert into skill_revisions (workspace_id, skill_id, revision, fingerprint, version,
      display_name, description, namespace, kind, trust_level, frontmatter, manifest, diagnostics,
      ignored_paths, security_findings, scan_version, requirements, capabilities, permissions,
      installed_by, files, file_count, size, pack, object_key, pack_size)
    select r.workspace_id, r.skill_id, 2, ${fingerprint}, '0.2.0', r.display_name,
      r.description, r.namespace, r.kind, r.trust_level, r.frontmatter, r.manifest,
      r.diagnostics, r.ignored_paths, r.security_findings, r.scan_version, r.requirements,
      r.capabilities, r.permissions, 'another', ${JSON.stringify(files)}, ${files.length}, r.size,
      r.pack, r.object_key, r.pack_size
    from skill_revisions r join skill using (workspace_id, skill_id)`.execute(db)
  await sql`
    insert into approvals (workspace_id, skill_id, fingerprint, approved_by, basis)
    select workspace_id, skill_id, ${fingerprint}, 'another', 'rule' from skills
    where slug = ${slug} on conflict do nothing`.execute(db)
  // As every change does.
  await sql`update workspaces set snapshot_version = snapshot_version + 1`.execute(db)
  return fingerprint
}
