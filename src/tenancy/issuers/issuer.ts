/**
 * An issuer of signed tokens: where its end points are, and the keys that it signs with. Both are
 * read when they are first needed and then kept fresh in the background, so that tokens go on being
 * accepted for a day while the issuer is away. A key that is not known yet is asked for at once.
 */
import {
  createRemoteJWKSet,
  customFetch,
  decodeJwt,
  errors,
  type JWTPayload,
  type JWTVerifyOptions,
  jwtVerify,
  type RemoteJWKSet,
} from 'jose'
import type { ServerMetadata } from 'openid-client'
import { AppError } from '../../platform/errors.ts'
import { type Fetch, OutboundClient } from '../../platform/outbound/client.ts'
import { isIssuer } from '../../platform/outbound/origins.ts'

/** Between two clocks. */
export const CLOCK_SKEW_SECONDS = 60

const TIMEOUT_MS = 5000
const MAX_BYTES = 1024 * 1024
const REFRESHED_AFTER_MS = 10 * 60_000
const KEYS_LAST_MS = 24 * 3_600_000
/** How often unknown keys may be asked for. */
const COOLDOWN_MS = 1000

/** Asymmetric ones only: with others the public key could sign. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
]

type Metadata = ServerMetadata & { jwks_uri: string }

type Known = { metadata: Metadata; keys: RemoteJWKSet; outbound: OutboundClient; readAt: number }

export type Verification =
  { claims: JWTPayload; type: string | null } | { fault: string; isExpired: boolean }

const isMetadata = (value: unknown): value is Metadata =>
  typeof value === 'object' &&
  value !== null &&
  'issuer' in value &&
  'jwks_uri' in value &&
  typeof value.jwks_uri === 'string' &&
  isIssuer(value.jwks_uri)

const discoveryUrlOf = (issuer: string): string =>
  `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`

/** The origins of all its end points: whom it names is trusted as much as it is. */
const originsIn = (metadata: Metadata): string[] =>
  Object.entries(metadata).flatMap(([name, value]) =>
    /_(?:endpoint|uri)$/.test(name) && typeof value === 'string' && isIssuer(value)
      ? [new URL(value).origin]
      : [],
  )

const isOurs = (error: unknown): error is errors.JOSEError =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout) &&
  !(error instanceof errors.JWKSInvalid) &&
  error.code !== 'ERR_JOSE_GENERIC'

const faultOf = (error: errors.JOSEError): string => {
  if (error instanceof errors.JWTExpired) return 'The token has expired. Ask for a new one.'
  if (error instanceof errors.JWTClaimValidationFailed) {
    return `The claim \`${error.claim}\` of the token does not fit this service.`
  }
  if (error instanceof errors.JOSEAlgNotAllowed) {
    return 'The token is signed by an algorithm that is not accepted.'
  }
  return 'The signature of the token is not one of the identity provider.'
}

export class Issuer {
  readonly url: string
  readonly #discovery: OutboundClient
  readonly #made: OutboundClient[] = []
  #known: Known | null = null
  #pending: Promise<Known> | null = null

  constructor(url: string) {
    this.url = url
    this.#discovery = this.#client([new URL(url).origin])
  }

  async metadata(): Promise<Metadata> {
    return (await this.#current()).metadata
  }

  /** Throws if it does not answer now: a browser that is sent there would see nothing of why. */
  async checkReachable(): Promise<void> {
    const age = performance.now() - (this.#known?.readAt ?? -Infinity)
    if (age > COOLDOWN_MS) await this.#read()
  }

  /** Those of its scopes that tell something of a person; others are an error at some providers. */
  async scopes(): Promise<string[]> {
    const { scopes_supported: supported = ['profile', 'email'] } = await this.metadata()
    return ['openid', ...['profile', 'email', 'groups'].filter((one) => supported.includes(one))]
  }

  /** Calls the end points of the issuer only. */
  readonly fetch: Fetch = async (url, init) => {
    const { outbound } = await this.#current()
    return outbound.fetchWithin({ timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES })(url, init)
  }

  /** The claims of a token that it signed. Throws if its keys cannot be had. */
  async verify(token: string, options: JWTVerifyOptions = {}): Promise<Verification> {
    // Before any call goes out: tokens of others are no reason to ask for keys.
    if (!this.isOwn(token)) return { fault: 'The token is of another issuer.', isExpired: false }
    try {
      const { keys } = await this.#current()
      const { payload, protectedHeader } = await jwtVerify(token, keys, {
        algorithms: ALGORITHMS,
        issuer: this.url,
        clockTolerance: CLOCK_SKEW_SECONDS,
        ...options,
      })
      return { claims: payload, type: protectedHeader.typ ?? null }
    } catch (error) {
      if (error instanceof AppError) throw error
      if (!isOurs(error)) throw this.unavailable(error)
      return { fault: faultOf(error), isExpired: error instanceof errors.JWTExpired }
    }
  }

  isOwn(token: string): boolean {
    try {
      return decodeJwt(token).iss === this.url
    } catch {
      return false
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#made.map((client) => client.close()))
  }

  async #current(): Promise<Known> {
    const known = this.#known
    if (!known) return this.#read()
    if (performance.now() - known.readAt > REFRESHED_AFTER_MS) {
      // Once for each period, whether it succeeds or not.
      known.readAt = performance.now()
      void this.#refresh(known)
    }
    return known
  }

  async #refresh(known: Known): Promise<void> {
    try {
      const { metadata } = await this.#read()
      if (metadata.jwks_uri !== known.metadata.jwks_uri) return
      await this.#known?.keys.reload()
    } catch {
      // What is known is used until it is too old.
    }
  }

  /** One call for all who wait. */
  #read(): Promise<Known> {
    const read = async (): Promise<Known> => {
      try {
        const metadata = await this.#discover()
        const isSame = metadata.jwks_uri === this.#known?.metadata.jwks_uri
        const outbound = this.#known?.outbound ?? this.#client(originsIn(metadata))
        const keys = isSame && this.#known ? this.#known.keys : this.#keysAt(metadata, outbound)
        this.#known = { metadata, keys, outbound, readAt: performance.now() }
        return this.#known
      } catch (error) {
        throw this.unavailable(error)
      } finally {
        this.#pending = null
      }
    }
    this.#pending ??= read()
    return this.#pending
  }

  async #discover(): Promise<Metadata> {
    const get = this.#discovery.fetchWithin({ timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES })
    const response = await get(discoveryUrlOf(this.url), {
      headers: { accept: 'application/json' },
    })
    const metadata: unknown = await response.json()
    if (!response.ok || !isMetadata(metadata)) throw new Error('this is no discovery document')
    // Another issuer's document would make its tokens ours.
    if (metadata.issuer !== this.url) throw new Error('the document is of another issuer')
    return metadata
  }

  #keysAt({ jwks_uri: uri }: Metadata, outbound: OutboundClient): RemoteJWKSet {
    return createRemoteJWKSet(new URL(uri), {
      timeoutDuration: TIMEOUT_MS,
      cooldownDuration: COOLDOWN_MS,
      cacheMaxAge: KEYS_LAST_MS,
      [customFetch]: outbound.fetchWithin({ timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES }),
    })
  }

  #client(allowedOrigins: string[]): OutboundClient {
    const client = new OutboundClient({ allowedOrigins, isOpen: () => false })
    this.#made.push(client)
    return client
  }

  unavailable(cause: unknown): AppError {
    return new AppError(
      'oidc.unavailable',
      `The identity provider ${new URL(this.url).origin} cannot be reached, or does not answer as one. Try again, or use a token of this service.`,
      { retryAfter: 5, cause },
    )
  }
}
