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
import { isUnavailable } from '../platform/database/pg-errors.ts'
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

/** How many rows or objects; by name where there are several kinds. */
type Swept = number | Record<string, number>

const EVERY_MS = 60_000

const sweepsOf = (
  db: Kysely<Database>,
  { store, resourceSubscriptions, eventDays }: Settings,
): Record<string, () => Promise<Swept>> => ({
  search: async () => {
    await judgeChanges(db)
    return {}
  },
  uploads: () => sweepUploads(db),
  events: () => sweepEvents(db, eventDays),
  keys: () => sweepKeys(db),
  sessions: () => sweepSessions(db),
  signIns: () => sweepSignIns(db),
  publisherTokens: () => sweepPublisherTokens(db),
  tokenIds: () => sweepTokenIds(db),
  letters: () => sweepLetters(db),
  watched: () => resourceSubscriptions.sweep(),
  workspaces: () => emptyDeletedWorkspaces(db),
  objects: () => sweepDeletedObjects(db, store),
  orphans: () => sweepOrphans(db, store),
})

const counted = (name: string, swept: Swept): Record<string, number> =>
  typeof swept === 'number' ? { [name]: swept } : swept

export class Sweeper {
  readonly #log: Log
  readonly #sweeps: Record<string, () => Promise<Swept>>
  readonly #settings: Settings
  #timer: NodeJS.Timeout | null = null
  #running: Promise<void> = Promise.resolve()

  constructor(db: Kysely<Database>, log: Log, settings: Settings) {
    this.#log = log
    this.#settings = settings
    this.#sweeps = sweepsOf(db, settings)
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

  /** One that fails must not keep the others from their work. */
  async run(): Promise<void> {
    const swept: Record<string, number> = {}
    for (const [name, sweep] of Object.entries(this.#sweeps)) {
      try {
        Object.assign(swept, counted(name, await sweep()))
      } catch (error) {
        this.#log.error({ err: error, sweep: name }, 'a sweep failed and will be tried again')
        // Each of the others would wait for the database as long.
        if (isUnavailable(error)) break
      }
    }
    if (Object.values(swept).some((count) => count > 0)) this.#log.info(swept, 'swept')
  }

  async stop(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    await this.#running
  }
}
