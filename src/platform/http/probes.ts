/** Probes for operators: whether the process is alive, and whether it can serve requests. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { AppError } from '../errors.ts'
import type { ApiDocument } from './document.ts'
import { problems } from './problem.ts'
import { stringEnum } from './schema.ts'

type Options = {
  isReady: () => Promise<boolean>
  document: ApiDocument
  /** The same in OpenAPI 3.0. */
  document30: ApiDocument
}

const Ok = Type.Object(
  { status: stringEnum(['ok'] as const) },
  { description: 'The probe succeeded.' },
)

const probeRoutes: FastifyPluginAsyncTypebox<Options> = async (app, options) => {
  const { isReady } = options
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })

  app.route({
    method: 'GET',
    url: '/livez',
    config: { role: 'public', rateLimit: false },
    schema: {
      operationId: 'livez',
      tags: ['operators'],
      summary: 'Is the process alive?',
      description: 'Does not need the database. Restart the process if this gets no response.',
      response: { 200: Ok, ...problems() },
    },
    handler: async () => ({ status: 'ok' as const }),
  })

  app.route({
    method: 'GET',
    url: '/readyz',
    config: { role: 'public', rateLimit: false },
    schema: {
      operationId: 'readyz',
      tags: ['operators'],
      summary: 'Can the process serve requests?',
      description: '503 while the database does not respond, or while the process is stopping.',
      response: { 200: Ok, ...problems() },
    },
    handler: async () => {
      if (isClosing || !(await isReady())) {
        throw new AppError('unavailable', 'Not ready: the database does not respond.', {
          retryAfter: 2,
        })
      }
      return { status: 'ok' as const }
    },
  })

  const documents = { '/openapi.json': options.document, '/openapi-3.0.json': options.document30 }
  for (const [url, document] of Object.entries(documents)) {
    app.get(url, { schema: { hide: true }, config: { role: 'public' } }, (request, reply) =>
      document.send(request, reply),
    )
  }
  // Programs accept anything, and browsers name HTML.
  app.get('/', { schema: { hide: true }, config: { role: 'public' } }, async (request, reply) => {
    const isBrowser = request.headers.accept?.includes('text/html') === true
    return reply.header('vary', 'accept').redirect(isBrowser ? '/console/' : '/docs/')
  })
}

export const probesFeature = { schemas: [], routes: probeRoutes }
