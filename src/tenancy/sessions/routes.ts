/** `/v1/me` and `/v1/sessions`. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { callerOf } from '../../platform/http/access.ts'
import { noStore } from '../../platform/http/conditional.ts'
import { rejectBody } from '../../platform/http/no-body.ts'
import { PageQuery } from '../../platform/http/pagination.ts'
import { problems, withBody } from '../../platform/http/problem.ts'
import { json } from '../../platform/http/schema.ts'
import * as schemas from './schemas.ts'
import type { SessionService } from './service.ts'

const config = { role: 'reader', workspace: 'service' } as const

const sessionRoutes: FastifyPluginAsyncTypebox<{ sessions: SessionService }> = async (
  app,
  { sessions },
) => {
  app.addHook('onRequest', noStore)

  app.route({
    method: 'GET',
    url: '/v1/me',
    config,
    schema: {
      operationId: 'me',
      tags: ['operators'],
      summary: 'Read who you are here',
      description:
        'The actor of this token or session as audit entries name it, the person behind it, and the roles in each workspace.',
      response: {
        200: json('The caller.', schemas.Me),
        ...problems('access.unauthorized', 'access.forbidden'),
      },
    },
    handler: (request) => sessions.me(callerOf(request)),
  })

  app.route({
    method: 'GET',
    url: '/v1/sessions',
    config,
    schema: {
      operationId: 'sessionsList',
      tags: ['operators'],
      summary: 'List open sessions of browsers',
      description:
        'The open sessions of the caller, newest first; for an admin of all workspaces, those of all callers. Their secrets are never shown.',
      querystring: PageQuery,
      response: {
        200: json('One page.', schemas.SessionPage),
        ...problems('access.unauthorized', 'access.forbidden', 'cursor.invalid'),
      },
    },
    handler: (request) => sessions.list(callerOf(request), request.query),
  })

  app.route({
    method: 'DELETE',
    url: '/v1/sessions/:session_id',
    config,
    schema: {
      operationId: 'sessionsEnd',
      tags: ['operators'],
      summary: 'End a session',
      description:
        'Signs a browser out, with its open streams: at once on the replica that responds, within a second on all others. Callers end their own sessions; an admin of all workspaces ends any.',
      params: schemas.SessionParams,
      response: {
        204: Type.Null({ description: 'It is over.' }),
        ...problems('access.unauthorized', 'access.forbidden', 'sessions.not_found', ...withBody),
      },
    },
    preHandler: rejectBody,
    handler: async (request, reply) => {
      await sessions.end(callerOf(request), request.params.session_id)
      return reply.code(204).send(null)
    },
  })
}

export const sessionsFeature = { schemas: schemas.sessionSchemas, routes: sessionRoutes }
