/**
 * Seals over the audit entries, each of which includes the hash of the previous one: an entry that
 * is changed, added or removed afterwards does not match its seal, and a changed seal does not
 * match the next one. An operator who stores the head of a workspace elsewhere can prove that
 * nothing before it was rewritten.
 */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/client.ts'

/** The maximum number of entries that one transaction seals. */
const BATCH = 10_000
/** The number of seals that one query checks. */
const PAGE = 200

/**
 * SHA-256 of an entry, `e`, as one JSON array, without its transaction number, which only this
 * server knows. The person, where one is known, follows in an array of its own.
 */
const digest = sql`sha256(convert_to(json_build_array(
  e.workspace_id, e.seq, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
  e.actor, e.action, e.decision, e.target, e.reason_code, e.fingerprint_before,
  e.fingerprint_after, e.request_id, e.address, e.details::text, e.for_operators
)::text || coalesce('[' || to_json(e.person_id)::text || ']', ''), 'UTF8'))`

/** The hash over the previous hash and the entries `e`. */
const hashOver = (before: RawBuilder<unknown>) =>
  sql`sha256(${before} || string_agg(${digest}, ''::bytea order by e.seq))`

/** The last number that was drawn for an entry. */
export const findLastSeq = async (db: Kysely<Database>): Promise<number> => {
  const { rows } = await sql<{ seq: number }>`
    select case when is_called then last_value else 0 end as seq
    from audit_entries_seq_seq`.execute(db)
  return rows[0]?.seq ?? 0
}

/** A new transaction number, which is higher than those of all transactions that have one. */
export const drawNumber = async (db: Kysely<Database>): Promise<bigint> => {
  const { rows } = await sql<{ number: string }>`
    select pg_current_xact_id()::text as number`.execute(db)
  return BigInt(rows[0]?.number ?? 0)
}

/** The lowest number of a running transaction: all with a lower number have ended. */
export const findLowestRunning = async (db: Kysely<Database>): Promise<bigint> => {
  const { rows } = await sql<{ number: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as number`.execute(db)
  return BigInt(rows[0]?.number ?? 0)
}

/** Seals the next entries up to `seq`, of all workspaces; null while another replica is sealing. */
export const sealUpTo = async (trx: Transaction<Database>, seq: number): Promise<number | null> => {
  const { rows } = await sql<{ is_mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('audit seals', 0)) as is_mine`.execute(trx)
  if (!rows[0]?.is_mine) return null
  const sealed = await sql<{ rows: number }>`
    with due as (
      select * from audit_entries
      where seq > (select coalesce(max(last_seq), 0) from audit_seals) and seq <= ${seq}
      order by seq limit ${BATCH}
    )
    insert into audit_seals (workspace_id, seal, first_seq, last_seq, rows, hash)
    select e.workspace_id, coalesce(b.seal, 0) + 1, min(e.seq), max(e.seq), count(*),
      ${hashOver(sql`coalesce(b.hash, ''::bytea)`)}
    from due e left join lateral (
      select s.seal, s.hash from audit_seals s
      where s.workspace_id = e.workspace_id order by s.seal desc limit 1
    ) b on true
    group by e.workspace_id, b.seal, b.hash
    returning rows`.execute(trx)
  return sealed.rows.reduce((sum, row) => sum + row.rows, 0)
}

export type Head = { seal: number; last_seq: number; hash: string; sealed_at: Date }

/** The newest seal of a workspace. */
export const findHead = async (db: Kysely<Database>, workspaceId: string): Promise<Head | null> => {
  const { rows } = await sql<Head>`
    select seal, last_seq, encode(hash, 'hex') as hash, sealed_at
    from audit_seals where workspace_id = ${workspaceId}
    order by seal desc limit 1`.execute(db)
  return rows[0] ?? null
}

export type BrokenSeal = {
  workspace_id: string
  seal: number
  first_seq: number
  last_seq: number
}

type SealKey = { workspace_id: string; seal: number }

const checkPage = async (db: Kysely<Database>, after: SealKey) => {
  const { rows } = await sql<BrokenSeal & { is_whole: boolean }>`
    select s.workspace_id, s.seal, s.first_seq, s.last_seq,
      coalesce(
        s.seal = coalesce(b.seal, 0) + 1 and found.rows = s.rows
        and found.first_seq = s.first_seq and found.last_seq = s.last_seq
        and found.hash = s.hash, false
      ) as is_whole
    from audit_seals s
    left join lateral (
      select p.seal, p.last_seq, p.hash from audit_seals p
      where p.workspace_id = s.workspace_id and p.seal < s.seal order by p.seal desc limit 1
    ) b on true
    cross join lateral (
      select count(*) as rows, min(e.seq) as first_seq, max(e.seq) as last_seq,
        ${hashOver(sql`coalesce(b.hash, ''::bytea)`)} as hash
      from audit_entries e
      where e.workspace_id = s.workspace_id and (b.last_seq is null or e.seq > b.last_seq)
        and e.seq <= s.last_seq
    ) found
    where (s.workspace_id, s.seal) > (${after.workspace_id}, ${after.seal})
    order by s.workspace_id, s.seal
    limit ${PAGE}`.execute(db)
  return rows
}

/**
 * Reads all sealed entries, and yields the seals that do not match their entries or the seal
 * before.
 */
export async function* findBrokenSeals(
  db: Kysely<Database>,
): AsyncGenerator<BrokenSeal, void, undefined> {
  let after: SealKey = { workspace_id: '', seal: 0 }
  for (;;) {
    const page = await checkPage(db, after)
    for (const { is_whole, ...seal } of page) if (!is_whole) yield seal
    const last = page.at(-1)
    if (!last || page.length < PAGE) return
    after = last
  }
}

export type Unsealed = { workspace_id: string; first_seq: number; last_seq: number; rows: number }

/**
 * Entries without a seal, although later ones have theirs. Seals are made in the order of the numbers, so these were
 * written with an earlier number afterwards.
 */
export const findUnsealed = async (db: Kysely<Database>): Promise<Unsealed[]> => {
  const { rows } = await sql<Unsealed>`
    select e.workspace_id, min(e.seq) as first_seq, max(e.seq) as last_seq, count(*) as rows
    from audit_entries e
    where e.seq <= (select max(last_seq) from audit_seals)
      and not exists (
        select from audit_seals s
        where s.workspace_id = e.workspace_id and s.last_seq >= e.seq
      )
    group by e.workspace_id
    order by e.workspace_id`.execute(db)
  return rows
}
