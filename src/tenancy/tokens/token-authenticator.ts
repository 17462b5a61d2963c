/**
 * Authenticates bearer tokens, and knows whether the service is open. The service is open, on
 * loopback only, until the first token exists (ADMIN_TOKEN or a row); expired and revoked tokens
 * count too. Results are cached for half a second, so a revocation, an expiry or a first token on
 * another replica takes effect within a second, and on this replica at once.
 */
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { digestOf, isToken } from '../../platform/access/bearer.ts'
import { type Actor, localAdmin } from '../../platform/access/caller.ts'
import type { Admission, Authentication } from '../../platform/access/authentication.ts'
import { type Database, transaction } from '../../platform/database/client.ts'
import { withTimeout } from '../../platform/deadline.ts'
import * as repository from './repository.ts'
import { isSecret, sha256Of } from './secret.ts'

const MAX_STALENESS_MS = 500
/**
 * How long `isOpenAsKnown` waits for the database, and how long it does not retry after a failure.
 */
const LOOKUP_TIMEOUT_MS = 1000
const RETRY_MS = 1000
const MAX_REMEMBERED = 1000

const adminToken: Actor = { id: 'admin-token', role: 'admin' }

const actorIdOf = (tokenId: string): string => `token:${tokenId}`

const actorOf = ({ token_id, role, workspace_id, sub_agent }: repository.Holder): Actor => ({
  id: actorIdOf(token_id),
  role,
  ...(workspace_id === null ? {} : { boundTo: workspace_id }),
  ...(sub_agent ? { isSubAgent: true } : {}),
})

const isLive = ({ is_revoked, expires_in_ms }: repository.Holder): boolean =>
  !is_revoked && expires_in_ms > 0

type CachedHolder = {
  queriedAt: number
  holder: Promise<repository.Holder | null>
  /** Set once the token was found and is valid. */
  live?: { actor: Actor; until: number }
}

type Dependencies = { db: Kysely<Database>; adminToken: string | null; isLoopback: boolean }

export class TokenAuthenticator implements Authentication {
  readonly #db: Kysely<Database>
  readonly #adminDigest: Buffer | null
  /** By token, which saves computing a digest per request. */
  readonly #cache = new LRUCache<string, CachedHolder>({ max: MAX_REMEMBERED })
  readonly #listeners: ((actorId: string) => void)[] = []
  #isOpen: boolean
  #openSince = -Infinity
  #failedAt = -Infinity
  #pendingQuery: Promise<void> | null = null

  constructor({ db, adminToken: configured, isLoopback }: Dependencies) {
    this.#db = db
    this.#adminDigest = configured === null ? null : digestOf(configured)
    this.#isOpen = configured === null && isLoopback
  }

  async isOpen(): Promise<boolean> {
    if (this.#isDue()) await this.#query()
    return this.#isOpen
  }

  async isOpenAsKnown(): Promise<boolean> {
    const isRetried = performance.now() - this.#failedAt > RETRY_MS
    if (this.#isDue() && isRetried) {
      await withTimeout(this.#query(), LOOKUP_TIMEOUT_MS).catch(
        () => (this.#failedAt = performance.now()),
      )
    }
    return this.#isOpen
  }

  isOpenCached(): boolean {
    // Failures are reported by `isOpen`, which waits for the result.
    if (this.#isDue()) this.#query().catch(() => undefined)
    return this.#isOpen
  }

  hasAdminToken(): boolean {
    return this.#adminDigest !== null
  }

  /** Called when this process has created a token. */
  close(): void {
    this.#isOpen = false
    this.#notifyEnded(localAdmin.id)
  }

  /** Called when this process has revoked a token: cached and pending results about it are void. */
  forget(tokenId: string): void {
    this.#cache.clear()
    this.#notifyEnded(actorIdOf(tokenId))
  }

  onEnded(listener: (actorId: string) => void): void {
    this.#listeners.push(listener)
  }

  async admit(token: string): Promise<Admission> {
    if (this.#isAdminToken(token)) return { isValid: true, actor: adminToken }
    const holder = isSecret(token) ? await this.#holderOf(token) : null
    if (holder === null) return { isValid: false, reason: 'unknown', actor: null }
    const actor = actorOf(holder)
    if (holder.is_revoked) return { isValid: false, reason: 'revoked', actor }
    if (holder.expires_in_ms <= 0) return { isValid: false, reason: 'expired', actor }
    return { isValid: true, actor }
  }

  lookUpCached(token: string | null): 'open' | Actor | null {
    if (this.#isDue()) return null
    if (this.#isOpen) {
      // Refreshed before it expires, so that steady callers never wait.
      if (this.#isDue(MAX_STALENESS_MS / 2)) this.#query().catch(() => undefined)
      return 'open'
    }
    if (token === null) return null
    const known = this.#cache.get(token)
    const left = known?.live ? known.live.until - performance.now() : 0
    if (!known?.live || left <= 0) return this.#isAdminToken(token) ? adminToken : null
    // Refreshed before it expires, so that steady callers never wait.
    const isDue = performance.now() - known.queriedAt > MAX_STALENESS_MS / 2
    if (isDue) this.#refresh(token, known.live).catch(() => undefined)
    return known.live.actor
  }

  async findEnded(tokens: readonly string[]): Promise<Set<string>> {
    const known = new Map(
      tokens.filter((token) => !this.#isAdminToken(token)).map((token) => [sha256Of(token), token]),
    )
    if (known.size === 0) return new Set()
    const holders = await repository.findHolders(this.#db, [...known.keys()])
    this.#recordUse(holders)
    for (const holder of holders) if (isLive(holder)) known.delete(holder.sha256)
    // A cached result must not admit a client that reconnects at once.
    for (const token of known.values()) this.#cache.delete(token)
    return new Set(known.values())
  }

  #notifyEnded(actorId: string): void {
    for (const listener of this.#listeners) listener(actorId)
  }

  #isAdminToken(token: string): boolean {
    return this.#adminDigest !== null && isToken(token, this.#adminDigest)
  }

  #isDue(afterMs = MAX_STALENESS_MS): boolean {
    return this.#isOpen && performance.now() - this.#openSince > afterMs
  }

  /** One query for all waiting callers. Once closed, it is never repeated. */
  #query(): Promise<void> {
    const query = async (): Promise<void> => {
      const startedAt = performance.now()
      try {
        if (await repository.hasTokens(this.#db)) this.#isOpen = false
        this.#openSince = startedAt
      } finally {
        this.#pendingQuery = null
      }
    }
    this.#pendingQuery ??= query()
    return this.#pendingQuery
  }

  async #holderOf(token: string): Promise<repository.Holder | null> {
    const known = this.#cache.get(token)
    if (known !== undefined && performance.now() - known.queriedAt < MAX_STALENESS_MS) {
      const holder = await known.holder
      if (holder === null || performance.now() - known.queriedAt < holder.expires_in_ms)
        return holder
    }
    return this.#refresh(token)
  }

  /** `live`: the cached result that is valid until the new one arrives. */
  async #refresh(token: string, live?: CachedHolder['live']): Promise<repository.Holder | null> {
    const holder = this.#findHolder(token)
    const cached: CachedHolder = { queriedAt: performance.now(), holder, ...(live ? { live } : {}) }
    this.#cache.set(token, cached)
    try {
      const found = await holder
      // Only live tokens are cached, so guesses do not fill the memory.
      if (found === null || !isLive(found)) this.#drop(token, cached)
      else {
        const until = cached.queriedAt + Math.min(MAX_STALENESS_MS, found.expires_in_ms)
        cached.live = { actor: actorOf(found), until }
      }
      return found
    } catch (error) {
      this.#drop(token, cached)
      throw error
    }
  }

  async #findHolder(token: string): Promise<repository.Holder | null> {
    const holders = await repository.findHolders(this.#db, [sha256Of(token)])
    this.#recordUse(holders)
    return holders[0] ?? null
  }

  /** Not awaited; the next use tries again. */
  #recordUse(holders: repository.Holder[]): void {
    const due = holders.filter((holder) => holder.is_use_due && isLive(holder))
    if (due.length === 0) return
    const tokenIds = due.map(({ token_id }) => token_id)
    transaction(this.#db, (trx) => repository.recordUse(trx, tokenIds)).catch(() => undefined)
  }

  #drop(token: string, cached: CachedHolder): void {
    if (this.#cache.get(token) === cached) this.#cache.delete(token)
  }
}
