/** Reads what the pages of a proposal show, and shows it again where a form was not accepted. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../../platform/access/caller.ts'
import { callerOf } from '../../platform/http/access.ts'
import type { CapabilityService } from '../../registry/capabilities/service.ts'
import type { SkillCatalog } from '../../registry/catalog/service.ts'
import type { Proposal } from '../../registry/proposals/schemas.ts'
import type { ProposalService } from '../../registry/proposals/service.ts'
import type { FileTab } from '../content/changed-file.ts'
import type { ContentRenderer } from '../content/content-renderer.ts'
import type { ConsolePages } from '../pages/console-pages.ts'
import { UNACCEPTED } from '../pages/form-failure.ts'
import { MOST_WAITING } from '../pages/parts.ts'
import { filePageView } from './file-page.ts'
import { statusOfAgain } from './mendable.ts'
import { proposalView } from './proposal-page.ts'
import type { Again, Review } from './review-data.ts'
import { ReviewFiles } from './review-files.ts'

export type ReviewServices = {
  proposals: ProposalService
  catalog: SkillCatalog
  capabilities: CapabilityService
}

type Parts = { services: ReviewServices; pages: ConsolePages; content: ContentRenderer }

type Shown = { view?: string | undefined; seen?: string | undefined }

const EARLIER = 10
const COMMENTS = 200

export class Reviews {
  readonly #services: ReviewServices
  readonly #pages: ConsolePages
  readonly #files: ReviewFiles

  constructor({ services, pages, content }: Parts) {
    this.#services = services
    this.#pages = pages
    this.#files = new ReviewFiles(services, content)
  }

  async show(
    request: FastifyRequest,
    reply: FastifyReply,
    {
      proposalId,
      shown = {},
      again = null,
    }: { proposalId: string; shown?: Shown; again?: Again | null },
  ): Promise<FastifyReply> {
    const caller = callerOf(request)
    const { proposals } = this.#services
    const { proposal, tag } = await proposals.read(caller, proposalId)
    const isSplit = shown.view === 'split'
    const { comments } = await proposals.notes.list(caller, proposalId, { limit: COMMENTS })
    const [drawn, earlier, waiting] = await Promise.all([
      this.#files.open({ caller, proposal, comments }, isSplit),
      proposals.list(caller, {
        slug: proposal.slug,
        source_kind: proposal.source_kind,
        limit: EARLIER,
      }),
      proposals.list(caller, { review_status: 'pending', limit: MOST_WAITING + 1 }),
    ])
    const isOther = ({ proposal_id: id }: { proposal_id: string }): boolean => id !== proposalId
    const review: Review = {
      workspace: caller.workspaceId,
      role: caller.actor.role,
      isOwn: isOwn(caller, proposal),
      proposal,
      tag,
      isSplit,
      drawn,
      comments,
      earlier: earlier.proposals.filter(isOther),
      waiting: waiting.proposals.filter(isOther).length,
      now: new Date(),
      again,
      seen: shown.seen ?? null,
    }
    return this.#pages.send(request, reply, await proposalView(review), statusOf(again))
  }

  async showFile(
    request: FastifyRequest,
    reply: FastifyReply,
    {
      proposalId,
      path,
      shown = {},
      tab = 'changes',
      again = null,
    }: { proposalId: string; path: string; shown?: Shown; tab?: FileTab; again?: Again | null },
  ): Promise<FastifyReply> {
    const caller = callerOf(request)
    const { proposals } = this.#services
    const [{ proposal }, { comments }] = await Promise.all([
      proposals.read(caller, proposalId),
      proposals.notes.list(caller, proposalId, { limit: COMMENTS }),
    ])
    const subject = { caller, proposal, comments }
    const isSplit = shown.view === 'split'
    const index = proposal.file_diff.findIndex((one) => one.path === path)
    const file = proposal.file_diff[index]
    const view = filePageView({
      workspace: caller.workspaceId,
      proposal,
      isSplit,
      path,
      tab,
      again,
      comments,
      change: file
        ? { file, index, body: await this.#files.body(subject, { file, tab, isSplit }) }
        : null,
      source: file ? null : await this.#files.source(subject, path),
    })
    return this.#pages.send(request, reply, view, statusOf(again))
  }
}

/** Whether to offer withdrawing; the service decides. */
const isOwn = ({ actor }: Caller, { proposed_by, person_id, may_review: may }: Proposal): boolean =>
  actor.id === proposed_by ||
  (person_id !== null && actor.personId === person_id) ||
  may.reason === 'proposals.four_eyes'

const statusOf = (again: Again | null): number => {
  if (again === null) return 200
  if (again.failure !== null) return statusOfAgain(again.failure.error)
  return again.unread === null ? 200 : UNACCEPTED
}
