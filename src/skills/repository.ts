/** Rows of skills: locking them, moving what is current. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database/client.ts'
import type { SourceKind } from './schemas.ts'

export type SkillKey = { workspaceId: string; sourceKind: SourceKind; slug: string }

/**
 * Puts all writers of one extension id in a row, also while no row exists to lock: two first
 * installs of a skill, or of two slugs that would share the id.
 */
export const lockExtensionId = async (
  trx: Transaction<Database>,
  workspaceId: string,
  extensionId: string,
): Promise<void> => {
  await sql`select pg_advisory_xact_lock(
    hashtextextended(${`${workspaceId} ${extensionId}`}, 0))`.execute(trx)
}

/** The slug that already uses an extension id, if it is another one. */
export const findExtensionHolder = async (
  trx: Transaction<Database>,
  key: SkillKey,
  extensionId: string,
): Promise<string | null> => {
  const row = await trx
    .selectFrom('skills')
    .select('slug')
    .where('workspace_id', '=', key.workspaceId)
    .where('extension_id', '=', extensionId)
    .where('slug', '<>', key.slug)
    .where('current_revision', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row?.slug ?? null
}

export type LockedSkill = {
  skill_id: number
  last_revision: number
  /** Null while uninstalled. */
  fingerprint: string | null
}

export const lockSkill = async (
  trx: Transaction<Database>,
  key: SkillKey,
): Promise<LockedSkill | null> => {
  const row = await trx
    .selectFrom('skills as s')
    .leftJoin('skill_revisions as r', (join) =>
      join
        .onRef('r.workspace_id', '=', 's.workspace_id')
        .onRef('r.skill_id', '=', 's.skill_id')
        .onRef('r.revision', '=', 's.current_revision'),
    )
    .select(['s.skill_id', 's.last_revision', 'r.fingerprint'])
    .where('s.workspace_id', '=', key.workspaceId)
    .where('s.source_kind', '=', key.sourceKind)
    .where('s.slug', '=', key.slug)
    .forUpdate('s')
    .executeTakeFirst()
  return row ?? null
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
    .select(['revision', 'fingerprint', 'version', 'trust_level'])
    .where('workspace_id', '=', workspaceId)
    .where('skill_id', '=', skillId)
    .where('fingerprint', '=', fingerprint)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Moves what is served to another revision of the skill, or to none. */
export const moveCurrent = async (
  trx: Transaction<Database>,
  workspaceId: string,
  skillId: number,
  revision: number | null,
): Promise<void> => {
  await trx
    .updateTable('skills')
    .set({ current_revision: revision, updated_at: sql`now()` })
    .where('workspace_id', '=', workspaceId)
    .where('skill_id', '=', skillId)
    .execute()
}

/** Adds a revision, and the skill's row if this is its first one. */
export const advanceSkill = async (
  trx: Transaction<Database>,
  key: SkillKey,
  { extensionId, isCurrent }: { extensionId: string; isCurrent: boolean },
): Promise<{ skillId: number; revision: number }> => {
  const row = await trx
    .insertInto('skills')
    .values({
      workspace_id: key.workspaceId,
      source_kind: key.sourceKind,
      slug: key.slug,
      extension_id: extensionId,
      current_revision: 1,
      last_revision: 1,
    })
    .onConflict((conflict) =>
      conflict.columns(['workspace_id', 'source_kind', 'slug']).doUpdateSet({
        last_revision: sql`skills.last_revision + 1`,
        ...(isCurrent
          ? {
              current_revision: sql<number>`skills.last_revision + 1`,
              updated_at: sql<Date>`now()`,
            }
          : {}),
      }),
    )
    .returning(['skill_id', 'last_revision'])
    .executeTakeFirstOrThrow()
  return { skillId: row.skill_id, revision: row.last_revision }
}

/** The reason is that of the content; a policy may disable what has none. */
export type Standing = { reason: string | null; may_replace: boolean }

/** Whether a revision may replace the current one without taking a good version out of service. */
export const findStanding = async (
  trx: Transaction<Database>,
  { workspaceId, skillId, revision }: { workspaceId: string; skillId: number; revision: number },
): Promise<Standing> => {
  const { rows } = await sql<Standing>`
    select r.blocked_reason as reason, r.blocked_reason is null and (r.enabled or not exists (
      select from skill_states c
      where c.workspace_id = r.workspace_id and c.skill_id = r.skill_id and c.is_served
    )) as may_replace
    from revision_states r
    where r.workspace_id = ${workspaceId} and r.skill_id = ${skillId}
      and r.revision = ${revision}`.execute(trx)
  const [row] = rows
  if (!row) throw new Error(`revision ${revision} of skill ${skillId} is not there`)
  return row
}

/** Whether an earlier revision bears this version label with other bytes. */
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

/** False where another packing was stored first. */
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
