/**
 * What was read of workspaces, cached: polling costs at most one version check per second. Changes
 * by this process are in the next read; changes by others, as soon as this process is notified, and
 * within a second otherwise.
 */
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../platform/database/client.ts'
import { withTimeout } from '../../platform/deadline.ts'
import { AppError } from '../../platform/errors.ts'
import { workspaceNotFound } from '../../platform/access/workspace-id.ts'
import { findState, isSame, type State } from './state.ts'

/** The value now, made of the earlier one if possible; null if the workspace does not exist. */
type Read<T> = (workspaceId: string, earlier: T | null) => Promise<T | null>

/**
 * `stale`: another process has changed something, so it is used in an outage only. `outdated`:
 * this process has, so it only serves as the basis of the next one.
 */
type Trust = 'whole' | 'stale' | 'outdated'

type Cached<T> = { value: T; checkedAt: number; trust: Trust }

/** `trust`: what its value will deserve. */
type Reading<T> = { promise: Promise<T>; trust: Trust }

/** Constant writes by other processes must not cause a check per request. */
const freshMs = { whole: 1000, stale: 50, outdated: -Infinity }

const RETRY_MS = 1000
/** The longest wait for Postgres while there is a last good value. */
const LOOKUP_TIMEOUT_MS = 1000
const LAST_GOOD_MS = 10 * 60 * 1000
const MAX_CACHED = 500

const age = (since: number): number => performance.now() - since

export class OfferCache<T extends { state: State }> {
  readonly #db: Kysely<Database>
  readonly #read: Read<T>
  readonly #cached = new LRUCache<string, Cached<T>>({ max: MAX_CACHED })
  readonly #underWay = new Map<string, Reading<T>>()
  readonly #reads = new Map<string, Promise<T>>()
  #failedAt = -Infinity

  constructor(db: Kysely<Database>, read: Read<T>) {
    this.#db = db
    this.#read = read
  }

  /** The result of `current` if it needs no query; else null. */
  fresh(workspaceId: string): T | null {
    const cached = this.#cached.get(workspaceId)
    if (!cached) return null
    const now = age(cached.checkedAt)
    if (now >= freshMs[cached.trust]) return null
    // Refreshed before it expires, so that steady callers never wait.
    const isDue = cached.trust === 'whole' && now > freshMs.whole / 2
    if (isDue && !this.#underWay.has(workspaceId)) this.#refresh(workspaceId).catch(() => undefined)
    return cached.value
  }

  /** Throws `workspaces.not_found`. */
  async current(workspaceId: string): Promise<T> {
    const fresh = this.fresh(workspaceId)
    return fresh ?? this.#underWay.get(workspaceId)?.promise ?? this.#refresh(workspaceId)
  }

  /**
   * The same, including all commits of any process: for callers that were notified of a change.
   * Always checks the version.
   */
  async latest(workspaceId: string): Promise<T> {
    const state = await findState(this.#db, workspaceId)
    if (state === null) throw workspaceNotFound()
    const cached = this.#cached.get(workspaceId)
    if (cached && cached.trust !== 'outdated' && isSame(cached.value.state, state))
      return cached.value
    // Callers with the same state share one read, which begins after it.
    const key = `${workspaceId} ${JSON.stringify(state)}`
    const known = this.#reads.get(key)
    if (known) return known
    const refreshing = this.#refresh(workspaceId).finally(() => this.#reads.delete(key))
    this.#reads.set(key, refreshing)
    return refreshing
  }

  /** The same as `current`; while Postgres is unreachable, the last known value. */
  async lastGood(workspaceId: string): Promise<T> {
    const cached = this.#cached.get(workspaceId)
    if (!cached || cached.trust === 'outdated' || age(cached.checkedAt) >= LAST_GOOD_MS) {
      return this.current(workspaceId)
    }
    if (age(this.#failedAt) < RETRY_MS) return cached.value
    try {
      return await withTimeout(this.current(workspaceId), LOOKUP_TIMEOUT_MS)
    } catch (error) {
      // A missing workspace is not an outage.
      if (error instanceof AppError && error.status < 500) throw error
      this.#failedAt = performance.now()
      const last = this.#cached.get(workspaceId)
      // This process has changed it meanwhile, so the last one is no longer valid.
      if (!last || last.trust === 'outdated') throw error
      return last.value
    }
  }

  /** A later read must include the commit, so it must not join an earlier one. */
  forget(workspaceId: string): void {
    this.#doubt(workspaceId, 'outdated')
  }

  /** After a change by another process; null: of any workspace. */
  markStale(changed: string | null): void {
    const all = changed === null ? [...this.#cached.keys(), ...this.#underWay.keys()] : [changed]
    for (const workspaceId of all) this.#doubt(workspaceId, 'stale')
  }

  #doubt(workspaceId: string, trust: Trust): void {
    for (const one of [this.#cached.peek(workspaceId), this.#underWay.get(workspaceId)]) {
      if (one && one.trust !== 'outdated') one.trust = trust
    }
    this.#underWay.delete(workspaceId)
  }

  #refresh(workspaceId: string): Promise<T> {
    const startedAt = performance.now()
    const reading: Reading<T> = { promise: this.#readNow(workspaceId), trust: 'whole' }
    reading.promise = reading.promise
      .then((value) => {
        const { checkedAt = -Infinity } = this.#cached.get(workspaceId) ?? {}
        // In doubt it is the basis of the next one, so that constant changes do not make each read
        // begin at nothing.
        if (startedAt >= checkedAt) {
          this.#cached.set(workspaceId, { value, checkedAt: startedAt, trust: reading.trust })
        }
        return value
      })
      .finally(() => {
        if (this.#underWay.get(workspaceId) === reading) this.#underWay.delete(workspaceId)
      })
    this.#underWay.set(workspaceId, reading)
    return reading.promise
  }

  async #readNow(workspaceId: string): Promise<T> {
    const value = await this.#read(workspaceId, this.#cached.get(workspaceId)?.value ?? null)
    if (value) return value
    this.#cached.delete(workspaceId)
    throw workspaceNotFound()
  }
}
