/** `GET /health`, which marketplaces look at every minute: always 200, and soon. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { AppError } from '../../errors.ts'
import { workspaceIdOf } from '../../http/access.ts'
import { problems } from '../../http/problem.ts'
import { ref } from '../../http/schema.ts'
import { within } from '../../within.ts'
import type { WorkspaceService } from '../../workspaces/service.ts'
import { roots } from './roots.ts'
import { AgentHealth } from './schemas.ts'

const PATIENCE_MS = 800

/** Whether the database answers; refuses with `workspaces.not_found`. */
const isThere = async (workspaces: WorkspaceService, workspaceId: string): Promise<boolean> => {
  try {
    await within(PATIENCE_MS, workspaces.check(workspaceId))
    return true
  } catch (error) {
    if (error instanceof AppError && error.status < 500) throw error
    return false
  }
}

export const agentHealthRoutes: FastifyPluginAsyncTypebox<{
  workspaces: WorkspaceService
  buildVersion: string
}> = async (app, { workspaces, buildVersion }) => {
  for (const { base, params, suffix } of roots) {
    app.route({
      method: 'GET',
      url: `${base}/health`,
      config: { role: 'public', rateLimit: false },
      schema: {
        operationId: `agentHealth${suffix}`,
        tags: ['orchestrators'],
        summary: 'Is it ready for calls?',
        description:
          'GET /health of the agent marketplace: 200 within a second, also while the database is away. For containers there are `/livez` and `/readyz`.',
        params: Type.Object(params),
        response: { 200: ref(AgentHealth), ...problems('workspaces.not_found') },
      },
      handler: async (request, reply) => {
        const ready = await isThere(workspaces, workspaceIdOf(request))
        reply.header('cache-control', 'no-store')
        return {
          status: ready ? ('ok' as const) : ('degraded' as const),
          ready,
          version: buildVersion,
          ...(ready ? {} : { reason: 'The database does not answer.' }),
          active_sessions: 0,
          dependencies: { postgres: ready ? 'ok' : 'unavailable' },
        }
      },
    })
  }
}
