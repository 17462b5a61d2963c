/**
 * Documents and prompts that wait for a reviewer, where the workspace requires one. Once one is
 * approved, the feature that owns the content registers it like any other registration.
 */
import type { Kysely, Transaction } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import { callerTransaction } from '../../platform/access/claim.ts'
import type { JsonObject } from '../../packages/types.ts'
import * as audit from '../../tenancy/audit/log.ts'
import { requireReason } from '../../tenancy/audit/reason.ts'
import type { Database } from '../../platform/database/client.ts'
import type { Precondition } from '../../platform/precondition.ts'
import { mayReview } from '../../tenancy/people/may-review.ts'
import { decodeTimeCursor, DEFAULT_LIMIT, pageOf } from '../../platform/database/cursor.ts'
import { AppError } from '../../platform/errors.ts'
import * as events from '../../tenancy/events/log.ts'
import { checkIsPerson, isAuthor } from '../../tenancy/people/reviewers.ts'
import { readSettings, type Settings } from '../../tenancy/settings/values.ts'
import { contentTags, decisiveOf } from './decision-tag.ts'
import { reviewEvent, targetOf } from './hold.ts'
import { tagRequired } from './part-tags.ts'
import * as repository from './repository.ts'
import type { ContentProposalItemRow, ContentProposalRow } from './repository.ts'
import type {
  ContentProposal,
  ContentProposalItem,
  ContentProposalPage,
  ContentProposalQuery,
  ContentReviewBody,
} from './schemas.ts'
import type { ContentKind } from './states.ts'

/** A registration that a reviewer decided on. */
type Decided = { target: string; content: JsonObject; proposal_id: string }

/** What the owning feature of a kind of content implements for reviews. */
export type ContentOwner = {
  /** Locks the target against other registrations. */
  lock: (trx: Transaction<Database>, workspaceId: string, target: string) => Promise<void>
  /** The current registration, in the shape of `content`; null: there is none. */
  read: (db: Kysely<Database>, workspaceId: string, target: string) => Promise<JsonObject | null>
  /** Registers it, with audit row and event; the event is the last statement. */
  apply: (trx: Transaction<Database>, caller: Caller, approved: Decided) => Promise<void>
  /** Gives back the room that the registration has taken while it waited. */
  drop: (trx: Transaction<Database>, caller: Caller, rejected: Decided) => Promise<void>
}

type Owners = Record<ContentKind, { owner: () => ContentOwner }>

const outcomes = { approve: 'approved', reject: 'rejected' } as const

const notFound = (): AppError =>
  new AppError('proposals.not_found', 'No such content proposal in this workspace.')

const closed = ({ status }: ContentProposalRow): AppError =>
  new AppError(
    'proposals.closed',
    `The proposal is already ${status}. The list of content proposals has the open ones.`,
    { details: { review_status: status } },
  )

const itemOf = (row: ContentProposalItemRow): ContentProposalItem => ({
  proposal_id: row.proposal_id,
  kind: row.kind,
  id: row.target,
  sha256: row.sha256,
  status: row.status,
  proposers: row.proposers,
  proposer_labels: row.proposer_labels,
  proposed_at: row.proposed_at,
  decided_by: row.decided_by,
  decided_by_label: row.decided_by_label,
  decided_at: row.decided_at?.toISOString() ?? null,
  reason: row.reason,
})

export class ContentProposalService {
  readonly #db: Kysely<Database>
  readonly #owners: Owners

  constructor(db: Kysely<Database>, owners: Owners) {
    this.#db = db
    this.#owners = owners
  }

  async list({ workspaceId }: Caller, query: ContentProposalQuery): Promise<ContentProposalPage> {
    const { limit = DEFAULT_LIMIT, cursor, status, kind } = query
    const filters = { list: 'content_proposals', status, kind }
    const after = decodeTimeCursor(cursor, 'proposal', filters)
    const rows = await repository.list(this.#db, workspaceId, {
      status: status ?? null,
      kind: kind ?? null,
      after: after && { proposedAt: after[0] ?? '', proposalId: after[1] ?? '' },
      limit,
    })
    const { page, next_cursor } = pageOf(
      rows,
      limit,
      (last) => [last.proposed_at, last.proposal_id],
      filters,
    )
    return { content_proposals: page.map(itemOf), next_cursor }
  }

  /** How many wait for a reviewer, counted up to `atMost`. */
  countOpen({ workspaceId }: Caller, atMost: number): Promise<number> {
    return repository.countOpen(this.#db, workspaceId, atMost)
  }

  /** With the tag of all that a decision depends on. */
  async read(
    { workspaceId, actor }: Caller,
    proposalId: string,
  ): Promise<{ proposal: ContentProposal; tag: string }> {
    const row = await repository.find(this.#db, workspaceId, proposalId)
    if (!row) throw notFound()
    const current = await this.#owners[row.kind].owner().read(this.#db, workspaceId, row.target)
    const settings = await readSettings(this.#db, workspaceId)
    const authors = settings.four_eyes
      ? await repository.listAuthors(this.#db, workspaceId, row)
      : []
    const may_review = mayReview(actor, settings, { isOpen: row.status === 'pending', authors })
    return {
      proposal: { ...itemOf(row), content: row.content, current, may_review },
      tag: contentTags.of(decisiveOf({ row, current, settings })),
    }
  }

  /**
   * `expected`: tags of the proposal, one of which must be current. Repeating a decision, as after a
   * lost response, changes nothing.
   */
  async review(
    caller: Caller,
    proposalId: string,
    body: ContentReviewBody,
    expected: Precondition,
  ): Promise<ContentProposal> {
    requireReason(body.reason)
    await callerTransaction(this.#db, caller, (trx) =>
      this.#decide(trx, caller, proposalId, { ...body, expected }),
    )
    return (await this.read(caller, proposalId)).proposal
  }

  async #decide(
    trx: Transaction<Database>,
    caller: Caller,
    proposalId: string,
    { decision, reason, expected }: ContentReviewBody & { expected: Precondition },
  ): Promise<void> {
    const { workspaceId, actor } = caller
    const settings = await readSettings(trx, workspaceId)
    if (settings.review_requires_if_match && expected === 'anything') throw tagRequired()
    const found = await repository.find(trx, workspaceId, proposalId)
    if (!found) throw notFound()
    const owner = this.#owners[found.kind].owner()
    await owner.lock(trx, workspaceId, found.target)
    const proposal = (await repository.lock(trx, workspaceId, proposalId)) ?? found
    const status = outcomes[decision]
    if (proposal.status === status) return
    const { content } = proposal
    if (proposal.status !== 'pending' || content === null) throw closed(proposal)
    const current = await owner.read(trx, workspaceId, proposal.target)
    contentTags.check(expected, decisiveOf({ row: proposal, current, settings }))
    await this.#checkReviewer(trx, caller, { proposal, settings })
    await repository.decide(trx, workspaceId, proposalId, { status, decidedBy: actor.id, reason })
    await audit.record(trx, caller, {
      action: decision === 'approve' ? 'review_approve' : 'review_reject',
      decision: 'allowed',
      target: targetOf(proposal.kind, proposal.target),
      fingerprint_after: proposal.sha256,
      details: { proposal_id: proposalId, reason, proposers: proposal.proposers },
    })
    const decided = { target: proposal.target, content, proposal_id: proposalId }
    if (decision === 'approve') return owner.apply(trx, caller, decided)
    await owner.drop(trx, caller, decided)
    events.append(trx, workspaceId, reviewEvent('rejected'))
  }

  async #checkReviewer(
    trx: Transaction<Database>,
    { workspaceId, actor }: Caller,
    { proposal, settings }: { proposal: ContentProposalRow; settings: Settings },
  ): Promise<void> {
    if (settings.reviewers_must_be_people) checkIsPerson(actor)
    if (!settings.four_eyes) return
    if (!isAuthor(actor, await repository.listAuthors(trx, workspaceId, proposal))) return
    throw new AppError(
      'proposals.four_eyes',
      'In this workspace a caller that registered a text may not review it. Ask another reviewer.',
    )
  }
}
