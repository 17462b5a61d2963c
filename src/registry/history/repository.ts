/** Writes of commits and of their packs. */
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import { takeTurns } from '../../platform/database/turns.ts'
import { deleteWithObjects } from '../../platform/objects/deleted.ts'
import type { CommitRow, StoredPack } from './commit-reads.ts'
import type { Entry, EntryChange } from './entries.ts'

/** Packs of more commits are deleted. */
const PACKS_KEPT = 2
/** One writer of a workspace's history at a time, until the end of the transaction. */
export const lockHistory = (trx: Transaction<Database>, workspaceId: string): Promise<void> =>
  takeTurns(trx, `git ${workspaceId}`)

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

/** False if the commit has a pack already, or is gone; older packs than the last two are deleted. */
export const setPack = async (
  trx: Transaction<Database>,
  { workspaceId, number }: { workspaceId: string; number: number },
  { object_key, size, sha256, index_size, index_sha256 }: StoredPack,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update git_commits
    set object_key = ${object_key}, pack_size = ${size}, pack_sha256 = ${sha256},
      index_size = ${index_size}, index_sha256 = ${index_sha256}
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

const dropPacks = async (
  trx: Transaction<Database>,
  workspaceId: string,
  condition: ReturnType<typeof sql>,
): Promise<void> => {
  await deleteWithObjects(
    trx,
    sql`
    update git_commits c set object_key = null, pack_size = null, pack_sha256 = null,
      index_size = null, index_sha256 = null
    from (
      select workspace_id, number, object_key from git_commits
      where workspace_id = ${workspaceId} and object_key is not null and ${condition} for update
    ) before
    where c.workspace_id = ${workspaceId} and c.number = before.number
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
    set ended_at = now(), superseded_at = least(c.superseded_at, now()), content = '',
      changes = '[]', entries = null, object_key = null, pack_size = null, pack_sha256 = null,
      index_size = null, index_sha256 = null
    from (
      select number, object_key from git_commits
      where workspace_id = ${workspaceId} and ended_at is null for update
    ) before
    where c.workspace_id = ${workspaceId} and c.number = before.number
    returning before.object_key`.execute(trx)
  return rows.flatMap(({ object_key: key }) => key ?? [])
}
