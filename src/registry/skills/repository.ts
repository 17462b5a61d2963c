/** Rows of skills: locks them, and moves the current revision. */
import { type Kysely, sql, type Transaction } from 'kysely'
import { extensionIdOf } from '../../packages/manifest/slug.ts'
import type { Database } from '../../platform/database/client.ts'
import { lockExtensionId } from './locks.ts'
import { indexCurrent } from './search-rows.ts'
import type { SourceKind } from './schemas.ts'

export type SkillKey = { workspaceId: string; sourceKind: SourceKind; slug: string }

export type LockedSkill = {
  skill_id: number
  last_revision: number
  /** Null while uninstalled. */
  fingerprint: string | null
}

/**
 * Of the skills with one extension id: the one of the key, and the slug of another that is
 * installed.
 */
type Locked = { own: LockedSkill | null; holder: string | null }

/** Waits for every writer of the skill, and of another slug with its extension id. */
export const lockSkills = async (
  trx: Transaction<Database>,
  key: SkillKey,
  incoming?: string,
): Promise<Locked> => {
  const extensionId = extensionIdOf(key.slug)
  await lockExtensionId(trx, key.workspaceId, extensionId, incoming)
  const rows = await trx
    .selectFrom('skills as s')
    .leftJoin('skill_revisions as r', (join) =>
      join
        .onRef('r.workspace_id', '=', 's.workspace_id')
        .onRef('r.skill_id', '=', 's.skill_id')
        .onRef('r.revision', '=', 's.current_revision'),
    )
    .select(['s.source_kind', 's.slug', 's.skill_id', 's.last_revision', 'r.fingerprint'])
    .where('s.workspace_id', '=', key.workspaceId)
    .where('s.extension_id', '=', extensionId)
    .forUpdate('s')
    .execute()
  const isOwn = ({ slug, source_kind }: { slug: string; source_kind: string }): boolean =>
    slug === key.slug && source_kind === key.sourceKind
  const holder = rows.find(({ slug, fingerprint }) => slug !== key.slug && fingerprint !== null)
  return { own: rows.find(isOwn) ?? null, holder: holder?.slug ?? null }
}

/** Also of a skill that is not installed. */
export const findSkillId = async (
  db: Kysely<Database>,
  { workspaceId, sourceKind, slug }: SkillKey,
): Promise<number | null> => {
  const row = await db
    .selectFrom('skills')
    .select('skill_id')
    .where('workspace_id', '=', workspaceId)
    .where('source_kind', '=', sourceKind)
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row?.skill_id ?? null
}

/** As it is now in the transaction, so that an event can say what was served before. */
export const isSkillServed = async (
  trx: Transaction<Database>,
  workspaceId: string,
  skillId: number,
): Promise<boolean> => {
  const row = await trx
    .selectFrom('skill_states')
    .select('is_served')
    .where('workspace_id', '=', workspaceId)
    .where('skill_id', '=', skillId)
    .executeTakeFirst()
  return row?.is_served === true
}

export type CurrentRevision = { skill_id: number; revision: number; fingerprint: string }

export const findCurrent = async (
  db: Kysely<Database>,
  key: SkillKey,
): Promise<CurrentRevision | null> => {
  const row = await db
    .selectFrom('skills as s')
    .innerJoin('skill_revisions as r', (join) =>
      join
        .onRef('r.workspace_id', '=', 's.workspace_id')
        .onRef('r.skill_id', '=', 's.skill_id')
        .onRef('r.revision', '=', 's.current_revision'),
    )
    .select(['s.skill_id', 'r.revision', 'r.fingerprint'])
    .where('s.workspace_id', '=', key.workspaceId)
    .where('s.source_kind', '=', key.sourceKind)
    .where('s.slug', '=', key.slug)
    .executeTakeFirst()
  return row ?? null
}

/** The newest revision with a fingerprint. */
export const findRevisionOf = async (
  db: Kysely<Database>,
  workspaceId: string,
  skillId: number,
  fingerprint: string,
) => {
  const row = await db
    .selectFrom('skill_revisions')
    .select(['revision', 'fingerprint', 'version', 'trust_level', 'purged_at'])
    .where('workspace_id', '=', workspaceId)
    .where('skill_id', '=', skillId)
    .where('fingerprint', '=', fingerprint)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Makes another revision of the skill current, or none, and changes its entity tag. */
export const moveCurrent = async (
  trx: Transaction<Database>,
  workspaceId: string,
  skillId: number,
  revision: number | null,
): Promise<void> => {
  await trx
    .updateTable('skills')
    .set({
      current_revision: revision,
      updated_at: sql`now()`,
      changes: sql<number>`changes + 1`,
    })
    .where('workspace_id', '=', workspaceId)
    .where('skill_id', '=', skillId)
    .execute()
  await indexCurrent(trx, workspaceId, skillId)
}

/** Why the content of a revision may not be served; one without a reason may be disabled by policy. */
export const findStanding = async (
  trx: Transaction<Database>,
  { workspaceId, skillId, revision }: { workspaceId: string; skillId: number; revision: number },
): Promise<{ reason: string | null }> => {
  const { rows } = await sql<{ reason: string | null }>`
    select blocked_reason as reason from revision_states
    where workspace_id = ${workspaceId} and skill_id = ${skillId}
      and revision = ${revision}`.execute(trx)
  const [standing] = rows
  if (!standing) throw new Error(`revision ${revision} of skill ${skillId} does not exist`)
  return standing
}

/** Whether an earlier revision has this version label with other bytes. */
export const isVersionReused = async (
  trx: Transaction<Database>,
  skill: LockedSkill,
  {
    workspaceId,
    version,
    fingerprint,
  }: { workspaceId: string; version: string; fingerprint: string },
): Promise<boolean> => {
  const row = await trx
    .selectFrom('skill_revisions')
    .select('revision')
    .where('workspace_id', '=', workspaceId)
    .where('skill_id', '=', skill.skill_id)
    .where('version', '=', version)
    .where('fingerprint', '<>', fingerprint)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export type ArchiveKey = { workspaceId: string; fingerprint: string; topFolder: string }

/** False if another packing was stored first. Called under `lockBytes`, which excludes purges. */
export const insertArchive = async (
  trx: Transaction<Database>,
  key: ArchiveKey,
  { sha256, size, object_key }: { sha256: string; size: number; object_key: string },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('skill_archives')
    .values({
      workspace_id: key.workspaceId,
      fingerprint: key.fingerprint,
      top_folder: key.topFolder,
      sha256,
      size,
      object_key,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
