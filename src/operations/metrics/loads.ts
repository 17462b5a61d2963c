/** The current load of this process. A value that the database does not return in time is null. */
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Database } from '../../platform/database/client.ts'
import type { Replica } from '../../platform/database/replica.ts'
import type { EventService } from '../../tenancy/events/service.ts'
import type { PackageReaders } from '../../registry/intake/readers.ts'
import type { SubscriptionService } from '../../content/subscriptions/service.ts'
import type { Loads } from './metrics.ts'
import { readStanding } from './standing.ts'
import { orNullWithin } from '../../platform/deadline.ts'

export type LoadSources = {
  db: Kysely<Database>
  pool: Pool
  replica: Replica | null
  archives: PackageReaders
  packing: { load: Loads['packing'] }
  events: EventService
  subscriptions: SubscriptionService
  orchestrators: { count: number }
}

const WITHIN_MS = 1000

export const readLoads = async ({
  db,
  pool,
  replica,
  archives,
  packing,
  events,
  subscriptions,
  orchestrators,
}: LoadSources): Promise<Loads> => {
  const connections = {
    total: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }
  const [lag, deliveries, standing, standby] = await Promise.all([
    orNullWithin(events.load(), WITHIN_MS),
    orNullWithin(subscriptions.standing(), WITHIN_MS),
    orNullWithin(readStanding(db), WITHIN_MS),
    replica?.standing(),
  ])
  return {
    connections,
    replica: replica && { reads: replica.counts, lagBytes: standby?.lag_bytes ?? null },
    archives: archives.load,
    packing: packing.load,
    events: { followers: events.followers, behind: lag?.behind ?? null },
    deliveries,
    sessions: orchestrators.count,
    standing,
  }
}
