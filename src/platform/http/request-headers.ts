/** Checks the headers of every request. */
import type { IncomingMessage } from 'node:http'
import { AppError } from '../errors.ts'

const MAX_HEADERS = 100

/** Names and values alternate in `rawHeaders`. */
const countOf = ({ rawHeaders }: IncomingMessage, name: string): number => {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const given = rawHeaders[index] ?? ''
    if (given.length === name.length && given.toLowerCase() === name) count += 1
  }
  return count
}

const hasBody = ({ method }: IncomingMessage): boolean => method !== 'GET' && method !== 'HEAD'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route decompresses bodies itself. */
    acceptsGzip?: true
  }
}

const isAccepted = (encoding: string, acceptsGzip: boolean): boolean =>
  encoding === 'identity' || (acceptsGzip && encoding === 'gzip')

/**
 * A request with neither Content-Length nor Transfer-Encoding has no body (RFC 9112, 6.3). Its stream has already ended,
 * so the parser of the type that it names would wait for ever.
 */
const forgetTypeOfNothing = ({ headers }: IncomingMessage): void => {
  const isNothing =
    headers['content-length'] === undefined && headers['transfer-encoding'] === undefined
  if (isNothing && headers['content-type'] !== undefined) delete headers['content-type']
}

export const checkHeaders = (request: IncomingMessage, acceptsGzip = false): void => {
  if (request.rawHeaders.length / 2 > MAX_HEADERS) {
    throw new AppError('request.too_many_headers', `Send at most ${MAX_HEADERS} headers.`)
  }
  if (countOf(request, 'host') > 1) {
    throw new AppError('request.invalid', 'Send exactly one Host header.')
  }
  const encoding = request.headers['content-encoding']
  if (encoding !== undefined && !isAccepted(encoding, acceptsGzip) && hasBody(request)) {
    throw new AppError('request.media_type', 'Send the body without Content-Encoding.')
  }
  forgetTypeOfNothing(request)
}
