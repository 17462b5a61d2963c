/** The browser of a request, as it calls itself. */
import type { FastifyRequest } from 'fastify'

export const agentOf = ({ headers }: FastifyRequest): string | null =>
  headers['user-agent']?.slice(0, 200).replaceAll(/\P{ASCII}|\p{Cc}/gu, '') ?? null
