/** `/console/sign-in/back-channel`: the identity provider says that its session is over. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import type { Logouts } from '../../tenancy/issuers/logouts.ts'
import { acceptForms, SIGN_IN_BYTES } from './forms.ts'

const backChannelRoutes: FastifyPluginAsyncTypebox<{ logouts: Logouts | null }> = async (
  app,
  { logouts },
) => {
  if (logouts === null) return
  acceptForms(app)
  app.route({
    method: 'POST',
    url: '/console/sign-in/back-channel',
    config: { role: 'public' },
    bodyLimit: SIGN_IN_BYTES,
    schema: { hide: true, body: Type.Object({ logout_token: Type.String() }) },
    handler: async (request, reply) => {
      await logouts.obey(request.body.logout_token)
      return reply.header('cache-control', 'no-store').code(200).send()
    },
  })
}

export const backChannelFeature = { schemas: [], routes: backChannelRoutes }
