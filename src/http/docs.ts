/** `/docs`: Swagger UI, with a policy that lets it load and call this service, and nothing else. */
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyPluginAsync } from 'fastify'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  // Swagger UI adds styles of its own; they load nothing that the other lines do not allow.
  "style-src 'self' 'unsafe-inline'",
  // Icons of its style sheet, and pictures among the responses that it shows.
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export const docsRoutes: FastifyPluginAsync = async (app) => {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, role: 'public' }
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'content-security-policy': policy, 'x-frame-options': 'DENY' })
  })
  await app.register(swaggerUi, { routePrefix: '/docs', uiConfig: { validatorUrl: null } })
}
