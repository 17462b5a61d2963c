/**
 * The entity tag of a skill: its fingerprint, and a counter of changes to what GET of it returns.
 * There are two counters: one on the skill's row, and one on the workspace's for what may concern
 * any skill (settings, tools of MCP servers, registrations of bound functions). Both only grow, so
 * their sum never repeats.
 */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import type { Precondition } from '../../platform/precondition.ts'
import { checkTag } from './precondition.ts'
import type { SkillKey } from './repository.ts'

/** Of a row of `skill_states`, as `s`. */
export const changesOf = sql<number>`(
  select k.changes + w.shared_changes from skills k
  join workspaces w on w.workspace_id = k.workspace_id
  where k.workspace_id = s.workspace_id and k.skill_id = s.skill_id)`

export const tagOf = ({ fingerprint, changes }: { fingerprint: string; changes: number }): string =>
  `${fingerprint}.${changes}`

/** Null while it is not installed. */
export const findTag = async (
  db: Kysely<Database>,
  {
    workspaceId,
    sourceKind,
    slug,
  }: Pick<SkillKey, 'workspaceId' | 'slug'> & { sourceKind: string },
): Promise<string | null> => {
  const { rows } = await sql<{ fingerprint: string; changes: number }>`
    select r.fingerprint, ${changesOf} as changes
    from skills s join skill_revisions r on r.workspace_id = s.workspace_id
      and r.skill_id = s.skill_id and r.revision = s.current_revision
    where s.workspace_id = ${workspaceId} and s.source_kind = ${sourceKind}
      and s.slug = ${slug}`.execute(db)
  return rows[0] ? tagOf(rows[0]) : null
}

/**
 * Rejects a caller that has not read the skill's current state. The skill must be locked in `trx`.
 */
export const checkCurrentTag = async (
  trx: Transaction<Database>,
  key: Parameters<typeof findTag>[1],
  expected: Precondition,
): Promise<void> => {
  if (expected !== 'anything') checkTag(expected, await findTag(trx, key), key.slug)
}

/**
 * Called by every write that changes what GET of a skill returns, in its transaction; a slug means
 * all its source kinds. Changes that may concern any skill are counted when their event is
 * appended.
 */
export const noteChange = async (
  trx: Transaction<Database>,
  workspaceId: string,
  changed: { skillId: number } | { slug: string },
): Promise<void> => {
  const isChanged =
    'skillId' in changed ? sql`skill_id = ${changed.skillId}` : sql`slug = ${changed.slug}`
  await sql`update skills set changes = changes + 1
    where workspace_id = ${workspaceId} and ${isChanged}`.execute(trx)
}
