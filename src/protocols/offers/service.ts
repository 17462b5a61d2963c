/**
 * Offers of workspaces, cached: polling costs at most one version check per second. Changes by this
 * process are in the next offer; changes by others, as soon as this process is notified, and within
 * a second otherwise.
 */
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../platform/database/client.ts'
import { withTimeout } from '../../platform/deadline.ts'
import { AppError } from '../../platform/errors.ts'
import { watchCommits } from '../../platform/database/notify.ts'
import type { EventService } from '../../tenancy/events/service.ts'
import { isWorkspaceId, workspaceNotFound } from '../../platform/access/workspace-id.ts'
import type { Offer } from './offer.ts'
import * as reads from './reads.ts'

/**
 * `stale`: another process has changed something, so it is used in an outage only. `outdated`:
 * this process has, so it only serves as the basis of the next one.
 */
type Cached = reads.Read & { checkedAt: number; trust: 'whole' | 'stale' | 'outdated' }

/** Constant writes by other processes must not cause a check per request. */
const freshMs = { whole: 1000, stale: 50, outdated: -Infinity }

const RETRY_MS = 1000
/** The longest wait for Postgres while there is a last good offer. */
const LOOKUP_TIMEOUT_MS = 1000
const LAST_GOOD_MS = 10 * 60 * 1000
const MAX_CACHED = 500

const isOutdated = ({ trust }: Cached): boolean => trust === 'outdated'

const age = (since: number): number => performance.now() - since

export class OfferService {
  readonly #db: Kysely<Database>
  readonly #cached = new LRUCache<string, Cached>({ max: MAX_CACHED })
  readonly #underWay = new Map<string, Promise<Offer>>()
  readonly #events: EventService
  readonly #reads = new Map<string, Promise<Offer>>()
  #failedAt = -Infinity
  #isWatching = false

  constructor(db: Kysely<Database>, events: EventService) {
    this.#db = db
    this.#events = events
    watchCommits(db, (topic) => this.#forget(topic))
  }

  /** The result of `current` if it needs no query; else null. */
  fresh(workspaceId: string): Offer | null {
    const cached = this.#cached.get(workspaceId)
    if (!cached) return null
    const now = age(cached.checkedAt)
    if (now >= freshMs[cached.trust]) return null
    // Refreshed before it expires, so that steady callers never wait.
    const isDue = cached.trust === 'whole' && now > freshMs.whole / 2
    if (isDue && !this.#underWay.has(workspaceId)) this.#refresh(workspaceId).catch(() => undefined)
    return cached.offer
  }

  /** Throws `workspaces.not_found`. */
  async current(workspaceId: string): Promise<Offer> {
    this.#watch()
    const fresh = this.fresh(workspaceId)
    return fresh ?? this.#underWay.get(workspaceId) ?? this.#refresh(workspaceId)
  }

  /**
   * The same, including all commits of any process: for callers that were notified of a change.
   * Always checks the version.
   */
  async latest(workspaceId: string): Promise<Offer> {
    const state = await reads.findState(this.#db, workspaceId)
    if (state === null) throw workspaceNotFound()
    const cached = this.#cached.get(workspaceId)
    if (cached && cached.trust !== 'outdated' && reads.isSame(cached.state, state))
      return cached.offer
    // Callers with the same state share one read, which begins after it.
    const key = `${workspaceId} ${JSON.stringify(state)}`
    const known = this.#reads.get(key)
    if (known) return known
    const refreshing = this.#refresh(workspaceId).finally(() => this.#reads.delete(key))
    this.#reads.set(key, refreshing)
    return refreshing
  }

  /** The same as `current`; while Postgres is unreachable, the last known offer. */
  async lastGood(workspaceId: string): Promise<Offer> {
    const cached = this.#cached.get(workspaceId)
    if (!cached || cached.trust === 'outdated' || age(cached.checkedAt) >= LAST_GOOD_MS) {
      return this.current(workspaceId)
    }
    if (age(this.#failedAt) < RETRY_MS) return cached.offer
    try {
      return await withTimeout(this.current(workspaceId), LOOKUP_TIMEOUT_MS)
    } catch (error) {
      // A missing workspace is not an outage.
      if (error instanceof AppError && error.status < 500) throw error
      this.#failedAt = performance.now()
      // This process has changed it meanwhile, so the last one is no longer valid.
      if (this.#cached.get(workspaceId) !== cached || isOutdated(cached)) throw error
      return cached.offer
    }
  }

  /**
   * Whether callers without a token may read it, also while Postgres is unreachable; false if the
   * workspace does not exist. A private and a missing workspace fail alike without Postgres.
   */
  async isPublic(workspaceId: string): Promise<boolean> {
    try {
      const { isPublic } = await this.lastGood(workspaceId)
      return isPublic || (await this.current(workspaceId)).isPublic
    } catch (error) {
      if (error instanceof AppError && error.status === 404) return false
      throw error
    }
  }

  /** A later read must include the commit, so it must not join an earlier one. */
  #forget(workspaceId: string): void {
    const cached = this.#cached.peek(workspaceId)
    if (cached) cached.trust = 'outdated'
    this.#underWay.delete(workspaceId)
  }

  /** Subscribes on first use only. */
  #watch(): void {
    if (this.#isWatching) return
    this.#isWatching = true
    this.#events.watch((workspaceId) => {
      for (const id of workspaceId === null ? this.#cached.keys() : [workspaceId])
        this.#markStale(id)
    })
  }

  #markStale(workspaceId: string): void {
    const cached = this.#cached.peek(workspaceId)
    if (cached?.trust === 'whole') cached.trust = 'stale'
    this.#underWay.delete(workspaceId)
  }

  #refresh(workspaceId: string): Promise<Offer> {
    const startedAt = performance.now()
    const refreshing: Promise<Offer> = this.#read(workspaceId)
      .then((read) => {
        if (this.#underWay.get(workspaceId) === refreshing) {
          this.#cached.set(workspaceId, { ...read, checkedAt: startedAt, trust: 'whole' })
        }
        return read.offer
      })
      .finally(() => {
        if (this.#underWay.get(workspaceId) === refreshing) this.#underWay.delete(workspaceId)
      })
    this.#underWay.set(workspaceId, refreshing)
    return refreshing
  }

  async #read(workspaceId: string): Promise<reads.Read> {
    const cached = this.#cached.get(workspaceId)
    const read = (cached && (await this.#readOn(cached))) ?? (await this.#readWhole(workspaceId))
    if (read) return read
    this.#cached.delete(workspaceId)
    throw workspaceNotFound()
  }

  /** Null if the changes are unknown. */
  async #readOn(cached: Cached): Promise<reads.Read | null> {
    const state = await reads.findState(this.#db, cached.offer.workspaceId)
    if (state === null) return null
    return reads.isSame(state, cached.state) ? cached : reads.readChanges(this.#db, cached)
  }

  async #readWhole(workspaceId: string): Promise<reads.Read | null> {
    return isWorkspaceId(workspaceId) ? reads.readOffer(this.#db, workspaceId) : null
  }
}
