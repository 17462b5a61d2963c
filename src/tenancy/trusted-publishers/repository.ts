/** Rows of `trusted_publishers` and `used_token_ids`. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import type { Demanded } from './claims.ts'

export type PublisherKey = { workspace_id: string; publisher_id: string }

export type PublisherRow = PublisherKey & {
  issuer: string
  claims: Demanded
  slugs: string[]
  created_at: Date
  updated_at: Date
}

type Written = Omit<PublisherRow, 'created_at' | 'updated_at'>

const columns = sql`workspace_id, publisher_id, issuer, claims, slugs, created_at, updated_at`

const isRow = ({ workspace_id: workspace, publisher_id: id }: PublisherKey) =>
  sql`workspace_id = ${workspace} and publisher_id = ${id}`

export const findPublisher = async (
  db: Kysely<Database>,
  key: PublisherKey,
): Promise<PublisherRow | null> => {
  const { rows } = await sql<PublisherRow>`
    select ${columns} from trusted_publishers where ${isRow(key)}`.execute(db)
  return rows[0] ?? null
}

export const lockPublisher = async (
  trx: Transaction<Database>,
  key: PublisherKey,
): Promise<PublisherRow | null> => {
  const { rows } = await sql<PublisherRow>`
    select ${columns} from trusted_publishers where ${isRow(key)} for update`.execute(trx)
  return rows[0] ?? null
}

/** By id, one more than `limit`. */
export const listPublishers = async (
  db: Kysely<Database>,
  workspaceId: string,
  page: { after: string | null; limit: number },
): Promise<PublisherRow[]> => {
  const { rows } = await sql<PublisherRow>`
    select ${columns} from trusted_publishers
    where workspace_id = ${workspaceId} and publisher_id > ${page.after ?? ''}
    order by publisher_id limit ${page.limit + 1}`.execute(db)
  return rows
}

/** The other one that has these claims; null: there is none. */
export const findSameClaims = async (
  trx: Transaction<Database>,
  { workspace_id: workspace, publisher_id: id, issuer, claims }: Written,
): Promise<string | null> => {
  const { rows } = await sql<{ publisher_id: string }>`
    select publisher_id from trusted_publishers
    where workspace_id = ${workspace} and issuer = ${issuer}
      and claims = ${JSON.stringify(claims)}::jsonb and publisher_id <> ${id}`.execute(trx)
  return rows[0]?.publisher_id ?? null
}

export const putPublisher = async (
  trx: Transaction<Database>,
  row: Written,
): Promise<PublisherRow> => {
  const { rows } = await sql<PublisherRow>`
    insert into trusted_publishers (workspace_id, publisher_id, issuer, claims, slugs)
    values (${row.workspace_id}, ${row.publisher_id}, ${row.issuer},
      ${JSON.stringify(row.claims)}::jsonb, ${row.slugs}::text[])
    on conflict on constraint trusted_publishers_pkey do update set
      issuer = excluded.issuer, claims = excluded.claims, slugs = excluded.slugs,
      updated_at = excluded.updated_at
    returning ${columns}`.execute(trx)
  const [put] = rows
  if (!put) throw new Error(`the trusted publisher ${row.publisher_id} was not stored`)
  return put
}

export const deletePublisher = async (
  trx: Transaction<Database>,
  key: PublisherKey,
): Promise<void> => {
  await sql`delete from trusted_publishers where ${isRow(key)}`.execute(trx)
}

/** Of one project. They stay as they are until the transaction ends: none is taken away meanwhile. */
export const holdOfProject = async (
  trx: Transaction<Database>,
  workspaceId: string,
  { issuer, claim, value }: { issuer: string; claim: string; value: string },
): Promise<PublisherRow[]> => {
  const { rows } = await sql<PublisherRow>`
    select ${columns} from trusted_publishers
    where workspace_id = ${workspaceId} and issuer = ${issuer} and claims ->> ${claim} = ${value}
      and exists (select from workspaces w
        where w.workspace_id = ${workspaceId} and w.deleted_at is null)
    order by publisher_id for share of trusted_publishers`.execute(trx)
  return rows
}

/** False if the token was exchanged before, also by a replica at the same time. */
export const useTokenId = async (
  trx: Transaction<Database>,
  { issuer, jti, expiresAt }: { issuer: string; jti: string; expiresAt: number },
): Promise<boolean> => {
  const { rows } = await sql`
    insert into used_token_ids (issuer, jti, expires_at)
    values (${issuer}, ${jti}, to_timestamp(${expiresAt}::float8))
    on conflict on constraint used_token_ids_pkey do nothing returning jti`.execute(trx)
  return rows.length > 0
}

/** Later than any clock that may be behind accepts the token. */
export const deleteExpiredIds = async (trx: Transaction<Database>): Promise<number> => {
  const result = await sql`
    delete from used_token_ids where expires_at <= now() - interval '10 minutes'`.execute(trx)
  return Number(result.numAffectedRows ?? 0)
}
