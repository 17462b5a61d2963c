/** `/docs`: Swagger UI, with a policy that lets it load and call this service only. */
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyPluginAsync } from 'fastify'
import type { ApiDocument } from './document.ts'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  // Swagger UI adds inline styles; they can load nothing that the other directives do not allow.
  "style-src 'self' 'unsafe-inline'",
  // Icons of its style sheet, and images in the responses that it shows.
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

type ShownOperation = { getIn: (path: string[]) => number }

/** Runs in the browser: on its own, Swagger UI can only sort by name. */
const byPlace = (a: ShownOperation, b: ShownOperation): number =>
  a.getIn(['operation', 'x-order']) - b.getIn(['operation', 'x-order'])

// The plugin's types say that names are compared, while Swagger UI passes operations.
const operationsSorter = byPlace as unknown as (a: string, b: string) => number

/** Where Swagger UI reads the document, as JSON is also YAML. */
const documents = new Set(['/docs/json', '/docs/yaml'])

const docsRoutes: FastifyPluginAsync<{ document: ApiDocument }> = async (app, { document }) => {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, role: 'public' }
    if (documents.has(route.url)) route.handler = (request, reply) => document.send(request, reply)
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'content-security-policy': policy, 'x-frame-options': 'DENY' })
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiConfig: { validatorUrl: null, operationsSorter },
  })
}

export const docsFeature = { schemas: [], routes: docsRoutes }
