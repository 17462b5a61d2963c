/** One log line per request, with the id that the client also gets. */
import type { IncomingMessage } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { newId } from '../ids.ts'

/** Tokens belong in a header, and codes of a sign-in come in the URL; neither is logged. */
const SECRET_PARAMETERS = /([?&](?:(?:\w+_)?token|code|state)=)[^&#]*/gi

export const withoutSecrets = (url: string): string =>
  url
    .replaceAll(/skr_[\w-]+/g, 'skr_…')
    .replaceAll(SECRET_PARAMETERS, '$1…')
    .slice(0, 500)

const LOUD = new Set(['trace', 'debug', 'info'])

/** Whether requests are logged at the current level. */
const isRequestLogEnabled = ({ level }: FastifyBaseLogger): boolean =>
  level !== undefined && LOUD.has(level)

const GIVEN_ID = /^[\w.:-]{1,128}$/

/** The client's `x-request-id` if it is safe to log, else a new one. */
export const newRequestId = (raw: IncomingMessage): string => {
  const given = raw.headers['x-request-id']
  return typeof given === 'string' && GIVEN_ID.test(given) ? given : newId()
}

/** Of every response: its id, and that browsers must not guess another media type. */
export const setCommonHeaders = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff')
    done()
  })
}

/** For `onRequestClosed`. */
export const logRequest = (request: FastifyRequest, reply: FastifyReply): void => {
  const { log } = request
  if (!isRequestLogEnabled(log)) return
  log.info(
    {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      actor: request.caller?.actor.id,
      url: withoutSecrets(request.url),
      ms: Math.round(reply.elapsedTime * 10) / 10,
      workspace_id: request.caller?.workspaceId,
      ...(reply.raw.writableFinished ? {} : { aborted: true }),
    },
    'request',
  )
}
