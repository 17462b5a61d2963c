/** Which of the given skills are installed, and which were ever approved. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import type { SkillKey } from './repository.ts'
import type { SourceKind } from './schemas.ts'

/** By slug. */
export const listInstalled = async (
  db: Kysely<Database>,
  workspaceId: string,
  skillIds: number[],
): Promise<SkillKey[]> => {
  if (skillIds.length === 0) return []
  const rows = await db
    .selectFrom('skills')
    .select(['source_kind', 'slug'])
    .where('workspace_id', '=', workspaceId)
    .where('skill_id', 'in', skillIds)
    .where('current_revision', 'is not', null)
    .orderBy('slug')
    .orderBy('source_kind')
    .execute()
  return rows.map(({ source_kind, slug }) => ({
    workspaceId,
    sourceKind: source_kind as SourceKind,
    slug,
  }))
}

type Ref = { source_kind: string; slug: string }

/** Those that are named. */
export const listNamed = async (
  db: Kysely<Database>,
  workspaceId: string,
  named: readonly Ref[],
): Promise<Ref[]> => {
  if (named.length === 0) return []
  return await db
    .selectFrom('skills')
    .select(['source_kind', 'slug'])
    .where('workspace_id', '=', workspaceId)
    .where((eb) =>
      eb(
        eb.refTuple('source_kind', 'slug'),
        'in',
        named.map(({ source_kind, slug }) => eb.tuple(source_kind, slug)),
      ),
    )
    .where('current_revision', 'is not', null)
    .execute()
}

/** The slugs of skills that were ever approved, in that order; also of those that are not installed any more. */
export const listApprovedSlugs = async (
  db: Kysely<Database>,
  workspaceId: string,
): Promise<string[]> => {
  const { rows } = await sql<{ slug: string }>`
    select slug from skills where workspace_id = ${workspaceId} and named_at is not null
    group by slug order by min(named_at), min(skill_id)`.execute(db)
  return rows.map(({ slug }) => slug)
}
