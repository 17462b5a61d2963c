/**
 * Which skills are served, and which of them listed, kept for searches: a word may be in thousands
 * of skills, and judging each of them takes far longer than finding it. Brought up to date by the
 * events since the last time: before a search if few skills changed, else once a minute.
 */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { type Database, transaction } from '../../platform/database/client.ts'
import { requireWrites } from '../../platform/database/replica.ts'

/** With more events, judging all skills is no slower. */
const MAX_EVENTS = 5000
/** Few enough for one statement. */
const BATCH = 2000
/** How many skills a search judges before it begins, which takes some 40 ms. */
const MAX_JUDGED_FIRST = 500

/** What callers of a search may see. */
export type Seen = 'all' | 'served' | 'listed'

const isCurrent = async (db: Kysely<Database>, workspaceId: string): Promise<boolean> => {
  const { rows } = await sql`
    select from workspaces w join search_states s on s.workspace_id = w.workspace_id
    where w.workspace_id = ${workspaceId} and s.snapshot_version = w.snapshot_version`.execute(db)
  return rows.length > 0
}

/** The version up to which the rows are right; null while another search brings them up to date. */
const lockState = async (
  trx: Transaction<Database>,
  workspaceId: string,
): Promise<number | null> => {
  await sql`
    insert into search_states (workspace_id, snapshot_version) values (${workspaceId}, -1)
    on conflict do nothing`.execute(trx)
  const { rows } = await sql<{ snapshot_version: number }>`
    select snapshot_version from search_states where workspace_id = ${workspaceId}
    for update skip locked`.execute(trx)
  return rows[0]?.snapshot_version ?? null
}

type Changes = { snapshot_version: number; slugs: string[] | null }

/** The slugs are null if any skill may have changed, or not all events are there any more. */
const readChanges = async (
  trx: Transaction<Database>,
  workspaceId: string,
  since: number,
): Promise<Changes> => {
  const { rows } = await sql<Changes>`
    select w.snapshot_version, case when log.is_whole then array(
      select distinct slug collate "C" from events e, json_array_elements_text(e.slugs) slug
      where e.workspace_id = w.workspace_id and e.snapshot_version > ${since}::bigint
    ) end as slugs
    from workspaces w cross join lateral (
      select count(e.slugs) = w.snapshot_version - ${since}::bigint as is_whole
      from events e
      where e.workspace_id = w.workspace_id and e.snapshot_version
        between ${since}::bigint + 1 and ${since + MAX_EVENTS}::bigint
    ) log
    where w.workspace_id = ${workspaceId}`.execute(trx)
  const [changes] = rows
  if (!changes) throw new Error(`workspace ${workspaceId} is gone`)
  return changes
}

const judge = async (
  trx: Transaction<Database>,
  workspaceId: string,
  skillIds: number[],
): Promise<void> => {
  await sql`
    with judged as materialized (
      select s.skill_id, s.is_listed from skill_states s
      where s.workspace_id = ${workspaceId} and s.skill_id = any(${skillIds}::bigint[])
        and s.is_served
    ), gone as (
      delete from search_served v
      where v.workspace_id = ${workspaceId} and v.skill_id = any(${skillIds}::bigint[])
        and v.skill_id not in (select skill_id from judged)
    )
    insert into search_served as v (workspace_id, skill_id, is_listed)
    select ${workspaceId}, skill_id, is_listed from judged
    on conflict (workspace_id, skill_id) do update set is_listed = excluded.is_listed
    where v.is_listed <> excluded.is_listed`.execute(trx)
}

/** All skills, or those with these slugs, of any kind. */
const judgeAll = async (
  trx: Transaction<Database>,
  workspaceId: string,
  slugs: string[] | null,
): Promise<void> => {
  const isNamed =
    slugs === null
      ? sql`true`
      : sql`k.source_kind in ('system', 'user', 'registry') and k.slug = any(${slugs}::text[])`
  for (let after = 0; ;) {
    const { rows } = await sql<{ skill_id: number }>`
      select k.skill_id from skills k
      where k.workspace_id = ${workspaceId} and k.skill_id > ${after} and ${isNamed}
      order by k.skill_id limit ${sql.lit(BATCH)}`.execute(trx)
    const last = rows.at(-1)
    if (!last) return
    await judge(
      trx,
      workspaceId,
      rows.map((row) => row.skill_id),
    )
    after = last.skill_id
  }
}

const haveFew = async (
  trx: Transaction<Database>,
  workspaceId: string,
  slugs: string[] | null,
): Promise<boolean> => {
  if (slugs !== null) return slugs.length <= MAX_JUDGED_FIRST
  const { rows } = await sql`
    select from skills where workspace_id = ${workspaceId}
    limit ${sql.lit(MAX_JUDGED_FIRST + 1)}`.execute(trx)
  return rows.length <= MAX_JUDGED_FIRST
}

/** False if another search is at it, or if too many changed for a search to wait for. */
const bringUpToDate = async (
  db: Kysely<Database>,
  workspaceId: string,
  { isSearch }: { isSearch: boolean },
): Promise<boolean> => {
  requireWrites(db)
  return transaction(db, async (trx) => {
    const since = await lockState(trx, workspaceId)
    if (since === null) return false
    // What commits after this read may be judged already; its event has it judged again.
    const { snapshot_version: version, slugs } = await readChanges(trx, workspaceId, since)
    if (isSearch && !(await haveFew(trx, workspaceId, slugs))) return false
    await judgeAll(trx, workspaceId, slugs)
    await sql`update search_states set snapshot_version = ${version}
      where workspace_id = ${workspaceId}`.execute(trx)
    return true
  })
}

/** Brings the workspaces up to date that have been searched and have changed since. */
export const judgeChanges = async (db: Kysely<Database>): Promise<void> => {
  const { rows } = await sql<{ workspace_id: string }>`
    select s.workspace_id from search_states s join workspaces w using (workspace_id)
    where s.snapshot_version <> w.snapshot_version and w.deleted_at is null`.execute(db)
  for (const { workspace_id: id } of rows) await bringUpToDate(db, id, { isSearch: false })
}

/**
 * A condition on `skills` as `k`; null: all skills. Until the rows are up to date, each skill that
 * has the words is judged by itself, which is as right, only slower. Subqueries, not joins, so that only
 * skills with the words are looked at.
 */
export const seenBy = async (
  db: Kysely<Database>,
  workspaceId: string,
  seen: Seen,
): Promise<RawBuilder<unknown> | null> => {
  if (seen === 'all') return null
  const isKept =
    (await isCurrent(db, workspaceId)) || (await bringUpToDate(db, workspaceId, { isSearch: true }))
  const isSeen = sql.raw(isKept && seen === 'served' ? 'true' : `v.is_${seen}`)
  const verdicts = sql.raw(isKept ? 'search_served' : 'skill_states')
  return sql`(select ${isSeen} from ${verdicts} v
    where v.workspace_id = k.workspace_id and v.skill_id = k.skill_id)`
}
