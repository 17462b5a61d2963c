/** SQL of commits. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import { deleteDerived } from '../../platform/objects/deleted.ts'
import type { Entry, EntryChange } from './entries.ts'

export type CommitRow = {
  number: number
  commit_id: string
  content: string
  tree_id: string
  is_root: boolean
  format: number
  snapshot_version: number
  object_key: string | null
  pack_size: number | null
  pack_sha256: string | null
}

const columns = sql`c.number, c.commit_id, c.content, c.tree_id, c.is_root, c.format,
  c.snapshot_version, c.object_key, c.pack_size, c.pack_sha256`

/** Packs of more commits are deleted. */
const PACKS_KEPT = 2
/** A client that has just been told of a commit may fetch it, though there is a newer one. */
const GRACE_SECONDS = 60

/** One writer of a workspace's history at a time, until the end of the transaction. */
export const lockHistory = async (
  trx: Transaction<Database>,
  workspaceId: string,
): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`git ${workspaceId}`}, 0))`.execute(trx)
}

/** The newest commit, if it covers everything so far; else null. */
export const findCurrent = async (
  db: Kysely<Database>,
  workspaceId: string,
  format: number,
): Promise<CommitRow | null> => {
  const { rows } = await sql<CommitRow>`
    select ${columns} from git_commits c join workspaces w using (workspace_id)
    where c.workspace_id = ${workspaceId} and c.ended_at is null and c.entries is not null
      and c.snapshot_version = w.snapshot_version and c.format = ${format}`.execute(db)
  return rows[0] ?? null
}

export type NewestRow = CommitRow & { entries: Entry[] }

export const findNewest = async (
  db: Kysely<Database>,
  workspaceId: string,
): Promise<NewestRow | null> => {
  const { rows } = await sql<NewestRow>`
    select ${columns}, c.entries from git_commits c
    where c.workspace_id = ${workspaceId} and c.ended_at is null and c.entries is not null`.execute(
    db,
  )
  return rows[0] ?? null
}

/** Zero if there has been none. */
export const lastNumber = async (
  trx: Transaction<Database>,
  workspaceId: string,
): Promise<number> => {
  const { rows } = await sql<{ number: number }>`
    select coalesce(max(number), 0) as number from git_commits
    where workspace_id = ${workspaceId}`.execute(trx)
  return rows[0]?.number ?? 0
}

export type KnownRow = Pick<CommitRow, 'number' | 'commit_id' | 'is_root'> & {
  is_ended: boolean
  is_recent: boolean
}

/** Those of these ids that are commits of the workspace; the newest first. */
export const findKnown = async (
  db: Kysely<Database>,
  workspaceId: string,
  ids: readonly string[],
): Promise<KnownRow[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<KnownRow>`
    select c.number, c.commit_id, c.is_root, c.ended_at is not null as is_ended,
      c.superseded_at is null
        or c.superseded_at > now() - make_interval(secs => ${GRACE_SECONDS}) as is_recent
    from git_commits c
    where c.workspace_id = ${workspaceId} and c.commit_id = any(${ids}::text[])
    order by c.number desc`.execute(db)
  return rows
}

export type ChangesRow = Pick<CommitRow, 'number' | 'commit_id' | 'content' | 'format'> & {
  changes: EntryChange[]
}

/** The commits after `number`, the newest first. */
export const listAfter = async (
  db: Kysely<Database>,
  workspaceId: string,
  number: number,
): Promise<ChangesRow[]> => {
  const { rows } = await sql<ChangesRow>`
    select c.number, c.commit_id, c.content, c.format, c.changes from git_commits c
    where c.workspace_id = ${workspaceId} and c.number > ${number}::bigint and c.ended_at is null
    order by c.number desc`.execute(db)
  return rows
}

type NewCommit = Pick<
  CommitRow,
  'number' | 'commit_id' | 'content' | 'tree_id' | 'is_root' | 'format' | 'snapshot_version'
> & { changes: EntryChange[]; entries: Entry[] }

export const insertCommit = async (
  trx: Transaction<Database>,
  workspaceId: string,
  commit: NewCommit,
): Promise<void> => {
  await sql`update git_commits set entries = null, superseded_at = now()
    where workspace_id = ${workspaceId} and entries is not null`.execute(trx)
  await trx
    .insertInto('git_commits')
    .values({
      ...commit,
      workspace_id: workspaceId,
      changes: JSON.stringify(commit.changes),
      entries: JSON.stringify(commit.entries),
    })
    .execute()
}

/** The newest commit covers later changes that are about something else. */
export const extendCommit = async (
  trx: Transaction<Database>,
  workspaceId: string,
  { number, snapshot_version }: Pick<CommitRow, 'number' | 'snapshot_version'>,
): Promise<void> => {
  await trx
    .updateTable('git_commits')
    .set({ snapshot_version })
    .where('workspace_id', '=', workspaceId)
    .where('number', '=', number)
    .execute()
}

export type StoredPack = { object_key: string; size: number; sha256: string }

/** False if the commit has a pack already, or is gone; older packs than the last two are deleted. */
export const setPack = async (
  trx: Transaction<Database>,
  { workspaceId, number }: { workspaceId: string; number: number },
  { object_key, size, sha256 }: StoredPack,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update git_commits
    set object_key = ${object_key}, pack_size = ${size}, pack_sha256 = ${sha256}
    where workspace_id = ${workspaceId} and number = ${number}::bigint and ended_at is null
      and object_key is null`.execute(trx)
  if (numAffectedRows !== 1n) return false
  await dropPacks(
    trx,
    workspaceId,
    sql`number < (
      select min(number) from (
        select number from git_commits
        where workspace_id = ${workspaceId} and object_key is not null
        order by number desc limit ${PACKS_KEPT}
      ) kept)`,
  )
  return true
}

/** Packs can be made again, so that nothing waits a day for their deletion. */
const dropPacks = async (
  trx: Transaction<Database>,
  workspaceId: string,
  condition: ReturnType<typeof sql>,
): Promise<void> => {
  await deleteDerived(
    trx,
    sql`
    update git_commits c set object_key = null, pack_size = null, pack_sha256 = null
    from (
      select workspace_id, number, object_key from git_commits
      where workspace_id = ${workspaceId} and object_key is not null and ${condition} for update
    ) before
    where c.workspace_id = before.workspace_id and c.number = before.number
    returning before.workspace_id, before.object_key`,
  )
}

export const forgetPack = async (
  trx: Transaction<Database>,
  workspaceId: string,
  objectKey: string,
): Promise<void> => dropPacks(trx, workspaceId, sql`object_key = ${objectKey}`)

/** Whether any commit since the last purge has the bytes. */
export const hasBytes = async (
  trx: Transaction<Database>,
  workspaceId: string,
  fingerprint: string,
): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from git_commits c, json_array_elements(c.changes) change
      where c.workspace_id = ${workspaceId} and c.ended_at is null
        and change -> 'after' ->> 'fingerprint' = ${fingerprint}
    ) as found`.execute(trx)
  return rows[0]?.found === true
}

/** Of all commits so far only the ids remain; returns the objects of their packs. */
export const endCommits = async (
  trx: Transaction<Database>,
  workspaceId: string,
): Promise<string[]> => {
  const { rows } = await sql<{ object_key: string | null }>`
    update git_commits c
    set ended_at = now(), superseded_at = coalesce(c.superseded_at, now()), content = '',
      changes = '[]', entries = null, object_key = null, pack_size = null, pack_sha256 = null
    from (
      select workspace_id, number, object_key from git_commits
      where workspace_id = ${workspaceId} and ended_at is null for update
    ) before
    where c.workspace_id = before.workspace_id and c.number = before.number
    returning before.object_key`.execute(trx)
  return rows.flatMap(({ object_key: key }) => key ?? [])
}

export const findPack = async (
  db: Kysely<Database>,
  { workspaceId, number }: { workspaceId: string; number: number },
): Promise<StoredPack | null> => {
  const { rows } = await sql<StoredPack>`
    select object_key, pack_size as size, pack_sha256 as sha256 from git_commits
    where workspace_id = ${workspaceId} and number = ${number}::bigint
      and object_key is not null`.execute(db)
  return rows[0] ?? null
}
