/** `{w}/proposals`, and a skill's proposals and artefacts. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { callerOf } from '../../platform/http/access.ts'
import { sendTagged } from '../../platform/http/conditional.ts'
import { etagOf, ifMatchOf } from '../../platform/http/etag.ts'
import { inWorkspace, problems, withBody } from '../../platform/http/problem.ts'
import {
  ConditionalHeaders,
  json,
  notModified,
  ref,
  responseHeaders,
  stringEnum,
} from '../../platform/http/schema.ts'
import { SkillParams } from '../skills/schemas.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import { artefactNames, type Artefacts } from './artefacts.ts'
import { ProposalPage, ProposalQuery } from './item-schemas.ts'
import * as schemas from './schemas.ts'
import type { ProposalService } from './service.ts'

type Options = { proposals: ProposalService; artefacts: Artefacts }

const config = { role: 'publisher', invalidCode: 'request.invalid' } as const
const base = '/v1/workspaces/:workspace_id'
const skill = `${base}/skills/:source_kind/:slug`

const decisionTagHeader = {
  ETag: { type: 'string', description: 'Strong entity tag; send it as `If-Match` of the review.' },
} as const

const DecisionHeaders = Type.Object({
  'if-match': Type.Optional(
    Type.String({
      description:
        'The entity tag of the proposal as you read it, or the whole one of its skill; 412 if anything has changed since.',
      examples: ['"p.3f0a9c1be4d27785a6c1f2e0.9d8c7a6f5e4d3c2b1a091827"'],
    }),
  ),
})

const keyOf = (given: {
  workspace_id: string
  source_kind: 'system' | 'user' | 'registry'
  slug: string
}) => ({ workspaceId: given.workspace_id, sourceKind: given.source_kind, slug: given.slug })

const proposalRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { proposals, artefacts },
) => {
  app.route({
    method: 'GET',
    url: `${base}/proposals`,
    config,
    schema: {
      operationId: 'proposalsList',
      tags: ['trust'],
      summary: 'List proposals',
      description:
        'Open and decided proposals, newest first, or in another order. Each says what it adds, what was found, and whether the caller may decide.',
      params: Type.Object(workspaceParams),
      querystring: ProposalQuery,
      headers: ConditionalHeaders,
      response: {
        200: json('One page.', ProposalPage, responseHeaders.etag),
        ...notModified,
        ...problems('request.invalid', 'cursor.invalid', ...inWorkspace),
      },
    },
    handler: async (request, reply) =>
      sendTagged(request, reply, await proposals.list(callerOf(request), request.query)),
  })

  app.route({
    method: 'GET',
    url: `${base}/proposals/:proposal_id`,
    config,
    schema: {
      operationId: 'proposalsRead',
      tags: ['trust'],
      summary: 'Read a proposal',
      description:
        'Everything that a reviewer needs: the package, its capabilities, the changes, the findings, and the metadata that is missing. `file_diff` names the files that changed; `GET …/diffs` has their lines. The ETag is over everything that a decision depends on: bytes, metadata, findings, tools, policy and settings. Sent as `If-Match` of the review, it binds the decision to what was read.',
      params: schemas.proposalParams,
      response: {
        200: json('The proposal.', schemas.Proposal, decisionTagHeader),
        ...problems('proposals.not_found', ...inWorkspace),
      },
    },
    handler: async (request, reply) => {
      const { proposal, tag } = await proposals.read(callerOf(request), request.params.proposal_id)
      reply.header('etag', etagOf(tag))
      return proposal
    },
  })

  app.route({
    method: 'POST',
    url: `${base}/proposals/:proposal_id/review`,
    config: { ...config, role: 'reviewer' },
    schema: {
      operationId: 'proposalsReview',
      tags: ['trust'],
      summary: 'Approve or reject a proposal',
      description:
        'Decides a proposal. Approved bytes are served at once unless something else blocks them: `status_reason` of the response says what, such as a security finding of severity `block` or `hold` that `accept_findings` does not name. The earlier revision is served until then; a rejected one never is. The same decision again gets the same response; a different one is rejected. An approved proposal may be approved again to release findings that `accept_findings` did not name before: its capabilities stay as they were approved, and newer bytes must not have come after it. Capabilities without risk metadata cannot be approved, but the others can, with `capability_ids`. `If-Match` is optional, unless the setting `review_requires_if_match` is on (428); if it is not the current entity tag of the proposal, nothing is decided, and `details.changed` of the 412 names what has changed: `proposal`, `standing`, `metadata`, `findings`, `tools`, `policy`, `settings`. The entity tag of the skill is accepted as well.',
      params: schemas.proposalParams,
      headers: DecisionHeaders,
      body: ref(schemas.ReviewBody),
      response: {
        200: ref(schemas.Proposal),
        ...problems(
          'request.invalid',
          'proposals.not_found',
          'proposals.closed',
          'proposals.four_eyes',
          'proposals.person_required',
          'proposals.finding_not_found',
          'skills.policy_conflict',
          'skills.precondition_required',
          'proposals.changed',
          'skills.action_name_conflict',
          { status: 412, code: 'skills.update_conflict.fingerprint_mismatch' },
          'capabilities.not_found',
          'trust.metadata_required',
          'trust.tools_changed',
          'trust.constraints_widened',
          'trust.policy_violation',
          'skills.not_found',
          ...inWorkspace,
          ...withBody,
        ),
      },
    },
    handler: (request) => {
      const { params, body, headers } = request
      const expected = ifMatchOf(headers['if-match'])
      return proposals.review(callerOf(request), params.proposal_id, body, expected)
    },
  })

  app.route({
    method: 'POST',
    url: `${skill}/proposals`,
    config,
    schema: {
      operationId: 'proposalsCreate',
      tags: ['trust'],
      summary: 'Propose a manifest',
      description:
        'Proposes a manifest for the bytes that wait for review, or else for the current ones. It replaces the open proposal; the same manifest again returns that one. The service validates it; a reviewer decides. Once approved, its capabilities replace those of the skill.',
      params: SkillParams,
      body: ref(schemas.ProposalBody),
      response: {
        201: json('Opened.', schemas.Proposal, responseHeaders.location),
        200: json('The same proposal is already open.', schemas.Proposal),
        ...problems(
          'request.invalid',
          'skills.not_found',
          'trust.manifest_invalid',
          'trust.metadata_mismatch',
          'trust.sub_agent_refused',
          'trust.proposer_not_configured',
          'trust.proposer_failed',
          'trust.proposer_timed_out',
          'skills.action_name_conflict',
          'skills.update_conflict.fingerprint_mismatch',
          ...inWorkspace,
          ...withBody,
        ),
      },
    },
    handler: async (request, reply) => {
      const caller = callerOf(request)
      const { proposal, isNew } = await proposals.propose(
        caller,
        keyOf(request.params),
        request.body,
      )
      if (!isNew) return reply.code(200).send(proposal)
      const location = `/v1/workspaces/${caller.workspaceId}/proposals/${proposal.proposal_id}`
      return reply.code(201).header('location', location).send(proposal)
    },
  })

  app.route({
    method: 'GET',
    url: `${skill}/artefacts/:artefact`,
    config,
    schema: {
      operationId: 'artefactsRead',
      tags: ['trust'],
      summary: 'Read an artefact of the installation',
      description:
        '`manifest.json` is what was approved, `manifest.proposed.json` what a model proposed, `install_report.json` every check and the decision.',
      params: Type.Object({
        ...SkillParams.properties,
        artefact: stringEnum(artefactNames, { examples: ['install_report.json'] }),
      }),
      response: {
        200: {
          description: 'The file.',
          content: {
            'application/json': {
              schema: Type.Unsafe<object>({ type: 'object', additionalProperties: true }),
            },
          },
        },
        ...problems('skills.not_found', 'trust.artefact_not_found', ...inWorkspace),
      },
    },
    handler: (request) => artefacts.read(keyOf(request.params), request.params.artefact),
  })
}

export const proposalsFeature = { schemas: schemas.proposalSchemas, routes: proposalRoutes }
