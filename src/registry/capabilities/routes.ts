/** `…/capabilities/{capability_id}/metadata` and `{w}/capability-scope`. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { callerOf } from '../../platform/http/access.ts'
import { tagsOf } from '../../platform/http/precondition.ts'
import { inWorkspace, problems, withBody } from '../../platform/http/problem.ts'
import { ref } from '../../platform/http/schema.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import { CapabilityParams, otherTag, ReplaceTagHeaders } from '../skills/schemas.ts'
import { skillIdOf } from '../skills/skill-key.ts'
import * as schemas from '../approvals/schemas.ts'
import type { CapabilityService } from './service.ts'

type Options = { capabilities: CapabilityService }

const config = { role: 'reviewer', invalidCode: 'request.invalid' } as const
const base = '/v1/workspaces/:workspace_id'
const url = `${base}/skills/:source_kind/:slug/capabilities/:capability_id/metadata`

const capabilityRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { capabilities }) => {
  app.route({
    method: 'PUT',
    url,
    config,
    schema: {
      operationId: 'capabilitiesMetadataSet',
      tags: ['trust'],
      summary: 'Classify a capability',
      description:
        'Sets the risk metadata of a capability where its publisher declared none, or overrides it (metadata completion). Only the sent fields are replaced; the explanation is stored. An override applies to later revisions too, but no rule approves a later revision because of it. With the setting `four_eyes`, those who sent or proposed the bytes can only raise the risk.',
      params: CapabilityParams,
      headers: ReplaceTagHeaders,
      body: ref(schemas.MetadataBody),
      response: {
        200: ref(schemas.Capability),
        ...problems(
          'skills.not_found',
          'capabilities.not_found',
          'proposals.four_eyes',
          'trust.constraints_widened',
          otherTag,
          ...inWorkspace,
          ...withBody,
        ),
      },
    },
    handler: (request) =>
      capabilities.override(callerOf(request), skillIdOf(request.params), {
        capabilityId: request.params.capability_id,
        metadata: request.body,
        expected: tagsOf(request),
      }),
  })

  app.route({
    method: 'GET',
    url,
    config: { ...config, role: 'publisher' },
    schema: {
      operationId: 'capabilitiesMetadataHistory',
      tags: ['trust'],
      summary: 'List the classifications of a capability',
      description: 'Every override of its risk metadata by an operator, oldest first.',
      params: CapabilityParams,
      response: {
        200: ref(schemas.MetadataHistory),
        ...problems('skills.not_found', 'capabilities.not_found', ...inWorkspace),
      },
    },
    handler: (request) =>
      capabilities.history(skillIdOf(request.params), request.params.capability_id),
  })

  app.route({
    method: 'POST',
    url: `${base}/capability-scope`,
    config: { ...config, role: 'reader' },
    schema: {
      operationId: 'capabilityScope',
      tags: ['trust'],
      summary: 'Compute what an agent may call',
      description:
        'The scope of an agent, derived from served and approved capabilities: neither a prompt nor the request can add to it. Changes nothing.',
      params: Type.Object(workspaceParams),
      body: ref(schemas.ScopeBody),
      response: { 200: ref(schemas.Scope), ...problems(...inWorkspace, ...withBody) },
    },
    handler: (request) => capabilities.scope(callerOf(request), request.body),
  })
}

export const capabilitiesFeature = { schemas: schemas.capabilitySchemas, routes: capabilityRoutes }
