/**
 * Offers of workspaces, cached: polling costs at most one version check per second. Changes by this
 * process are in the next offer; changes by others, as soon as this process is notified, and within
 * a second otherwise.
 */
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import { within } from '../../platform/deadline.ts'
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
type Kept = reads.Read & { checkedAt: number; trust: 'whole' | 'stale' | 'outdated' }

/** Constant writes elsewhere must not cause a check per request. */
const freshMs = { whole: 1000, stale: 50, outdated: -Infinity }

const RETRY_MS = 1000
/** The longest wait for Postgres while there is a last good offer. */
const LOOKUP_TIMEOUT_MS = 1000
const LAST_GOOD_MS = 10 * 60 * 1000
const MAX_KEPT = 500

const isOutdated = ({ trust }: Kept): boolean => trust === 'outdated'

const age = (since: number): number => performance.now() - since

export class OfferService {
  readonly #db: Kysely<Database>
  /** Least recently used first. */
  readonly #kept = new Map<string, Kept>()
  readonly #underWay = new Map<string, Promise<Offer>>()
  readonly #events: EventService
  readonly #seen = new Map<string, Promise<Offer>>()
  #failedAt = -Infinity
  #isWatching = false

  constructor(db: Kysely<Database>, events: EventService) {
    this.#db = db
    this.#events = events
    watchCommits(db, (topic) => this.#forget(topic))
  }

  /** The result of `current` if it needs no query; else null. */
  fresh(workspaceId: string): Offer | null {
    const kept = this.#kept.get(workspaceId)
    if (!kept) return null
    const now = age(kept.checkedAt)
    if (now >= freshMs[kept.trust]) return null
    // Refreshed before it expires, so that steady callers never wait.
    const isDue = kept.trust === 'whole' && now > freshMs.whole / 2
    if (isDue && !this.#underWay.has(workspaceId)) this.#look(workspaceId).catch(() => undefined)
    return kept.offer
  }

  /** Throws `workspaces.not_found`. */
  async current(workspaceId: string): Promise<Offer> {
    this.#watch()
    const fresh = this.fresh(workspaceId)
    return fresh ?? this.#underWay.get(workspaceId) ?? this.#look(workspaceId)
  }

  /**
   * The same, including all commits of any process: for callers that were notified of a change.
   * Always checks the version.
   */
  async latest(workspaceId: string): Promise<Offer> {
    const state = await reads.findState(this.#db, workspaceId)
    if (state === null) throw workspaceNotFound()
    const kept = this.#kept.get(workspaceId)
    if (kept && kept.trust !== 'outdated' && reads.isSame(kept.state, state)) return kept.offer
    // Callers with the same state share one read, which begins after it.
    const key = `${workspaceId} ${JSON.stringify(state)}`
    const known = this.#seen.get(key)
    if (known) return known
    const looking = this.#look(workspaceId).finally(() => this.#seen.delete(key))
    this.#seen.set(key, looking)
    return looking
  }

  /** The same as `current`; while Postgres is unreachable, the last known offer. */
  async lastGood(workspaceId: string): Promise<Offer> {
    const kept = this.#kept.get(workspaceId)
    if (!kept || kept.trust === 'outdated' || age(kept.checkedAt) >= LAST_GOOD_MS) {
      return this.current(workspaceId)
    }
    if (age(this.#failedAt) < RETRY_MS) return kept.offer
    try {
      return await within(LOOKUP_TIMEOUT_MS, this.current(workspaceId))
    } catch (error) {
      // A missing workspace is not an outage.
      if (error instanceof AppError && error.status < 500) throw error
      this.#failedAt = performance.now()
      // This process has changed it meanwhile, so the last one is no longer valid.
      if (this.#kept.get(workspaceId) !== kept || isOutdated(kept)) throw error
      return kept.offer
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
    const kept = this.#kept.get(workspaceId)
    if (kept) kept.trust = 'outdated'
    this.#underWay.delete(workspaceId)
  }

  /** Subscribes on first use only. */
  #watch(): void {
    if (this.#isWatching) return
    this.#isWatching = true
    this.#events.watch((workspaceId) => {
      for (const id of workspaceId === null ? this.#kept.keys() : [workspaceId]) this.#doubt(id)
    })
  }

  #doubt(workspaceId: string): void {
    const kept = this.#kept.get(workspaceId)
    if (kept?.trust === 'whole') kept.trust = 'stale'
    this.#underWay.delete(workspaceId)
  }

  #look(workspaceId: string): Promise<Offer> {
    const startedAt = performance.now()
    const looking: Promise<Offer> = this.#read(workspaceId)
      .then((read) => {
        if (this.#underWay.get(workspaceId) === looking) {
          this.#keep(workspaceId, { ...read, checkedAt: startedAt, trust: 'whole' })
        }
        return read.offer
      })
      .finally(() => {
        if (this.#underWay.get(workspaceId) === looking) this.#underWay.delete(workspaceId)
      })
    this.#underWay.set(workspaceId, looking)
    return looking
  }

  async #read(workspaceId: string): Promise<reads.Read> {
    const kept = this.#kept.get(workspaceId)
    const read = (kept && (await this.#readOn(kept))) ?? (await this.#readWhole(workspaceId))
    if (read) return read
    this.#kept.delete(workspaceId)
    throw workspaceNotFound()
  }

  /** Null if the changes are unknown. */
  async #readOn(kept: Kept): Promise<reads.Read | null> {
    const state = await reads.findState(this.#db, kept.offer.workspaceId)
    if (state === null) return null
    return reads.isSame(state, kept.state) ? kept : reads.readChanges(this.#db, kept)
  }

  async #readWhole(workspaceId: string): Promise<reads.Read | null> {
    return isWorkspaceId(workspaceId) ? reads.readOffer(this.#db, workspaceId) : null
  }

  #keep(workspaceId: string, kept: Kept): void {
    this.#kept.delete(workspaceId)
    this.#kept.set(workspaceId, kept)
    const oldest = this.#kept.keys().next().value
    if (this.#kept.size > MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest)
  }
}
