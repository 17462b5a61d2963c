/** `{w}/audit`: the audit log. */
import { Readable } from 'node:stream'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { AppError } from '../../platform/errors.ts'
import { preferred } from '../../platform/http/accept.ts'
import { callerOf } from '../../platform/http/access.ts'
import { inWorkspace, problems } from '../../platform/http/problem.ts'
import { json, ref } from '../../platform/http/schema.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import * as schemas from './schemas.ts'
import type { AuditTrail } from './trail.ts'

const NDJSON = 'application/x-ndjson'
const CSV = 'text/csv'

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
        "Every change and its actor, newest first, and attempts that were rejected for security: an invalid token, a workspace or a role that the token does not have, a package that breaks the archive rules (at most 60 a minute from one address). Actions on the service itself (workspaces, tokens of all workspaces) appear in the log of `default`, and only for callers of all workspaces. With `Accept: application/x-ndjson` or `text/csv` all entries that the filters leave come in one response, up to 100,000, whatever `limit` and `cursor` say; that is an audit entry itself. A cell of a table that starts like a formula gets a `'` in front.",
      params: Type.Object(workspaceParams),
      querystring: schemas.AuditQuery,
      response: {
        200: {
          description: 'One page.',
          content: {
            'application/json': { schema: ref(schemas.AuditPage) },
            [NDJSON]: { schema: Type.Unsafe<unknown>({ type: 'string' }) },
            [CSV]: { schema: Type.Unsafe<unknown>({ type: 'string' }) },
          },
        },
        ...problems('cursor.invalid', 'request.not_acceptable', ...inWorkspace),
      },
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store').header('vary', 'accept')
      const type = preferred(request.headers.accept, ['application/json', NDJSON, CSV])
      if (type === null) {
        throw new AppError(
          'request.not_acceptable',
          `Accept application/json, ${NDJSON} or ${CSV}.`,
        )
      }
      if (type === 'application/json') return await trail.page(callerOf(request), request.query)
      const format = type === CSV ? 'csv' : 'ndjson'
      const lines = await trail.export(callerOf(request), request.query, format)
      return reply
        .header('content-disposition', `attachment; filename="audit.${format}"`)
        .type(`${type}; charset=utf-8`)
        .send(Readable.from(request.method === 'HEAD' ? [] : lines))
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
        200: json('The seal.', schemas.AuditHead),
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
