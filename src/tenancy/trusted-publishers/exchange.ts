/**
 * Exchanges the token that a CI system signed for one of its jobs for a token of this service, which
 * lasts a quarter of an hour and publishes the skills of one trusted publisher. All in one
 * transaction: each token of the CI system counts once, on all replicas together, and a publisher
 * that is deleted meanwhile gets none.
 */
import type { JWTPayload } from 'jose'
import type { Kysely, Transaction } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import { DEFAULT_WORKSPACE } from '../../platform/access/workspace-id.ts'
import type { TrustedIssuerSettings } from '../../platform/config/config.ts'
import { type Database, transaction } from '../../platform/database/client.ts'
import { AppError } from '../../platform/errors.ts'
import * as audit from '../audit/log.ts'
import type { Refusals } from '../audit/refusals.ts'
import { Issuer } from '../issuers/issuer.ts'
import { issuePublisherToken } from '../tokens/publisher-tokens.ts'
import type { WorkspaceService } from '../workspaces/service.ts'
import { fitOf, jobOf, projectOf } from './claims.ts'
import * as repository from './repository.ts'
import type { PublisherRow } from './repository.ts'
import type { ExchangeBody, Exchanged } from './schemas.ts'

/** Who sends a request that has no caller yet. */
export type Visitor = Pick<Caller, 'requestId' | 'address'>

type Dependencies = {
  db: Kysely<Database>
  workspaces: Pick<WorkspaceService, 'findGone'>
  refusals: Refusals
  /** Null: the operator lists no issuers. */
  settings: TrustedIssuerSettings | null
  newId: () => string
}

type Verified = { issuer: string; jti: string; expiresAt: number; claims: JWTPayload }

const MAX_ID = 255

const invalid = (detail: string): AppError => new AppError('oidc.token_invalid', detail)

const notTrusted = ({ claim, value }: { claim: string; value: string | null }): AppError =>
  new AppError(
    'oidc.not_trusted',
    `No trusted publisher of this workspace accepts \`${claim}\` ${
      value === null ? 'being left out' : `= ${JSON.stringify(value)}`
    }, or there is no such workspace.`,
    { details: { claim, value } },
  )

const reused = (): AppError =>
  new AppError(
    'oidc.token_reused',
    'This ID token was exchanged before, and each counts once. Get a new one from the CI system; in GitLab declare one under `id_tokens` for each push.',
  )

export class TokenExchange {
  readonly #deps: Dependencies
  readonly #issuers: readonly Issuer[]

  constructor(deps: Dependencies) {
    this.#deps = deps
    this.#issuers = (deps.settings?.issuers ?? []).map((url) => new Issuer(url))
  }

  async exchange(
    visitor: Visitor,
    { id_token: idToken, workspace_id: workspaceId }: ExchangeBody,
  ): Promise<Exchanged> {
    let verified: Verified | null = null
    try {
      verified = await this.#verify(idToken)
      const known = verified
      return await transaction(this.#deps.db, (trx) =>
        this.#issue(trx, { visitor, workspaceId, verified: known }),
      )
    } catch (error) {
      const isRefusal = error instanceof AppError && !error.isFault
      if (isRefusal) await this.#note(error, { visitor, workspaceId, verified })
      throw error
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#issuers.map((issuer) => issuer.close()))
  }

  async #verify(idToken: string): Promise<Verified> {
    const { settings } = this.#deps
    const issuer = this.#issuers.find((one) => one.isOwn(idToken))
    if (!settings) {
      throw new AppError(
        'oidc.not_configured',
        'No CI system may publish here. The operator lists their issuers in OIDC_TRUSTED_ISSUERS.',
      )
    }
    if (!issuer) throw invalid('The token is of no issuer that the operator trusts.')
    const verification = await issuer.verify(idToken, { requiredClaims: ['aud', 'exp', 'jti'] })
    if ('fault' in verification) throw invalid(verification.fault)
    const { claims } = verification
    const audiences = [claims.aud].flat()
    // A token for several services could be sent on by any of them.
    if (audiences.length !== 1 || audiences[0] !== settings.audience) {
      throw invalid(`The only audience (\`aud\`) of the token must be ${settings.audience}.`)
    }
    const { jti, exp } = claims
    const isUsable = typeof jti === 'string' && jti !== '' && jti.length <= MAX_ID
    if (!isUsable || jti.includes('\0') || typeof exp !== 'number') {
      throw invalid(`The id (\`jti\`) of the token must have 1 to ${MAX_ID} characters.`)
    }
    return { issuer: issuer.url, jti, expiresAt: exp, claims }
  }

  async #issue(
    trx: Transaction<Database>,
    order: { visitor: Visitor; workspaceId: string; verified: Verified },
  ): Promise<Exchanged> {
    const { workspaceId, verified } = order
    const { claims, issuer } = verified
    const { claim, value } = projectOf(claims)
    const ofProject =
      value === null
        ? []
        : await repository.holdOfProject(trx, workspaceId, { issuer, claim, value })
    const fit = fitOf(claims, ofProject)
    if (!('trust' in fit)) throw notTrusted(fit)
    if (!(await repository.useTokenId(trx, verified))) throw reused()
    return this.#issueFor(trx, { ...order, trust: fit.trust })
  }

  async #issueFor(
    trx: Transaction<Database>,
    {
      visitor,
      workspaceId,
      verified: { claims, issuer },
      trust: { publisher_id: publisherId, slugs },
    }: { visitor: Visitor; workspaceId: string; verified: Verified; trust: PublisherRow },
  ): Promise<Exchanged> {
    const actor = { id: audit.publisherTarget(publisherId), role: 'publisher' } as const
    const tokenId = this.#deps.newId()
    const { secret, expiresAt } = await issuePublisherToken(trx, {
      tokenId,
      workspaceId,
      publisherId,
      slugs,
      label: `trusted publisher ${publisherId}`,
      createdBy: actor.id,
    })
    await audit.record(
      trx,
      { ...visitor, actor, workspaceId },
      {
        action: 'token_exchange',
        decision: 'allowed',
        target: audit.tokenTarget(tokenId),
        details: { issuer, publisher_id: publisherId, slugs, ...jobOf(claims) },
      },
    )
    return {
      token: secret,
      token_id: tokenId,
      publisher_id: publisherId,
      workspace_id: workspaceId,
      slugs,
      expires_at: expiresAt.toISOString(),
    }
  }

  /** For the workspace where there is one, and a token that is genuine; else for operators. */
  async #note(
    { code, message, details = {} }: AppError,
    {
      visitor,
      workspaceId,
      verified,
    }: { visitor: Visitor; workspaceId: string; verified: Verified | null },
  ): Promise<void> {
    const isOfOne = verified !== null && !(await this.#isGone(workspaceId))
    const caller: Caller = {
      ...visitor,
      actor: { id: 'anonymous', role: 'reader' },
      workspaceId: isOfOne ? workspaceId : DEFAULT_WORKSPACE,
    }
    const said = verified
      ? { issuer: verified.issuer, ...jobOf(verified.claims), ...details }
      : { fault: message }
    await this.#deps.refusals.record(caller, {
      action: 'token_exchange',
      target: 'service',
      reason_code: code,
      details: said,
      for_operators: !isOfOne,
    })
  }

  async #isGone(workspaceId: string): Promise<boolean> {
    return (await this.#deps.workspaces.findGone([workspaceId])).has(workspaceId)
  }
}

/** Once a minute, by the sweeper. */
export const sweepTokenIds = (db: Kysely<Database>): Promise<number> =>
  transaction(db, (trx) => repository.deleteExpiredIds(trx))
