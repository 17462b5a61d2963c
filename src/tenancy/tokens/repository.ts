/** Rows of `tokens`, which are found by the digest of their secret. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Role } from '../../platform/access/roles.ts'
import type { Database } from '../../platform/database/client.ts'

export type TokenRow = {
  token_id: string
  label: string
  role: Role
  workspace_id: string | null
  created_at: Date
  created_by: string
  expires_at: Date
  last_used_at: Date | null
  revoked_at: Date | null
  sub_agent: boolean
  is_expired: boolean
  /** `created_at` in full precision, for cursors. */
  position: string
}

const columns = sql`
  token_id, label, role, workspace_id, created_at, created_by, expires_at, last_used_at, revoked_at, sub_agent,
  expires_at <= now() as is_expired,
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as position`

export type NewToken = {
  tokenId: string
  sha256: string
  label: string
  role: Role
  workspaceId: string | null
  createdBy: string
  days: number
  isSubAgent: boolean
}

export const insertToken = async (
  trx: Transaction<Database>,
  token: NewToken,
): Promise<TokenRow> => {
  const { rows } = await sql<TokenRow>`
    insert into tokens (token_id, sha256, label, role, workspace_id, created_by, sub_agent, expires_at)
    values (${token.tokenId}, ${token.sha256}, ${token.label}, ${token.role},
      ${token.workspaceId}, ${token.createdBy}, ${token.isSubAgent}, now() + make_interval(days => ${token.days}))
    returning ${columns}`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('the token was not stored')
  return row
}

export type Holder = {
  token_id: string
  sha256: string
  role: Role
  workspace_id: string | null
  sub_agent: boolean
  is_revoked: boolean
  /** By the clock of the database, which all replicas share. */
  expires_in_ms: number
  /** The last recorded use was a minute ago or longer. */
  is_use_due: boolean
}

/** In any order; unknown digests are left out. */
export const findHolders = async (
  db: Kysely<Database>,
  digests: readonly string[],
): Promise<Holder[]> => {
  const { rows } = await sql<Holder>`
    select token_id, sha256, role, workspace_id, sub_agent, revoked_at is not null as is_revoked,
      (extract(epoch from expires_at - now()) * 1000)::float8 as expires_in_ms,
      coalesce(last_used_at <= now() - interval '1 minute', true) as is_use_due
    from tokens where sha256 = any(${digests})`.execute(db)
  return rows
}

/** Whether there is any token, even an expired or revoked one. */
export const hasTokens = async (db: Kysely<Database>): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from tokens) as found`.execute(db)
  return rows[0]?.found === true
}

export const hasUsableTokens = async (db: Kysely<Database>): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from tokens where revoked_at is null and expires_at > now()) as found`.execute(db)
  return rows[0]?.found === true
}

type Page = { boundTo: string | undefined; after: string[] | null; limit: number }

/** Newest first, one more than `limit`. */
export const listTokens = async (db: Kysely<Database>, page: Page): Promise<TokenRow[]> => {
  const conditions = [sql`true`]
  if (page.boundTo !== undefined) conditions.push(sql`workspace_id = ${page.boundTo}`)
  if (page.after) {
    const [position, tokenId] = page.after
    conditions.push(sql`(created_at, token_id) < (${position}::timestamptz, ${tokenId})`)
  }
  const { rows } = await sql<TokenRow>`
    select ${columns} from tokens where ${sql.join(conditions, sql` and `)}
    order by created_at desc, token_id desc limit ${page.limit + 1}`.execute(db)
  return rows
}

export const lockToken = async (
  trx: Transaction<Database>,
  tokenId: string,
): Promise<TokenRow | null> => {
  const { rows } = await sql<TokenRow>`
    select ${columns} from tokens where token_id = ${tokenId} for update`.execute(trx)
  return rows[0] ?? null
}

export const revokeToken = async (
  trx: Transaction<Database>,
  tokenId: string,
): Promise<TokenRow> => {
  const { rows } = await sql<TokenRow>`
    update tokens set revoked_at = now() where token_id = ${tokenId}
    returning ${columns}`.execute(trx)
  const [row] = rows
  if (!row) throw new Error(`the token ${tokenId} is gone`)
  return row
}

/** At most one row version per minute and token, however many replicas record it. */
export const recordUse = async (
  trx: Transaction<Database>,
  tokenIds: readonly string[],
): Promise<void> => {
  await sql`
    update tokens set last_used_at = now() where token_id in (
      select token_id from tokens
      where token_id = any(${tokenIds})
        and (last_used_at is null or last_used_at <= now() - interval '1 minute')
      for update skip locked)`.execute(trx)
}
