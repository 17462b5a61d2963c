/**
 * The audit log. Rows share the write's transaction. They are never changed: seals reveal it, and
 * the role of `db/roles.sql` lacks the right.
 */
import { channel } from 'node:diagnostics_channel'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import { afterCommit, type Database } from '../../platform/database/client.ts'
import { isStorable, unstorable } from '../../platform/storable.ts'

/** The diagnostics channel of committed audit entries. */
export const AUDITED = 'skill-registry:audited'

export type Audited = { action: string; decision: string }

const audited = channel(AUDITED)

export type AuditAction =
  | 'install'
  | 'update'
  | 'uninstall'
  | 'rollback'
  | 'purge'
  | 'policy_set'
  | 'settings_set'
  | 'proposal_open'
  | 'tools_changed'
  | 'findings_changed'
  | 'function_changed'
  | 'proposal_supersede'
  | 'proposal_withdraw'
  | 'proposal_comment'
  | 'review_request_changes'
  | 'finding_accept'
  | 'review_approve'
  | 'review_reject'
  | 'metadata_set'
  | 'capability_function_set'
  | 'upload_start'
  | 'upload_finish'
  | 'upload_abort'
  | 'upload_expire'
  | 'session_start'
  | 'session_end'
  | 'person_disable'
  | 'person_enable'
  | 'group_role_set'
  | 'group_role_delete'
  | 'trusted_publisher_set'
  | 'trusted_publisher_delete'
  | 'token_exchange'
  | 'audit_export'
  | 'token_create'
  | 'token_revoke'
  | 'secrets_rotate'
  | 'workspace_create'
  | 'workspace_delete'
  | 'workspace_quotas_set'
  | 'workspace_title_set'
  | 'function_register'
  | 'function_unregister'
  | 'mcp_server_register'
  | 'mcp_server_unregister'
  | 'mcp_server_sync'
  | 'scanner_register'
  | 'scanner_unregister'
  | 'prompt_register'
  | 'prompt_unregister'
  | 'document_register'
  | 'document_unregister'
  | 'subscription_register'
  | 'subscription_unregister'
  | 'subscription_replay'
  | 'subscription_test'
  | 'dead_letter_drop'
  /** A caller was rejected: unauthenticated, or without the role. */
  | 'access'
  /** More attempts were rejected than are recorded. */
  | 'refusals_dropped'

export type AuditEntry = {
  action: AuditAction
  decision: 'allowed' | 'blocked' | 'warning'
  target: string
  reason_code?: string
  fingerprint_before?: string
  fingerprint_after?: string
  details?: Record<string, unknown>
  /** Concerns the service, not the workspace: visible only to callers of all workspaces. */
  for_operators?: boolean
}

export const skillTarget = (sourceKind: string, slug: string): string =>
  `skill:${sourceKind}:${slug}`

export const uploadTarget = (uploadId: string): string => `upload:${uploadId}`

export const tokenTarget = (tokenId: string): string => `token:${tokenId}`

export const sessionTarget = (sessionId: string): string => `session:${sessionId}`

export const personTarget = (personId: string): string => `person:${personId}`

export const groupTarget = (group: string): string => `group:${group}`

export const publisherTarget = (publisherId: string): string => `trusted_publisher:${publisherId}`

export const workspaceTarget = (workspaceId: string): string => `workspace:${workspaceId}`

export const functionTarget = (functionId: string): string => `function:${functionId}`

export const mcpServerTarget = (serverId: string): string => `mcp_server:${serverId}`

export const scannerTarget = (scannerId: string): string => `scanner:${scannerId}`

export const promptTarget = (name: string): string => `prompt:${name}`
export const documentTarget = (id: string): string => `document:${id}`

export const subscriptionTarget = (id: string): string => `subscription:${id}`

/** A row that cannot be read again would fail each filter that looks into the details. */
const detailsOf = ({ details = {} }: AuditEntry): string => {
  if (!isStorable(details)) throw unstorable()
  return JSON.stringify(details)
}

const rowOf = (caller: Caller, entry: AuditEntry) => ({
  workspace_id: caller.workspaceId,
  actor: caller.actor.id,
  person_id: caller.actor.personId ?? null,
  action: entry.action,
  decision: entry.decision,
  target: entry.target,
  reason_code: entry.reason_code ?? null,
  fingerprint_before: entry.fingerprint_before ?? null,
  fingerprint_after: entry.fingerprint_after ?? null,
  request_id: caller.requestId,
  address: caller.address,
  details: detailsOf(entry),
  for_operators: entry.for_operators ?? false,
})

const written = new WeakMap<Transaction<Database>, number>()

/** How many rows the transaction has added so far. */
export const countWritten = (trx: Transaction<Database>): number => written.get(trx) ?? 0

/** Records the actions of several callers in one transaction, in order. */
export const recordAll = async (
  trx: Transaction<Database>,
  acts: { caller: Caller; entry: AuditEntry }[],
): Promise<void> => {
  const rows = acts.map(({ caller, entry }) => rowOf(caller, entry))
  const column = (name: keyof (typeof rows)[number]) => rows.map((row) => row[name])
  // One statement for any number of rows, since many parameters would be planned anew each time.
  // The seals rely on this order: the transaction gets its number before it draws a `seq`.
  await sql`
    with own as materialized (select pg_current_xact_id() as tx)
    insert into audit_entries
      (tx, workspace_id, actor, person_id, action, decision, target, reason_code,
        fingerprint_before, fingerprint_after, request_id, address, details, for_operators)
    select own.tx, workspace_id, actor, person_id, action, decision, target, reason_code,
      fingerprint_before, fingerprint_after, request_id, address, details::json, for_operators
    from own, unnest(
      ${column('workspace_id')}::text[], ${column('actor')}::text[], ${column('person_id')}::text[],
      ${column('action')}::text[], ${column('decision')}::text[], ${column('target')}::text[], ${column('reason_code')}::text[],
      ${column('fingerprint_before')}::text[], ${column('fingerprint_after')}::text[],
      ${column('request_id')}::text[], ${column('address')}::text[], ${column('details')}::text[],
      ${column('for_operators')}::boolean[]
    ) as given (workspace_id, actor, person_id, action, decision, target, reason_code,
      fingerprint_before, fingerprint_after, request_id, address, details, for_operators)`.execute(
    trx,
  )
  written.set(trx, countWritten(trx) + acts.length)
  if (!audited.hasSubscribers) return
  afterCommit(trx, () => {
    for (const { entry } of acts) {
      const { action, decision } = entry
      audited.publish({ action, decision } satisfies Audited)
    }
  })
}

export const record = async (
  trx: Transaction<Database>,
  caller: Caller,
  entry: AuditEntry,
): Promise<void> => {
  await recordAll(trx, [{ caller, entry }])
}

/** The bytes that a skill had when it was last uninstalled; null if it never was. */
export const findUninstalled = async (
  db: Kysely<Database>,
  workspaceId: string,
  target: string,
): Promise<string | null> => {
  const { rows } = await sql<{ fingerprint_before: string | null }>`
    select fingerprint_before from audit_entries
    where workspace_id = ${workspaceId} and target = ${target} and decision = 'allowed'
      and (action = 'uninstall' or action = 'purge' and details ->> 'uninstalled' = 'true')
    order by seq desc limit 1`.execute(db)
  return rows[0]?.fingerprint_before ?? null
}
