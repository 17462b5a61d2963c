/** One log line a request, with the id that the client also gets. */
import type { IncomingMessage } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { newId } from '../ids.ts'

/** Tokens belong into a header; where one comes in the URL all the same, it is not written down. */
const withoutSecrets = (url: string): string =>
  url
    .replaceAll(/skr_[\w-]+/g, 'skr_…')
    .replaceAll(/([?&](?:access_)?token=)[^&#]*/gi, '$1…')
    .slice(0, 500)

const LOUD = new Set(['trace', 'debug', 'info'])

/** Whether requests are written down. */
export const isHeard = ({ level }: FastifyBaseLogger): boolean =>
  level !== undefined && LOUD.has(level)

const GIVEN_ID = /^[\w.:-]{1,128}$/

/** The client's `x-request-id` if it is harmless in a log, else a new one. */
export const newRequestId = (raw: IncomingMessage): string => {
  const given = raw.headers['x-request-id']
  return typeof given === 'string' && GIVEN_ID.test(given) ? given : newId()
}

/** What every answer has: names and values in turn. */
export const commonHeaders = (id: string): [string, string, string, string] => [
  'x-request-id',
  id,
  'x-content-type-options',
  'nosniff',
]

export const nameRequests = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    const [idName, id, name, value] = commonHeaders(request.id)
    reply.header(idName, id).header(name, value)
    done()
  })
}

type Facts = {
  method: string
  /** The pattern. */
  route: string
  url: string
  status: number
  ms: number
  workspaceId?: string | undefined
  actor?: string | undefined
}

export const lineOf = ({ url, ms, workspaceId, ...facts }: Facts) => ({
  ...facts,
  url: withoutSecrets(url),
  ms: Math.round(ms * 10) / 10,
  workspace_id: workspaceId,
})

/** For `watchEnds`. */
export const logRequest = (request: FastifyRequest, reply: FastifyReply): void => {
  const { log } = request
  if (!isHeard(log)) return
  log.info(
    {
      ...lineOf({
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        url: request.url,
        status: reply.statusCode,
        ms: reply.elapsedTime,
        workspaceId: request.caller?.workspaceId,
        actor: request.caller?.actor.id,
      }),
      ...(reply.raw.writableFinished ? {} : { aborted: true }),
    },
    'request',
  )
}
