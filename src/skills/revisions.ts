/** SQL of new revisions, of one skill or of many at once. */
import { sql, type Transaction } from 'kysely'
import { requirementsOf } from '../archives/requirements.ts'
import { SCAN_VERSION } from '../archives/scan/security-scan.ts'
import type { ReadFile, SkillPackage } from '../archives/types.ts'
import * as blobs from '../blobs/store.ts'
import type { Database } from '../database/client.ts'
import type { Stored } from '../settings/values.ts'
import type { SkillKey } from './repository.ts'

export type NewRevision = {
  skillId: number
  revision: number
  pack: SkillPackage
  /** Of its files, what is not stored yet. */
  contents: ReadFile[]
  trustLevel: string
  actor: string
  /** Who sent the bytes, where it was another caller. */
  uploadedBy: string | null
}

const rowOf = (
  workspaceId: string,
  { skillId, revision, pack, trustLevel, actor, uploadedBy }: NewRevision,
) => ({
  workspace_id: workspaceId,
  skill_id: skillId,
  revision,
  fingerprint: pack.fingerprint,
  version: pack.version,
  display_name: pack.display_name,
  description: pack.description,
  namespace: pack.namespace,
  kind: pack.kind,
  trust_level: trustLevel,
  frontmatter: pack.frontmatter && JSON.stringify(pack.frontmatter),
  manifest: pack.manifest && JSON.stringify(pack.manifest),
  diagnostics: JSON.stringify(pack.diagnostics),
  ignored_paths: JSON.stringify(pack.ignored),
  security_findings: JSON.stringify(pack.security_findings),
  scan_version: SCAN_VERSION,
  requirements: JSON.stringify(requirementsOf(pack.frontmatter ?? {})),
  capabilities: JSON.stringify(pack.capabilities),
  permissions: JSON.stringify(pack.permissions),
  installed_by: actor,
  uploaded_by: uploadedBy === actor ? null : uploadedBy,
})

const filesOf = ({ skillId, revision, pack }: NewRevision) =>
  pack.files.map((file) => ({ ...file, skill_id: skillId, revision }))

/** With their files. */
export const insertRevisions = async (
  trx: Transaction<Database>,
  workspaceId: string,
  revisions: NewRevision[],
): Promise<void> => {
  await blobs.keep(
    trx,
    workspaceId,
    revisions.flatMap(({ contents }) => contents),
  )
  await trx
    .insertInto('skill_revisions')
    .values(revisions.map((revision) => rowOf(workspaceId, revision)))
    .execute()
  await sql`
    insert into skill_files
      (workspace_id, skill_id, revision, path, size, sha256, executable, media_type)
    select ${workspaceId}, f.*
    from json_to_recordset(${JSON.stringify(revisions.flatMap(filesOf))}::json)
      as f (skill_id bigint, revision integer, path text, size bigint, sha256 text,
        executable boolean, media_type text)`.execute(trx)
}

/** Skills that never were, at their first revision; their ids in the order of `keys`. */
export const insertSkills = async (
  trx: Transaction<Database>,
  workspaceId: string,
  keys: (SkillKey & { extensionId: string; pack: SkillPackage })[],
): Promise<number[]> => {
  const rows = await trx
    .insertInto('skills')
    .values(
      keys.map(({ sourceKind, slug, extensionId, pack }) => ({
        workspace_id: workspaceId,
        source_kind: sourceKind,
        slug,
        extension_id: extensionId,
        current_revision: 1,
        last_revision: 1,
        search_text: sql<string>`skill_search_text(
          ${slug}, ${pack.display_name}, ${pack.description})`,
      })),
    )
    .returning(['skill_id', 'source_kind', 'slug'])
    .execute()
  const ids = new Map(rows.map((row) => [`${row.source_kind} ${row.slug}`, row.skill_id]))
  return keys.map(({ sourceKind, slug }) => {
    const id = ids.get(`${sourceKind} ${slug}`)
    if (id === undefined) throw new Error(`${slug} was inserted without an id`)
    return id
  })
}

/** Those of the extension ids that a skill has or had, and the settings of the workspace. */
export const findUsed = async (
  trx: Transaction<Database>,
  workspaceId: string,
  extensionIds: string[],
): Promise<{ used: Set<string>; stored: Stored }> => {
  const { rows } = await sql<{ used: string[]; stored: Stored }>`
    select w.settings as stored, array(
      select s.extension_id from skills s
      where s.workspace_id = w.workspace_id and s.extension_id = any(${extensionIds})
    ) as used
    from workspaces w where w.workspace_id = ${workspaceId}`.execute(trx)
  const [row] = rows
  if (!row) throw new Error(`workspace ${workspaceId} is gone`)
  return { used: new Set(row.used), stored: row.stored }
}
