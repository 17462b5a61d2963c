/**
 * The port to tokens, sessions and audit that the access hook needs: whether the service is open,
 * who owns a credential, and where a rejection is recorded. Pure: types only.
 */
import type { Actor, Caller } from './caller.ts'

/** A valid credential and its owner, or why the credential is not valid. */
export type Admission =
  | { isValid: true; actor: Actor }
  | {
      isValid: false
      reason: 'unknown' | 'expired' | 'revoked'
      actor: Actor | null
      /** What is wrong with it, where its owner can know. */
      detail?: string
    }

/** Why a request without a valid credential is rejected. */
export type RejectedToken = 'missing' | Extract<Admission, { isValid: false }>['reason']

/** A credential is a bearer token, or the secret of a session behind `SESSION_PREFIX`. */
export type Authentication = {
  /** Whether callers without a credential are admitted. */
  isOpen: () => Promise<boolean>
  /** The same, but falls back to the last known value if the database is slow. */
  isOpenAsKnown: () => Promise<boolean>
  /** The last known value, without a query. */
  isOpenCached: () => boolean
  admit: (credential: string) => Promise<Admission>
  /** The caller, from the cache alone; null if unknown: call `isOpen` and `admit`. */
  lookUpCached: (credential: string | null) => 'open' | Actor | null
  /** The owners of those credentials that are valid now, without the cache. */
  findCurrent: (credentials: readonly string[]) => Promise<Map<string, Actor>>
  /** Calls back with a test for the actors whose access this process ends. */
  onEnded: (listener: (isEnded: (actor: Actor) => boolean) => void) => void
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
