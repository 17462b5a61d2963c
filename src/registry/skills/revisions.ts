/** Revisions: their metadata, their files, where their bytes are, and what was found in them. */
import { type InsertObject, type Kysely, type QueryCreator, sql, type Transaction } from 'kysely'
import { requirementsOf } from '../../packages/manifest/requirements.ts'
import { SCAN_VERSION } from '../../packages/scan/rules.ts'
import type { SkillPackage } from '../../packages/types.ts'
import type { Database } from '../../platform/database/client.ts'
import type { StoredPack } from '../packs/pack-writer.ts'
import type { StoredFinding } from './findings.ts'
import type { SkillKey } from './repository.ts'

export type NewRevision = {
  key: SkillKey
  extensionId: string
  /** Whether it becomes current at once. */
  isCurrent: boolean
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

/** What both rows are found by, made once. */
const foundBy = (
  query: QueryCreator<Database>,
  { search_words: { names, summary, text } }: SkillPackage,
) =>
  query.selectNoFrom([
    vectorOf(names).as('name_words'),
    vectorOf(summary).as('summary_words'),
    vectorOf(text).as('text_words'),
  ])

const words = {
  name_words: sql<string>`name_words`,
  summary_words: sql<string>`summary_words`,
  text_words: sql<string>`text_words`,
}

/** As a selected row, since a sharded database accepts no subqueries among values. */
const selected = (row: object) => Object.entries(row).map(([name, value]) => sql`${value}`.as(name))

/** Takes the skill's next revision number, and makes the revision current where it is to be. */
const advance = (
  query: QueryCreator<Database & { found_by: object }>,
  { key, extensionId, isCurrent }: Pick<NewRevision, 'key' | 'extensionId' | 'isCurrent'>,
) => {
  const row = {
    workspace_id: key.workspaceId,
    source_kind: key.sourceKind,
    slug: key.slug,
    extension_id: extensionId,
    current_revision: 1,
    last_revision: 1,
    changes: 1,
    ...words,
  } satisfies InsertObject<Database, 'skills'>
  return query
    .insertInto('skills')
    .columns(Object.keys(row) as (keyof typeof row)[])
    .expression((eb) => eb.selectFrom('found_by').select(selected(row)))
    .onConflict((conflict) =>
      conflict.columns(['workspace_id', 'source_kind', 'slug']).doUpdateSet((eb) => ({
        last_revision: sql`skills.last_revision + 1`,
        ...(isCurrent
          ? {
              current_revision: sql<number>`skills.last_revision + 1`,
              changes: sql<number>`skills.changes + 1`,
              updated_at: eb.ref('excluded.updated_at'),
              name_words: eb.ref('excluded.name_words'),
              summary_words: eb.ref('excluded.summary_words'),
              text_words: eb.ref('excluded.text_words'),
            }
          : {}),
      })),
    )
    .returning(['skill_id', 'last_revision'])
}

/**
 * In one statement with the skill's row, so that the indexes of words, which cost more than the rows,
 * are written once.
 */
export const insertRevision = async (
  trx: Transaction<Database>,
  { key, skillPackage, findings, pack, ...others }: NewRevision,
): Promise<{ skillId: number; revision: number }> => {
  const { maliciousList, trustLevel, actor, uploadedBy } = others
  const row = {
    workspace_id: key.workspaceId,
    skill_id: sql<number>`skill_id`,
    revision: sql<number>`last_revision`,
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
    ...words,
    ...placeOf(pack),
  } satisfies InsertObject<Database, 'skill_revisions'>
  const inserted = await trx
    .with('found_by', (query) => foundBy(query, skillPackage))
    .with('skill', (query) => advance(query, { key, ...others }))
    .insertInto('skill_revisions')
    .columns(Object.keys(row) as (keyof typeof row)[])
    .expression((eb) => eb.selectFrom(['skill', 'found_by']).select(selected(row)))
    .returning(['skill_id', 'revision'])
    .executeTakeFirstOrThrow()
  return { skillId: inserted.skill_id, revision: inserted.revision }
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
