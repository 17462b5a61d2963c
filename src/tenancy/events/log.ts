/**
 * The event log, in commit order. Appending is the last statement of a write: it locks the
 * workspace's counter row until the commit, so numbers become visible in order.
 */
import { sql, type Transaction } from 'kysely'
import { beforeCommit, type Database } from '../../platform/database/client.ts'
import { announce } from '../../platform/database/notify.ts'
import { announceSkills } from './watch-skills.ts'

type ChangeReason =
  | 'installed'
  | 'updated'
  | 'uninstalled'
  | 'rolled_back'
  | 'purged'
  | 'policy_updated'
  | 'proposal_opened'
  | 'proposal_changed'
  | 'approved'
  | 'rejected'
  | 'findings_changed'
  | 'metadata_set'
  | 'settings_changed'
  | 'tools_synced'
  | 'delivery_failed'
  | 'catalog_changed'

/** One entry of `skills/changed` (gateway protocol). */
type SkillChange = {
  slug: string
  source_kind: string
  change_type: 'install' | 'update' | 'uninstall' | 'purge' | 'policy'
  fingerprint_before?: string
  fingerprint_after?: string
}

/** `skills::on-change` and `prompts::on-change` (content registry): fired on every registration. */
type ContentChange =
  | { type: 'skills::on-change'; op: 'register' | 'unregister'; id: string }
  | { type: 'prompts::on-change'; op: 'register' | 'unregister'; name: string }

type SkillsChanged = {
  type: 'skills/changed'
  reason: ChangeReason
  changes: SkillChange[]
  /** For publishers and above, like everything but `changes`. */
  review?: { proposal_id: string; fingerprint: string; reason: string | null }
  /**
   * Internal: the affected skills, if `changes` does not name them; omitted if any skill may be
   * affected.
   */
  slugs?: string[]
  /** Internal: the named skills were served before, so readers hear what became of them. */
  wasServed?: boolean
  /** Internal: the entity tags of all skills change, since the write cannot change only some. */
  isShared?: boolean
}

export type ChangeEvent = SkillsChanged | ContentChange

/** What is offered to agents may have changed: for these skills, or for any. */
export const catalogChanged = (slugs?: string[]): ChangeEvent => ({
  type: 'skills/changed',
  reason: 'catalog_changed',
  changes: [],
  ...(slugs && { slugs }),
})

/** The same, for skills that are bound to a function that changed. */
export const boundFunctionChanged = (slugs: string[]): ChangeEvent => ({
  type: 'skills/changed',
  reason: 'catalog_changed',
  changes: [],
  slugs,
  isShared: slugs.length > 0,
})

/** The same, by what it was. Readers see `catalog_changed`. */
export const metadataSet = (slug: string): ChangeEvent => ({
  type: 'skills/changed',
  reason: 'metadata_set',
  changes: [],
  slugs: [slug],
})

export const settingsChanged = (): ChangeEvent => ({
  type: 'skills/changed',
  reason: 'settings_changed',
  changes: [],
})

export const toolsSynced = (): ChangeEvent => ({
  type: 'skills/changed',
  reason: 'tools_synced',
  changes: [],
})

/** Concerns no skill. */
export const deliveryFailed = (): ChangeEvent => ({
  type: 'skills/changed',
  reason: 'delivery_failed',
  changes: [],
  slugs: [],
})

/** The affected skills; null for any. */
const slugsOf = (event: ChangeEvent): string[] | null => {
  if (event.type !== 'skills/changed') return []
  const named = event.changes.map(({ slug }) => slug)
  return event.slugs ?? (named.length > 0 ? named : null)
}

/** Whether the entity tags of all skills change; where it names some, their writer changes theirs. */
const isShared = (event: ChangeEvent): boolean =>
  event.type === 'skills/changed' && (event.isShared ?? slugsOf(event) === null)

const wasServed = (event: ChangeEvent): boolean =>
  event.type === 'skills/changed' && event.wasServed === true

const insertAll = async (
  trx: Transaction<Database>,
  workspaceId: string,
  events: ChangeEvent[],
): Promise<void> => {
  const types = events.map(({ type }) => type)
  const payloads = events.map((event) =>
    JSON.stringify({
      ...event,
      type: undefined,
      slugs: undefined,
      wasServed: undefined,
      isShared: undefined,
    }),
  )
  const slugs = events.map((event) => slugsOf(event) && JSON.stringify(slugsOf(event)))
  const known = events.map(wasServed)
  const { rows } = await sql<{ snapshot_version: number }>`
    with bumped as (
      update workspaces
      set snapshot_version = snapshot_version + ${events.length},
        snapshot_at = greatest(snapshot_at, statement_timestamp()),
        shared_changes = shared_changes + ${events.filter(isShared).length}
      where workspace_id = ${workspaceId}
      returning workspace_id, snapshot_version, snapshot_at
    )
    insert into events
      (workspace_id, snapshot_version, type, payload, slugs, was_served, created_at)
    select workspace_id, snapshot_version - ${events.length} + number, type, payload::json,
      slugs::json, was_served, snapshot_at
    from bumped,
      unnest(${types}::text[], ${payloads}::text[], ${slugs}::text[], ${known}::boolean[])
      with ordinality as given (type, payload, slugs, was_served, number)
    order by number
    returning snapshot_version`.execute(trx)
  if (rows.length !== events.length) {
    throw new Error(`workspace ${workspaceId} has no row to count its changes`)
  }
  const version = Math.max(...rows.map(({ snapshot_version: made }) => made))
  announce(trx, workspaceId, version)
  announceSkills(
    trx,
    workspaceId,
    events.flatMap((event) => slugsOf(event) ?? []),
  )
}

const waiting = new WeakMap<Transaction<Database>, Map<string, ChangeEvent[]>>()

/** Appends events at the end of the transaction, in the given order. */
export const append = (
  trx: Transaction<Database>,
  workspaceId: string,
  ...events: ChangeEvent[]
): void => {
  const byWorkspace = waiting.get(trx) ?? new Map<string, ChangeEvent[]>()
  waiting.set(trx, byWorkspace)
  const earlier = byWorkspace.get(workspaceId)
  if (earlier) {
    earlier.push(...events)
    return
  }
  const all = [...events]
  byWorkspace.set(workspaceId, all)
  beforeCommit(trx, () => insertAll(trx, workspaceId, all))
}
