/** What the tokens of identity providers say of their subject. Pure. */
import type { Identity } from '../people/lookups.ts'

export type Claims = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && !value.includes('\0') ? value : null

/** A claim with one group is a text at some providers. */
export const groupsIn = (claims: Claims, claim: string): string[] => {
  const value = Object.hasOwn(claims, claim) ? claims[claim] : undefined
  const named = [...new Set([value].flat().flatMap((one) => textOf(one) ?? []))]
  return named.slice(0, MAX_GROUPS)
}

/** More would make every look-up of roles slow. */
const MAX_GROUPS = 1000

/** Entra leaves the groups out where they are too many, and points to another service. */
export const isOverage = (claims: Claims, claim: string): boolean => {
  const names = claims['_claim_names']
  return typeof names === 'object' && names !== null && Object.hasOwn(names, claim)
}

/**
 * Whether a token was issued to a program for itself. Providers say so in different ways: the client
 * is the subject (RFC 9068), or a claim of their own. Names say nothing, since people choose theirs.
 */
const isOfClient = (claims: Claims): boolean => {
  const { sub, client_id: clientId, azp, gty, idtyp } = claims
  if (sub === clientId || sub === azp) return true
  if (gty === 'client-credentials' || idtyp === 'app') return true
  // Keycloak notes where the client called from, for service accounts only.
  return textOf(claims['clientHost']) !== null && textOf(claims['clientAddress']) !== null
}

export const identityOf = (claims: Claims, issuer: string): Identity | null => {
  const subject = textOf(claims['sub'])
  if (subject === null || subject.length > 255) return null
  return {
    issuer,
    subject,
    isClient: isOfClient(claims),
    name: textOf(claims['name']) ?? textOf(claims['preferred_username']),
    email: textOf(claims['email']),
  }
}

const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout'

export const isLogout = ({ events }: Claims): boolean =>
  typeof events === 'object' && events !== null && Object.hasOwn(events, LOGOUT_EVENT)

/** Of GitLab CI and of GitHub Actions. */
const JOB_CLAIMS = ['pipeline_id', 'job_id', 'job_workflow_ref']

/** Types of tokens (`typ` of the header) that may be access tokens; none is as good as JWT. */
const ACCESS_TYPE = /^(?:application\/)?(?:at\+jwt|jwt)$/i

/** What only ID tokens have: of the code flow, and of those that return a token or a code as well. */
const ID_CLAIMS = ['nonce', 'at_hash', 'c_hash', 's_hash']

/** Why a token of the provider is no access token; null if it may be one. */
export const otherUseOf = (claims: Claims, type: string | null): string | null => {
  const has = (names: readonly string[]) => names.some((name) => claims[name] !== undefined)
  if (has(['events'])) return 'a logout token'
  // Some providers mark the use in the payload.
  if (claims['typ'] === 'ID' || has(ID_CLAIMS)) return 'an ID token'
  if (claims['typ'] === 'Refresh') return 'a refresh token'
  // A provider that runs CI as well signs tokens of jobs, with the groups of the person who started them.
  if (has(JOB_CLAIMS)) return 'a token of a CI job'
  return type === null || ACCESS_TYPE.test(type) ? null : 'a token of another type'
}
