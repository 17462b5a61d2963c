/**
 * Trusted publishers: jobs of CI systems that publish skills of a workspace without a token of their
 * own. What is changed or deleted ends the tokens that were issued for it: here at once, within a
 * second elsewhere.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import { callerTransaction } from '../../platform/access/claim.ts'
import type { TrustedIssuerSettings } from '../../platform/config/config.ts'
import type { Database } from '../../platform/database/client.ts'
import {
  decodeCursor,
  DEFAULT_LIMIT,
  pageOf,
  type PageQuery,
} from '../../platform/database/cursor.ts'
import { takeTurns } from '../../platform/database/turns.ts'
import { AppError } from '../../platform/errors.ts'
import * as audit from '../audit/log.ts'
import type { CredentialAuthenticator } from '../credentials/authenticator.ts'
import { isActorOf } from '../tokens/credentials.ts'
import { revokePublisherTokens } from '../tokens/publisher-tokens.ts'
import * as repository from './repository.ts'
import type { PublisherRow } from './repository.ts'
import type { TrustedPublisher, TrustedPublisherBody, TrustedPublisherPage } from './schemas.ts'

type Dependencies = {
  db: Kysely<Database>
  authentication: Pick<CredentialAuthenticator, 'end'>
  /** Null: the operator lists none. */
  settings: TrustedIssuerSettings | null
}

const publisherOf = (row: PublisherRow): TrustedPublisher => ({
  publisher_id: row.publisher_id,
  issuer: row.issuer,
  // Stored as they were checked.
  claims: row.claims as TrustedPublisher['claims'],
  slugs: row.slugs,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

const keyOf = ({ workspaceId }: Caller, publisherId: string): repository.PublisherKey => ({
  workspace_id: workspaceId,
  publisher_id: publisherId,
})

const notFound = (publisherId: string): AppError =>
  new AppError(
    'trusted_publishers.not_found',
    `There is no trusted publisher ${publisherId} in this workspace.`,
  )

const termsOf = (row: TrustedPublisherBody | PublisherRow | null) =>
  row && { issuer: row.issuer, claims: row.claims, slugs: row.slugs }

export class TrustedPublisherService {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  async list(
    { workspaceId }: Caller,
    { limit = DEFAULT_LIMIT, cursor }: PageQuery,
  ): Promise<TrustedPublisherPage> {
    const list = { list: 'trusted_publishers' }
    const [after = null] = decodeCursor(cursor, 1, list) ?? []
    const rows = await repository.listPublishers(this.#deps.db, workspaceId, { after, limit })
    const { page, next_cursor } = pageOf(rows, limit, (last) => [last.publisher_id], list)
    return { trusted_publishers: page.map(publisherOf), next_cursor }
  }

  async read(caller: Caller, publisherId: string): Promise<TrustedPublisher> {
    const row = await repository.findPublisher(this.#deps.db, keyOf(caller, publisherId))
    if (!row) throw notFound(publisherId)
    return publisherOf(row)
  }

  /** Putting it as it is changes nothing. */
  async put(
    caller: Caller,
    publisherId: string,
    body: TrustedPublisherBody,
  ): Promise<{ publisher: TrustedPublisher; isNew: boolean }> {
    this.#checkIssuer(body.issuer)
    const row = { ...keyOf(caller, publisherId), ...body }
    const { ended, ...put } = await callerTransaction(this.#deps.db, caller, async (trx) => {
      await takeTurns(trx, `trusted publishers ${caller.workspaceId}`)
      const found = await repository.lockPublisher(trx, row)
      if (found && isDeepStrictEqual(termsOf(found), termsOf(body))) {
        return { publisher: publisherOf(found), isNew: false, ended: [] }
      }
      const same = await repository.findSameClaims(trx, row)
      if (same !== null) {
        throw new AppError(
          'trusted_publishers.same_claims',
          `${same} has the same claims: add the skills there.`,
          { details: { publisher_id: same } },
        )
      }
      const stored = await repository.putPublisher(trx, row)
      const revoked = found ? await this.#revoke(trx, found) : []
      await audit.record(trx, caller, {
        action: 'trusted_publisher_set',
        decision: 'allowed',
        target: audit.publisherTarget(publisherId),
        details: { before: termsOf(found), after: termsOf(stored), tokens_revoked: revoked.length },
      })
      return { publisher: publisherOf(stored), isNew: found === null, ended: revoked }
    })
    this.#end(ended)
    return put
  }

  async delete(caller: Caller, publisherId: string): Promise<void> {
    const key = keyOf(caller, publisherId)
    const ended = await callerTransaction(this.#deps.db, caller, async (trx) => {
      // Waits for exchanges that rely on it, so that their tokens are seen below.
      const found = await repository.lockPublisher(trx, key)
      if (!found) throw notFound(publisherId)
      await repository.deletePublisher(trx, key)
      const revoked = await this.#revoke(trx, found)
      await audit.record(trx, caller, {
        action: 'trusted_publisher_delete',
        decision: 'allowed',
        target: audit.publisherTarget(publisherId),
        details: { before: termsOf(found), tokens_revoked: revoked.length },
      })
      return revoked
    })
    this.#end(ended)
  }

  #revoke(
    trx: Parameters<typeof revokePublisherTokens>[0],
    { workspace_id: workspaceId, publisher_id: publisherId }: PublisherRow,
  ): Promise<string[]> {
    return revokePublisherTokens(trx, { workspaceId, publisherId })
  }

  #end(tokenIds: readonly string[]): void {
    if (tokenIds.length > 0) this.#deps.authentication.end(isActorOf(...tokenIds))
  }

  #checkIssuer(issuer: string): void {
    const issuers = this.#deps.settings?.issuers ?? []
    if (issuers.includes(issuer)) return
    throw new AppError(
      'trusted_publishers.issuer_refused',
      issuers.length === 0
        ? 'No CI system may publish here. The operator lists their issuers in OIDC_TRUSTED_ISSUERS.'
        : `The issuer must be one of OIDC_TRUSTED_ISSUERS: ${issuers.join(', ')}.`,
      { details: { issuers } },
    )
  }
}
