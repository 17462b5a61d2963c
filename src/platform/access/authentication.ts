/**
 * The port to tokens and audit that the access hook needs: whether the service is open, who owns a
 * token, and where a rejection is recorded. Pure: types only.
 */
import type { Actor, Caller } from './caller.ts'

/** A valid token, or why it is not; `actor` is its owner, if known. */
export type Admission =
  | { isValid: true; actor: Actor }
  | { isValid: false; reason: 'unknown' | 'expired' | 'revoked'; actor: Actor | null }

/** Why a request without a valid token is rejected. */
export type RejectedToken = 'missing' | Extract<Admission, { isValid: false }>['reason']

export type Authentication = {
  /** Whether callers without a token are admitted. */
  isOpen: () => Promise<boolean>
  /** The same; the last known value if the database does not respond soon. */
  isOpenAsKnown: () => Promise<boolean>
  /** The last known value, without a query. */
  isOpenCached: () => boolean
  admit: (token: string) => Promise<Admission>
  /** Who is admitted, by the cache alone; null: call `isOpen` and `admit`. */
  lookUpCached: (token: string | null) => 'open' | Actor | null
  /** Those of the admitted tokens that are no longer valid, in one query. */
  findEnded: (tokens: readonly string[]) => Promise<Set<string>>
  /** Calls back with the id of each actor whose access this process ends. */
  onEnded: (listener: (actorId: string) => void) => void
}

type Refusal = {
  action: 'access'
  target: string
  reason_code: string
  details: Record<string, unknown>
  for_operators: boolean
}

/** Records a rejection, within limits. Never fails, since the rejection itself is the response. */
export type RecordRejection = (caller: Caller, refusal: Refusal) => Promise<void>
