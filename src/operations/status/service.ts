/** What this replica did in the last hour, and whether it is ready. */
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Caller } from '../../platform/access/caller.ts'
import type { Database } from '../../platform/database/client.ts'
import type { Replica } from '../../platform/database/replica.ts'
import { isReachable } from '../../platform/database/is-reachable.ts'
import { AppError } from '../../platform/errors.ts'
import { BUILD_VERSION } from '../../platform/version.ts'
import type { SubscriptionService } from '../../content/subscriptions/service.ts'
import type { PackageReaders } from '../../registry/intake/readers.ts'
import type { EventService } from '../../tenancy/events/service.ts'
import { Requests, Ring, seriesNames, type Step, STEP_SECONDS } from './ring.ts'
import type { Status } from './schemas.ts'
import { orNullWithin } from '../../platform/deadline.ts'

type Dependencies = {
  db: Kysely<Database>
  pool: Pool
  replica: Replica | null
  archives: Pick<PackageReaders, 'load'>
  events: Pick<EventService, 'load'>
  subscriptions: Pick<SubscriptionService, 'standing'>
  newId: () => string
}

const WITHIN_MS = 1000

export class ServiceStatus {
  readonly #deps: Dependencies
  readonly #replica: string
  readonly #startedAt = new Date()
  readonly #requests = new Requests()
  readonly #ring = new Ring()
  readonly #timer: NodeJS.Timeout
  #lastStepAt: Date | null = null
  #sampling: Promise<void> | null = null

  constructor(deps: Dependencies) {
    this.#deps = deps
    this.#replica = deps.newId()
    this.#timer = setInterval(() => {
      this.#sampling ??= this.sample().finally(() => {
        this.#sampling = null
      })
    }, STEP_SECONDS * 1000).unref()
  }

  countRequest(status: number, ms: number): void {
    this.#requests.add(status, ms)
  }

  /** Ends a step. */
  async sample(): Promise<void> {
    const { pool, archives, events, subscriptions } = this.#deps
    const counted = this.#requests.take()
    const [lag, deliveries] = await Promise.all([
      orNullWithin(events.load(), WITHIN_MS),
      orNullWithin(subscriptions.standing(), WITHIN_MS),
    ])
    const step: Step = {
      ...counted,
      connections_busy: pool.totalCount - pool.idleCount,
      connections_awaited: pool.waitingCount,
      archives_running: archives.load.running,
      archives_queued: archives.load.queued,
      event_lag: lag?.behind ?? null,
      delivery_lag: deliveries?.behind ?? null,
      dead_letters: deliveries?.dead_letters ?? null,
    }
    this.#ring.push(step)
    this.#lastStepAt = new Date()
  }

  async read({ actor }: Caller): Promise<Status> {
    if (actor.boundTo !== undefined) {
      throw new AppError(
        'access.forbidden',
        'The status covers all workspaces, so it needs an admin of all of them.',
      )
    }
    const { db, replica } = this.#deps
    const [isReady, standby] = await Promise.all([isReachable(db), replica?.standing()])
    return {
      version: BUILD_VERSION,
      replica: this.#replica,
      started_at: this.#startedAt.toISOString(),
      ready: isReady,
      parts: { database: isReady, replica: standby?.state ?? null },
      replica_lag_bytes: standby?.lag_bytes ?? null,
      step_seconds: STEP_SECONDS,
      last_step_at: this.#lastStepAt?.toISOString() ?? null,
      series: Object.fromEntries(
        seriesNames.map((name) => [name, this.#ring.series(name)]),
      ) as Status['series'],
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#sampling
  }
}
