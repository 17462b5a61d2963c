/** `{w}/content-proposals`. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { callerOf } from '../../platform/http/access.ts'
import { inWorkspace, problems, withBody } from '../../platform/http/problem.ts'
import { ref } from '../../platform/http/schema.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import * as schemas from './schemas.ts'
import type { ContentProposalService } from './service.ts'

const config = { role: 'publisher', invalidCode: 'request.invalid' } as const
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
      response: {
        200: ref(schemas.ContentProposalPage),
        ...problems('request.invalid', 'cursor.invalid', ...inWorkspace),
      },
    },
    handler: (request) => contentProposals.list(callerOf(request), request.query),
  })

  app.route({
    method: 'GET',
    url: `${url}/:proposal_id`,
    config,
    schema: {
      operationId: 'contentProposalsRead',
      tags: ['trust'],
      summary: 'Read a content proposal',
      description: 'The proposed content, and the content that is served now.',
      params: schemas.ContentProposalParams,
      response: {
        200: ref(schemas.ContentProposal),
        ...problems('request.invalid', 'proposals.not_found', ...inWorkspace),
      },
    },
    handler: (request) => contentProposals.read(callerOf(request), request.params.proposal_id),
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
        'Approves or rejects a registration that waits. Approving registers exactly its text, and `skills::on-change` or `prompts::on-change` is sent as for any registration. With `four_eyes`, callers that registered this text may not review it. Repeating the same decision changes nothing.',
      params: schemas.ContentProposalParams,
      body: ref(schemas.ContentReviewBody),
      response: {
        200: ref(schemas.ContentProposal),
        ...problems(
          'request.invalid',
          'proposals.not_found',
          'proposals.closed',
          'proposals.four_eyes',
          'content.blocked',
          ...inWorkspace,
          ...withBody,
        ),
      },
    },
    handler: (request) =>
      contentProposals.review(callerOf(request), request.params.proposal_id, request.body),
  })
}

export const contentProposalsFeature = { schemas: [], routes: contentProposalRoutes }
