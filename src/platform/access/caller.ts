/** The caller of a request. Pure. */
import type { Claim } from './claim.ts'
import type { Role } from './roles.ts'

export type Actor = {
  /** Stable name for audit rows, never a secret. */
  id: string
  role: Role
  /** The only workspace that it may see; absent: all of them. */
  boundTo?: string
  /** Works for another agent: it proposes nothing unless the workspace lets it. */
  isSubAgent?: boolean
}

/** Whoever reaches a service that is open. */
export const local: Actor = { id: 'local', role: 'admin' }

/** Who asks, in which workspace, by which request. Services get it first; it is plain data. */
export type Caller = {
  workspaceId: string
  actor: Actor
  requestId: string | null
  address: string | null
  /** The idempotency key that this request holds. */
  claim?: Claim
}

/** The service itself, acting on a timer. */
export const systemCaller = (workspaceId: string): Caller => ({
  workspaceId,
  actor: { id: 'system', role: 'admin' },
  requestId: null,
  address: null,
})
