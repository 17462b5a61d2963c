/** `/v1/oidc/exchange`: a token of a CI job for one of this service. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { problems, withBody } from '../../platform/http/problem.ts'
import { json, ref } from '../../platform/http/schema.ts'
import type { TokenExchange } from './exchange.ts'
import * as schemas from './schemas.ts'

export const exchangeRoutes: FastifyPluginAsyncTypebox<{ tokenExchange: TokenExchange }> = async (
  app,
  { tokenExchange },
) => {
  app.route({
    method: 'POST',
    url: '/v1/oidc/exchange',
    config: { role: 'public', workspace: 'service' },
    schema: {
      operationId: 'oidcExchange',
      tags: ['operators'],
      summary: 'Exchange the ID token of a CI job',
      description:
        'Gives a job of a trusted publisher a token for 15 minutes that installs and updates the skills of that publisher, and reads as a reader. Each ID token counts once. 403 names the claim that fits no trusted publisher, and is the same where there is no such workspace. `skill push` calls it by itself in GitHub Actions and GitLab CI.',
      body: ref(schemas.ExchangeBody),
      response: {
        201: json('The token, with its secret.', schemas.Exchanged),
        ...problems(
          'oidc.token_invalid',
          'oidc.not_trusted',
          'oidc.token_reused',
          'oidc.not_configured',
          'oidc.unavailable',
          ...withBody,
        ),
      },
    },
    handler: async (request, reply) => {
      const visitor = { requestId: request.id, address: request.ip }
      return reply.code(201).send(await tokenExchange.exchange(visitor, request.body))
    },
  })
}
