/** Revisions: their metadata, their files, where their bytes are, and what was found in them. */
import { type Kysely, sql, type Transaction } from 'kysely'
import { requirementsOf } from '../../packages/manifest/requirements.ts'
import { SCAN_VERSION } from '../../packages/scan/rules.ts'
import type { SkillPackage } from '../../packages/types.ts'
import type { Database } from '../../platform/database/client.ts'
import type { StoredPack } from '../packs/pack-writer.ts'
import type { StoredFinding } from './findings.ts'

export type NewRevision = {
  skillId: number
  revision: number
  skillPackage: SkillPackage
  findings: StoredFinding[]
  /** The number of the lists of malicious packages that these were made with. */
  maliciousList: number
  pack: StoredPack
  trustLevel: string
  actor: string
  /** The uploader of the bytes, if it was another caller. */
  uploadedBy: string | null
}

const placeOf = (pack: StoredPack) =>
  pack.kind === 'inline'
    ? { pack: Buffer.from(pack.bytes), object_key: null, pack_size: pack.bytes.length }
    : { pack: null, object_key: pack.key, pack_size: pack.size }

const vectorOf = (words: string[]) => sql<string>`search_vector(${words}::text[])`

export const insertRevision = async (
  trx: Transaction<Database>,
  workspaceId: string,
  { skillId, revision, skillPackage, findings, pack, ...others }: NewRevision,
): Promise<void> => {
  const { maliciousList, trustLevel, actor, uploadedBy } = others
  await trx
    .insertInto('skill_revisions')
    .values({
      workspace_id: workspaceId,
      skill_id: skillId,
      revision,
      fingerprint: skillPackage.fingerprint,
      version: skillPackage.version,
      display_name: skillPackage.display_name,
      description: skillPackage.description,
      namespace: skillPackage.namespace,
      kind: skillPackage.kind,
      trust_level: trustLevel,
      frontmatter: skillPackage.frontmatter && JSON.stringify(skillPackage.frontmatter),
      manifest: skillPackage.manifest && JSON.stringify(skillPackage.manifest),
      diagnostics: JSON.stringify(skillPackage.diagnostics),
      ignored_paths: JSON.stringify(skillPackage.ignored),
      security_findings: JSON.stringify(findings),
      scan_version: SCAN_VERSION,
      malicious_list: maliciousList,
      scan_ms: skillPackage.scan_ms,
      requirements: JSON.stringify(requirementsOf(skillPackage.frontmatter ?? {})),
      capabilities: JSON.stringify(skillPackage.capabilities),
      permissions: JSON.stringify(skillPackage.permissions),
      installed_by: actor,
      uploaded_by: uploadedBy === actor ? null : uploadedBy,
      files: JSON.stringify(skillPackage.files),
      file_count: skillPackage.files.length,
      size: skillPackage.files.reduce((sum, { size }) => sum + size, 0),
      name_words: vectorOf(skillPackage.search_words.names),
      summary_words: vectorOf(skillPackage.search_words.summary),
      text_words: vectorOf(skillPackage.search_words.text),
      ...placeOf(pack),
    })
    .execute()
}

/** What was found in these bytes of a skill. */
export const findFindings = async (
  db: Kysely<Database>,
  workspaceId: string,
  { skillId, fingerprint }: { skillId: number; fingerprint: string },
): Promise<StoredFinding[]> => {
  const row = await db
    .selectFrom('skill_revisions')
    .select('security_findings')
    .where('workspace_id', '=', workspaceId)
    .where('skill_id', '=', skillId)
    .where('fingerprint', '=', fingerprint)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (row?.security_findings ?? []) as StoredFinding[]
}
