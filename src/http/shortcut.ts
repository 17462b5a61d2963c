/**
 * Answers a few requests that are sent all the time before the framework sees them, with whatever
 * every answer has: an id, a line in the log, its place in the figures. It answers only where
 * nothing is to be refused and no more to be asked than one look; all else takes the long way, which
 * decides the same. So it may be left out, and is where requests are traced.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { commonHeaders, isHeard, lineOf, newRequestId } from './request-log.ts'
import { checkHeaders } from './request-headers.ts'

export type ShortAnswer = {
  /** The pattern of the route that would give the same. */
  route: string
  status: number
  /** Names and values in turn: Node takes them as they are. */
  headers: readonly string[]
  body?: Buffer
  workspaceId?: string
  actor?: string
}

/** In turn, without what every answer has anyway. */
export const headerList = ({
  'x-content-type-options': _common,
  ...headers
}: Record<string, string>): string[] => Object.entries(headers).flat()

type Found = ShortAnswer | null

/** Null, or an error of any kind: not here. */
export type Answer = (request: IncomingMessage) => Found | Promise<Found>

type Figures = {
  countRequest: (
    request: { method: string; route: string; status: number },
    seconds: number,
  ) => void
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

type Exchange = { request: IncomingMessage; response: ServerResponse; startedAt: number }

export const installShortcut = (
  app: FastifyInstance,
  { answers, metrics }: { answers: Answer[]; metrics: Figures },
): void => {
  const { log } = app
  const isLogged = isHeard(log)
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })

  const answerOf = (request: IncomingMessage): Found | Promise<Found> => {
    if (isClosing || request.method !== 'GET' || hasBody(request)) return null
    try {
      checkHeaders(request)
      for (const answer of answers) {
        const found = answer(request)
        if (found !== null) return found
      }
    } catch {
      // The long way says what is wrong.
    }
    return null
  }

  const tell = (id: string, { request, response, startedAt }: Exchange, given: ShortAnswer) => {
    const { method = '', url = '' } = request
    const { route, status, workspaceId, actor } = given
    const ms = performance.now() - startedAt
    metrics.countRequest({ method, route, status }, ms / 1000)
    if (!isLogged) return
    const line = lineOf({ method, route, url, status, ms, workspaceId, actor })
    log.info(
      { request_id: id, ...line, ...(response.destroyed ? { aborted: true } : {}) },
      'request',
    )
  }

  const handlers = app.server.listeners('request')

  const settle = (exchange: Exchange, given: Found): void => {
    const { request, response } = exchange
    if (given === null) {
      for (const handle of handlers) handle.call(app.server, request, response)
      return
    }
    const id = newRequestId(request)
    if (isClosing) response.shouldKeepAlive = false
    response.writeHead(given.status, [...commonHeaders(id), ...given.headers])
    response.end(given.body)
    tell(id, exchange, given)
  }

  app.server.removeAllListeners('request')
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const exchange = { request, response, startedAt: performance.now() }
    const given = answerOf(request)
    if (!(given instanceof Promise)) settle(exchange, given)
    else {
      void given
        .catch(() => null)
        .then((late) => {
          // The long way would wait for the end of who has gone already.
          if (late !== null || !response.destroyed) settle(exchange, late)
        })
    }
  })
}
