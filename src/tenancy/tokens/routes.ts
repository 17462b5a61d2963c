/** `/v1/tokens`: create, list, revoke. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { callerOf } from '../../platform/http/access.ts'
import { noStore } from '../../platform/http/conditional.ts'
import { rejectBody } from '../../platform/http/no-body.ts'
import { PageQuery } from '../../platform/http/pagination.ts'
import { problems, withBody } from '../../platform/http/problem.ts'
import { json, ref } from '../../platform/http/schema.ts'
import * as schemas from './schemas.ts'
import type { TokenService } from './service.ts'

const config = { role: 'admin', workspace: 'service' } as const

const tokenRoutes: FastifyPluginAsyncTypebox<{ tokens: TokenService }> = async (
  app,
  { tokens },
) => {
  // Secrets and the list of callers must not be cached.
  app.addHook('onRequest', noStore)

  app.route({
    method: 'POST',
    url: '/v1/tokens',
    config,
    schema: {
      operationId: 'tokensCreate',
      tags: ['operators'],
      summary: 'Create a token',
      description:
        'Creates a bearer token of 256 random bits. Only this response contains the secret; the service stores its SHA-256. The first token closes a service that was open: from then on every call needs one, even to `/capabilities` (`notice` says how to open it for a workspace). An admin of one workspace can create tokens for that workspace only.',
      body: ref(schemas.TokenBody),
      response: {
        201: json('The token, with its secret.', schemas.TokenCreated),
        ...problems(
          'access.unauthorized',
          'access.forbidden',
          'people.not_found',
          'workspaces.not_found',
          ...withBody,
        ),
      },
    },
    handler: async (request, reply) =>
      reply.code(201).send(await tokens.create(callerOf(request), request.body)),
  })

  app.route({
    method: 'GET',
    url: '/v1/tokens',
    config,
    schema: {
      operationId: 'tokensList',
      tags: ['operators'],
      summary: 'List tokens',
      description:
        'Tokens that the caller may manage, newest first, including expired and revoked ones, without their secrets.',
      querystring: PageQuery,
      response: {
        200: json('One page.', schemas.TokenPage),
        ...problems('access.unauthorized', 'access.forbidden', 'cursor.invalid'),
      },
    },
    handler: (request) => tokens.list(callerOf(request), request.query),
  })

  app.route({
    method: 'DELETE',
    url: '/v1/tokens/:token_id',
    config,
    schema: {
      operationId: 'tokensRevoke',
      tags: ['operators'],
      summary: 'Revoke a token',
      description:
        'Revokes a token permanently: at once on the replica that responds, within a second on all others. Revoking it again returns the same response. The service stays closed when its last token is revoked; `npm run token` creates a new one.',
      params: schemas.TokenParams,
      response: {
        200: json('The token, revoked.', schemas.Token),
        ...problems('access.unauthorized', 'access.forbidden', 'tokens.not_found', ...withBody),
      },
    },
    preHandler: rejectBody,
    handler: (request) => tokens.revoke(callerOf(request), request.params.token_id),
  })
}

export const tokensFeature = { schemas: schemas.tokenSchemas, routes: tokenRoutes }
