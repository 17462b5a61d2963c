/** Which of the given skills are installed. */
import type { Kysely } from 'kysely'
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
