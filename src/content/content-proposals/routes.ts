/** `{w}/content-proposals`. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { callerOf } from '../../platform/http/access.ts'
import { inWorkspace, problems, withBody } from '../../platform/http/problem.ts'
import { sendTagged } from '../../platform/http/conditional.ts'
import { etagOf, ifMatchOf } from '../../platform/http/etag.ts'
import {
  ConditionalHeaders,
  json,
  notModified,
  ref,
  responseHeaders,
} from '../../platform/http/schema.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import * as schemas from './schemas.ts'
import type { ContentProposalService } from './service.ts'

const config = { role: 'publisher', invalidCode: 'request.invalid' } as const
const tagHeader = {
  ETag: { type: 'string', description: 'Strong entity tag; send it as `If-Match` of the review.' },
} as const

const DecisionHeaders = Type.Object({
  'if-match': Type.Optional(
    Type.String({
      description:
        'The entity tag of the proposal as you read it; 412 if anything has changed since.',
      examples: ['"c.3f0a9c1be4d27785a6c1f2e0.9d8c7a6f5e4d3c2b1a091827.77aa0b1c2d3e4f5061728394"'],
    }),
  ),
})

const url = '/v1/workspaces/:workspace_id/content-proposals'

const contentProposalRoutes: FastifyPluginAsyncTypebox<{
  contentProposals: ContentProposalService
}> = async (app, { contentProposals }) => {
  app.route({
    method: 'GET',
    url,
    config,
    schema: {
      operationId: 'contentProposalsList',
      tags: ['trust'],
      summary: 'List content proposals',
      description:
        'Documents and prompts that wait or waited for a reviewer, because the setting `content_approval` was `required`; newest first.',
      params: Type.Object(workspaceParams),
      querystring: schemas.ContentProposalQuery,
      headers: ConditionalHeaders,
      response: {
        200: json('One page.', schemas.ContentProposalPage, responseHeaders.etag),
        ...notModified,
        ...problems('request.invalid', 'cursor.invalid', ...inWorkspace),
      },
    },
    handler: async (request, reply) =>
      sendTagged(request, reply, await contentProposals.list(callerOf(request), request.query)),
  })

  app.route({
    method: 'GET',
    url: `${url}/:proposal_id`,
    config,
    schema: {
      operationId: 'contentProposalsRead',
      tags: ['trust'],
      summary: 'Read a content proposal',
      description:
        'The proposed content, and the content that is served now. The ETag is over everything that a decision depends on: the proposal, what is served, and the settings.',
      params: schemas.ContentProposalParams,
      response: {
        200: json('The proposal.', schemas.ContentProposal, tagHeader),
        ...problems('request.invalid', 'proposals.not_found', ...inWorkspace),
      },
    },
    handler: async (request, reply) => {
      const { proposal_id: id } = request.params
      const { proposal, tag } = await contentProposals.read(callerOf(request), id)
      reply.header('etag', etagOf(tag))
      return proposal
    },
  })

  app.route({
    method: 'POST',
    url: `${url}/:proposal_id/review`,
    config: { ...config, role: 'reviewer' },
    schema: {
      operationId: 'contentProposalsReview',
      tags: ['trust'],
      summary: 'Review a content proposal',
      description:
        'Approves or rejects a registration that waits. Approving registers exactly its text, and `skills::on-change` or `prompts::on-change` is sent as for any registration. With `four_eyes`, callers that registered this text may not review it. Repeating the same decision changes nothing. `If-Match` is optional, unless the setting `review_requires_if_match` is on (428); if it is not the current entity tag of the proposal, nothing is decided, and `details.changed` of the 412 names what has changed: `proposal`, `current`, `settings`.',
      params: schemas.ContentProposalParams,
      headers: DecisionHeaders,
      body: ref(schemas.ContentReviewBody),
      response: {
        200: ref(schemas.ContentProposal),
        ...problems(
          'request.invalid',
          'proposals.not_found',
          'proposals.closed',
          'proposals.four_eyes',
          'proposals.person_required',
          'proposals.changed',
          'skills.precondition_required',
          'content.blocked',
          ...inWorkspace,
          ...withBody,
        ),
      },
    },
    handler: (request) => {
      const { params, body, headers } = request
      const expected = ifMatchOf(headers['if-match'])
      return contentProposals.review(callerOf(request), params.proposal_id, body, expected)
    },
  })
}

export const contentProposalsFeature = { schemas: [], routes: contentProposalRoutes }
