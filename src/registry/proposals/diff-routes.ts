/** `{w}/proposals/{proposal_id}/diffs`, and the diff of one file. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { callerOf } from '../../platform/http/access.ts'
import { inWorkspace, problems } from '../../platform/http/problem.ts'
import { ref } from '../../platform/http/schema.ts'
import { DiffPage, DiffQuery, diffSchemas } from './diff-schemas.ts'
import { proposalParams } from './schemas.ts'
import type { ProposalService } from './service.ts'

const config = { role: 'publisher', invalidCode: 'request.invalid' } as const
const base = '/v1/workspaces/:workspace_id'

const proposalDiffRoutes: FastifyPluginAsyncTypebox<{ proposals: ProposalService }> = async (
  app,
  { proposals },
) => {
  app.route({
    method: 'GET',
    url: `${base}/proposals/:proposal_id/diffs`,
    config,
    schema: {
      operationId: 'proposalsDiffs',
      tags: ['trust'],
      summary: 'Compare all files',
      description:
        'The changed lines of the files of `file_diff`, against `compared_fingerprint` of the proposal, in pages by path. Comparing runs off the thread that responds, and its result is stored, so reading it again is cheap.',
      params: proposalParams,
      querystring: DiffQuery,
      response: {
        200: ref(DiffPage),
        ...problems(
          'cursor.invalid',
          'proposals.not_found',
          'skills.file_not_found',
          'skills.revision_purged',
          ...inWorkspace,
        ),
      },
    },
    handler: (request) =>
      proposals.diffs(callerOf(request), request.params.proposal_id, request.query),
  })

  app.route({
    method: 'GET',
    url: `${base}/proposals/:proposal_id/diff`,
    config,
    schema: {
      operationId: 'proposalsDiff',
      tags: ['trust'],
      summary: 'Compare one file',
      description:
        'The unified diff of one file of `file_diff`, against `compared_fingerprint` of the proposal. Texts that differ too much (over 2,000 edits, 50,000 lines or a second) are shown as replaced: all old lines, then all new ones.',
      params: proposalParams,
      querystring: Type.Object(
        {
          path: Type.String({
            minLength: 1,
            maxLength: 1024,
            description: 'Path in the package.',
            examples: ['SKILL.md'],
          }),
        },
        { additionalProperties: false },
      ),
      produces: ['text/plain'],
      response: {
        200: {
          description: 'A unified diff, UTF-8.',
          content: { 'text/plain': { schema: Type.String() } },
        },
        ...problems(
          'proposals.not_found',
          'skills.file_not_found',
          'skills.revision_purged',
          'proposals.not_text',
          ...inWorkspace,
        ),
      },
    },
    handler: async (request, reply) => {
      const { proposal_id: id } = request.params
      const diff = await proposals.diff(callerOf(request), id, request.query.path)
      return reply.type('text/plain; charset=utf-8').send(diff)
    },
  })
}

export const proposalDiffsFeature = { schemas: diffSchemas, routes: proposalDiffRoutes }
