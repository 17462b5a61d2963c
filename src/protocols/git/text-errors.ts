/** Errors as text, which Git shows to its user. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/errors.ts'
import { toAppError } from '../failure.ts'

const appErrorOf = (thrown: unknown): AppError => {
  const isOfClient =
    thrown instanceof Error &&
    'statusCode' in thrown &&
    typeof thrown.statusCode === 'number' &&
    thrown.statusCode < 500
  return isOfClient ? new AppError('request.invalid', thrown.message) : toAppError(thrown)
}

export const sendText = (error: AppError, request: FastifyRequest, reply: FastifyReply) => {
  if (error.isFault) request.log.error({ err: error.cause ?? error }, error.message)
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter))
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${error.message}\n`)
}

export const answerInText = (app: FastifyInstance): void => {
  app.setErrorHandler((thrown, request, reply) =>
    sendText(thrown instanceof AppError ? thrown : appErrorOf(thrown), request, reply),
  )
}

/** The sentence for a client that has the first part of its response already. */
export const tellLate =
  (request: FastifyRequest) =>
  (thrown: unknown): string => {
    const error = toAppError(thrown)
    if (error.isFault) request.log.error({ err: error.cause ?? error }, error.message)
    return error.message
  }
