/** Rejects a body or query parameters that a route does not accept. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

/** An empty JSON object counts as none: some clients always send one. */
export const rejectBody = async (request: FastifyRequest): Promise<void> => {
  const { body } = request
  const isNothing =
    body === undefined ||
    body === null ||
    (typeof body === 'object' && !Buffer.isBuffer(body) && Object.keys(body).length === 0)
  if (isNothing) return
  const [field] = typeof body === 'object' && body !== null ? Object.keys(body) : []
  throw new AppError(
    request.routeOptions.config.invalidCode ?? 'request.invalid',
    'This route accepts no body. Leave it out.',
    { details: { in: 'body', field: (field ?? '').slice(0, 64), rule: 'additionalProperties' } },
  )
}

/** For routes whose body is optional. The JSON value `null` is a body, which the schema rejects. */
export const acceptNoBody = async (request: FastifyRequest): Promise<void> => {
  if (request.body === undefined) request.body = {}
}

/** Routes without query parameters reject all of them. */
export const rejectUnknownQuery = (app: FastifyInstance): void => {
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/v1/') || !route.schema || route.schema.querystring) return
    route.schema.querystring = { type: 'object', properties: {}, additionalProperties: false }
  })
}
