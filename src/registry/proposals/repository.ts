/** Queries for proposals. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { JsonObject } from '../../packages/types.ts'
import type { CapabilitySpec } from '../approvals/metadata.ts'
import type { Database } from '../../platform/database/client.ts'
import { serversOf } from './mapped.ts'
import type { ReviewStatus } from './states.ts'

export type Operation = 'install' | 'update' | 'manifest' | 'rescan'
export type ManifestSource = 'provided' | 'generated'

export type ProposalRow = {
  proposal_id: string
  skill_id: number
  slug: string
  source_kind: 'system' | 'user' | 'registry'
  extension_id: string
  operation: Operation
  revision: number
  fingerprint: string
  base_fingerprint: string | null
  manifest_source: ManifestSource
  proposed_manifest: JsonObject | null
  capabilities: CapabilitySpec[]
  permissions: string[]
  review_status: ReviewStatus
  /** The place in `risks`. */
  risk: number
  proposed_by: string
  /** The person behind the actor, if known. */
  person_id: string | null
  /** The label if the actor was a token; likewise below. */
  proposed_by_label: string | null
  proposed_at: Date
  decided_by: string | null
  decided_by_label: string | null
  decided_at: Date | null
  reason: string | null
  approved_capability_ids: string[] | null
  install_report: JsonObject | null
  changes_requested_by: string | null
  changes_requested_at: Date | null
  changes_requested_reason: string | null
}

export const columns = sql`
  p.proposal_id, p.skill_id, s.slug, s.source_kind, s.extension_id, p.operation, p.revision,
  p.fingerprint, p.base_fingerprint, p.manifest_source, p.proposed_manifest, p.capabilities,
  p.permissions, p.review_status, p.risk, p.proposed_by, p.person_id, p.proposed_at, p.decided_by, p.decided_at,
  p.reason, p.approved_capability_ids, p.install_report, p.changes_requested_by,
  p.changes_requested_at, p.changes_requested_reason,
  proposer.label as proposed_by_label, decider.label as decided_by_label`

const from = sql`
  proposals p join skills s on s.workspace_id = p.workspace_id and s.skill_id = p.skill_id`

/** With the labels of tokens. */
export const labelled = sql`${from}
  left join tokens proposer
    on p.proposed_by like 'token:%' and proposer.token_id = substr(p.proposed_by, 7)
  left join tokens decider
    on p.decided_by like 'token:%' and decider.token_id = substr(p.decided_by, 7)`

export const OPEN = sql`p.review_status in ('pending', 'blocked_metadata')`

export const find = async (
  db: Kysely<Database>,
  workspaceId: string,
  proposalId: string,
): Promise<ProposalRow | null> => {
  const { rows } = await sql<ProposalRow>`
    select ${columns} from ${labelled}
    where p.workspace_id = ${workspaceId} and p.proposal_id = ${proposalId}`.execute(db)
  return rows[0] ?? null
}

/** The open proposal of a skill. */
export const findOpen = async (
  db: Kysely<Database>,
  workspaceId: string,
  skillId: number,
): Promise<ProposalRow | null> => {
  const { rows } = await sql<ProposalRow>`
    select ${columns} from ${labelled}
    where p.workspace_id = ${workspaceId} and p.skill_id = ${skillId} and ${OPEN}`.execute(db)
  return rows[0] ?? null
}

/** The newest proposal for exactly these bytes, optionally with a status. */
export const findNewest = async (
  db: Kysely<Database>,
  workspaceId: string,
  bytes: { skillId: number; fingerprint: string; status?: ReviewStatus },
): Promise<ProposalRow | null> => {
  const status = bytes.status === undefined ? sql`true` : sql`p.review_status = ${bytes.status}`
  const { rows } = await sql<ProposalRow>`
    select ${columns} from ${labelled}
    where p.workspace_id = ${workspaceId} and p.skill_id = ${bytes.skillId}
      and p.fingerprint = ${bytes.fingerprint} and ${status}
    order by p.proposed_at desc, p.proposal_id desc limit 1`.execute(db)
  return rows[0] ?? null
}

/** Skills whose open proposals name tools of a server. */
export const listOpenUsing = async (
  db: Kysely<Database>,
  workspaceId: string,
  serverId: string,
): Promise<number[]> => {
  const { rows } = await sql<{ skill_id: number }>`
    select p.skill_id from proposals p
    where p.workspace_id = ${workspaceId} and ${OPEN} and ${serverId} = any(p.server_ids)`.execute(
    db,
  )
  return rows.map(({ skill_id: id }) => id)
}

type NewProposal = Pick<
  ProposalRow,
  | 'proposal_id'
  | 'skill_id'
  | 'operation'
  | 'revision'
  | 'fingerprint'
  | 'base_fingerprint'
  | 'manifest_source'
  | 'proposed_manifest'
  | 'capabilities'
  | 'permissions'
  | 'review_status'
  | 'risk'
  | 'proposed_by'
  | 'person_id'
>

export const insert = async (
  trx: Transaction<Database>,
  workspaceId: string,
  proposal: NewProposal,
): Promise<void> => {
  await trx
    .insertInto('proposals')
    .values({
      ...proposal,
      workspace_id: workspaceId,
      proposed_manifest: proposal.proposed_manifest && JSON.stringify(proposal.proposed_manifest),
      capabilities: JSON.stringify(proposal.capabilities),
      permissions: JSON.stringify(proposal.permissions),
      server_ids: serversOf(proposal.capabilities),
    })
    .execute()
}

export const setState = async (
  trx: Transaction<Database>,
  workspaceId: string,
  proposalId: string,
  state: Pick<ProposalRow, 'review_status' | 'risk'>,
): Promise<void> => {
  await trx
    .updateTable('proposals')
    .set(state)
    .where('workspace_id', '=', workspaceId)
    .where('proposal_id', '=', proposalId)
    .execute()
}

export const requestChanges = async (
  trx: Transaction<Database>,
  workspaceId: string,
  proposalId: string,
  { by, reason }: { by: string; reason: string },
): Promise<void> => {
  await trx
    .updateTable('proposals')
    .set({
      changes_requested_by: by,
      changes_requested_at: sql`now()`,
      changes_requested_reason: reason,
    })
    .where('workspace_id', '=', workspaceId)
    .where('proposal_id', '=', proposalId)
    .execute()
}

export type Closing = {
  review_status: ReviewStatus
  decided_by: string
  reason: string | null
  approved_capability_ids: string[] | null
  install_report: JsonObject | null
}

export const close = async (
  trx: Transaction<Database>,
  workspaceId: string,
  proposalId: string,
  closing: Closing,
): Promise<void> => {
  await trx
    .updateTable('proposals')
    .set({
      review_status: closing.review_status,
      decided_by: closing.decided_by,
      decided_at: sql`now()`,
      reason: closing.reason,
      approved_capability_ids:
        closing.approved_capability_ids && JSON.stringify(closing.approved_capability_ids),
      install_report: closing.install_report && JSON.stringify(closing.install_report),
    })
    .where('workspace_id', '=', workspaceId)
    .where('proposal_id', '=', proposalId)
    .execute()
}

/** The newest manifest that a model proposed for a skill, in any status. */
export const findGenerated = async (
  db: Kysely<Database>,
  workspaceId: string,
  skillId: number,
): Promise<JsonObject | null> => {
  const { rows } = await sql<{ proposed_manifest: JsonObject }>`
    select proposed_manifest from proposals
    where workspace_id = ${workspaceId} and skill_id = ${skillId}
      and manifest_source = 'generated' and proposed_manifest is not null
    order by proposed_at desc, proposal_id desc limit 1`.execute(db)
  return rows[0]?.proposed_manifest ?? null
}
