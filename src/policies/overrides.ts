/** Rows of `skill_policies`: what a workspace says of one skill. Null is "inherit". */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database/client.ts'

export type Override = { enabled: boolean | null; allow_implicit_invocation: boolean | null }

export type SkillRef = { workspaceId: string; sourceKind: string; slug: string }

/** An installed skill's id; locked, so that it is still installed when the write commits. */
export const lockInstalled = async (
  trx: Transaction<Database>,
  { workspaceId, sourceKind, slug }: SkillRef,
): Promise<number | null> => {
  const row = await trx
    .selectFrom('skills')
    .select('skill_id')
    .where('workspace_id', '=', workspaceId)
    .where('source_kind', '=', sourceKind)
    .where('slug', '=', slug)
    .where('current_revision', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  return row?.skill_id ?? null
}

/** The same without a lock, for who only reads; null, too, where it is not served to them. */
export const findInstalled = async (
  db: Kysely<Database>,
  { workspaceId, sourceKind, slug }: SkillRef,
  isServedOnly: boolean,
): Promise<number | null> => {
  const row = await db
    .selectFrom('skill_states')
    .select('skill_id')
    .where('workspace_id', '=', workspaceId)
    .where('source_kind', '=', sourceKind)
    .where('slug', '=', slug)
    .$if(isServedOnly, (query) => query.where('is_served', '=', true))
    .executeTakeFirst()
  return row?.skill_id ?? null
}

/** Whether the service keeps it offered, whatever an override says. */
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

export const forgetOverride = async (
  trx: Transaction<Database>,
  workspaceId: string,
  skillId: number,
): Promise<void> => {
  await trx
    .deleteFrom('skill_policies')
    .where('workspace_id', '=', workspaceId)
    .where('skill_id', '=', skillId)
    .execute()
}

/** Stores the override; one that says nothing is no row. */
export const putOverride = async (
  trx: Transaction<Database>,
  workspaceId: string,
  skillId: number,
  override: Override,
): Promise<void> => {
  if (override.enabled === null && override.allow_implicit_invocation === null) {
    await forgetOverride(trx, workspaceId, skillId)
    return
  }
  await trx
    .insertInto('skill_policies')
    .values({ workspace_id: workspaceId, skill_id: skillId, ...override })
    .onConflict((conflict) =>
      conflict.columns(['workspace_id', 'skill_id']).doUpdateSet({
        ...override,
        updated_at: sql`now()`,
      }),
    )
    .execute()
}

export type StoredOverride = Override & { slug: string; source_kind: string }

/** All overrides of a workspace, or those of its served skills, in the order of the skill list. */
export const listOverrides = async (
  db: Kysely<Database>,
  workspaceId: string,
  isServedOnly: boolean,
): Promise<StoredOverride[]> => {
  const rows = await db
    .selectFrom('skill_policies as p')
    .innerJoin('skill_states as s', (join) =>
      join.onRef('s.workspace_id', '=', 'p.workspace_id').onRef('s.skill_id', '=', 'p.skill_id'),
    )
    .select(['s.slug', 's.source_kind', 'p.enabled', 'p.allow_implicit_invocation'])
    .where('p.workspace_id', '=', workspaceId)
    .$if(isServedOnly, (query) => query.where('s.is_served', '=', true))
    .orderBy('s.source_kind')
    .orderBy('s.slug')
    .execute()
  return rows as StoredOverride[]
}
