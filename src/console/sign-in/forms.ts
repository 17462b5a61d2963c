/** Bodies of HTML forms, for the routes of one scope. */
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../platform/errors.ts'

/** The limit for forms whose sender is not known yet. */
export const SIGN_IN_BYTES = 32 * 1024

/** More than the review of a hundred capabilities has; reading very many would take seconds. */
const MAX_FIELDS = 2000

const fieldsOf = (body: string): Record<string, string> => {
  if (body.split('&', MAX_FIELDS + 1).length > MAX_FIELDS) {
    throw new AppError('request.too_complex', `A form may have at most ${MAX_FIELDS} fields.`)
  }
  return Object.fromEntries(new URLSearchParams(body))
}

/** Accepts as many bytes as the route does. */
export const acceptForms = (app: FastifyInstance): void => {
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => fieldsOf(body),
  )
}
