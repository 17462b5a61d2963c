/** `GET /metrics`, and the count of every request. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/errors.ts'
import { callerOf } from '../../platform/http/access.ts'
import { isEventStream } from '../../platform/http/event-stream.ts'
import { problems } from '../../platform/http/problem.ts'
import type { Metrics } from './metrics.ts'

/** For `onRequestClosed`. Labelled by the route's pattern, since a URL may contain anything. */
export const countInto =
  (metrics: Metrics) =>
  (request: FastifyRequest, reply: FastifyReply): void => {
    if (isEventStream(reply)) return
    const { method, routeOptions } = request
    const { statusCode: status } = reply.raw
    const seconds = reply.elapsedTime / 1000
    metrics.countRequest({ method, route: routeOptions.url ?? 'none', status }, seconds)
  }

const metricsRoutes: FastifyPluginAsyncTypebox<{ metrics: Metrics }> = async (app, { metrics }) => {
  app.route({
    method: 'GET',
    url: '/metrics',
    config: { role: 'reader', workspace: 'service' },
    schema: {
      operationId: 'metrics',
      tags: ['operators'],
      summary: 'Read the metrics of this process',
      description:
        'In the text format of Prometheus: requests by route, audited actions by outcome, database ' +
        'connections, queues, lag of events and deliveries, and the process itself. Each replica ' +
        'has its own. A token that is bound to a workspace may not read them. Values that need the ' +
        'database are NaN while it is unreachable.',
      response: {
        200: {
          description: 'The metrics.',
          content: { 'text/plain': { schema: Type.String() } },
        },
        ...problems('access.unauthorized', 'access.forbidden'),
      },
    },
    handler: async (request, reply) => {
      if (callerOf(request).actor.boundTo !== undefined) {
        throw new AppError(
          'access.forbidden',
          'Metrics cover all workspaces, so they need a token that is not bound to one.',
        )
      }
      return reply.type(metrics.contentType).send(await metrics.text())
    },
  })
}

export const metricsFeature = { schemas: [], routes: metricsRoutes }
