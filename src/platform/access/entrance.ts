/**
 * What the access hook needs of tokens and audit: whether the service is open, whose a token is, and
 * where a rejection is recorded. Pure: types only.
 */
import type { Actor, Caller } from './caller.ts'

/** A token that lets in, or why it does not; `actor` is whose it was, where that is known. */
export type Admission =
  | { isValid: true; actor: Actor }
  | { isValid: false; reason: 'unknown' | 'expired' | 'revoked'; actor: Actor | null }

/** Why a request is not let in, where a token is needed. */
export type RefusedToken = 'missing' | Extract<Admission, { isValid: false }>['reason']

export type Entrance = {
  /** Whether callers without a token are let in. */
  isOpen: () => Promise<boolean>
  /** The same; what was known last where the database does not answer soon. */
  isOpenAsKnown: () => Promise<boolean>
  /** The same as far as known now: asks nothing, so it also answers without a database. */
  isOpenCached: () => boolean
  admit: (token: string) => Promise<Admission>
  /** Who is let in, as far as that is known without asking; null: `isOpen` and `admit` tell. */
  lookUpCached: (token: string | null) => 'anybody' | Actor | null
  /** Those of the tokens that were let in and would be no more; one question for all of them. */
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

/** Notes a refusal, within bounds. Never fails: the refusal itself is the answer. */
export type NoteRefusal = (caller: Caller, refusal: Refusal) => Promise<void>
