/** `/console/assets/{digest}/{name}`: what pages load. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { AppError } from '../../platform/errors.ts'
import { codingsFor } from '../../platform/http/accept.ts'
import { pageHeaders } from '../pages/headers.ts'
import type { AssetSources } from './sources.ts'

const assetHeaders = {
  ...pageHeaders,
  'cache-control': 'public, max-age=31536000, immutable',
  vary: 'accept-encoding',
}

const params = Type.Object({ digest: Type.String(), '*': Type.String() })

export const assetRoutes: FastifyPluginAsyncTypebox<{ assets: AssetSources }> = async (
  app,
  { assets },
) => {
  app.route({
    method: 'GET',
    url: '/console/assets/:digest/*',
    config: { role: 'public', rateLimit: false },
    schema: { hide: true, params },
    handler: async (request, reply) => {
      const { digest, '*': name } = request.params
      // Else a browser would keep what another release of the service has under this address.
      const asset = digest === assets.digest ? await assets.find(name) : null
      if (asset === null) {
        throw new AppError('request.not_found', 'No such file. Load the page again.')
      }
      reply.headers(assetHeaders).type(asset.type)
      const isCompressed = codingsFor(request.headers['accept-encoding']).includes('gzip')
      if (!isCompressed) return reply.send(asset.bytes)
      return reply.header('content-encoding', 'gzip').send(asset.compressed)
    },
  })
}
