/**
 * Deletes the rows of deleted workspaces. The workspace itself remains as a tombstone, its audit
 * entries as the record, and its tokens because without any token the service would be open again.
 */
import { type Kysely, sql, type Transaction } from 'kysely'
import { workspacesWith } from '../../platform/database/by-workspace.ts'
import { type Database, transaction } from '../../platform/database/client.ts'
import { deleteWithObjects } from '../../platform/objects/deleted.ts'

const BATCH = 1000
/** Longer than any request takes, so that no row is inserted after the sweep. */
const DELAY_MINUTES = 30

/** Each table before those that it references. */
export const emptiedTables = [
  'group_roles',
  'trusted_publishers',
  'dead_letters',
  'subscriptions',
  'mcp_tools',
  'mcp_servers',
  'scanners',
  'content_proposals',
  'prompts',
  'resource_subscriptions',
  'documents',
  'capability_functions',
  'functions',
  'proposal_diffs',
  'proposal_comments',
  'viewed_files',
  'accepted_findings',
  'proposals',
  'capability_overrides',
  'capabilities',
  'approvals',
  'skill_policies',
  'git_commits',
  'skill_archives',
  'skill_revisions',
  'skills',
  'search_vocabulary',
  'search_served',
  'search_states',
  'upload_chunks',
  'uploads',
  'idempotency_keys',
  'events',
] as const

/** `deleted_objects` is emptied by its own sweep. */
export const keptTables = [
  'workspaces',
  'tokens',
  'audit_entries',
  'audit_seals',
  'deleted_objects',
] as const

const withObjects: readonly string[] = [
  'git_commits',
  'skill_archives',
  'skill_revisions',
  'upload_chunks',
]

type Table = (typeof emptiedTables)[number]

const deletion = (table: Table, workspaceId: string) => sql`
  delete from ${sql.table(table)}
  where workspace_id = ${workspaceId} and ctid = any(array(
    select ctid from ${sql.table(table)} where workspace_id = ${workspaceId} limit ${BATCH}))`

/** Whether there were rows. */
const deleteBatch = async (
  trx: Transaction<Database>,
  table: Table,
  workspaceId: string,
): Promise<boolean> => {
  const { rows } = await sql`
    select from ${sql.table(table)} where workspace_id = ${workspaceId} limit 1`.execute(trx)
  if (rows.length === 0) return false
  // Revisions and skills reference each other.
  if (table === 'skill_revisions') {
    await sql`update skills set current_revision = null
      where workspace_id = ${workspaceId} and current_revision is not null`.execute(trx)
  }
  const rowsOf = deletion(table, workspaceId)
  if (withObjects.includes(table)) {
    await deleteWithObjects(trx, sql`${rowsOf} returning workspace_id, object_key`)
  } else {
    await rowsOf.execute(trx)
  }
  return true
}

const isDue = sql`emptied_at is null
  and deleted_at < now() - make_interval(mins => ${DELAY_MINUTES})`

/** One batch of one table; null if another replica empties or has emptied the workspace. */
const emptyBatch = async (
  trx: Transaction<Database>,
  workspaceId: string,
): Promise<'rows' | 'emptied' | null> => {
  const { rows } = await sql`
    select from workspaces where workspace_id = ${workspaceId} and ${isDue}
    for update skip locked`.execute(trx)
  if (rows.length === 0) return null
  for (const table of emptiedTables) {
    if (await deleteBatch(trx, table, workspaceId)) return 'rows'
  }
  await trx
    .updateTable('workspaces')
    .set({ emptied_at: sql`now()` })
    .where('workspace_id', '=', workspaceId)
    .execute()
  return 'emptied'
}

/** Returns the number of emptied workspaces. Safe in every replica at once. */
export const emptyDeletedWorkspaces = async (db: Kysely<Database>): Promise<number> => {
  let emptied = 0
  for (const workspaceId of await workspacesWith(db, 'workspaces', isDue)) {
    let done: 'rows' | 'emptied' | null = 'rows'
    while (done === 'rows') done = await transaction(db, (trx) => emptyBatch(trx, workspaceId))
    if (done === 'emptied') emptied += 1
  }
  return emptied
}
