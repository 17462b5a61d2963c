/** Until when a caller has access, and where it may review. */
import { type Kysely, sql } from 'kysely'
import { actorIn } from '../../platform/access/grants.ts'
import type { Actor } from '../../platform/access/caller.ts'
import type { Database } from '../../platform/database/client.ts'
import { refusalOfReviewer } from '../people/reviewers.ts'
import { settingsOf, type Stored } from '../settings/values.ts'
import type { Me } from './schemas.ts'

const SHOWN = 200

const tokenIdOf = ({ id }: Actor): string | null =>
  id.startsWith('token:') ? id.slice('token:'.length) : null

/** Of the token of the caller; null: it has none. */
export const labelOf = async (db: Kysely<Database>, actor: Actor): Promise<string | null> => {
  const tokenId = tokenIdOf(actor)
  if (tokenId === null) return null
  const row = await db
    .selectFrom('tokens')
    .select('label')
    .where('token_id', '=', tokenId)
    .executeTakeFirst()
  return row?.label ?? null
}

/** Null: it does not end, or only the identity provider knows. */
export const expiryOf = async (db: Kysely<Database>, actor: Actor): Promise<Date | null> => {
  const { sessionId } = actor
  const tokenId = tokenIdOf(actor)
  if (sessionId === undefined && tokenId === null) return null
  const { rows } = await sql<{ expires_at: Date | null }>`
    select least(
      (select t.expires_at from tokens t where t.token_id = ${tokenId}),
      (select least(s.expires_at, s.idle_until) from sessions s
        where s.session_id = ${sessionId ?? null})) as expires_at`.execute(db)
  return rows[0]?.expires_at ?? null
}

export const rightsOf = async (db: Kysely<Database>, actor: Actor): Promise<Me['workspaces']> => {
  const { boundTo: named } = actor
  const { rows } = await sql<{ workspace_id: string; settings: Stored }>`
    select workspace_id, settings from workspaces
    where deleted_at is null
      and ${named === undefined ? sql`true` : sql`workspace_id = any(${named}::text[])`}
    order by workspace_id limit ${SHOWN}`.execute(db)
  return rows.flatMap(({ workspace_id, settings }) => {
    const here = actorIn(actor, workspace_id)
    if (here === null) return []
    const rules = settingsOf(settings)
    const reason = refusalOfReviewer(here, rules)
    const { four_eyes } = rules
    return { workspace_id, role: here.role, may_review: reason === null, reason, four_eyes }
  })
}
