/**
 * Runs the periodic clean-ups once a minute in every replica; each is safe to run concurrently. A
 * failure is logged, and the next round tries again.
 */
import type { Kysely } from 'kysely'
import type { BlobStore } from '../platform/blob-store/blob-store.ts'
import type { Database } from '../platform/database/client.ts'
import { sweepEvents } from '../tenancy/events/retention.ts'
import { sweepSignIns } from '../tenancy/issuers/logouts.ts'
import { sweepSessions } from '../tenancy/sessions/service.ts'
import { sweepPublisherTokens } from '../tenancy/tokens/publisher-tokens.ts'
import { sweepTokenIds } from '../tenancy/trusted-publishers/exchange.ts'
import { sweepKeys } from '../tenancy/idempotency/service.ts'
import { sweepDeletedObjects } from '../platform/objects/deleted.ts'
import { sweepOrphans } from '../platform/objects/orphans.ts'
import type { Log } from '../platform/log.ts'
import type { SystemSkills } from '../registry/system-skills/service.ts'
import type { ResourceSubscriptions } from '../content/resources/subscriptions.ts'
import { sweepLetters } from '../content/subscriptions/letters.ts'
import { judgeChanges } from '../registry/search/served.ts'
import { sweepUploads } from '../registry/uploads/expiry.ts'
import { emptyDeletedWorkspaces } from '../tenancy/workspaces/emptying.ts'

type Settings = {
  store: BlobStore
  systemSkills: SystemSkills
  resourceSubscriptions: ResourceSubscriptions
  eventDays: number
}

const EVERY_MS = 60_000

export class Sweeper {
  readonly #db: Kysely<Database>
  readonly #log: Log
  readonly #settings: Settings
  #timer: NodeJS.Timeout | null = null
  #running: Promise<void> = Promise.resolve()

  constructor(db: Kysely<Database>, log: Log, settings: Settings) {
    this.#db = db
    this.#log = log
    this.#settings = settings
  }

  start(): void {
    this.#timer = setTimeout(() => {
      this.#running = this.#round().then(() => {
        if (this.#timer) this.start()
      })
    }, EVERY_MS).unref()
  }

  /** The clean-ups, and the installation of missing system skills. */
  async #round(): Promise<void> {
    await this.run()
    try {
      await this.#settings.systemSkills.ensure()
    } catch (error) {
      this.#log.error({ err: error }, 'the system skills could not be checked')
    }
  }

  async run(): Promise<void> {
    try {
      await judgeChanges(this.#db)
      const uploads = await sweepUploads(this.#db)
      const events = await sweepEvents(this.#db, this.#settings.eventDays)
      const keys = await sweepKeys(this.#db)
      const sessions = await sweepSessions(this.#db)
      const signIns = await sweepSignIns(this.#db)
      const publisherTokens = await sweepPublisherTokens(this.#db)
      const tokenIds = await sweepTokenIds(this.#db)
      const letters = await sweepLetters(this.#db)
      const watched = await this.#settings.resourceSubscriptions.sweep()
      const workspaces = await emptyDeletedWorkspaces(this.#db)
      const objects = await sweepDeletedObjects(this.#db, this.#settings.store)
      const orphans = await sweepOrphans(this.#db, this.#settings.store)
      const swept = {
        ...uploads,
        events,
        keys,
        sessions,
        signIns,
        publisherTokens,
        tokenIds,
        letters,
        watched,
        workspaces,
        objects,
        orphans,
      }
      if (Object.values(swept).some((count) => count > 0)) {
        this.#log.info(swept, 'swept')
      }
    } catch (error) {
      this.#log.error({ err: error }, 'the sweep failed and will be tried again')
    }
  }

  async stop(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    await this.#running
  }
}
