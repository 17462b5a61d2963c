/** The caller of a request. Pure. */
import type { Claim } from './claim.ts'
import type { Role } from './roles.ts'

export type Actor = {
  /** A stable name for audit rows, never a secret. */
  id: string
  role: Role
  /** The only workspace that the actor may see; omitted: all of them. */
  boundTo?: string
  /** An agent that works for another agent; it may propose only if the workspace allows it. */
  isSubAgent?: boolean
}

/** The caller of an open service, who may do everything. */
export const localAdmin: Actor = { id: 'local', role: 'admin' }

/** The caller of a service method: actor, workspace and request, as plain data. */
export type Caller = {
  workspaceId: string
  actor: Actor
  requestId: string | null
  address: string | null
  /** The idempotency key of the request. */
  claim?: Claim
}

/** The service itself, acting on a timer. */
export const systemCaller = (workspaceId: string): Caller => ({
  workspaceId,
  actor: { id: 'system', role: 'admin' },
  requestId: null,
  address: null,
})
