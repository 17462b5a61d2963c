/** Events without installs: appended as a service does it, which is much faster. */
import { beforeCommit, type Database, transaction } from '../../src/platform/database/client.ts'
import * as events from '../../src/tenancy/events/log.ts'
import { type Kysely, sql } from 'kysely'

/** Returns its version. */
export const append = async (
  db: Kysely<Database>,
  slug: string,
  workspaceId = 'default',
): Promise<number> => {
  let version = 0
  await transaction(db, async (trx) => {
    events.append(trx, workspaceId, {
      type: 'skills/changed',
      reason: 'installed',
      changes: [{ slug, source_kind: 'user', change_type: 'install' }],
    })
    beforeCommit(trx, async () => {
      const workspace = trx.selectFrom('workspaces').where('workspace_id', '=', workspaceId)
      const row = await workspace.select('snapshot_version').executeTakeFirstOrThrow()
      version = row.snapshot_version
    })
  })
  return version
}

export const appendMany = async (
  db: Kysely<Database>,
  count: number,
  workspaceId = 'default',
): Promise<void> => {
  for (let number = 1; number <= count; number += 1) await append(db, `s${number}`, workspaceId)
}

/** Ends the connections that listen; returns how many there were. */
export const killListeners = async (db: Kysely<Database>): Promise<number> => {
  const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'skill-registry listener'`.execute(db)
  return rows.length
}
