/** Rows of `content_proposals`. */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { JsonObject } from '../../packages/types.ts'
import type { Database } from '../../platform/database/client.ts'
import { identityOf } from '../../tenancy/people/lookups.ts'
import type { Author } from '../../tenancy/people/reviewers.ts'
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
  /** In the order of `proposers`; null: it is no token. */
  proposer_labels: (string | null)[]
  proposed_at: string
  decided_by: string | null
  decided_by_label: string | null
  decided_at: Date | null
  reason: string | null
}

/** With microseconds, unlike a Date, since it is the position in lists. */
const proposedAt = sql<string>`
  to_char(p.proposed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

const labelOf = (actor: RawBuilder<unknown>) => sql`(
  select t.label from tokens t
  where ${actor} like 'token:%' and t.token_id = substr(${actor}, 7))`

const itemColumns = sql`
  p.proposal_id, p.kind, p.target, p.sha256, p.status, p.proposers,
  (select json_agg(${labelOf(sql`a.actor`)} order by a.place)
    from unnest(p.proposers) with ordinality as a(actor, place)) as proposer_labels,
  ${proposedAt} as proposed_at,
  p.decided_by, ${labelOf(sql`p.decided_by`)} as decided_by_label, p.decided_at, p.reason`

const columns = sql`${itemColumns}, p.content`

export type ContentProposalItemRow = Omit<ContentProposalRow, 'content'>

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
> & {
  /** Of the text of a document. */
  bytes: number
}

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
          'sha256', p.sha256, 'proposed_at', ${proposedAt},
          'bytes', coalesce(octet_length(p.content ->> 'skill'), 0)))
        from content_proposals p
        where p.workspace_id = w.workspace_id and p.kind = ${kind}
          and p.target = any(${targets}::text[]) and p.status = 'pending'
      ), '[]') as open
    from workspaces w where w.workspace_id = ${workspaceId}`.execute(trx)
  return rows[0] ?? { isRequired: false, open: [] }
}

/** Those who have submitted exactly this text, in any proposal. */
export const listAuthors = async (
  db: Kysely<Database>,
  workspaceId: string,
  { kind, target, sha256 }: Pick<ContentProposalRow, 'kind' | 'target' | 'sha256'>,
): Promise<Author[]> => {
  const { rows } = await sql<Author>`
    select author as actor, ${identityOf(sql`author`)} as person from (
      select distinct unnest(proposers) as author from content_proposals
      where workspace_id = ${workspaceId} and kind = ${kind} and target = ${target}
        and sha256 = ${sha256}
    ) as authors`.execute(db)
  return rows
}

type Position = { proposedAt: string; proposalId: string }

type Page = {
  status: ContentStatus | null
  kind: ContentKind | null
  after: Position | null
  limit: number
}

/** Newest first, one more than `limit`, without their texts. */
export const list = async (
  db: Kysely<Database>,
  workspaceId: string,
  { status, kind, after, limit }: Page,
): Promise<ContentProposalItemRow[]> => {
  const { rows } = await sql<ContentProposalItemRow>`
    select ${itemColumns} from content_proposals p
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

/** How many wait, counted up to `atMost`. */
export const countOpen = async (
  db: Kysely<Database>,
  workspaceId: string,
  atMost: number,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from content_proposals p
      where p.workspace_id = ${workspaceId} and p.status = 'pending' limit ${atMost}
    ) as open`.execute(db)
  return rows[0]?.count ?? 0
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
    with p as (
      insert into content_proposals
        (workspace_id, proposal_id, kind, target, content, sha256, proposers)
      values (${workspaceId}, ${proposal_id}, ${kind}, ${target}, ${JSON.stringify(content)},
        ${sha256}, ${[proposer]})
      returning proposed_at
    ) select ${proposedAt} as proposed_at from p`.execute(trx)
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
      decided_at = greatest(p.proposed_at, statement_timestamp()), reason = ${reason}
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
      decided_at = greatest(p.proposed_at, statement_timestamp()), content = null
    where ${isRow(workspaceId, proposalId)}`.execute(trx)
}
