/** `/console/w/{workspace_id}/reviews/{proposal_id}`: what decides, and each file of it. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { stringEnum } from '../../platform/http/schema.ts'
import { proposalParams } from '../../registry/proposals/schemas.ts'
import { fileTabs } from '../content/changed-file.ts'
import { dropEmpty } from '../pages/query.ts'
import type { Reviews } from './reviews.ts'

const config = { role: 'publisher', invalidCode: 'request.invalid' } as const
const url = '/console/w/:workspace_id/reviews/:proposal_id'

const view = Type.Optional(stringEnum(['unified', 'split'] as const))
const seen = Type.Optional(Type.String({ maxLength: 300 }))
const as = Type.Optional(stringEnum(fileTabs))

export const proposalRoutes: FastifyPluginAsyncTypebox<{ reviews: Reviews }> = async (
  app,
  { reviews },
) => {
  app.route({
    method: 'GET',
    url,
    config,
    schema: { hide: true, params: proposalParams, querystring: Type.Object({ view, seen }) },
    preValidation: dropEmpty,
    handler: (request, reply) =>
      reviews.show(request, reply, {
        proposalId: request.params.proposal_id,
        shown: request.query,
      }),
  })

  app.route({
    method: 'GET',
    url: `${url}/files/*`,
    config,
    schema: {
      hide: true,
      params: Type.Object({
        ...proposalParams.properties,
        '*': Type.String({ minLength: 1, maxLength: 1024 }),
      }),
      querystring: Type.Object({ view, as }),
    },
    preValidation: dropEmpty,
    handler: (request, reply) => {
      const { proposal_id: proposalId, '*': path } = request.params
      const { as: tab = 'changes', ...shown } = request.query
      return reviews.showFile(request, reply, { proposalId, path, shown, tab })
    },
  })
}
