/** The caller of a request. Pure. */
import type { Claim } from './claim.ts'
import type { Grants, Role } from './roles.ts'

export type Actor = {
  /** A stable name for audit rows, never a secret. */
  id: string
  role: Role
  /** The only workspaces in which the actor has the role; omitted: all of them. */
  boundTo?: readonly string[]
  /** Roles that differ by workspace; `actorIn` picks the one that applies. */
  grants?: Grants
  /** The person behind the actor; omitted: a program, or unknown. */
  personId?: string
  /** The person or program of the identity provider behind the actor, whom four eyes compares. */
  identityId?: string
  /** The browser session of the request. */
  sessionId?: string
  /** An agent that works for another agent; it may propose only if the workspace allows it. */
  isSubAgent?: boolean
  /** The only skills that it may publish, besides what its role may do. */
  publishes?: readonly string[]
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
  /** Rejects once the caller has lost access that it had when the request began. */
  confirm?: () => Promise<void>
}

/** The service itself, acting on a timer. */
export const systemCaller = (workspaceId: string): Caller => ({
  workspaceId,
  actor: { id: 'system', role: 'admin' },
  requestId: null,
  address: null,
})
