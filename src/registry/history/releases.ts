/** Revisions of a skill that may be installed besides the one that a commit has. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import type { Entry } from './entries.ts'
import type { Plugin } from './snapshot.ts'

/** A revision under the name that the skill has as a folder. */
export type Release = Pick<Plugin, 'texts'> & { entry: Omit<Entry, 'tree_id'> }

type Row = Pick<Entry, 'revision' | 'fingerprint' | 'version'> & Plugin['texts']

const releases = async (
  db: Kysely<Database>,
  workspaceId: string,
  { folder, skill_id }: Release['entry'],
  { condition, limit }: { condition: ReturnType<typeof sql>; limit: number },
): Promise<Release[]> => {
  const { rows } = await sql<Row>`
    select r.revision, r.fingerprint, r.version, r.display_name, r.description
    from revision_states r
    join skill_states s on s.workspace_id = r.workspace_id and s.skill_id = r.skill_id
    where r.workspace_id = ${workspaceId} and r.skill_id = ${skill_id}
      and r.is_installable and s.is_installable and ${condition}
    order by r.revision desc
    limit ${limit}`.execute(db)
  return rows.map(({ display_name, description, ...row }) => ({
    entry: { folder, skill_id, ...row },
    texts: { display_name, description },
  }))
}

/** The newest first. What is newer than the current one was rolled back, and is not offered. */
export const listEarlier = (
  db: Kysely<Database>,
  workspaceId: string,
  { current, limit }: { current: Release['entry']; limit: number },
): Promise<Release[]> => {
  const condition = sql`r.revision < ${current.revision}`
  return releases(db, workspaceId, current, { condition, limit })
}

/** Also one that was rolled back, for those who name it. */
export const findRelease = async (
  db: Kysely<Database>,
  workspaceId: string,
  { current, revision }: { current: Release['entry']; revision: number },
): Promise<Release | null> => {
  const condition = sql`r.revision = ${revision}`
  const [found] = await releases(db, workspaceId, current, { condition, limit: 1 })
  return found ?? null
}
