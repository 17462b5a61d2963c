/** `{w}/trusted-publishers`: list, read, put, delete; and the exchange for their jobs. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { callerOf } from '../../platform/http/access.ts'
import { bodyTag, isNotModified, noStore } from '../../platform/http/conditional.ts'
import { rejectBody } from '../../platform/http/no-body.ts'
import { PageQuery } from '../../platform/http/pagination.ts'
import { inWorkspace, problems, withBody } from '../../platform/http/problem.ts'
import {
  ConditionalHeaders,
  json,
  notModified,
  ref,
  responseHeaders,
} from '../../platform/http/schema.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import { register } from '../../platform/http/register.ts'
import type { TokenExchange } from './exchange.ts'
import { exchangeRoutes } from './exchange-routes.ts'
import * as schemas from './schemas.ts'
import type { TrustedPublisherService } from './service.ts'

type Options = { trustedPublishers: TrustedPublisherService; tokenExchange: TokenExchange }

const config = { role: 'admin', invalidCode: 'request.invalid' } as const
const url = '/v1/workspaces/:workspace_id/trusted-publishers'
const one = `${url}/:publisher_id`

const trustedPublisherRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { trustedPublishers, tokenExchange },
) => {
  app.addHook('onRequest', noStore)
  await register(app, exchangeRoutes, { tokenExchange })

  app.route({
    method: 'GET',
    url,
    config,
    schema: {
      operationId: 'trustedPublishersList',
      tags: ['operators'],
      summary: 'List trusted publishers',
      description: 'Which jobs of which CI systems publish which skills without a secret, by id.',
      params: Type.Object(workspaceParams),
      querystring: PageQuery,
      headers: ConditionalHeaders,
      response: {
        200: json('One page.', schemas.TrustedPublisherPage, responseHeaders.etag),
        ...notModified,
        ...problems('cursor.invalid', ...inWorkspace),
      },
    },
    handler: async (request, reply) => {
      const page = await trustedPublishers.list(callerOf(request), request.query)
      return isNotModified(request, reply, bodyTag(page)) ? reply : page
    },
  })

  app.route({
    method: 'GET',
    url: one,
    config,
    schema: {
      operationId: 'trustedPublishersRead',
      tags: ['operators'],
      summary: 'Read a trusted publisher',
      description: 'Which jobs it stands for, and what they publish.',
      params: schemas.TrustedPublisherParams,
      response: {
        200: ref(schemas.TrustedPublisher),
        ...problems('trusted_publishers.not_found', ...inWorkspace),
      },
    },
    handler: (request) => trustedPublishers.read(callerOf(request), request.params.publisher_id),
  })

  app.route({
    method: 'PUT',
    url: one,
    config,
    schema: {
      operationId: 'trustedPublishersPut',
      tags: ['operators'],
      summary: 'Trust jobs of a CI system',
      description:
        'Lets jobs of GitHub Actions or GitLab CI install and update the named skills without a secret: `POST /v1/oidc/exchange` gives a token to a job whose ID token has all of these claims, word for word. A change revokes the tokens that were issued before, within a second.',
      params: schemas.TrustedPublisherParams,
      body: ref(schemas.TrustedPublisherBody),
      response: {
        201: json('It is new.', schemas.TrustedPublisher),
        200: json('It was changed, or as it is.', schemas.TrustedPublisher),
        ...problems(
          'trusted_publishers.issuer_refused',
          'trusted_publishers.same_claims',
          ...inWorkspace,
          ...withBody,
        ),
      },
    },
    handler: async (request, reply) => {
      const { publisher_id: publisherId } = request.params
      const { publisher, isNew } = await trustedPublishers.put(
        callerOf(request),
        publisherId,
        request.body,
      )
      return reply.code(isNew ? 201 : 200).send(publisher)
    },
  })

  app.route({
    method: 'DELETE',
    url: one,
    config,
    schema: {
      operationId: 'trustedPublishersDelete',
      tags: ['operators'],
      summary: 'Trust jobs no more',
      description:
        'Revokes its tokens: at once on the replica that responds, within a second on all others.',
      params: schemas.TrustedPublisherParams,
      response: {
        204: Type.Null({ description: 'It is gone.' }),
        ...problems('trusted_publishers.not_found', ...inWorkspace, ...withBody),
      },
    },
    preHandler: rejectBody,
    handler: async (request, reply) => {
      await trustedPublishers.delete(callerOf(request), request.params.publisher_id)
      return reply.code(204).send(null)
    },
  })
}

export const trustedPublishersFeature = {
  schemas: [...schemas.trustedPublisherSchemas, ...schemas.exchangeSchemas],
  routes: trustedPublisherRoutes,
}
