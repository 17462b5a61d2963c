/**
 * What changed, in commit order. `append` is the last statement of a write: it takes the
 * workspace's counter row and holds it to the commit, so numbers become visible in order.
 */
import { sql, type Transaction } from 'kysely'
import type { Database } from '../database/client.ts'
import { announce } from './notifier.ts'

type ChangeReason =
  | 'installed'
  | 'updated'
  | 'uninstalled'
  | 'rolled_back'
  | 'policy_updated'
  | 'proposal_opened'
  | 'approved'
  | 'rejected'
  | 'catalog_changed'

/** One entry of `skills/changed` (gateway protocol). */
type SkillChange = {
  slug: string
  source_kind: string
  change_type: 'install' | 'update' | 'uninstall' | 'policy'
  fingerprint_before?: string
  fingerprint_after?: string
}

/** `prompts::on-change` (content registry): fired on every registration. */
type ContentChange = { type: 'prompts::on-change'; op: 'register' | 'unregister'; name: string }

export type ChangeEvent =
  { type: 'skills/changed'; reason: ChangeReason; changes: SkillChange[] } | ContentChange

/** Appends one event and returns its `snapshot_version`. */
export const append = async (
  trx: Transaction<Database>,
  workspaceId: string,
  { type, ...payload }: ChangeEvent,
): Promise<number> => {
  const { rows } = await sql<{ snapshot_version: number }>`
    with bumped as (
      update workspaces
      set snapshot_version = snapshot_version + 1, snapshot_at = clock_timestamp()
      where workspace_id = ${workspaceId}
      returning workspace_id, snapshot_version, snapshot_at
    )
    insert into events (workspace_id, snapshot_version, type, payload, created_at)
    select workspace_id, snapshot_version, ${type}, ${JSON.stringify(payload)}::json, snapshot_at
    from bumped
    returning snapshot_version`.execute(trx)
  const row = rows[0]
  if (!row) throw new Error(`workspace ${workspaceId} has no row to count its changes`)
  announce(trx, workspaceId)
  return row.snapshot_version
}
