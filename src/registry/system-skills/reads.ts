/** Which workspaces lack the skills of this build. */
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/client.ts'

/** The maximum workspaces of one round; the next round continues. */
const AT_ONCE = 500

export const lacking = async (
  db: Kysely<Database>,
  { slug, fingerprint }: { slug: string; fingerprint: string },
  only?: string,
): Promise<string[]> => {
  const rows = await db
    .selectFrom('workspaces as w')
    .select('w.workspace_id')
    .where('w.deleted_at', 'is', null)
    .$if(only !== undefined, (query) => query.where('w.workspace_id', '=', only ?? ''))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('skills as s')
            .innerJoin('skill_revisions as r', (join) =>
              join
                .onRef('r.workspace_id', '=', 's.workspace_id')
                .onRef('r.skill_id', '=', 's.skill_id'),
            )
            .select('r.revision')
            .whereRef('s.workspace_id', '=', 'w.workspace_id')
            .where('s.source_kind', '=', 'system')
            .where('s.slug', '=', slug)
            .where('r.fingerprint', '=', fingerprint),
        ),
      ),
    )
    .orderBy('w.workspace_id')
    .limit(AT_ONCE)
    .execute()
  return rows.map(({ workspace_id }) => workspace_id)
}
