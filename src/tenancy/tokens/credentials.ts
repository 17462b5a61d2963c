/** Tokens of this service as credentials. */
import type { Kysely } from 'kysely'
import type { Actor } from '../../platform/access/caller.ts'
import { type Database, transaction } from '../../platform/database/client.ts'
import { type CredentialKind, isLive, type Standing } from '../credentials/standing.ts'
import * as repository from './repository.ts'
import { isSecret, sha256Of } from './secret.ts'

const actorIdOf = (tokenId: string): string => `token:${tokenId}`

export const isActorOf = (...tokenIds: readonly string[]) => {
  const actorIds = new Set(tokenIds.map(actorIdOf))
  return ({ id }: Actor): boolean => actorIds.has(id)
}

/** The rights of a token, wherever they are exercised. */
export const actorOfToken = (token: {
  token_id: string
  role: Actor['role']
  workspace_id: string | null
  sub_agent: boolean
  person_id: string | null
  is_of_program: boolean
  slugs: readonly string[] | null
}): Actor => ({
  id: actorIdOf(token.token_id),
  // One of single skills publishes those, and is a reader of all else.
  ...(token.slugs === null ? { role: token.role } : { role: 'reader', publishes: token.slugs }),
  ...(token.workspace_id === null ? {} : { boundTo: [token.workspace_id] }),
  ...(token.person_id === null ? {} : { identityId: token.person_id }),
  // A program does not become a person by a token that names it.
  ...(token.person_id === null || token.is_of_program ? {} : { personId: token.person_id }),
  ...(token.sub_agent ? { isSubAgent: true } : {}),
})

const standingOf = (holder: repository.Holder): Standing => ({
  actor: actorOfToken(holder),
  reason: holder.is_revoked ? 'revoked' : holder.expires_in_ms <= 0 ? 'expired' : null,
  expiresInMs: holder.expires_in_ms,
})

export class TokenCredentials implements CredentialKind {
  readonly #db: Kysely<Database>

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  readonly owns = isSecret

  readonly hasAny = (): Promise<boolean> => repository.hasTokens(this.#db)

  async find(tokens: readonly string[]): Promise<Map<string, Standing>> {
    const byDigest = new Map(tokens.map((token) => [sha256Of(token), token]))
    const holders = await repository.findHolders(this.#db, [...byDigest.keys()])
    this.#recordUse(holders)
    return new Map(holders.map((holder) => [byDigest.get(holder.sha256) ?? '', standingOf(holder)]))
  }

  /** Not awaited; the next use tries again. */
  #recordUse(holders: repository.Holder[]): void {
    const due = holders.filter((holder) => holder.is_use_due && isLive(standingOf(holder)))
    if (due.length === 0) return
    const tokenIds = due.map(({ token_id }) => token_id)
    transaction(this.#db, (trx) => repository.recordUse(trx, tokenIds)).catch(() => undefined)
  }
}
