/**
 * The identity provider that a registry names (RFC 9728), and this program as a client of it: known
 * there by an id, or registered for the occasion. `openid-client` speaks the protocols.
 */
import * as oidc from 'openid-client'
import { isLoopbackName } from '../../../src/platform/access/loopback.ts'
import { Refusal, refuse, UsageError } from '../api/failures.ts'
import type { SignIn } from '../config/profiles.ts'
import type { Context } from '../context.ts'

/** Its name, and what it calls itself until it has an id. */
const PROGRAM = 'skill'

export type Resource = { issuer: string; resource: string }

/** RFC 9728, 3.3: a server that names another one would be handed the tokens for that one. */
const checkResource = (url: string, resource: string): void => {
  if (resource === url) return
  throw refuse(
    'cli.other_resource',
    'Not signed in',
    `${url} names another address as its own, ${resource}, and would get a token for that one. If both are the same registry, give the address that it names with --url, or ask its administrator to set PUBLIC_URL to yours.`,
  )
}

/** Null if it has no identity provider. */
export const findResource = async ({ config, registry }: Context): Promise<Resource | null> => {
  try {
    const { resource, authorization_servers: servers } = await registry.ask((api, signal) =>
      api.GET('/.well-known/oauth-protected-resource', { signal }),
    )
    checkResource(config.url, resource)
    const [issuer] = servers
    return issuer === undefined ? null : { issuer, resource }
  } catch (error) {
    if (error instanceof Refusal && error.code === 'oidc.not_configured') return null
    throw error
  }
}

/** Secrets travel in the clear on this machine only. */
const optionsOf = (issuer: string): oidc.DiscoveryRequestOptions => {
  const { protocol, hostname } = new URL(issuer)
  if (protocol === 'https:') return {}
  if (isLoopbackName(hostname)) return { execute: [oidc.allowInsecureRequests] }
  throw refuse('cli.issuer_insecure', 'Not secure', `The identity provider ${issuer} has no https.`)
}

export const asIssuer = async (issuer: string, clientId: string): Promise<oidc.Configuration> =>
  wordErrors(issuer, () =>
    oidc.discovery(new URL(issuer), clientId, undefined, oidc.None(), optionsOf(issuer)),
  )

/** Providers compare a loopback redirect without its port (RFC 8252, 7.3), but not all of them. */
export const register = async (issuer: string, redirect: string): Promise<oidc.Configuration> =>
  wordErrors(issuer, async () => {
    const known = await oidc.discovery(
      new URL(issuer),
      PROGRAM,
      undefined,
      oidc.None(),
      optionsOf(issuer),
    )
    const metadata = known.serverMetadata()
    if (metadata.registration_endpoint === undefined) {
      throw new UsageError(
        `${issuer} does not register programs by itself. Ask its administrator for the id of a public client with the redirect address http://127.0.0.1/callback, and name it with --client-id.`,
      )
    }
    const grants = ['authorization_code', 'refresh_token']
    if (metadata.device_authorization_endpoint !== undefined) grants.push(DEVICE_GRANT)
    const client = {
      client_name: PROGRAM,
      application_type: 'native',
      redirect_uris: [redirect],
      grant_types: grants.filter((one) => metadata.grant_types_supported?.includes(one) ?? true),
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    }
    return oidc.dynamicClientRegistration(new URL(issuer), client, oidc.None(), optionsOf(issuer))
  })

const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code'

/** Only those that the provider has; others are an error at some. */
export const scopeOf = (config: oidc.Configuration): string => {
  const supported = config.serverMetadata().scopes_supported ?? []
  const wanted = ['profile', 'email', 'groups', 'offline_access']
  return ['openid', ...wanted.filter((one) => supported.includes(one))].join(' ')
}

export type Signed = { token: string; signIn: SignIn }

export const signedOf = (
  config: oidc.Configuration,
  { issuer, resource }: Resource,
  tokens: oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers,
  refreshBefore: string | null = null,
): Signed => {
  const seconds = tokens.expiresIn()
  return {
    token: tokens.access_token,
    signIn: {
      issuer,
      clientId: config.clientMetadata().client_id,
      resource,
      refreshToken: tokens.refresh_token ?? refreshBefore,
      expiresAt: seconds === undefined ? null : Math.floor(Date.now() / 1000) + seconds,
    },
  }
}

const causeOf = (error: Error): string =>
  error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message

/** What the provider says, or that it says nothing. */
export const wordErrors = async <T>(issuer: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (
      error instanceof oidc.ResponseBodyError ||
      error instanceof oidc.AuthorizationResponseError
    ) {
      const said = error.error_description ?? error.error
      throw refuse('cli.sign_in_refused', 'Not signed in', `${issuer} says: ${said}`)
    }
    if (error instanceof UsageError || error instanceof Refusal || !(error instanceof Error)) {
      throw error
    }
    throw refuse(
      'cli.sign_in_failed',
      'Not signed in',
      `The identity provider ${issuer} could not be used: ${causeOf(error)}`,
    )
  }
}
