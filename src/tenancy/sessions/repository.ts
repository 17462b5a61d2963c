/** Rows of `sessions`. Found by digest, so secrets are never compared here. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Role } from '../../platform/access/roles.ts'
import type { Database } from '../../platform/database/client.ts'

const IDLE = sql`interval '8 hours'`
const LONGEST = sql`interval '24 hours'`

export type NewSession = {
  sessionId: string
  sha256: string
  owner: { personId: string } | { tokenId: string } | { adminDigest: string }
  sid: string | null
  groups: readonly string[]
  address: string | null
  agent: string | null
}

export type SessionRow = {
  session_id: string
  person_id: string | null
  token_id: string | null
  address: string | null
  agent: string | null
  created_at: Date
  last_seen_at: Date
  expires_at: Date
  /** `created_at` in full precision, for cursors. */
  position: string
}

const columns = sql`session_id, person_id, token_id, address, agent, created_at, last_seen_at,
  least(expires_at, idle_until) as expires_at,
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as position`

const isOpen = sql`ended_at is null and expires_at > now() and idle_until > now()`

/** It never lasts longer than its token. */
export const insertSession = async (
  trx: Transaction<Database>,
  { sessionId, sha256, owner, sid, groups, address, agent }: NewSession,
): Promise<SessionRow> => {
  const personId = 'personId' in owner ? owner.personId : null
  const tokenId = 'tokenId' in owner ? owner.tokenId : null
  const adminDigest = 'adminDigest' in owner ? owner.adminDigest : null
  const { rows } = await sql<SessionRow>`
    with stored as (
      insert into sessions (session_id, sha256, person_id, token_id, admin_digest, sid, groups,
        address, agent, idle_until, expires_at)
      select ${sessionId}, ${sha256}, ${personId}, ${tokenId}::text, ${adminDigest}, ${sid},
        ${groups}::text[], ${address}, ${agent}, now() + ${IDLE}, least(now() + ${LONGEST}, t.expires_at)
      from (select) as one left join tokens t on t.token_id = ${tokenId}
      returning *
    ) select ${columns} from stored`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('the session was not stored')
  return row
}

export type Holder = {
  session_id: string
  sha256: string
  groups: string[]
  admin_digest: string | null
  is_ended: boolean
  expires_in_ms: number
  /** The last recorded use was a minute ago or longer. */
  is_use_due: boolean
  person_id: string | null
  is_client: boolean | null
  issuer: string | null
  token: {
    token_id: string
    role: Role
    workspace_id: string | null
    sub_agent: boolean
    person_id: string | null
    is_of_program: boolean
    slugs: string[] | null
  } | null
}

/** In any order; unknown ones are left out. Ended: also with its token, or with its person. */
export const findHolders = async (
  db: Kysely<Database>,
  digests: readonly string[],
): Promise<Holder[]> => {
  const { rows } = await sql<Holder>`
    select s.session_id, s.sha256, s.groups, s.admin_digest, s.person_id, p.is_client, p.issuer,
      (s.ended_at is not null or t.revoked_at is not null or p.disabled_at is not null
        or u.disabled_at is not null) as is_ended,
      (extract(epoch from least(s.expires_at, s.idle_until, t.expires_at) - now()) * 1000)::float8
        as expires_in_ms,
      s.last_seen_at <= now() - interval '1 minute' as is_use_due,
      case when t.token_id is not null then json_build_object('token_id', t.token_id,
        'role', t.role, 'workspace_id', t.workspace_id, 'sub_agent', t.sub_agent,
        'person_id', t.person_id, 'is_of_program', u.is_client is true, 'slugs', t.slugs) end as token
    from sessions s
    left join people p on p.person_id = s.person_id
    left join tokens t on t.token_id = s.token_id
    left join people u on u.person_id = t.person_id
    where s.sha256 = any(${digests}::text[])`.execute(db)
  return rows
}

/** At most one row version per minute and session, however many replicas record it. */
export const recordUse = async (
  trx: Transaction<Database>,
  sessionIds: readonly string[],
): Promise<void> => {
  await sql`
    update sessions set last_seen_at = now(), idle_until = least(now() + ${IDLE}, expires_at)
    where session_id in (
      select session_id from sessions
      where session_id = any(${sessionIds}::text[]) and ${isOpen}
        and last_seen_at <= now() - interval '1 minute'
      for update skip locked)`.execute(trx)
}

/** Of the person or of the token; omitted: of all. */
export type Owner = { personId: string } | { tokenId: string } | { isAdminToken: true } | undefined

const isOf = (owner: Owner) => {
  if (owner === undefined) return sql`true`
  if ('personId' in owner) return sql`person_id = ${owner.personId}`
  if ('tokenId' in owner) return sql`token_id = ${owner.tokenId}`
  return sql`admin_digest is not null`
}

/** Open ones, newest first, one more than `limit`. */
export const listOpen = async (
  db: Kysely<Database>,
  { owner, after, limit }: { owner: Owner; after: string[] | null; limit: number },
): Promise<SessionRow[]> => {
  const isAfter = after
    ? sql`(created_at, session_id) < (${after[0]}::timestamptz, ${after[1]})`
    : sql`true`
  const { rows } = await sql<SessionRow>`
    select ${columns} from sessions where ${isOpen} and ${isOf(owner)} and ${isAfter}
    order by created_at desc, session_id desc limit ${limit + 1}`.execute(db)
  return rows
}

/** Null if it is not open. */
export const endSession = async (
  trx: Transaction<Database>,
  sessionId: string,
  owner: Owner,
): Promise<SessionRow | null> => {
  const { rows } = await sql<SessionRow>`
    with stored as (
      update sessions set ended_at = now()
      where session_id = ${sessionId} and ${isOpen} and ${isOf(owner)}
      returning *
    ) select ${columns} from stored`.execute(trx)
  return rows[0] ?? null
}

/** Those of one session at the provider, or of one person there. */
export const endOfProvider = async (
  trx: Transaction<Database>,
  { issuer, sid, subject }: { issuer: string; sid: string | null; subject: string | null },
): Promise<SessionRow[]> => {
  const { rows } = await sql<SessionRow>`
    with stored as (
      update sessions set ended_at = now()
      where ${isOpen} and person_id in (
          select person_id from people
          where issuer = ${issuer} and (${subject}::text is null or subject = ${subject}))
        and (${sid}::text is null or sid = ${sid})
      returning *
    ) select ${columns} from stored`.execute(trx)
  return rows
}

/** Those that ended a month ago. */
export const deleteOld = async (trx: Transaction<Database>): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from sessions where session_id in (
      select session_id from sessions where expires_at < now() - interval '30 days'
      limit 1000 for update skip locked)`.execute(trx)
  return Number(numAffectedRows ?? 0)
}
