/** How full this process is right now. What the database does not say in time is left open. */
import type { Pool } from 'pg'
import { within } from '../within.ts'
import type { EventService } from '../events/service.ts'
import type { PackageReaders } from '../intake/readers.ts'
import type { SubscriptionService } from '../subscriptions/service.ts'
import type { Loads } from './metrics.ts'

type Parts = {
  pool: Pool
  archives: PackageReaders
  events: EventService
  subscriptions: SubscriptionService
}

const WITHIN_MS = 1000

const orNull = <T>(asked: Promise<T>): Promise<T | null> =>
  within(WITHIN_MS, asked).catch(() => null)

export const readLoads = async ({
  pool,
  archives,
  events,
  subscriptions,
}: Parts): Promise<Loads> => {
  const connections = {
    total: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }
  const [lag, deliveries] = await Promise.all([
    orNull(events.load()),
    orNull(subscriptions.standing()),
  ])
  return {
    connections,
    archives: archives.load,
    events: { followers: events.followers, behind: lag?.behind ?? null },
    deliveries,
  }
}
