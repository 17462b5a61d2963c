/** `{w}/audit`: the audit log. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { callerOf } from '../../platform/http/access.ts'
import { inWorkspace, problems } from '../../platform/http/problem.ts'
import { ref } from '../../platform/http/schema.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import * as schemas from './schemas.ts'
import type { AuditTrail } from './trail.ts'

const auditRoutes: FastifyPluginAsyncTypebox<{ trail: AuditTrail }> = async (app, { trail }) => {
  app.route({
    method: 'GET',
    url: '/v1/workspaces/:workspace_id/audit',
    config: { role: 'reviewer' },
    schema: {
      operationId: 'auditList',
      tags: ['audit'],
      summary: 'Read the audit entries',
      description:
        'Every change and its actor, newest first, and attempts that were rejected for security: an invalid token, a workspace or a role that the token does not have, a package that breaks the archive rules (at most 60 a minute from one address). Actions on the service itself (workspaces, tokens of all workspaces) appear in the log of `default`, and only for callers of all workspaces.',
      params: Type.Object(workspaceParams),
      querystring: schemas.AuditQuery,
      response: {
        200: {
          description: 'One page.',
          content: { 'application/json': { schema: ref(schemas.AuditPage) } },
        },
        ...problems('cursor.invalid', ...inWorkspace),
      },
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return await trail.page(callerOf(request), request.query)
    },
  })

  app.route({
    method: 'GET',
    url: '/v1/workspaces/:workspace_id/audit/head',
    config: { role: 'reviewer' },
    schema: {
      operationId: 'auditHead',
      tags: ['audit'],
      summary: 'Read the newest seal',
      description:
        'Entries are sealed a few seconds after they are written. Store this response elsewhere: `npm run verify` proves that the entries still match their seals, and if this route later returns the same `seal` with another `hash`, or a lower `seal`, history was rewritten.',
      params: Type.Object(workspaceParams),
      response: {
        200: {
          description: 'The seal.',
          content: { 'application/json': { schema: ref(schemas.AuditHead) } },
        },
        ...problems(...inWorkspace),
      },
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return await trail.head(callerOf(request))
    },
  })
}

export const auditFeature = { schemas: schemas.auditSchemas, routes: auditRoutes }
