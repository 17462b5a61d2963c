/** Offers of workspaces, cached; see `OfferCache`. */
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import { AppError } from '../../platform/errors.ts'
import { watchCommits } from '../../platform/database/notify.ts'
import type { EventService } from '../../tenancy/events/service.ts'
import type { WorkspaceStates } from '../../tenancy/workspaces/states.ts'
import { isWorkspaceId, workspaceNotFound } from '../../platform/access/workspace-id.ts'
import { OfferCache } from './cache.ts'
import { findSlugs } from './named.ts'
import type { Offer, OfferTerms } from './offer.ts'
import * as reads from './reads.ts'

type Dependencies = { db: Kysely<Database>; events: EventService; states: WorkspaceStates }

export class OfferService {
  readonly #db: Kysely<Database>
  readonly #events: EventService
  readonly #states: WorkspaceStates
  /** Apart from the offers, since these may take long to read. */
  readonly #terms: OfferCache<reads.ReadTerms>
  readonly #offers: OfferCache<reads.ReadOffer>
  readonly #wholes = new Map<string, Promise<reads.ReadOffer | null>>()
  #isWatching = false

  constructor({ db, events, states }: Dependencies) {
    this.#db = db
    this.#events = events
    this.#states = states
    this.#terms = new OfferCache(db, async (id) =>
      isWorkspaceId(id) ? reads.readTerms(db, id) : null,
    )
    this.#offers = new OfferCache(db, async (id, earlier) =>
      this.#tell(id, await this.#readOn(id, earlier)),
    )
    watchCommits(db, (topic) => {
      this.#terms.forget(topic)
      this.#offers.forget(topic)
    })
  }

  /** The result of `current` if it needs no query; else null. */
  fresh(workspaceId: string): Offer | null {
    return this.#offers.fresh(workspaceId)?.offer ?? null
  }

  /** Throws `workspaces.not_found`. */
  async current(workspaceId: string): Promise<Offer> {
    this.#watch()
    return (await this.#offers.current(workspaceId)).offer
  }

  /** The same, including all commits of any process. Always checks the version. */
  async latest(workspaceId: string): Promise<Offer> {
    return (await this.#offers.latest(workspaceId)).offer
  }

  /** The same as `current`; while Postgres is unreachable, the last known offer. */
  async lastGood(workspaceId: string): Promise<Offer> {
    this.#watch()
    return (await this.#offers.lastGood(workspaceId)).offer
  }

  /** What is known without the skills. Throws `workspaces.not_found`. */
  async terms(workspaceId: string): Promise<OfferTerms> {
    this.#watch()
    return (await this.#terms.current(workspaceId)).terms
  }

  /** The part with these skills, read now: the time it takes does not depend on the others. */
  async part(workspaceId: string, slugs: string[]): Promise<Offer> {
    const part = isWorkspaceId(workspaceId)
      ? await reads.readSome(this.#db, workspaceId, slugs)
      : null
    if (!part) throw workspaceNotFound()
    return this.#tell(workspaceId, part).offer
  }

  /** Slugs of all skills that may have actions of these names. */
  async slugsOf(workspaceId: string, names: string[]): Promise<string[]> {
    return findSlugs(this.#db, workspaceId, names)
  }

  /**
   * Whether callers without a token may read it, also while Postgres is unreachable; false if the
   * workspace does not exist. A private and a missing workspace fail alike without Postgres.
   */
  async isPublic(workspaceId: string): Promise<boolean> {
    this.#watch()
    try {
      const { terms } = await this.#terms.lastGood(workspaceId)
      return terms.isPublic || (await this.terms(workspaceId)).isPublic
    } catch (error) {
      if (error instanceof AppError && error.status === 404) return false
      throw error
    }
  }

  /** So that what its skills contain is not read from before it. */
  #tell<Read extends reads.ReadOffer | null>(workspaceId: string, read: Read): Read {
    if (read) this.#states.raise(workspaceId, read.state.snapshot_version)
    return read
  }

  /** Subscribes on first use only. */
  #watch(): void {
    if (this.#isWatching) return
    this.#isWatching = true
    this.#events.watch((workspaceId) => {
      this.#terms.markStale(workspaceId)
      this.#offers.markStale(workspaceId)
    })
  }

  async #readOn(
    workspaceId: string,
    earlier: reads.ReadOffer | null,
  ): Promise<reads.ReadOffer | null> {
    const later = earlier && (await reads.readLater(this.#db, earlier))
    return later ?? this.#readWhole(workspaceId)
  }

  /** While skills change, many callers in a row want all of them: they share what one reads. */
  async #readWhole(workspaceId: string): Promise<reads.ReadOffer | null> {
    if (!isWorkspaceId(workspaceId)) return null
    const begun = await this.#wholes.get(workspaceId)
    const later = begun && (await reads.readLater(this.#db, begun))
    // Another one that is under way now began after this call.
    return later ?? this.#wholes.get(workspaceId) ?? this.#begin(workspaceId)
  }

  #begin(workspaceId: string): Promise<reads.ReadOffer | null> {
    const reading = reads
      .readOffer(this.#db, workspaceId)
      .finally(() => this.#wholes.delete(workspaceId))
    this.#wholes.set(workspaceId, reading)
    return reading
  }
}
