/** What the forms of a review do: each is one call of the service that the API calls too. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { callerOf } from '../../platform/http/access.ts'
import { stringEnum } from '../../platform/http/schema.ts'
import { proposalParams } from '../../registry/proposals/schemas.ts'
import { paths } from '../pages/paths.ts'
import { type Again, type Typed, waitsForRelease } from './review-data.ts'
import { findingRequired, mendable } from './mendable.ts'
import type { Reviews, ReviewServices } from './reviews.ts'
import { bodyOf, typedOf, unreadOf } from './typed.ts'

type Options = { services: ReviewServices; reviews: Reviews }

const config = { role: 'reviewer', invalidCode: 'request.invalid' } as const
const url = '/console/w/:workspace_id/reviews/:proposal_id/decision'

/** Besides these: `capability:n`, `accept:n`, `opened:n`, and limits such as `domains:<capability>`. */
const Form = Type.Object(
  {
    decision: stringEnum(['approve', 'reject', 'request_changes', 'read_again'] as const),
    tag: Type.String({ minLength: 1, maxLength: 300 }),
    reason: Type.String({ maxLength: 4000 }),
    confirmed: Type.Optional(Type.String({ maxLength: 100 })),
  },
  { additionalProperties: Type.String({ maxLength: 10_000 }) },
)

const againWith = (typed: Typed, more: Partial<Again> = {}): Again => ({
  typed,
  failure: null,
  act: 'decision',
  capabilityId: null,
  unread: null,
  ...more,
})

export const decisionRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { services: { proposals }, reviews },
) => {
  app.post(
    url,
    { config, schema: { hide: true, params: proposalParams, body: Form } },
    async (request, reply) => {
      const caller = callerOf(request)
      const { proposal_id: proposalId } = request.params
      const typed = typedOf(request.body)
      const show = (again: Again) => reviews.show(request, reply, { proposalId, again })
      if (typed.decision === 'read_again') return show(againWith(typed))
      const { proposal, tag } = await proposals.read(caller, proposalId)
      const isRelease = waitsForRelease(proposal)
      const mayApprove = tag === typed.tag && proposal.may_review.allowed && !isRelease
      if (typed.decision === 'approve' && mayApprove) {
        const unread = unreadOf(proposal, typed)
        if (unread !== null && unread.digest !== typed.confirmed) {
          return show(againWith(typed, { unread }))
        }
      }
      try {
        if (isRelease && typed.accepted.length === 0) throw findingRequired()
        await proposals.review(caller, proposalId, bodyOf(proposal, typed), [typed.tag])
      } catch (error) {
        return show(againWith(typed, { failure: { error: mendable(error), values: {} } }))
      }
      return reply.redirect(paths.review(caller.workspaceId, proposalId).text, 303)
    },
  )
}
