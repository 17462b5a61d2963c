/** Rows of `content_proposals`. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { JsonObject } from '../../packages/types.ts'
import type { Database } from '../../platform/database/client.ts'
import type { ContentKind, ContentStatus } from './states.ts'

export type ContentProposalRow = {
  proposal_id: string
  kind: ContentKind
  target: string
  /** Null once the proposal was superseded or withdrawn. */
  content: JsonObject | null
  sha256: string
  status: ContentStatus
  proposers: string[]
  proposed_at: string
  decided_by: string | null
  decided_at: Date | null
  reason: string | null
}

/** With microseconds, unlike a Date, since it is the position in lists. */
const proposedAt = sql<string>`
  to_char(p.proposed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

const columns = sql`
  p.proposal_id, p.kind, p.target, p.content, p.sha256, p.status, p.proposers,
  ${proposedAt} as proposed_at, p.decided_by, p.decided_at, p.reason`

const isRow = (workspaceId: string, proposalId: string) =>
  sql`p.workspace_id = ${workspaceId} and p.proposal_id = ${proposalId}`

export const find = async (
  db: Kysely<Database>,
  workspaceId: string,
  proposalId: string,
): Promise<ContentProposalRow | null> => {
  const { rows } = await sql<ContentProposalRow>`
    select ${columns} from content_proposals p where ${isRow(workspaceId, proposalId)}`.execute(db)
  return rows[0] ?? null
}

export const lock = async (
  trx: Transaction<Database>,
  workspaceId: string,
  proposalId: string,
): Promise<ContentProposalRow | null> => {
  const { rows } = await sql<ContentProposalRow>`
    select ${columns} from content_proposals p where ${isRow(workspaceId, proposalId)}
    for update`.execute(trx)
  return rows[0] ?? null
}

export type OpenProposal = Pick<
  ContentProposalRow,
  'proposal_id' | 'target' | 'sha256' | 'proposed_at'
>

export type Standing = { isRequired: boolean; open: OpenProposal[] }

/** Whether registrations need a review, and which of the targets have a waiting proposal. */
export const findStanding = async (
  trx: Transaction<Database>,
  workspaceId: string,
  { kind, targets }: { kind: ContentKind; targets: string[] },
): Promise<Standing> => {
  const { rows } = await sql<Standing>`
    select coalesce(w.settings ->> 'content_approval', 'automatic') = 'required' as "isRequired",
      coalesce((
        select json_agg(json_build_object('proposal_id', p.proposal_id, 'target', p.target,
          'sha256', p.sha256, 'proposed_at', ${proposedAt}))
        from content_proposals p
        where p.workspace_id = w.workspace_id and p.kind = ${kind}
          and p.target = any(${targets}::text[]) and p.status = 'pending'
      ), '[]') as open
    from workspaces w where w.workspace_id = ${workspaceId}`.execute(trx)
  return rows[0] ?? { isRequired: false, open: [] }
}

/** Whether the actor has submitted exactly this text, in any proposal. */
export const isProposer = async (
  trx: Transaction<Database>,
  workspaceId: string,
  { kind, target, sha256 }: Pick<ContentProposalRow, 'kind' | 'target' | 'sha256'>,
  actor: string,
): Promise<boolean> => {
  const { rows } = await sql`
    select from content_proposals
    where workspace_id = ${workspaceId} and kind = ${kind} and target = ${target}
      and sha256 = ${sha256} and ${actor} = any(proposers)
    limit 1`.execute(trx)
  return rows.length > 0
}

type Position = { proposedAt: string; proposalId: string }

type Page = {
  status: ContentStatus | null
  kind: ContentKind | null
  after: Position | null
  limit: number
}

/** Newest first, one more than `limit`. */
export const list = async (
  db: Kysely<Database>,
  workspaceId: string,
  { status, kind, after, limit }: Page,
): Promise<ContentProposalRow[]> => {
  const { rows } = await sql<ContentProposalRow>`
    select ${columns} from content_proposals p
    where p.workspace_id = ${workspaceId}
      and ${status === null ? sql`true` : sql`p.status = ${status}`}
      and ${kind === null ? sql`true` : sql`p.kind = ${kind}`}
      and ${
        after === null
          ? sql`true`
          : sql`(p.proposed_at, p.proposal_id) <
              (${after.proposedAt}::timestamptz, ${after.proposalId})`
      }
    order by p.proposed_at desc, p.proposal_id desc limit ${limit + 1}`.execute(db)
  return rows
}

export type NewProposal = Pick<ContentProposalRow, 'proposal_id' | 'kind' | 'target' | 'sha256'> & {
  content: JsonObject
  proposer: string
}

export const insert = async (
  trx: Transaction<Database>,
  workspaceId: string,
  { proposal_id, kind, target, sha256, content, proposer }: NewProposal,
): Promise<string> => {
  const { rows } = await sql<{ proposed_at: string }>`
    insert into content_proposals as p
      (workspace_id, proposal_id, kind, target, content, sha256, proposers)
    values (${workspaceId}, ${proposal_id}, ${kind}, ${target}, ${JSON.stringify(content)},
      ${sha256}, ${[proposer]})
    returning ${proposedAt} as proposed_at`.execute(trx)
  const [row] = rows
  if (!row) throw new Error(`the proposal ${proposal_id} was not stored`)
  return row.proposed_at
}

export const addProposer = async (
  trx: Transaction<Database>,
  workspaceId: string,
  proposalId: string,
  proposer: string,
): Promise<void> => {
  await sql`
    update content_proposals p set proposers = array_append(p.proposers, ${proposer})
    where ${isRow(workspaceId, proposalId)} and not ${proposer} = any(p.proposers)`.execute(trx)
}

type Decision = { status: 'approved' | 'rejected'; decidedBy: string; reason: string }

export const decide = async (
  trx: Transaction<Database>,
  workspaceId: string,
  proposalId: string,
  { status, decidedBy, reason }: Decision,
): Promise<void> => {
  await sql`
    update content_proposals p set status = ${status}, decided_by = ${decidedBy},
      decided_at = clock_timestamp(), reason = ${reason}
    where ${isRow(workspaceId, proposalId)}`.execute(trx)
}

/** Ends a proposal and deletes its text, since it can no longer be reviewed. */
export const overtake = async (
  trx: Transaction<Database>,
  workspaceId: string,
  proposalId: string,
  { status, decidedBy }: { status: 'superseded' | 'withdrawn'; decidedBy: string },
): Promise<void> => {
  await sql`
    update content_proposals p set status = ${status}, decided_by = ${decidedBy},
      decided_at = clock_timestamp(), content = null
    where ${isRow(workspaceId, proposalId)}`.execute(trx)
}
