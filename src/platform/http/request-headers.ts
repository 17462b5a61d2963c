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

export const checkHeaders = (request: IncomingMessage): void => {
  if (request.rawHeaders.length / 2 > MAX_HEADERS) {
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
