/** `POST /connect`, at the root and below each workspace. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { workspaceIdOf } from '../../platform/http/authenticator.ts'
import { problems, withBody } from '../../platform/http/problem.ts'
import { ref } from '../../platform/http/schema.ts'
import { connectSchemas, ConnectBody, Connected } from './connect-schemas.ts'
import { KeyHeader } from './invoke-schemas.ts'
import { roots } from './roots.ts'
import type { OrchestratorSessions } from './sessions.ts'

const connectRoutes: FastifyPluginAsyncTypebox<{ sessions: OrchestratorSessions }> = async (
  app,
  { sessions },
) => {
  for (const { base, params, suffix } of roots) {
    app.route({
      method: 'POST',
      url: `${base}/connect`,
      config: { role: 'public' },
      schema: {
        operationId: `connect${suffix}`,
        tags: ['orchestrators'],
        summary: 'Open a session with an orchestrator',
        description:
          'POST /connect of the agent marketplace: the service opens a socket to the orchestrator, and runs the commands that it receives as `/invoke` does, with a response `{"type": "RESULT", "data": …}` to each. 200 once the socket is open. Only orchestrators of `ORCHESTRATOR_ALLOWED_ORIGINS` are called; if there are none, the response is 501 for every workspace. A session ends after 30 minutes without a command, when the key is no longer that of the workspace, and soon after the orchestrator has closed its side.',
        params: Type.Object(params),
        headers: KeyHeader,
        body: ref(ConnectBody),
        response: {
          200: ref(Connected),
          ...problems(
            'marketplace.connect_refused',
            'marketplace.key_refused',
            'connect.origin_refused',
            'connect.failed',
            'connect.too_many_sessions',
            ...withBody,
          ),
        },
      },
      handler: async (request) => {
        const caller = {
          workspaceId: workspaceIdOf(request),
          actor: { id: 'orchestrator', role: 'reader' as const },
          requestId: request.id,
          address: request.ip,
        }
        await sessions.connect(caller, request.body, request.headers['x-orchestrator-key'])
        return { session_id: request.body.session_id, connected: true as const }
      },
    })
  }
}

export const connectFeature = { schemas: connectSchemas, routes: connectRoutes }
