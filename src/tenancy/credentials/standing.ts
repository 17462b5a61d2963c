/** What the kinds of credentials have in common. Pure: types only. */
import type { Admission } from '../../platform/access/authentication.ts'
import type { Actor } from '../../platform/access/caller.ts'

/** What is known of one credential. */
export type Standing = {
  actor: Actor | null
  /** Null: it is valid. */
  reason: Extract<Admission, { isValid: false }>['reason'] | null
  /** What is wrong with it, where its owner can know. */
  detail?: string
  expiresInMs: number
}

export type CredentialKind = {
  owns: (credential: string) => boolean
  /** With as few queries for many as for one; unknown ones are left out. */
  find: (credentials: readonly string[]) => Promise<Map<string, Standing>>
}

export const isLive = ({ actor, reason, expiresInMs }: Standing): boolean =>
  actor !== null && reason === null && expiresInMs > 0
