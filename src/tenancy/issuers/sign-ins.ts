/**
 * Sign-in of a browser with the identity provider: authorization code with PKCE, state, nonce and
 * issuer. `openid-client` speaks the protocol; what is between its two requests is kept here, so
 * that any replica may answer the second one.
 */
import type { Kysely } from 'kysely'
import * as oidc from 'openid-client'
import type { Caller } from '../../platform/access/caller.ts'
import { isGranted, withGrants } from '../../platform/access/grants.ts'
import type { OidcSettings } from '../../platform/config/config.ts'
import { type Database, transaction } from '../../platform/database/client.ts'
import { AppError } from '../../platform/errors.ts'
import { OutboundFailure } from '../../platform/outbound/failure.ts'
import { readGrants } from '../group-roles/lookups.ts'
import { actorNamesOf, recognizeIn } from '../people/lookups.ts'
import { sha256Of } from '../sessions/secret.ts'
import type { SessionService, Started } from '../sessions/service.ts'
import { type Claims, groupsIn, identityOf, isOverage } from './claims.ts'
import { CLOCK_SKEW_SECONDS, type Issuer } from './issuer.ts'
import * as repository from './repository.ts'
import { returnToOf } from './return-to.ts'

type Client = NonNullable<OidcSettings['client']>

type Dependencies = {
  db: Kysely<Database>
  issuer: Issuer
  settings: OidcSettings & { client: Client }
  sessions: SessionService
}

export type SignedIn = Started & { returnTo: string }

export const CALLBACK = '/console/sign-in/callback'
const SIGNED_OUT = '/console/signed-out'

const failed = (detail: string, cause?: unknown): AppError =>
  new AppError('oidc.sign_in_failed', detail, cause === undefined ? {} : { cause })

/** What the provider said where it rejects, without anything that it could put into a page. */
const reasonOf = (error: unknown): string => {
  if (error instanceof oidc.AuthorizationResponseError || error instanceof oidc.ResponseBodyError) {
    return `The identity provider rejected the sign-in (${error.error.replace(/[^\w-]/g, '')}).`
  }
  return 'The response of the identity provider is not one to this sign-in.'
}

const isAway = (error: unknown): boolean => {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof OutboundFailure) return true
  }
  return false
}

export class SignIns {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  get issuer(): string {
    return this.#deps.settings.issuer
  }

  /** The address at the provider that the browser is sent to. `browser` is the secret of its cookie. */
  async begin(returnTo: unknown, browser: string): Promise<string> {
    const { db, issuer, settings } = this.#deps
    await issuer.checkReachable()
    const config = await this.#configuration()
    const [state, nonce, verifier] = [
      oidc.randomState(),
      oidc.randomNonce(),
      oidc.randomPKCECodeVerifier(),
    ]
    const url = oidc.buildAuthorizationUrl(config, {
      redirect_uri: settings.client.publicUrl + CALLBACK,
      scope: (await issuer.scopes()).join(' '),
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    })
    await transaction(db, (trx) =>
      repository.insertSignIn(trx, {
        state_sha256: sha256Of(state),
        browser_sha256: sha256Of(browser),
        nonce,
        verifier,
        return_to: returnToOf(returnTo),
      }),
    )
    return url.href
  }

  /** `query` is that of the callback. */
  async finish(
    caller: Caller,
    { query, browser, agent }: { query: string; browser: string | null; agent: string | null },
  ): Promise<SignedIn> {
    const { db, settings, sessions } = this.#deps
    const state = new URLSearchParams(query).get('state')
    const known = state === null || browser === null ? null : await this.#take(state, browser)
    if (!known || state === null) {
      throw failed(
        'This sign-in was not started by this browser, is older than ten minutes, or was finished already. Sign in again.',
      )
    }
    const { identity, groups, sid } = await this.#exchange(query, { ...known, state })
    const [grants] = await readGrants(db, settings, [groups])
    const started = await transaction(db, async (trx) => {
      const person = await recognizeIn(trx, identity)
      if (person.is_disabled) {
        throw new AppError('access.forbidden', 'An admin has disabled your access to this service.')
      }
      const actor = withGrants(actorNamesOf(person), grants ?? NONE)
      if (!isGranted(actor)) throw noRole(groups)
      const owner = { personId: person.person_id }
      return sessions.start(trx, { ...caller, actor }, { owner, sid, groups, agent })
    })
    return { ...started, returnTo: known.return_to }
  }

  /** Where the session at the provider is ended; null if it has no such page, or is away. */
  async logoutUrl(): Promise<string | null> {
    const { settings } = this.#deps
    const config = await this.#configuration().catch(() => null)
    if (config?.serverMetadata().end_session_endpoint === undefined) return null
    return oidc.buildEndSessionUrl(config, {
      client_id: settings.client.id,
      post_logout_redirect_uri: settings.client.publicUrl + SIGNED_OUT,
    }).href
  }

  #take(state: string, browser: string) {
    const key = { state_sha256: sha256Of(state), browser_sha256: sha256Of(browser) }
    return transaction(this.#deps.db, (trx) => repository.takeSignIn(trx, key))
  }

  async #exchange(query: string, known: { state: string; nonce: string; verifier: string }) {
    const { settings } = this.#deps
    const config = await this.#configuration()
    try {
      const url = new URL(`${settings.client.publicUrl}${CALLBACK}?${query}`)
      const tokens = await oidc.authorizationCodeGrant(config, url, {
        expectedState: known.state,
        expectedNonce: known.nonce,
        pkceCodeVerifier: known.verifier,
        idTokenExpected: true,
      })
      const idToken: Claims = tokens.claims() ?? {}
      const claims = await this.#withGroups(config, idToken, tokens.access_token)
      const identity = identityOf(claims, settings.issuer)
      if (identity === null) throw failed('The subject of the ID token cannot be used.')
      const { sid } = idToken
      return {
        // Programs do not go through the provider's pages.
        identity: { ...identity, isClient: false },
        groups: groupsIn(claims, settings.groupsClaim),
        sid: typeof sid === 'string' ? sid : null,
      }
    } catch (error) {
      if (error instanceof AppError) throw error
      throw isAway(error) ? this.#deps.issuer.unavailable(error) : failed(reasonOf(error), error)
    }
  }

  /** Many providers have groups and names in their user info only. */
  async #withGroups(
    config: oidc.Configuration,
    idToken: Claims,
    accessToken: string,
  ): Promise<Claims> {
    const { groupsClaim } = this.#deps.settings
    const hasUserInfo = config.serverMetadata().userinfo_endpoint !== undefined
    const isWhole = Object.hasOwn(idToken, groupsClaim) || !hasUserInfo
    const claims: Claims = isWhole
      ? idToken
      : { ...(await oidc.fetchUserInfo(config, accessToken, String(idToken['sub']))), ...idToken }
    if (!isOverage(claims, groupsClaim)) return claims
    throw failed(
      'You are in more groups than the identity provider writes into a token. Ask for an application role, or for fewer groups in the token.',
    )
  }

  async #configuration(): Promise<oidc.Configuration> {
    const { issuer, settings } = this.#deps
    const { id, secret } = settings.client
    const metadata = await issuer.metadata()
    const auth = secret === null ? oidc.None() : oidc.ClientSecretPost(secret)
    const config = new oidc.Configuration(
      metadata,
      id,
      { [oidc.clockTolerance]: CLOCK_SKEW_SECONDS },
      auth,
    )
    config[oidc.customFetch] = (url, { body, ...init }) =>
      // Every request of the flow has a form or nothing.
      issuer.fetch(url, body instanceof URLSearchParams ? { ...init, body } : init)
    // Only loopback may be an issuer without TLS.
    if (settings.issuer.startsWith('http:')) oidc.allowInsecureRequests(config)
    oidc.enableNonRepudiationChecks(config)
    return config
  }
}

const NONE = { everywhere: null, workspaces: new Map() }

const noRole = (groups: readonly string[]): AppError =>
  new AppError(
    'access.forbidden',
    groups.length === 0
      ? 'The identity provider names no group of yours, and only groups have roles here. Show this to an admin.'
      : 'None of your groups has a role here. Show this to an admin.',
    { details: { groups } },
  )
