/** Signed access tokens of the identity provider as credentials. */
import type { Kysely } from 'kysely'
import { withGrants } from '../../platform/access/grants.ts'
import type { OidcSettings } from '../../platform/config/config.ts'
import type { Database } from '../../platform/database/client.ts'
import type { CredentialKind, Standing } from '../credentials/standing.ts'
import { readGrants } from '../group-roles/lookups.ts'
import { actorNamesOf, type Identity, recognize } from '../people/lookups.ts'
import { type Claims, groupsIn, identityOf, otherUseOf } from './claims.ts'
import { CLOCK_SKEW_SECONDS, type Issuer } from './issuer.ts'

const FORM = /^[\w-]+\.[\w-]+\.[\w-]+$/

type Dependencies = {
  db: Kysely<Database>
  issuer: Issuer
  settings: OidcSettings
  publicUrl: string | null
}

type Verified = { identity: Identity; groups: string[]; expiresInMs: number }

const rejected = (detail: string, isExpired = false): Standing => ({
  actor: null,
  reason: isExpired ? 'expired' : 'unknown',
  detail,
  expiresInMs: 0,
})

export class IssuerCredentials implements CredentialKind {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  readonly owns = (credential: string): boolean => FORM.test(credential)

  async find(tokens: readonly string[]): Promise<Map<string, Standing>> {
    const { db, settings } = this.#deps
    const found = new Map<string, Standing>()
    const verified: [token: string, what: Verified][] = []
    for (const token of tokens) {
      const one = await this.#verify(token)
      if ('actor' in one) found.set(token, one)
      else verified.push([token, one])
    }
    if (verified.length === 0) return found
    const identities = verified.map(([, { identity }]) => identity)
    const people = await recognize(db, settings.issuer, identities)
    const sets = verified.map(([, { groups }]) => groups)
    const grants = await readGrants(db, settings, sets)
    for (const [index, [token, { identity, expiresInMs }]] of verified.entries()) {
      const person = people.get(identity.subject)
      const granted = grants[index]
      if (!person || !granted) continue
      const actor = withGrants(actorNamesOf(person), granted)
      const reason = person.is_disabled ? 'revoked' : null
      found.set(token, { actor, reason, expiresInMs })
    }
    return found
  }

  async #verify(token: string): Promise<Verified | Standing> {
    const { issuer, settings } = this.#deps
    const verification = await issuer.verify(token, { requiredClaims: ['sub', 'exp', 'aud'] })
    if ('fault' in verification) return rejected(verification.fault, verification.isExpired)
    const claims: Claims = verification.claims
    const otherUse = otherUseOf(claims, verification.type)
    if (otherUse !== null) return rejected(`This is ${otherUse}; send an access token.`)
    if (!this.#isAudience(claims['aud'])) {
      return rejected('The audience (`aud`) of the token is not this service.')
    }
    const identity = identityOf(claims, settings.issuer)
    if (identity === null) return rejected('The subject (`sub`) of the token cannot be used.')
    const groups = groupsIn(claims, settings.groupsClaim)
    const expiresInMs = Number(claims['exp']) * 1000 + CLOCK_SKEW_SECONDS * 1000 - Date.now()
    return { identity, groups, expiresInMs }
  }

  #isAudience(aud: unknown): boolean {
    const { settings, publicUrl } = this.#deps
    const named = [aud].flat().filter((one) => typeof one === 'string')
    if (settings.audiences.length > 0) return named.some((one) => settings.audiences.includes(one))
    return named.some((one) => one === publicUrl || one.startsWith(`${publicUrl}/`))
  }
}
