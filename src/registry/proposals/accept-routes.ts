/** `{w}/proposals/{proposal_id}/findings/{rule_id}/{path}`: findings that a reviewer accepts. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { callerOf } from '../../platform/http/access.ts'
import { rejectBody } from '../../platform/http/no-body.ts'
import { inWorkspace, problems, withBody } from '../../platform/http/problem.ts'
import { ref } from '../../platform/http/schema.ts'
import { AcceptFindingBody } from './accepted-schemas.ts'
import { Proposal, proposalParams } from './schemas.ts'
import type { ProposalService } from './service.ts'
import { FileParams } from '../skills/file-schemas.ts'

const config = { role: 'reviewer', invalidCode: 'request.invalid' } as const
const url = '/v1/workspaces/:workspace_id/proposals/:proposal_id/findings/:rule_id/*'

const params = Type.Object({
  ...proposalParams.properties,
  rule_id: Type.String({
    minLength: 1,
    maxLength: 400,
    description: 'The rule. Write a slash in it as `%2F`.',
    examples: ['command.pipe_to_shell'],
  }),
  '*': FileParams.properties['*'],
})

const refused = problems(
  'proposals.not_found',
  'proposals.closed',
  'proposals.four_eyes',
  'proposals.person_required',
  'proposals.finding_not_found',
  'skills.not_found',
  ...inWorkspace,
  ...withBody,
)

const acceptRoutes: FastifyPluginAsyncTypebox<{ proposals: ProposalService }> = async (
  app,
  { proposals },
) => {
  app.route({
    method: 'PUT',
    url,
    config,
    schema: {
      operationId: 'proposalsFindingAccept',
      tags: ['trust'],
      summary: 'Accept a finding',
      description:
        'Accepts what a rule found in a file of the proposed bytes, with a reason. It decides nothing by itself: the review that approves the bytes releases all findings that were accepted before, besides those in its `accept_findings`. It is for exactly these bytes. Only findings of severity `block` and `hold` are accepted.',
      params,
      body: ref(AcceptFindingBody),
      response: { 200: ref(Proposal), ...refused },
    },
    handler: (request) => {
      const { proposal_id: id, rule_id, '*': path } = request.params
      return proposals.acceptFinding(callerOf(request), id, { rule_id, path, ...request.body })
    },
  })

  app.route({
    method: 'DELETE',
    url,
    config,
    schema: {
      operationId: 'proposalsFindingTakeBack',
      tags: ['trust'],
      summary: 'Take the acceptance of a finding back',
      description:
        'Until the bytes are approved. What was not accepted stays as it is. Send no body.',
      params,
      response: { 200: ref(Proposal), ...refused },
    },
    preHandler: rejectBody,
    handler: (request) => {
      const { proposal_id: id, rule_id, '*': path } = request.params
      return proposals.takeBackFinding(callerOf(request), id, { rule_id, path })
    },
  })
}

export const acceptFindingsFeature = { schemas: [AcceptFindingBody], routes: acceptRoutes }
