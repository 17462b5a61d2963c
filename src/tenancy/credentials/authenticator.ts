/**
 * Authenticates credentials of every kind: tokens of this service, sessions of browsers, signed
 * tokens of the configured issuer. What is found is cached for half a second, so that a revocation,
 * an expiry or a first token on another replica takes effect within a second; on this one at once.
 */
import { LRUCache } from 'lru-cache'
import { digestOf, isToken } from '../../platform/access/bearer.ts'
import { type Actor, localAdmin } from '../../platform/access/caller.ts'
import type { Admission, Authentication } from '../../platform/access/authentication.ts'
import { MAX_STALENESS_MS, OpenState } from './open-state.ts'
import { type CredentialKind, isLive, type Standing } from './standing.ts'

const MAX_REMEMBERED = 1000

export const adminToken: Actor = { id: 'admin-token', role: 'admin' }

type Cached = {
  queriedAt: number
  standing: Promise<Standing | null>
  /** Set once it was found and is valid. */
  live?: { actor: Actor; until: number }
}

type IsEnded = (actor: Actor) => boolean

type Dependencies = {
  kinds: readonly CredentialKind[]
  hasTokens: () => Promise<boolean>
  adminToken: string | null
  isLoopback: boolean
  /** Whether an identity provider is configured. */
  hasIssuer: boolean
}

export class CredentialAuthenticator implements Authentication {
  readonly #kinds: readonly CredentialKind[]
  readonly #adminDigest: Buffer | null
  readonly #hasIssuer: boolean
  /** By credential, which saves computing a digest per request. */
  readonly #cache = new LRUCache<string, Cached>({ max: MAX_REMEMBERED })
  readonly #listeners: ((isEnded: IsEnded) => void)[] = []
  readonly #openState: OpenState

  constructor({ kinds, hasTokens, adminToken: configured, isLoopback, hasIssuer }: Dependencies) {
    this.#kinds = kinds
    this.#adminDigest = configured === null ? null : digestOf(configured)
    this.#hasIssuer = hasIssuer
    this.#openState = new OpenState(configured === null && isLoopback && !hasIssuer, hasTokens)
  }

  isOpen(): Promise<boolean> {
    return this.#openState.read()
  }

  isOpenAsKnown(): Promise<boolean> {
    return this.#openState.readSoon()
  }

  isOpenCached(): boolean {
    return this.#openState.recall()
  }

  /** Whether it is closed by its configuration. */
  isClosedForGood(): boolean {
    return this.#adminDigest !== null || this.#hasIssuer
  }

  /** Called when a token was created here. */
  close(): void {
    this.#openState.close()
    this.end(({ id }) => id === localAdmin.id)
  }

  /** Some lost access here: cached and pending results are void, and their streams end. */
  end(isEnded: IsEnded): void {
    this.#cache.clear()
    for (const listener of this.#listeners) listener(isEnded)
  }

  onEnded(listener: (isEnded: IsEnded) => void): void {
    this.#listeners.push(listener)
  }

  async admit(credential: string): Promise<Admission> {
    if (this.#isAdminToken(credential)) return { isValid: true, actor: adminToken }
    const standing = await this.#standingOf(credential)
    const { actor = null, reason = 'unknown', detail, expiresInMs = 0 } = standing ?? {}
    if (actor !== null && reason === null && expiresInMs > 0) return { isValid: true, actor }
    const said = detail === undefined ? {} : { detail }
    return { isValid: false, reason: reason ?? 'expired', actor, ...said }
  }

  lookUpCached(credential: string | null): 'open' | Actor | null {
    const isOpen = this.#openState.recallFresh()
    if (isOpen === null) return null
    if (isOpen) return 'open'
    if (credential === null) return null
    const known = this.#cache.get(credential)
    const left = known?.live ? known.live.until - performance.now() : 0
    if (!known?.live || left <= 0) return this.#isAdminToken(credential) ? adminToken : null
    // Refreshed before it expires, so that steady callers never wait.
    const isDue = performance.now() - known.queriedAt > MAX_STALENESS_MS / 2
    if (isDue) this.#refresh(credential, known.live).catch(() => undefined)
    return known.live.actor
  }

  async findCurrent(credentials: readonly string[]): Promise<Map<string, Actor>> {
    const current = new Map<string, Actor>()
    const wanted = new Set(credentials)
    for (const credential of wanted) {
      if (this.#isAdminToken(credential)) current.set(credential, adminToken)
    }
    for (const kind of this.#kinds) {
      const own = [...wanted].filter((one) => !current.has(one) && kind.owns(one))
      const found = own.length === 0 ? new Map<string, Standing>() : await kind.find(own)
      for (const [credential, standing] of found) {
        if (standing.actor && isLive(standing)) current.set(credential, standing.actor)
      }
    }
    // An older result must not admit a client that returns at once.
    for (const credential of wanted) if (!current.has(credential)) this.#cache.delete(credential)
    return current
  }

  #isAdminToken(credential: string): boolean {
    return this.#adminDigest !== null && isToken(credential, this.#adminDigest)
  }

  async #standingOf(credential: string): Promise<Standing | null> {
    const known = this.#cache.get(credential)
    if (known !== undefined && performance.now() - known.queriedAt < MAX_STALENESS_MS) {
      const standing = await known.standing
      if (standing === null || performance.now() - known.queriedAt < standing.expiresInMs)
        return standing
    }
    return this.#refresh(credential)
  }

  /** `live`: the cached result that is valid until the new one arrives. */
  async #refresh(credential: string, live?: Cached['live']): Promise<Standing | null> {
    const standing = this.#find(credential)
    const cached: Cached = { queriedAt: performance.now(), standing, ...(live ? { live } : {}) }
    this.#cache.set(credential, cached)
    try {
      const found = await standing
      // Only valid ones are cached, so guesses do not fill the memory.
      if (!found?.actor || !isLive(found)) this.#drop(credential, cached)
      else {
        const until = cached.queriedAt + Math.min(MAX_STALENESS_MS, found.expiresInMs)
        cached.live = { actor: found.actor, until }
      }
      return found
    } catch (error) {
      this.#drop(credential, cached)
      throw error
    }
  }

  /** A text of no known form needs no query. */
  async #find(credential: string): Promise<Standing | null> {
    const kind = this.#kinds.find(({ owns }) => owns(credential))
    return (await kind?.find([credential]))?.get(credential) ?? null
  }

  #drop(credential: string, cached: Cached): void {
    if (this.#cache.get(credential) === cached) this.#cache.delete(credential)
  }
}
