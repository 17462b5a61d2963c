/** The event log in commit order: when a row is visible, so are all rows before it. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import type { LoggedEvent } from './frames.ts'

export const eventsAfter = async (
  db: Kysely<Database>,
  workspaceId: string,
  after: number,
  limit: number,
): Promise<LoggedEvent[]> =>
  await db
    .selectFrom('events')
    .select(['snapshot_version', 'type', 'payload', 'was_served'])
    .select(sql<number>`floor(extract(epoch from created_at))::bigint`.as('created_at'))
    .select(sql<boolean>`coalesce(json_array_length(slugs) = 0, false)`.as('is_of_no_skill'))
    .where('workspace_id', '=', workspaceId)
    .where('snapshot_version', '>', after)
    .orderBy('snapshot_version')
    .limit(limit)
    .execute()

/** The workspace's current version, and whether everything after `id` is retained. */
export const findPosition = async (
  db: Kysely<Database>,
  workspaceId: string,
  id: number | null,
): Promise<{ current: number; isRetained: boolean }> => {
  const row = await db
    .selectFrom('workspaces as w')
    .select('w.snapshot_version as current')
    .select(
      sql<boolean>`w.snapshot_version is not distinct from ${id}::bigint or exists (
        select from events e
        where e.workspace_id = w.workspace_id and e.snapshot_version = ${id}::bigint + 1)`.as(
        'is_kept',
      ),
    )
    .where('w.workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow()
  return { current: row.current, isRetained: row.is_kept }
}

/** The snapshot versions of the workspaces. */
export const findVersions = async (
  db: Kysely<Database>,
  workspaceIds: string[],
): Promise<Map<string, number>> => {
  if (workspaceIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('workspaces')
    .select(['workspace_id', 'snapshot_version'])
    .where('workspace_id', 'in', workspaceIds)
    .execute()
  return new Map(rows.map((row) => [row.workspace_id, row.snapshot_version]))
}

/** Which of these skills are served, by slug and kind. */
export const findServed = async (
  db: Kysely<Database>,
  workspaceId: string,
  slugs: string[],
): Promise<{ slug: string; source_kind: string }[]> => {
  if (slugs.length === 0) return []
  const rows = await db
    .selectFrom('skill_states')
    .select(['slug', 'source_kind'])
    .where('workspace_id', '=', workspaceId)
    .where('slug', 'in', slugs)
    .where('is_served', '=', true)
    .execute()
  return rows.flatMap(({ slug, source_kind }) =>
    slug === null || source_kind === null ? [] : [{ slug, source_kind }],
  )
}
