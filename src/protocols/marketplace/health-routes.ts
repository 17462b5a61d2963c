/** `GET /health`, which marketplaces poll every minute: always 200, and fast. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/errors.ts'
import { workspaceIdOf } from '../../platform/http/authenticator.ts'
import { inWorkspace, problems } from '../../platform/http/problem.ts'
import { ref } from '../../platform/http/schema.ts'
import type { OfferService } from '../offers/service.ts'
import { withTimeout } from '../../platform/deadline.ts'
import type { WorkspaceService } from '../../tenancy/workspaces/service.ts'
import { roots } from './roots.ts'
import { AgentHealth } from './schemas.ts'
import type { OrchestratorSessions } from './sessions.ts'

const LOOKUP_TIMEOUT_MS = 800

/** Whether the database is reachable; rethrows any other error of a check. */
const isAnswered = async (check: Promise<unknown>): Promise<boolean> => {
  try {
    await withTimeout(check, LOOKUP_TIMEOUT_MS)
    return true
  } catch (error) {
    if (error instanceof AppError && error.status < 500) throw error
    return false
  }
}

const agentHealthRoutes: FastifyPluginAsyncTypebox<{
  services: {
    workspaces: WorkspaceService
    offers: OfferService
    orchestratorSessions: OrchestratorSessions
  }
  buildVersion: string
}> = async (app, { services, buildVersion }) => {
  const { workspaces, offers, orchestratorSessions } = services
  const check = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    await app.admitVisitor(request, reply, {
      isPublic: (workspaceId) => offers.isPublic(workspaceId),
    })
    await workspaces.check(workspaceIdOf(request))
  }

  for (const { base, params, suffix } of roots) {
    app.route({
      method: 'GET',
      url: `${base}/health`,
      config: { role: 'public', admits: 'visitors', rateLimit: false },
      schema: {
        operationId: `agentHealth${suffix}`,
        tags: ['orchestrators'],
        summary: 'Check whether calls can be handled',
        description:
          'GET /health of the agent marketplace: 200 within a second, and to any caller while the database is unreachable. Public if `/capabilities` is. For container probes use `/livez` and `/readyz`.',
        params: Type.Object(params),
        response: { 200: ref(AgentHealth), ...problems(...inWorkspace) },
      },
      handler: async (request, reply) => {
        const ready = await isAnswered(check(request, reply))
        reply.header('cache-control', 'no-store')
        return {
          status: ready ? ('ok' as const) : ('degraded' as const),
          ready,
          version: buildVersion,
          ...(ready ? {} : { reason: 'The database does not respond.' }),
          active_sessions: orchestratorSessions.count,
          dependencies: { postgres: ready ? 'ok' : 'unavailable' },
        }
      },
    })
  }
}

export const agentHealthFeature = { schemas: [], routes: agentHealthRoutes }
