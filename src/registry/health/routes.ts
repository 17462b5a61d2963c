/** `{w}/skills/health` and `{w}/skills/{source_kind}/{slug}/health`. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { callerOf } from '../../platform/http/access.ts'
import { markPrivate, sendPrivate } from '../../platform/http/conditional.ts'
import { hashTag } from '../../platform/http/etag.ts'
import { inWorkspace, problems, withBody } from '../../platform/http/problem.ts'
import {
  ConditionalHeaders,
  json,
  notModified,
  ref,
  responseHeaders,
} from '../../platform/http/schema.ts'
import { SkillParams } from '../skills/schemas.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import * as schemas from './schemas.ts'
import type { HealthService } from './service.ts'

// Readers do not see unserved skills, so they do not see why one is unserved.
const config = { role: 'publisher', invalidCode: 'skills.invalid_request' } as const
const url = '/v1/workspaces/:workspace_id/skills'

const report = json('The report.', schemas.HealthReport)

const healthRoutes: FastifyPluginAsyncTypebox<{ health: HealthService }> = async (
  app,
  { health },
) => {
  app.route({
    method: 'POST',
    url: `${url}/health`,
    config,
    schema: {
      operationId: 'skillsHealth',
      tags: ['health'],
      summary: 'Report on skills',
      description:
        'For each skill, its dependencies, its security findings, its validation issues, the kinds of tools that its trust level allows, and its latest audit entries (skills/health). Changes nothing. The skill list shows only what blocks a skill, as `health`.',
      params: Type.Object(workspaceParams),
      body: ref(schemas.HealthBody),
      response: {
        200: report,
        ...problems('skills.invalid_request', ...inWorkspace, ...withBody),
      },
    },
    handler: async (request, reply) => {
      const { skills = [], audit_limit: auditLimit = schemas.DEFAULT_AUDIT_LIMIT } = request.body
      markPrivate(reply)
      return health.report(callerOf(request).workspaceId, { skills, auditLimit })
    },
  })

  app.route({
    method: 'GET',
    url: `${url}/:source_kind/:slug/health`,
    config,
    schema: {
      operationId: 'skillsHealthRead',
      tags: ['health'],
      summary: 'Report on one skill',
      description: 'The same report for one installed skill.',
      params: SkillParams,
      querystring: schemas.HealthQuery,
      headers: ConditionalHeaders,
      response: {
        200: { ...report, headers: responseHeaders.etag },
        ...notModified,
        ...problems('skills.invalid_request', 'skills.not_found', ...inWorkspace),
      },
    },
    handler: async (request, reply) => {
      const { source_kind, slug } = request.params
      const { audit_limit: auditLimit = schemas.DEFAULT_AUDIT_LIMIT } = request.query
      const { workspaceId } = callerOf(request)
      const result = await health.reportOne(workspaceId, { source_kind, slug }, auditLimit)
      return sendPrivate(request, reply, hashTag(JSON.stringify(result)), result)
    },
  })
}

export const healthFeature = { schemas: schemas.healthSchemas, routes: healthRoutes }
