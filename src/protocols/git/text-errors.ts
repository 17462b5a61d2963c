/** Errors as text, which Git shows to its user. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppError } from '../../platform/errors.ts'
import { toAppError } from '../../platform/http/error-handler.ts'
import { toAppError as lateErrorOf } from '../failure.ts'

const sendText = (error: AppError, request: FastifyRequest, reply: FastifyReply) => {
  if (error.isFault) request.log.error({ err: error.cause ?? error }, error.message)
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter))
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${error.message}\n`)
}

export const answerInText = (app: FastifyInstance): void => {
  app.setErrorHandler((raw, request, reply) => {
    const thrown = raw instanceof Error ? raw : new Error(String(raw))
    return sendText(toAppError(thrown, request), request, reply)
  })
}

/** The sentence for a client that has the first part of its response already. */
export const tellLate =
  (request: FastifyRequest) =>
  (thrown: unknown): string => {
    const error = lateErrorOf(thrown)
    if (error.isFault) request.log.error({ err: error.cause ?? error }, error.message)
    return error.message
  }
