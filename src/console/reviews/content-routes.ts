/** `/console/w/{workspace_id}/reviews/content`: documents and prompts that wait, and their decisions. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ContentProposalParams } from '../../content/content-proposals/schemas.ts'
import type { ContentProposalService } from '../../content/content-proposals/service.ts'
import { contentStatuses } from '../../content/content-proposals/states.ts'
import { callerOf } from '../../platform/http/access.ts'
import { pageQuery } from '../../platform/http/pagination.ts'
import { stringEnum } from '../../platform/http/schema.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import { fileHunksOf, type Pair } from '../../registry/proposals/file-pairs.ts'
import type { ProposalService } from '../../registry/proposals/service.ts'
import { diffBody, type FileTab, fileTabs } from '../content/changed-file.ts'
import type { ContentRenderer } from '../content/content-renderer.ts'
import { drawFiles, renderFile, WHOLE } from '../content/draw-files.ts'
import type { ConsolePages } from '../pages/console-pages.ts'
import { MOST_WAITING } from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'
import { dropEmpty } from '../pages/query.ts'
import { contentListView } from './content-list.ts'
import { type HeldPage, type HeldTyped, heldView } from './content-page.ts'
import { heldPair } from './held-file.ts'
import { mendable, statusOfAgain } from './mendable.ts'
import { lineEnds } from './typed.ts'

export type ContentReviewServices = {
  contentProposals: ContentProposalService
  proposals: ProposalService
}

type Options = { services: ContentReviewServices; pages: ConsolePages; content: ContentRenderer }

type Wanted = { view?: string | undefined; as?: FileTab | undefined; seen?: string | undefined }

const reading = { role: 'publisher', invalidCode: 'request.invalid' } as const
const deciding = { role: 'reviewer', invalidCode: 'request.invalid' } as const
const all = '/console/w/:workspace_id/reviews/content'
const one = `${all}/:proposal_id`

const CONTEXT = 3

const ListQuery = Type.Object({
  status: Type.Optional(stringEnum(contentStatuses)),
  cursor: pageQuery.cursor,
})
const OneQuery = Type.Object({
  view: Type.Optional(stringEnum(['unified', 'split'] as const)),
  as: Type.Optional(stringEnum(fileTabs)),
  seen: Type.Optional(Type.String({ maxLength: 300 })),
})
const DecisionForm = Type.Object({
  decision: stringEnum(['approve', 'reject', 'read_again'] as const),
  tag: Type.String({ minLength: 1, maxLength: 300 }),
  reason: Type.String({ maxLength: 4000 }),
})

export const contentReviewRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { services: { contentProposals, proposals }, pages, content },
) => {
  const changeOf = async (
    pair: Pair,
    { tab, isSplit }: { tab: FileTab; isSplit: boolean },
  ): Promise<HeldPage['change']> => {
    const context = tab === 'whole' ? WHOLE : CONTEXT
    const { file } = await fileHunksOf(proposals.comparisons, pair, { context, known: null })
    if (tab === 'rendered' && pair.after !== null) {
      return { file, tab, body: await renderFile(content, pair.after) }
    }
    const drawn = await drawFiles(content, [file], { isSplit })
    return { file, tab, body: diffBody(file, drawn.get(file.path) ?? null) }
  }

  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    {
      proposalId,
      wanted: { view, as: tab = 'changes', seen } = {},
      again = null,
    }: { proposalId: string; wanted?: Wanted; again?: HeldTyped | null },
  ): Promise<FastifyReply> => {
    const caller = callerOf(request)
    const { proposal, tag } = await contentProposals.read(caller, proposalId)
    const isSplit = view === 'split'
    const pair = heldPair(proposal)
    const [change, waiting] = await Promise.all([
      pair && changeOf(pair, { tab, isSplit }),
      contentProposals.countOpen(caller, MOST_WAITING + 1),
    ])
    const page = heldView({
      workspace: caller.workspaceId,
      proposal,
      tag,
      change,
      isSplit,
      waiting: waiting - (proposal.status === 'pending' ? 1 : 0),
      now: new Date(),
      again,
      seen: seen ?? null,
    })
    const failed = again?.failure?.error
    return pages.send(request, reply, page, failed === undefined ? 200 : statusOfAgain(failed))
  }

  app.get(
    all,
    {
      config: reading,
      schema: { hide: true, params: Type.Object(workspaceParams), querystring: ListQuery },
      preValidation: dropEmpty,
    },
    async (request, reply) => {
      const caller = callerOf(request)
      const { status = 'pending', ...wanted } = request.query
      const page = await contentProposals.list(caller, { ...wanted, status })
      const { workspaceId: workspace } = caller
      return pages.send(
        request,
        reply,
        contentListView({ workspace, status, page, now: new Date() }),
      )
    },
  )

  app.get(
    one,
    {
      config: reading,
      schema: { hide: true, params: ContentProposalParams, querystring: OneQuery },
      preValidation: dropEmpty,
    },
    (request, reply) =>
      show(request, reply, { proposalId: request.params.proposal_id, wanted: request.query }),
  )

  app.post(
    `${one}/decision`,
    { config: deciding, schema: { hide: true, params: ContentProposalParams, body: DecisionForm } },
    async (request, reply) => {
      const caller = callerOf(request)
      const { proposal_id: proposalId } = request.params
      const { decision, tag } = request.body
      const reason = lineEnds(request.body.reason)
      if (decision === 'read_again') {
        return show(request, reply, { proposalId, again: { reason, failure: null } })
      }
      try {
        await contentProposals.review(caller, proposalId, { decision, reason }, [tag])
      } catch (error) {
        const failure = { error: mendable(error), values: {} }
        return show(request, reply, { proposalId, again: { reason, failure } })
      }
      return reply.redirect(paths.contentReview(caller.workspaceId, proposalId).text, 303)
    },
  )
}
