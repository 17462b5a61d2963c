/** `{w}/proposals/{proposal_id}`: viewed marks, comments, withdrawing. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { callerOf } from '../../platform/http/access.ts'
import { PageQuery } from '../../platform/http/pagination.ts'
import { inWorkspace, problems, withBody } from '../../platform/http/problem.ts'
import { ref } from '../../platform/http/schema.ts'
import * as notes from './note-schemas.ts'
import { Proposal, proposalParams } from './schemas.ts'
import type { ProposalService } from './service.ts'

const config = { role: 'publisher', invalidCode: 'request.invalid' } as const
const one = '/v1/workspaces/:workspace_id/proposals/:proposal_id'

const proposalNoteRoutes: FastifyPluginAsyncTypebox<{ proposals: ProposalService }> = async (
  app,
  { proposals },
) => {
  app.route({
    method: 'PUT',
    url: `${one}/viewed`,
    config,
    schema: {
      operationId: 'proposalsViewed',
      tags: ['trust'],
      summary: 'Mark a file as viewed',
      description:
        'A mark of the caller alone, kept for the person and the content of the file: the same file in a later revision stays marked. `file_diff` of the proposal shows it. A review records how many files its reviewer had marked.',
      params: proposalParams,
      body: ref(notes.ViewedBody),
      response: {
        200: ref(notes.ViewedFiles),
        ...problems(
          'proposals.not_found',
          'skills.file_not_found',
          'skills.revision_purged',
          ...inWorkspace,
          ...withBody,
        ),
      },
    },
    handler: (request) =>
      proposals.notes.mark(callerOf(request), request.params.proposal_id, request.body),
  })

  app.route({
    method: 'GET',
    url: `${one}/comments`,
    config,
    schema: {
      operationId: 'proposalsComments',
      tags: ['trust'],
      summary: 'List comments on a proposal',
      description: 'What reviewers and publishers said about the proposal, oldest first.',
      params: proposalParams,
      querystring: PageQuery,
      response: {
        200: ref(notes.CommentPage),
        ...problems('cursor.invalid', 'proposals.not_found', ...inWorkspace),
      },
    },
    handler: (request) =>
      proposals.notes.list(callerOf(request), request.params.proposal_id, request.query),
  })

  app.route({
    method: 'POST',
    url: `${one}/comments`,
    config,
    schema: {
      operationId: 'proposalsComment',
      tags: ['trust'],
      summary: 'Comment on a proposal',
      description:
        'Adds a comment on the proposal, on one of its files, or on a line. Comments are never changed or removed. A comment changes the entity tag of the proposal for all others.',
      params: proposalParams,
      body: ref(notes.CommentBody),
      response: {
        201: {
          description: 'Added.',
          content: { 'application/json': { schema: ref(notes.ProposalComment) } },
        },
        ...problems(
          'request.invalid',
          'proposals.not_found',
          'proposals.too_many_comments',
          'skills.file_not_found',
          'skills.revision_purged',
          ...inWorkspace,
          ...withBody,
        ),
      },
    },
    handler: async (request, reply) => {
      const { params, body } = request
      const comment = await proposals.notes.comment(callerOf(request), params.proposal_id, body)
      return reply.code(201).send(comment)
    },
  })

  app.route({
    method: 'POST',
    url: `${one}/withdraw`,
    config,
    schema: {
      operationId: 'proposalsWithdraw',
      tags: ['trust'],
      summary: 'Withdraw a proposal',
      description:
        'Ends an open proposal without a decision. Only those who sent its bytes or proposed them may do that; what is served stays served. The same bytes may be sent again.',
      params: proposalParams,
      body: ref(notes.WithdrawBody),
      response: {
        200: ref(Proposal),
        ...problems(
          'proposals.not_found',
          'proposals.not_proposer',
          'proposals.closed',
          'skills.not_found',
          ...inWorkspace,
          ...withBody,
        ),
      },
    },
    handler: (request) =>
      proposals.withdraw(callerOf(request), request.params.proposal_id, request.body.reason),
  })
}

export const proposalNotesFeature = { schemas: notes.noteSchemas, routes: proposalNoteRoutes }
