/** `POST /invoke`, at the root and below each workspace, with the session in the path or without. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { workspaceIdOf } from '../../platform/http/authenticator.ts'
import { clientGone } from '../../platform/http/client-gone.ts'
import { problems, withBody } from '../../platform/http/problem.ts'
import { ref } from '../../platform/http/schema.ts'
import type { Invocations } from './invoke.ts'
import * as schemas from './invoke-schemas.ts'
import { roots } from './roots.ts'

const paths = [
  { path: '/invoke', params: {}, name: 'invoke' },
  {
    path: '/invoke/:session_id',
    params: { session_id: schemas.SessionParam },
    name: 'invokeSession',
  },
] as const

const invokeRoutes: FastifyPluginAsyncTypebox<{ invocations: Invocations }> = async (
  app,
  { invocations },
) => {
  for (const { base, params, suffix } of roots) {
    for (const { path, params: own, name } of paths) {
      app.route({
        method: 'POST',
        url: `${base}${path}`,
        config: { role: 'public' },
        schema: {
          operationId: `${name}${suffix}`,
          tags: ['orchestrators'],
          summary: 'Call a command',
          description:
            'POST /invoke of the agent marketplace: the commands of `/capabilities`, and those of served skills that are not shown there. A skill returns its instructions and files, or the result of the function that a reviewer bound to the capability; no code of a package is executed. Calls that need approval by a person are rejected (`approval_required`). Only the key is required; without it a private workspace gets the same response as one that does not exist.',
          params: Type.Object({ ...params, ...own }),
          headers: schemas.KeyHeader,
          body: ref(schemas.InvokeBody),
          response: {
            200: ref(schemas.InvokeResult),
            ...problems('marketplace.key_refused', ...withBody),
          },
        },
        handler: async (request, reply) =>
          invocations.invoke(
            {
              workspaceId: workspaceIdOf(request),
              actor: { id: 'orchestrator', role: 'reader' },
              requestId: request.id,
              address: request.ip,
            },
            request.body,
            { key: request.headers['x-orchestrator-key'], signal: clientGone(reply) },
          ),
      })
    }
  }
}

export const invokeFeature = { schemas: schemas.invokeSchemas, routes: invokeRoutes }
