/** `/console/w/{workspace_id}/reviews`: what waits for a reviewer. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import type { Caller } from '../../platform/access/caller.ts'
import { COUNTED } from '../../platform/database/counted.ts'
import { callerOf } from '../../platform/http/access.ts'
import { stringEnum } from '../../platform/http/schema.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import { type ProposalItem, ProposalQuery } from '../../registry/proposals/item-schemas.ts'
import { reviewStatuses } from '../../registry/proposals/states.ts'
import type { ConsolePages } from '../pages/console-pages.ts'
import { dropEmpty } from '../pages/query.ts'
import type { ContentReviewServices } from './content-routes.ts'
import { isFiltered, queueView } from './queue-page.ts'

type Options = { services: ContentReviewServices; pages: ConsolePages }

const { operation, risk, slug, proposed_by, cursor: position } = ProposalQuery.properties
const Query = Type.Object({
  status: Type.Optional(stringEnum([...reviewStatuses, 'all'] as const)),
  operation,
  risk,
  slug,
  proposed_by,
  cursor: position,
})

/** Documents and prompts that the queue lists; more have a list of their own. */
const HELD = 20

const timeOf = ({ decided_at: at }: ProposalItem): string => at ?? ''

export const queueRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { services: { proposals, contentProposals }, pages },
) => {
  const lastDecided = async (caller: Caller): Promise<ProposalItem | null> => {
    const lists = await Promise.all(
      (['approved', 'rejected'] as const).map((review_status) =>
        proposals.list(caller, { review_status, limit: 1 }),
      ),
    )
    const decided = lists.flatMap(({ proposals: list }) => list)
    return decided.toSorted((a, b) => timeOf(b).localeCompare(timeOf(a)))[0] ?? null
  }

  app.route({
    method: 'GET',
    url: '/console/w/:workspace_id/reviews',
    config: { role: 'publisher', invalidCode: 'request.invalid' },
    schema: { hide: true, params: Type.Object(workspaceParams), querystring: Query },
    preValidation: dropEmpty,
    handler: async (request, reply) => {
      const caller = callerOf(request)
      const { status = 'pending', ...wanted } = request.query
      const { cursor, ...rest } = wanted
      const page = await proposals.list(caller, {
        ...wanted,
        ...(status === 'all' ? {} : { review_status: status }),
        sort: status === 'pending' ? 'risk' : 'newest',
        count: true,
      })
      const isAllThatWaits = status === 'pending' && !isFiltered(wanted) && cursor === undefined
      const held = isAllThatWaits
        ? await contentProposals.list(caller, { status: 'pending', limit: HELD })
        : null
      const view = queueView({
        workspace: caller.workspaceId,
        role: caller.actor.role,
        actor: caller.actor.id,
        filters: { ...rest, status },
        page,
        held,
        heldCount: await contentProposals.countOpen(caller, COUNTED + 1),
        last: page.proposals.length === 0 ? await lastDecided(caller) : null,
        now: new Date(),
      })
      return pages.send(request, reply, view)
    },
  })
}
