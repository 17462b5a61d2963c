/**
 * The audit log. Rows are append-only (a trigger rejects changes) and share the write's
 * transaction.
 */
import { channel } from 'node:diagnostics_channel'
import { sql, type Transaction } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import { afterCommit, type Database } from '../../platform/database/client.ts'

/** The diagnostics channel of committed audit entries. */
export const AUDITED = 'skill-registry:audited'

export type Audited = { action: string; decision: string }

const audited = channel(AUDITED)

type AuditAction =
  | 'install'
  | 'update'
  | 'uninstall'
  | 'rollback'
  | 'purge'
  | 'policy_set'
  | 'settings_set'
  | 'proposal_open'
  | 'tools_changed'
  | 'function_changed'
  | 'proposal_supersede'
  | 'proposal_withdraw'
  | 'review_approve'
  | 'review_reject'
  | 'metadata_set'
  | 'capability_function_set'
  | 'upload_start'
  | 'upload_finish'
  | 'upload_abort'
  | 'upload_expire'
  | 'token_create'
  | 'token_revoke'
  | 'secrets_rotate'
  | 'workspace_create'
  | 'workspace_delete'
  | 'workspace_quotas_set'
  | 'function_register'
  | 'function_unregister'
  | 'mcp_server_register'
  | 'mcp_server_unregister'
  | 'mcp_server_sync'
  | 'prompt_register'
  | 'prompt_unregister'
  | 'document_register'
  | 'document_unregister'
  | 'subscription_register'
  | 'subscription_unregister'
  | 'subscription_replay'
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

export const workspaceTarget = (workspaceId: string): string => `workspace:${workspaceId}`

export const functionTarget = (functionId: string): string => `function:${functionId}`

export const mcpServerTarget = (serverId: string): string => `mcp_server:${serverId}`

export const promptTarget = (name: string): string => `prompt:${name}`
export const documentTarget = (id: string): string => `document:${id}`

export const subscriptionTarget = (id: string): string => `subscription:${id}`

const rowOf = (caller: Caller, entry: AuditEntry) => ({
  workspace_id: caller.workspaceId,
  actor: caller.actor.id,
  action: entry.action,
  decision: entry.decision,
  target: entry.target,
  reason_code: entry.reason_code ?? null,
  fingerprint_before: entry.fingerprint_before ?? null,
  fingerprint_after: entry.fingerprint_after ?? null,
  request_id: caller.requestId,
  address: caller.address,
  details: JSON.stringify(entry.details ?? {}),
  for_operators: entry.for_operators ?? false,
})

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
      (tx, workspace_id, actor, action, decision, target, reason_code, fingerprint_before,
        fingerprint_after, request_id, address, details, for_operators)
    select own.tx, workspace_id, actor, action, decision, target, reason_code, fingerprint_before,
      fingerprint_after, request_id, address, details::json, for_operators
    from own, unnest(
      ${column('workspace_id')}::text[], ${column('actor')}::text[], ${column('action')}::text[],
      ${column('decision')}::text[], ${column('target')}::text[], ${column('reason_code')}::text[],
      ${column('fingerprint_before')}::text[], ${column('fingerprint_after')}::text[],
      ${column('request_id')}::text[], ${column('address')}::text[], ${column('details')}::text[],
      ${column('for_operators')}::boolean[]
    ) as given (workspace_id, actor, action, decision, target, reason_code, fingerprint_before,
      fingerprint_after, request_id, address, details, for_operators)`.execute(trx)
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
