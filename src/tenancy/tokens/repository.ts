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
  person_id: string | null
  /** The only skills that it may publish; null: all. */
  slugs: string[] | null
  is_expired: boolean
  /** `created_at` in full precision, for cursors. */
  position: string
}

const columns = sql`
  token_id, label, role, workspace_id, created_at, created_by, expires_at, last_used_at, revoked_at, sub_agent, person_id, slugs,
  expires_at <= now() as is_expired,
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as position`

export type NewToken = {
  tokenId: string
  sha256: string
  label: string
  role: Role
  workspaceId: string | null
  createdBy: string
  seconds: number
  isSubAgent: boolean
  personId: string | null
  /** What a CI job got in exchange for a token of its system; null for any other one. */
  publisher: { publisherId: string; slugs: readonly string[] } | null
}

export const insertToken = async (
  trx: Transaction<Database>,
  token: NewToken,
): Promise<TokenRow> => {
  const { rows } = await sql<TokenRow>`
    with stored as (
      insert into tokens (token_id, sha256, label, role, workspace_id, created_by, sub_agent, person_id,
        publisher_id, slugs, expires_at)
      values (${token.tokenId}, ${token.sha256}, ${token.label}, ${token.role},
        ${token.workspaceId}, ${token.createdBy}, ${token.isSubAgent}, ${token.personId},
        ${token.publisher?.publisherId ?? null}, ${token.publisher?.slugs ?? null}::text[],
        now() + make_interval(secs => ${token.seconds}))
      returning *
    ) select ${columns} from stored`.execute(trx)
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
  person_id: string | null
  /** That the person is a program of the identity provider. */
  is_of_program: boolean
  slugs: string[] | null
  /** Also of a person who is disabled. */
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
    select t.token_id, t.sha256, t.role, t.workspace_id, t.sub_agent, t.person_id, t.slugs,
      p.is_client is true as is_of_program,
      t.revoked_at is not null or p.disabled_at is not null as is_revoked,
      (extract(epoch from t.expires_at - now()) * 1000)::float8 as expires_in_ms,
      coalesce(t.last_used_at <= now() - interval '1 minute', true) as is_use_due
    from tokens t left join people p on p.person_id = t.person_id
    where t.sha256 = any(${digests})`.execute(db)
  return rows
}

/** Whether there is any token, even an expired or revoked one; those of CI jobs do not count. */
export const hasTokens = async (db: Kysely<Database>): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from tokens where publisher_id is null) as found`.execute(db)
  return rows[0]?.found === true
}

export const hasUsableTokens = async (db: Kysely<Database>): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from tokens
      where publisher_id is null and revoked_at is null and expires_at > now()) as found`.execute(
    db,
  )
  return rows[0]?.found === true
}

type Page = { boundTo: readonly string[] | undefined; after: string[] | null; limit: number }

/** Newest first, one more than `limit`. */
export const listTokens = async (db: Kysely<Database>, page: Page): Promise<TokenRow[]> => {
  const conditions = [sql`true`]
  if (page.boundTo !== undefined) {
    conditions.push(sql`workspace_id = any(${page.boundTo}::text[])`)
  }
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
    with stored as (
      update tokens set revoked_at = now() where token_id = ${tokenId}
      returning *
    ) select ${columns} from stored`.execute(trx)
  const [row] = rows
  if (!row) throw new Error(`the token ${tokenId} is gone`)
  return row
}

/** The ids of those of a trusted publisher that were valid. */
export const revokeOfPublisher = async (
  trx: Transaction<Database>,
  workspaceId: string,
  publisherId: string,
): Promise<string[]> => {
  const { rows } = await sql<{ token_id: string }>`
    update tokens set revoked_at = now()
    where workspace_id = ${workspaceId} and publisher_id = ${publisherId}
      and revoked_at is null and expires_at > now()
    returning token_id`.execute(trx)
  return rows.map(({ token_id }) => token_id)
}

/** Those of CI jobs only: the others keep the service closed. */
export const deleteOfPublishers = async (trx: Transaction<Database>): Promise<number> => {
  const result = await sql`
    delete from tokens t
    where publisher_id is not null and expires_at <= now() - interval '1 day'
      and not exists (select from sessions s where s.token_id = t.token_id)`.execute(trx)
  return Number(result.numAffectedRows ?? 0)
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
