/**
 * Turns every failure into a problem document. The text of a 5xx outside the catalogue is never
 * exposed.
 */
import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fromDatabaseError } from '../database/pg-errors.ts'
import { AppError, type ErrorCode } from '../errors.ts'
import { sizeText } from '../sizes.ts'
import { watchMethods } from './allowed-methods.ts'
import { jsonLine } from './last-newline.ts'
import { closeAfterUnreadBody, isIncomplete } from './unread-body.ts'
import { PROBLEM_TYPE, problemOf } from './problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The code for a request that violates the route's schema; default `request.invalid`. */
    invalidCode?: ErrorCode
    /** The code for a body over the route's limit; default `request.too_large`. */
    tooLargeCode?: ErrorCode
    /** The media type of the body; default `application/json`. */
    mediaType?:
      'application/octet-stream' | 'multipart/form-data' | 'application/x-git-upload-pack-request'
  }
}

const isFastifyError = (error: Error): error is FastifyError =>
  'code' in error && typeof error.code === 'string' && error.code.startsWith('FST_')

const MAX_SHOWN = 200

/** `parentSchema` comes with the option `verbose`, which the types of Fastify leave out. */
type Issue = NonNullable<FastifyError['validation']>[number] & {
  parentSchema?: { description?: string }
}

const fieldOf = (issue: Issue): string => {
  const path = issue.instancePath.slice(1).replaceAll('/', '.')
  const extra = issue.params.additionalProperty ?? issue.params.missingProperty
  const name = typeof extra === 'string' ? extra : ''
  const field = [path, name].filter(Boolean).join('.')
  // The API document calls a wildcard `path`. A hostile name may be long.
  return field === '*' ? 'path' : field.slice(0, MAX_SHOWN)
}

const places: Record<string, string> = {
  body: 'body field',
  querystring: 'query parameter',
  params: 'path parameter',
  headers: 'header',
}

const expectationOf = ({ parentSchema }: Issue): string[] =>
  parentSchema?.description === undefined
    ? []
    : [`Expected: ${parentSchema.description.replace(/\.$/, '')}`]

const complaint = (issue: Issue): string => {
  switch (issue.keyword) {
    case 'additionalProperties':
      return 'is not known here; leave it out'
    case 'required':
      return 'is required'
    case 'enum':
      return `must be one of ${[issue.params.allowedValues].flat().join(', ')}`
    case 'pattern':
      return ['has the wrong format', ...expectationOf(issue)].join('. ')
    default:
      return issue.message ?? 'is invalid'
  }
}

const validationError = (error: FastifyError, request: FastifyRequest): AppError => {
  const issue = error.validation?.[0]
  const code = request.routeOptions.config.invalidCode ?? 'request.invalid'
  if (!issue) return new AppError(code, 'The request does not match its schema.')
  const where = error.validationContext ?? 'body'
  const field = fieldOf(issue)
  const at = field ? `${places[where] ?? where} \`${field}\`` : where
  return new AppError(code, `The ${at} ${complaint(issue)}.`, {
    details: { in: where, field, rule: issue.keyword },
  })
}

const wrongMediaType = ({ method, routeOptions }: FastifyRequest): AppError => {
  const { schema, config } = routeOptions
  const isBodiless = schema?.body === undefined && (method === 'GET' || method === 'DELETE')
  const mediaType = config.mediaType ?? 'application/json'
  return isBodiless
    ? new AppError(
        'request.media_type',
        'This route accepts no body. Send none, and no Content-Type.',
      )
    : new AppError('request.media_type', `Send the body as \`${mediaType}\`.`, {
        details: { media_types: [mediaType] },
      })
}

const fastifyError = (error: FastifyError, request: FastifyRequest): AppError | null => {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError(
        request.routeOptions.config.tooLargeCode ?? 'request.too_large',
        `The body is larger than the ${sizeText(request.routeOptions.bodyLimit)} that this route accepts.`,
        { details: { max_bytes: request.routeOptions.bodyLimit } },
      )
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return wrongMediaType(request)
    default:
      return error.statusCode !== undefined && error.statusCode < 500
        ? new AppError('request.invalid', error.message)
        : null
  }
}

const statusError = (error: Error): AppError | null => {
  // Node's stream errors when the client goes away in mid-body.
  if (
    'code' in error &&
    (error.code === 'ECONNRESET' || error.code === 'ERR_STREAM_PREMATURE_CLOSE')
  )
    return new AppError(
      'request.invalid',
      'The body ended early. Nothing was changed; send it again.',
    )
  if ('statusCode' in error && error.statusCode === 503)
    return new AppError('unavailable', 'The service is shutting down. Try again.', {
      retryAfter: 2,
      cause: error,
    })
  if ('statusCode' in error && error.statusCode === 400)
    return new AppError('request.invalid', STATUS_CODES[400] ?? 'Bad Request', { cause: error })
  return null
}

export const toAppError = (error: Error, request: FastifyRequest): AppError => {
  if (error instanceof AppError) return error
  if (isFastifyError(error)) {
    const known = error.validation ? validationError(error, request) : fastifyError(error, request)
    if (known) return known
  }
  return (
    fromDatabaseError(error) ??
    statusError(error) ??
    new AppError(
      'internal_error',
      'The service failed. Find the cause in its log by the request id.',
      {
        cause: error,
      },
    )
  )
}

const contentHeaders = ['etag', 'content-disposition', 'content-length', 'accept-ranges']

/** The status and headers of an error, whatever its body. */
export const beginError = (
  error: AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter))
  // Headers that the route set for its response, and that do not apply to an error.
  for (const name of contentHeaders) reply.removeHeader(name)
  if (error.status !== 416) reply.removeHeader('content-range')
  reply.header('cache-control', 'no-store')
  // A URL that cannot be decoded is rejected before any hook runs.
  reply.header('x-request-id', request.id)
  if (isIncomplete(request.raw)) reply.header('connection', 'close')
  return reply.code(error.status)
}

export const sendProblem = (error: AppError, request: FastifyRequest, reply: FastifyReply) =>
  beginError(error, request, reply)
    .type(PROBLEM_TYPE)
    .send(jsonLine(problemOf(error, request.id)))

const noRoute = (method: string, methods: string[]): AppError =>
  methods.length === 0
    ? new AppError('request.not_found', `There is no route for ${method} here; see /docs.`)
    : new AppError(
        'request.method_not_allowed',
        `${method} is not allowed here. Use ${methods.join(', ')}; see /docs.`,
      )

type SendNotFound = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

/**
 * Handles errors, and requests without a route. Returns the handler of the latter, so that a hook
 * can call it without waiting for the body.
 */
export const installErrorHandler = (app: FastifyInstance): SendNotFound => {
  closeAfterUnreadBody(app)
  const methodsOf = watchMethods(app)
  const sendNotFound: SendNotFound = (request, reply) => {
    const allowed = methodsOf(request.url)
    // If the method is allowed, the route itself responded that it found nothing.
    const methods = allowed.includes(request.method) ? [] : allowed
    if (methods.length > 0) reply.header('allow', methods.join(', '))
    return sendProblem(noRoute(request.method, methods), request, reply)
  }
  app.setErrorHandler((raw, request, reply) => {
    const thrown = raw instanceof Error ? raw : new Error(String(raw))
    const error = toAppError(thrown, request)
    if (error.isFault) request.log.error({ err: error.cause ?? error }, error.message)
    return sendProblem(error, request, reply)
  })
  app.setNotFoundHandler(sendNotFound)
  return sendNotFound
}
