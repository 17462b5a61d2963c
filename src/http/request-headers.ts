/** What the headers of any request must keep to, whoever sends it. */
import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

const MAX_HEADERS = 100

const countOf = (request: FastifyRequest, name: string): number =>
  request.raw.rawHeaders.filter((value, index) => index % 2 === 0 && value.toLowerCase() === name)
    .length

const hasBody = ({ method }: FastifyRequest): boolean => method !== 'GET' && method !== 'HEAD'

export const checkHeaders = (request: FastifyRequest): void => {
  if (request.raw.rawHeaders.length / 2 > MAX_HEADERS) {
    throw new AppError('request.too_many_headers', `Send at most ${MAX_HEADERS} headers.`)
  }
  if (countOf(request, 'host') > 1) {
    throw new AppError('request.invalid', 'Send exactly one Host header.')
  }
  const encoding = request.headers['content-encoding']
  if (encoding !== undefined && encoding !== 'identity' && hasBody(request)) {
    throw new AppError('request.media_type', 'Send the body without Content-Encoding.')
  }
}
