/** `GET /v1/status`, and the count of every request. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { callerOf } from '../../platform/http/access.ts'
import { isEventStream } from '../../platform/http/event-stream.ts'
import { problems } from '../../platform/http/problem.ts'
import { ref } from '../../platform/http/schema.ts'
import { Status } from './schemas.ts'
import type { ServiceStatus } from './service.ts'

/** For `onRequestClosed`. */
export const countIntoStatus =
  (status: ServiceStatus) =>
  (_request: FastifyRequest, reply: FastifyReply): void => {
    if (isEventStream(reply)) return
    status.countRequest(reply.raw.statusCode, reply.elapsedTime)
  }

const statusRoutes: FastifyPluginAsyncTypebox<{ status: ServiceStatus }> = async (
  app,
  { status },
) => {
  app.route({
    method: 'GET',
    url: '/v1/status',
    config: { role: 'admin', workspace: 'service' },
    schema: {
      operationId: 'status',
      tags: ['operators'],
      summary: 'Read how this replica does',
      description:
        'Version, readiness, and the last hour in steps of ten seconds, from memory: requests, errors, times, connections, queues and lags. Each replica has its own, which starts empty. For an admin of all workspaces.',
      response: {
        200: ref(Status),
        ...problems('access.unauthorized', 'access.forbidden'),
      },
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return await status.read(callerOf(request))
    },
  })
}

export const statusFeature = { schemas: [Status], routes: statusRoutes }
