/** What the service's own values are called on pages. Pure. */
import type { ContentProposalItem } from '../../content/content-proposals/schemas.ts'
import type { ProposalItem } from '../../registry/proposals/item-schemas.ts'
import type { AuditAction } from '../../tenancy/audit/log.ts'
import { type Html, html } from '../markup/html.ts'
import { icon } from './parts.ts'

const reasons: Record<string, string> = {
  purged: 'its bytes were purged',
  disabled_by_policy: 'disabled by its policy',
  metadata_required: 'waits for risk metadata',
  approval_pending: 'waits for a reviewer',
  rejected: 'rejected by a reviewer',
  validation_rejected: 'breaks a format rule',
  security_blocked: 'blocked by a security finding',
  security_held: 'held by a security finding',
  trust_blocked: 'a tool or function it is bound to has changed',
  dependency_missing: 'something that it needs is missing',
  not_installed: 'not installed',
  not_served: 'it is not served',
  not_listed: 'it is not offered without being asked for',
  not_offered_implicitly: 'its policy does not offer it to agents that have not asked for it',
  not_user_invocable: 'it says that users do not invoke it',
  model_invocation_disabled: 'it says that models do not invoke it',
}

export const reasonText = (reason: string): string => reasons[reason] ?? reason

type Stated = { status: string; status_reason?: string }

const waits = new Set(['approval_pending', 'metadata_required'])

/** The state of a skill in words, with a sign that needs no colour. */
export const stateBadge = ({ status, status_reason: reason }: Stated): Html => {
  if (status === 'active') return html`<span class="state good">${icon('served')}served</span>`
  const text = reason === undefined ? '' : reasonText(reason)
  if (status === 'disabled') return html`<span class="state off">${icon('off')}disabled</span>`
  return reason !== undefined && waits.has(reason)
    ? html`<span class="state wait">${icon('waiting')}${text}</span>`
    : html`<span class="state bad">${icon('blocked')}${text || 'blocked'}</span>`
}

export const operations: Record<ProposalItem['operation'], string> = {
  install: 'first install',
  update: 'update',
  manifest: 'manifest',
  rescan: 'found by newer rules',
}

export const actions: Record<AuditAction, string> = {
  install: 'installed',
  update: 'updated',
  uninstall: 'uninstalled',
  rollback: 'rolled back',
  purge: 'purged',
  policy_set: 'policy changed',
  settings_set: 'settings changed',
  proposal_open: 'proposed for review',
  proposal_supersede: 'proposal replaced by a newer one',
  proposal_withdraw: 'proposal withdrawn',
  proposal_comment: 'comment on a proposal',
  review_request_changes: 'changes requested',
  review_approve: 'approved',
  review_reject: 'rejected',
  finding_accept: 'finding accepted',
  metadata_set: 'risk metadata set',
  capability_function_set: 'function bound to a capability',
  tools_changed: 'its tools have changed',
  findings_changed: 'findings have changed',
  function_changed: 'a bound function has changed',
  upload_start: 'upload started',
  upload_finish: 'upload finished',
  upload_abort: 'upload aborted',
  upload_expire: 'upload expired',
  session_start: 'signed in',
  session_end: 'signed out',
  person_disable: 'person disabled',
  person_enable: 'person enabled again',
  group_role_set: 'role given to a group',
  group_role_delete: 'role taken from a group',
  trusted_publisher_set: 'trusted publisher set',
  trusted_publisher_delete: 'trusted publisher removed',
  token_exchange: 'token given to a CI job',
  token_create: 'token created',
  token_revoke: 'token revoked',
  audit_export: 'audit log exported',
  secrets_rotate: 'secrets sealed with a new key',
  workspace_create: 'workspace created',
  workspace_delete: 'workspace deleted',
  workspace_quotas_set: 'quotas of a workspace set',
  workspace_title_set: 'title of a workspace set',
  function_register: 'function registered',
  function_unregister: 'function removed',
  mcp_server_register: 'MCP server registered',
  mcp_server_unregister: 'MCP server removed',
  mcp_server_sync: 'MCP server synced',
  scanner_register: 'scanner registered',
  scanner_unregister: 'scanner removed',
  prompt_register: 'prompt registered',
  prompt_unregister: 'prompt removed',
  document_register: 'document registered',
  document_unregister: 'document removed',
  subscription_register: 'subscription registered',
  subscription_unregister: 'subscription removed',
  subscription_replay: 'deliveries repeated',
  subscription_test: 'test delivery sent',
  dead_letter_drop: 'dead letter dropped',
  access: 'access',
  refusals_dropped: 'more rejected attempts than are recorded',
}

const words: Record<string, string> = actions

export const actionText = (action: string): string => words[action] ?? action.replaceAll('_', ' ')

const sources: Record<string, string> = {
  mcp: 'its MCP server',
  manifest: 'its manifest',
  operator: 'an operator',
}

/** Who said how risky a capability is. */
export const sourceText = (source: string): string => `said by ${sources[source] ?? source}`

/** Who acted: by a label, else with a mark in whose place the name is put. */
export const actorText = (actor: string, label: string | null = null): Html =>
  label === null
    ? html`<span data-actor="${actor}">${actor.replace(/^(token|person):/, '$1 ')}</span>`
    : html`${label}`

/** All who have sent a text, in order. */
export const proposersText = ({
  proposers,
  proposer_labels: labels,
}: Pick<ContentProposalItem, 'proposers' | 'proposer_labels'>): Html =>
  html`${proposers.map(
    (actor, index) => html`${index === 0 ? '' : ', '}${actorText(actor, labels[index])}`,
  )}`
