/** Queries of commits and of their packs. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
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

/** A client that has just been told of a commit may fetch it, though there is a newer one. */
const GRACE_SECONDS = 60

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
export const lastNumber = async (db: Kysely<Database>, workspaceId: string): Promise<number> => {
  const { rows } = await sql<{ number: number }>`
    select coalesce(max(number), 0) as number from git_commits
    where workspace_id = ${workspaceId}`.execute(db)
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

/** Throws if there is no such commit. */
export const formatOf = async (
  db: Kysely<Database>,
  workspaceId: string,
  number: number,
): Promise<number> => {
  const { format } = await db
    .selectFrom('git_commits')
    .select('format')
    .where('workspace_id', '=', workspaceId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  return format
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

/** Commit objects before `number`, since the last purge. */
export const listContents = async (
  db: Kysely<Database>,
  workspaceId: string,
  number: number,
): Promise<string[]> => {
  const rows = await db
    .selectFrom('git_commits')
    .select('content')
    .where('workspace_id', '=', workspaceId)
    .where('number', '<', number)
    .where('ended_at', 'is', null)
    .execute()
  return rows.map(({ content }) => content)
}

export type StoredPack = {
  object_key: string
  size: number
  sha256: string
  index_size: number
  index_sha256: string
}

const packColumns = sql`object_key, pack_size as size, pack_sha256 as sha256, index_size, index_sha256`

export const findPack = async (
  db: Kysely<Database>,
  { workspaceId, number }: { workspaceId: string; number: number },
): Promise<StoredPack | null> => {
  const { rows } = await sql<StoredPack>`
    select ${packColumns} from git_commits
    where workspace_id = ${workspaceId} and number = ${number}::bigint
      and object_key is not null`.execute(db)
  return rows[0] ?? null
}

export const findNewestPack = async (
  db: Kysely<Database>,
  workspaceId: string,
): Promise<StoredPack | null> => {
  const { rows } = await sql<StoredPack>`
    select ${packColumns} from git_commits
    where workspace_id = ${workspaceId} and object_key is not null
    order by number desc limit 1`.execute(db)
  return rows[0] ?? null
}
