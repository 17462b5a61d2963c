/** Converts between Fastify's and the web's requests and responses, which the SDK uses. */
import { Readable } from 'node:stream'
import { type NodeIncomingMessageLike, toWebRequest } from '@modelcontextprotocol/node'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/errors.ts'
import { accepts } from '../../platform/http/accept.ts'
import { clientGone } from '../../platform/http/client-gone.ts'
import { EVENT_STREAM } from '../../platform/http/event-stream.ts'

const JSON_TYPE = 'application/json'

/** The SDK requires both media types by name, so a range is expanded. */
const acceptOf = (accept: string | undefined): { accept?: string } =>
  accept !== undefined && accepts(accept, JSON_TYPE) && accepts(accept, EVENT_STREAM)
    ? { accept: `${JSON_TYPE}, ${EVENT_STREAM}` }
    : {}

/** The body is the received bytes, within the route's own limit. */
export const webRequestOf = async (
  { raw, body, routeOptions }: FastifyRequest,
  reply: FastifyReply,
): Promise<Request> => {
  const { method = 'POST', url = '/' } = raw
  const headers = { ...raw.headers, ...acceptOf(raw.headers.accept) }
  const received = Readable.from(Buffer.isBuffer(body) ? [body] : [])
  const message: NodeIncomingMessageLike = Object.assign(received, { method, url, headers })
  try {
    return await toWebRequest(message, undefined, {
      signal: clientGone(reply),
      maxRequestBodySize: routeOptions.bodyLimit,
    })
  } catch (error) {
    throw new AppError('request.invalid', 'The request cannot be read.', { cause: error })
  }
}

export const isStream = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith(EVENT_STREAM) ?? false

/** Headers that Fastify writes itself. */
const OWN = new Set(['connection', 'content-length', 'transfer-encoding'])

export const sendWeb = async (reply: FastifyReply, response: Response): Promise<FastifyReply> => {
  reply.code(response.status)
  for (const [name, value] of response.headers) if (!OWN.has(name)) reply.header(name, value)
  reply.header('cache-control', 'no-store').header('vary', 'authorization')
  if (response.body === null) return reply.send()
  return isStream(response)
    ? reply.send(Readable.from(response.body, { objectMode: false }))
    : reply.send(await response.text())
}
