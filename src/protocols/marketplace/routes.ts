/** `GET /capabilities`, at the root and below each workspace. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { workspaceIdOf } from '../../platform/http/authenticator.ts'
import { markPrivate, markPublic } from '../../platform/http/conditional.ts'
import { inWorkspace, problems } from '../../platform/http/problem.ts'
import {
  ConditionalHeaders,
  json,
  notModified,
  responseHeaders,
} from '../../platform/http/schema.ts'
import type { CapabilityDocuments } from './documents.ts'
import { answerUnchanged } from './not-modified.ts'
import { roots } from './roots.ts'
import * as schemas from './schemas.ts'

const marketplaceRoutes: FastifyPluginAsyncTypebox<{
  documents: CapabilityDocuments
}> = async (app, { documents }) => {
  const view = {
    isPublic: (workspaceId: string) => documents.isPublic(workspaceId),
    outlastsDatabase: true,
  }

  for (const { base, params, suffix } of roots) {
    app.route({
      method: 'GET',
      url: `${base}/capabilities`,
      config: { role: 'public', admits: 'visitors', rateLimit: false },
      schema: {
        operationId: `capabilities${suffix}`,
        tags: ['orchestrators'],
        summary: 'Read what can be called',
        description:
          'GET /capabilities of the agent marketplace: the commands of the registry and of the skills that it offers, as text for a model (`message`) and as JSON Schemas (`actions`). Public while the service is open; once it has tokens, only if the workspace sets `capabilities_public`. Without a token `select` shows listed skills only. With `q` only the listed actions that match its words are shown, the best match first; without it all, by name. The last known document is served for ten minutes while the database is unreachable.',
        params: Type.Object(params),
        querystring: schemas.CapabilityQuery,
        headers: ConditionalHeaders,
        response: {
          200: json('The document.', schemas.CapabilityDocument, responseHeaders.etag),
          ...notModified,
          ...problems(...inWorkspace),
        },
      },
      onRequest: [
        answerUnchanged(app, documents),
        (request, reply) => app.admitVisitor(request, reply, view),
      ],
      handler: async (request, reply) => {
        const { caller } = request
        const found = await documents.read(workspaceIdOf(request), {
          ...request.query,
          isStranger: caller === null,
        })
        if (caller) markPrivate(reply)
        else markPublic(reply)
        return found.send(request, reply)
      },
    })
  }
}

export const marketplaceFeature = { schemas: schemas.marketplaceSchemas, routes: marketplaceRoutes }
