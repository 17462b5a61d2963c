/** The header in which some clients send a token, instead of a bearer token. */
import type { FastifyRequest } from 'fastify'

/** A bearer token wins, as it does over a session. */
export const acceptApiKey = ({ headers }: FastifyRequest): void => {
  const key = headers['x-api-key']
  if (typeof key === 'string' && key !== '') headers.authorization ??= `Bearer ${key}`
}
