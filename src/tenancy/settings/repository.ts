/** The `settings` column of a workspace's row. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import type { Stored } from './values.ts'

/** Returns them as they are read from now on: the database orders the keys. */
export const writeSettings = async (
  trx: Transaction<Database>,
  workspaceId: string,
  settings: Stored,
): Promise<Stored> => {
  const written = await trx
    .updateTable('workspaces')
    .set({ settings: JSON.stringify(settings) })
    .where('workspace_id', '=', workspaceId)
    .returning('settings')
    .executeTakeFirstOrThrow()
  return written.settings as Stored
}

export type SettingsChanges = Record<string, { by: string; person_id: string | null; at: string }>

export const readChanges = async (
  db: Kysely<Database>,
  workspaceId: string,
): Promise<SettingsChanges> => {
  const row = await db
    .selectFrom('workspaces')
    .select('settings_changes')
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow()
  return row.settings_changes as SettingsChanges
}

/** `names`: the settings that the caller has just changed. */
export const noteChanges = async (
  trx: Transaction<Database>,
  workspaceId: string,
  names: readonly string[],
  { by, personId }: { by: string; personId: string | null },
): Promise<void> => {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(trx)
  const change = { by, person_id: personId, at: rows[0]?.now.toISOString() }
  const changes = Object.fromEntries(names.map((name) => [name, change]))
  await sql`
    update workspaces set
      settings_changes = (settings_changes::jsonb || ${JSON.stringify(changes)}::jsonb)::json
    where workspace_id = ${workspaceId}`.execute(trx)
}

export type Standing = {
  source_kind: string
  slug: string
  is_served: boolean
  reason: string | null
}

/** Of all installed skills, to see what a change of the settings does to them. */
export const listStandings = async (
  trx: Transaction<Database>,
  workspaceId: string,
): Promise<Standing[]> => {
  const { rows } = await sql<Standing>`
    select source_kind, slug, is_served, status_reason as reason from skill_states
    where workspace_id = ${workspaceId} order by source_kind, slug`.execute(trx)
  return rows
}
