/**
 * The port to tokens and audit that the access hook needs: whether the service is open, who owns a
 * token, and where a rejection is recorded. Pure: types only.
 */
import type { Actor, Caller } from './caller.ts'

/** A valid token and its owner, or why the token is not valid. */
export type Admission =
  | { isValid: true; actor: Actor }
  | { isValid: false; reason: 'unknown' | 'expired' | 'revoked'; actor: Actor | null }

/** Why a request without a valid token is rejected. */
export type RejectedToken = 'missing' | Extract<Admission, { isValid: false }>['reason']

export type Authentication = {
  /** Whether callers without a token are admitted. */
  isOpen: () => Promise<boolean>
  /** The same, but falls back to the last known value if the database is slow. */
  isOpenAsKnown: () => Promise<boolean>
  /** The last known value, without a query. */
  isOpenCached: () => boolean
  admit: (token: string) => Promise<Admission>
  /** The caller, from the cache alone; null if unknown: call `isOpen` and `admit`. */
  lookUpCached: (token: string | null) => 'open' | Actor | null
  /** Which of these admitted tokens are no longer valid, in one query. */
  findEnded: (tokens: readonly string[]) => Promise<Set<string>>
  /** Calls back with the id of each actor whose access this process ends. */
  onEnded: (listener: (actorId: string) => void) => void
}

type Rejection = {
  action: 'access'
  target: string
  reason_code: string
  details: Record<string, unknown>
  for_operators: boolean
}

/** Records a rejection, within limits. Never fails, since the rejection itself is the response. */
export type RecordRejection = (caller: Caller, rejection: Rejection) => Promise<void>
