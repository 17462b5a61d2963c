/** Rows of `skill_policies`: a workspace's override for one skill. Null is "inherit". */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/client.ts'

export type Override = { enabled: boolean | null; allow_implicit_invocation: boolean | null }

export type SkillRef = { workspaceId: string; sourceKind: string; slug: string }

export type LockedSkill = { skill_id: number; fingerprint: string | null }

/**
 * A skill that is installed, or that was and still has an override; locked until the write commits.
 * The fingerprint is null while it is uninstalled.
 */
export const lockGoverned = async (
  trx: Transaction<Database>,
  { workspaceId, sourceKind, slug }: SkillRef,
): Promise<LockedSkill | null> => {
  const { rows } = await sql<LockedSkill>`
    select s.skill_id, r.fingerprint from skills s left join skill_revisions r
      on r.workspace_id = s.workspace_id and r.skill_id = s.skill_id
      and r.revision = s.current_revision
    where s.workspace_id = ${workspaceId} and s.source_kind = ${sourceKind} and s.slug = ${slug}
      and (s.current_revision is not null or exists (
        select from skill_policies p
        where p.workspace_id = s.workspace_id and p.skill_id = s.skill_id))
    for update of s`.execute(trx)
  return rows[0] ?? null
}

/** The same without a lock; with `isServedOnly`, also null for an unserved skill. */
export const findGoverned = async (
  db: Kysely<Database>,
  { workspaceId, sourceKind, slug }: SkillRef,
  isServedOnly: boolean,
): Promise<number | null> => {
  const { rows } = await sql<{ skill_id: number }>`
    select s.skill_id from skills s
    left join skill_states t on t.workspace_id = s.workspace_id and t.skill_id = s.skill_id
    where s.workspace_id = ${workspaceId} and s.source_kind = ${sourceKind} and s.slug = ${slug}
      and ${
        isServedOnly
          ? sql`t.is_served`
          : sql`(t.skill_id is not null or exists (
        select from skill_policies p
        where p.workspace_id = s.workspace_id and p.skill_id = s.skill_id))`
      }`.execute(db)
  return rows[0]?.skill_id ?? null
}

/** Another source kind of the slug that is disabled, which disables all of them. */
export const findDisabledKind = async (
  db: Kysely<Database>,
  { workspaceId, sourceKind, slug }: SkillRef,
): Promise<string | null> => {
  const row = await db
    .selectFrom('skill_policies as p')
    .innerJoin('skills as s', (join) =>
      join.onRef('s.workspace_id', '=', 'p.workspace_id').onRef('s.skill_id', '=', 'p.skill_id'),
    )
    .select('s.source_kind')
    .where('p.workspace_id', '=', workspaceId)
    .where('p.slug', '=', slug)
    .where('p.enabled', '=', false)
    .where('s.source_kind', '<>', sourceKind)
    .executeTakeFirst()
  return row?.source_kind ?? null
}

/** Whether the service always offers it, regardless of overrides. */
export const isImplicitRequired = async (
  db: Kysely<Database>,
  workspaceId: string,
  skillId: number,
): Promise<boolean> => {
  const row = await db
    .selectFrom('skill_states')
    .select('is_implicit_required')
    .where('workspace_id', '=', workspaceId)
    .where('skill_id', '=', skillId)
    .executeTakeFirst()
  return row?.is_implicit_required === true
}

const nothing: Override = { enabled: null, allow_implicit_invocation: null }

export const findOverride = async (
  db: Kysely<Database>,
  workspaceId: string,
  skillId: number,
): Promise<Override> => {
  const row = await db
    .selectFrom('skill_policies')
    .select(['enabled', 'allow_implicit_invocation'])
    .where('workspace_id', '=', workspaceId)
    .where('skill_id', '=', skillId)
    .executeTakeFirst()
  return row ?? nothing
}

const forgetOverride = async (
  trx: Transaction<Database>,
  workspaceId: string,
  skillId: number,
): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('skill_policies')
    .where('workspace_id', '=', workspaceId)
    .where('skill_id', '=', skillId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0
}

/** The skill and the bytes that an override is about. */
export type Subject = {
  workspaceId: string
  skillId: number
  slug: string
  fingerprint: string | null
}

/**
 * Stores the override and deletes one that is all null. An enable applies to the bytes of
 * `subject`. False if nothing changes.
 */
export const putOverride = async (
  trx: Transaction<Database>,
  { workspaceId, skillId, slug, fingerprint }: Subject,
  override: Override,
): Promise<boolean> => {
  if (override.enabled === null && override.allow_implicit_invocation === null) {
    return forgetOverride(trx, workspaceId, skillId)
  }
  const row = { ...override, enabled_fingerprint: override.enabled ? fingerprint : null }
  const written = await trx
    .insertInto('skill_policies')
    .values({ workspace_id: workspaceId, skill_id: skillId, slug, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['workspace_id', 'skill_id'])
        .doUpdateSet({ ...row, updated_at: sql`excluded.updated_at` })
        .where(
          sql<boolean>`row(
            skill_policies.enabled, skill_policies.allow_implicit_invocation,
            skill_policies.enabled_fingerprint
          ) is distinct from row(
            excluded.enabled, excluded.allow_implicit_invocation, excluded.enabled_fingerprint)`,
        ),
    )
    .returning('skill_id')
    .execute()
  return written.length > 0
}

/** A reviewer's enable moves to the bytes that a reviewer makes current. */
export const moveEnable = async (
  trx: Transaction<Database>,
  { workspaceId, skillId, fingerprint }: Omit<Subject, 'slug'>,
): Promise<void> => {
  await trx
    .updateTable('skill_policies')
    .set({ enabled_fingerprint: fingerprint })
    .where('workspace_id', '=', workspaceId)
    .where('skill_id', '=', skillId)
    .where('enabled', '=', true)
    .execute()
}

export type StoredOverride = Override & { slug: string; source_kind: string }

/** All overrides of a workspace, or those of its served skills, in the order of the skill list. */
export const listOverrides = async (
  db: Kysely<Database>,
  workspaceId: string,
  isServedOnly: boolean,
): Promise<StoredOverride[]> => {
  const isVisible = isServedOnly
    ? sql`exists (
        select from skill_states t
        where t.workspace_id = s.workspace_id and t.skill_id = s.skill_id and t.is_served)`
    : sql`true`
  const { rows } = await sql<StoredOverride>`
    select s.slug, s.source_kind, p.enabled, p.allow_implicit_invocation
    from skill_policies p
    join skills s on s.workspace_id = p.workspace_id and s.skill_id = p.skill_id
    where p.workspace_id = ${workspaceId} and ${isVisible}
    order by s.source_kind, s.slug`.execute(db)
  return rows
}
