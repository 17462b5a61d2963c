/** Sessions of browsers as credentials. */
import type { Kysely } from 'kysely'
import type { Actor } from '../../platform/access/caller.ts'
import { SESSION_PREFIX } from '../../platform/access/cookies.ts'
import { withGrants } from '../../platform/access/grants.ts'
import type { Grants } from '../../platform/access/roles.ts'
import { type Database, transaction } from '../../platform/database/client.ts'
import { adminToken } from '../credentials/authenticator.ts'
import { type CredentialKind, isLive, type Standing } from '../credentials/standing.ts'
import { readGrants, type RoleSettings } from '../group-roles/lookups.ts'
import { actorNamesOf } from '../people/lookups.ts'
import { actorOfToken } from '../tokens/credentials.ts'
import * as repository from './repository.ts'
import type { Holder } from './repository.ts'
import { adminDigestOf, isSecret, sha256Of } from './secret.ts'

type Dependencies = {
  db: Kysely<Database>
  /** Null: no identity provider is configured. */
  roles: RoleSettings | null
  adminToken: string | null
}

export class SessionCredentials implements CredentialKind {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  readonly owns = (credential: string): boolean =>
    credential.startsWith(SESSION_PREFIX) && isSecret(credential.slice(SESSION_PREFIX.length))

  async find(credentials: readonly string[]): Promise<Map<string, Standing>> {
    const { db, roles } = this.#deps
    const byDigest = new Map(
      credentials.map((one) => [sha256Of(one.slice(SESSION_PREFIX.length)), one]),
    )
    const holders = await repository.findHolders(db, [...byDigest.keys()])
    const sets = holders.map(({ groups }) => groups)
    const grants = roles === null ? [] : await readGrants(db, roles, sets)
    const standings = holders.map((holder, index) => this.#standingOf(holder, grants[index]))
    this.#recordUse(holders.filter((_holder, index) => isLive(standings[index] ?? ENDED)))
    return new Map(
      holders.map(({ sha256 }, index) => [byDigest.get(sha256) ?? '', standings[index] ?? ENDED]),
    )
  }

  #standingOf(holder: Holder, grants: Grants | undefined): Standing {
    const actor = this.#actorOf(holder, grants)
    const expiresInMs = holder.expires_in_ms
    if (actor === null || holder.is_ended) return { actor, reason: 'revoked', expiresInMs }
    return { actor, reason: expiresInMs <= 0 ? 'expired' : null, expiresInMs }
  }

  /** Null: the provider or the ADMIN_TOKEN of then is another one by now. */
  #actorOf(holder: Holder, grants: Grants | undefined): Actor | null {
    const { session_id: sessionId, person_id, is_client, issuer, token, admin_digest } = holder
    if (token !== null) return { ...actorOfToken(token), sessionId }
    if (person_id !== null) {
      if (issuer !== this.#deps.roles?.issuer || !grants) return null
      const names = actorNamesOf({ person_id, is_client: is_client === true })
      return withGrants({ ...names, sessionId }, grants)
    }
    const { adminToken: configured } = this.#deps
    const isSame = configured !== null && admin_digest === adminDigestOf(configured)
    return isSame ? { ...adminToken, sessionId } : null
  }

  /** Not awaited; the next use tries again. */
  #recordUse(holders: Holder[]): void {
    const due = holders.filter(({ is_use_due }) => is_use_due)
    if (due.length === 0) return
    const sessionIds = due.map(({ session_id }) => session_id)
    transaction(this.#deps.db, (trx) => repository.recordUse(trx, sessionIds)).catch(
      () => undefined,
    )
  }
}

const ENDED: Standing = { actor: null, reason: 'revoked', expiresInMs: 0 }
