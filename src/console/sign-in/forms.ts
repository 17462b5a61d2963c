/** Bodies of HTML forms, for the routes of one scope. */
import type { FastifyInstance } from 'fastify'

const MAX_BYTES = 32 * 1024

export const acceptForms = (app: FastifyInstance): void => {
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
  )
}
