/** Queries for proposals. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { JsonObject } from '../../packages/types.ts'
import type { CapabilitySpec } from '../approvals/metadata.ts'
import type { Database } from '../../platform/database/client.ts'
import { serversOf } from './mapped.ts'
import type { ReviewStatus } from './states.ts'

export type Operation = 'install' | 'update' | 'manifest'
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
  proposed_by: string
  /** The label if the actor was a token; likewise below. */
  proposed_by_label: string | null
  proposed_at: Date
  decided_by: string | null
  decided_by_label: string | null
  decided_at: Date | null
  reason: string | null
  approved_capability_ids: string[] | null
  install_report: JsonObject | null
}

export const columns = sql`
  p.proposal_id, p.skill_id, s.slug, s.source_kind, s.extension_id, p.operation, p.revision,
  p.fingerprint, p.base_fingerprint, p.manifest_source, p.proposed_manifest, p.capabilities,
  p.permissions, p.review_status, p.proposed_by, p.proposed_at, p.decided_by, p.decided_at,
  p.reason, p.approved_capability_ids, p.install_report,
  proposer.label as proposed_by_label, decider.label as decided_by_label`

const from = sql`
  proposals p join skills s on s.workspace_id = p.workspace_id and s.skill_id = p.skill_id`

/** With the labels of tokens. */
export const labelled = sql`${from}
  left join tokens proposer
    on p.proposed_by like 'token:%' and proposer.token_id = substr(p.proposed_by, 7)
  left join tokens decider
    on p.decided_by like 'token:%' and decider.token_id = substr(p.decided_by, 7)`

const OPEN = sql`p.review_status in ('pending', 'blocked_metadata')`

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

/** Everyone who sent or installed these bytes, or proposed for them, in any kind of the slug. */
export const listAuthors = async (
  db: Kysely<Database>,
  workspaceId: string,
  { slug, fingerprint }: { slug: string; fingerprint: string },
): Promise<string[]> => {
  const { rows } = await sql<{ author: string | null }>`
    select p.proposed_by as author from ${from}
    where p.workspace_id = ${workspaceId} and s.slug = ${slug} and p.fingerprint = ${fingerprint}
    union
    select unnest(array[r.installed_by, r.uploaded_by])
    from skills s join skill_revisions r
      on r.workspace_id = s.workspace_id and r.skill_id = s.skill_id
    where s.workspace_id = ${workspaceId} and s.slug = ${slug}
      and r.fingerprint = ${fingerprint}`.execute(db)
  return rows.flatMap(({ author }) => author ?? [])
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

export type Position = { proposedAt: string; proposalId: string }

/** Newest first, one more than `limit`. The cursor has microseconds. */
export const list = async (
  db: Kysely<Database>,
  workspaceId: string,
  page: { statuses: ReviewStatus[] | null; after: Position | null; limit: number },
): Promise<(ProposalRow & { position: string })[]> => {
  const status = page.statuses ? sql`p.review_status = any(${page.statuses})` : sql`true`
  const after = page.after
    ? sql`(p.proposed_at, p.proposal_id) <
        (${page.after.proposedAt}::timestamptz, ${page.after.proposalId})`
    : sql`true`
  const { rows } = await sql<ProposalRow & { position: string }>`
    select ${columns}, 
      to_char(p.proposed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as position from ${labelled}
    where p.workspace_id = ${workspaceId} and ${status} and ${after}
    order by p.proposed_at desc, p.proposal_id desc limit ${page.limit + 1}`.execute(db)
  return rows
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
  | 'proposed_by'
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

export const setStatus = async (
  trx: Transaction<Database>,
  workspaceId: string,
  proposalId: string,
  status: ReviewStatus,
): Promise<void> => {
  await trx
    .updateTable('proposals')
    .set({ review_status: status })
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
