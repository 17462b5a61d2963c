/** The state of the workspace of a request that was admitted as a visitor's. */
import type { FastifyRequest } from 'fastify'
import type { WorkspaceState } from '../platform/database/state-cache.ts'
import { workspaceIdOf } from '../platform/http/authenticator.ts'

export type Workspaces = { check: (workspaceId: string) => Promise<string> }

/** Throws `workspaces.not_found`. */
export const stateFor = async (
  request: FastifyRequest,
  workspaces: Workspaces,
): Promise<WorkspaceState> => {
  const workspaceId = workspaceIdOf(request)
  return request.workspaceState ?? { workspaceId, state: await workspaces.check(workspaceId) }
}
