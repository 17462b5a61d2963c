/** Queries for lists of proposals. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import { COUNTED } from '../../platform/database/counted.ts'
import type { ProposalCounts } from './item-schemas.ts'
import { columns, labelled, OPEN, type ProposalRow } from './repository.ts'

export { find } from './repository.ts'
import { type Risk, risks } from './risk.ts'
import { reviewStatuses, type ReviewStatus } from './states.ts'

/** The open proposals of these slugs. */
export const listOpenOf = async (
  db: Kysely<Database>,
  workspaceId: string,
  slugs: string[],
): Promise<ProposalRow[]> => {
  const { rows } = await sql<ProposalRow>`
    select ${columns} from ${labelled}
    where p.workspace_id = ${workspaceId} and s.slug = any(${slugs}) and ${OPEN}`.execute(db)
  return rows
}

type Position = { risk: number; proposedAt: string; proposalId: string }

export type QueueFilters = {
  slug?: string
  source_kind?: string
  proposed_by?: string
  person?: string
  operation?: string
  risk?: Risk
}

/** Newest first; `risk`: what asks most of a reviewer, and of that what has waited longest. */
type QueueOrder = 'newest' | 'oldest' | 'risk'

const is = (column: string, value: string | number | undefined) =>
  value === undefined ? sql`true` : sql`${sql.ref(column)} = ${value}`

const conditionsOf = (filters: QueueFilters) =>
  sql.join(
    [
      is('s.slug', filters.slug),
      is('s.source_kind', filters.source_kind),
      is('p.proposed_by', filters.proposed_by),
      is('p.person_id', filters.person),
      is('p.operation', filters.operation),
      is('p.risk', filters.risk && risks.indexOf(filters.risk)),
    ],
    sql` and `,
  )

const orders = {
  newest: sql`p.proposed_at desc, p.proposal_id desc`,
  oldest: sql`p.proposed_at, p.proposal_id`,
  risk: sql`p.risk desc, p.proposed_at, p.proposal_id`,
}

const afterOf = (order: QueueOrder, { risk, proposedAt, proposalId }: Position) => {
  const [own, last] = [
    sql`(p.proposed_at, p.proposal_id)`,
    sql`(${proposedAt}::timestamptz, ${proposalId})`,
  ]
  if (order === 'newest') return sql`${own} < ${last}`
  return order === 'oldest'
    ? sql`${own} > ${last}`
    : sql`(p.risk < ${risk} or (p.risk = ${risk} and ${own} > ${last}))`
}

type Page = QueueFilters & {
  sort?: QueueOrder
  statuses: ReviewStatus[] | null
  after: Position | null
  limit: number
}

/** One more than `limit`. The cursor has microseconds. */
export const list = async (
  db: Kysely<Database>,
  workspaceId: string,
  { sort = 'newest', statuses, after, limit, ...filters }: Page,
): Promise<(ProposalRow & { position: string })[]> => {
  const { rows } = await sql<ProposalRow & { position: string }>`
    select ${columns},
      to_char(p.proposed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as position
    from ${labelled}
    where p.workspace_id = ${workspaceId}
      and ${statuses ? sql`p.review_status = any(${statuses})` : sql`true`}
      and ${conditionsOf(filters)} and ${after ? afterOf(sort, after) : sql`true`}
    order by ${orders[sort]} limit ${limit + 1}`.execute(db)
  return rows
}

/** By status, of those that the other filters leave. */
export const count = async (
  db: Kysely<Database>,
  workspaceId: string,
  filters: QueueFilters,
): Promise<ProposalCounts> => {
  const { rows } = await sql<{ review_status: ReviewStatus; count: number }>`
    select review_status, count(*)::integer as count from (
      select p.review_status from ${labelled}
      where p.workspace_id = ${workspaceId} and ${conditionsOf(filters)}
      order by p.proposed_at desc limit ${COUNTED + 1}
    ) as counted group by review_status`.execute(db)
  const all = rows.reduce((sum, row) => sum + row.count, 0)
  const none = Object.fromEntries(reviewStatuses.map((status) => [status, 0]))
  const counted = Object.fromEntries(rows.map((row) => [row.review_status, row.count]))
  return { ...none, ...counted, is_more: all > COUNTED } as ProposalCounts
}
