/** The address at which the client has reached the service. */
import type { FastifyRequest } from 'fastify'
import { workspaceIdOf } from './authenticator.ts'
import { DEFAULT_WORKSPACE } from '../access/workspace-id.ts'

/** Without a slash at its end; of `default` the root. */
export const workspaceUrlOf = (request: FastifyRequest): string => {
  const origin = `${request.protocol}://${request.host}`
  const id = workspaceIdOf(request)
  return id === DEFAULT_WORKSPACE ? origin : `${origin}/v1/workspaces/${id}`
}
