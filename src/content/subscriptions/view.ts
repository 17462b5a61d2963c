/** The JSON view of a subscription, and what `If-Match` compares. Pure. */
import { createHash } from 'node:crypto'
import type { SubscriptionRow } from './repository.ts'
import type { Subscription } from './schemas.ts'

const timeOf = (time: Date | null): string | null => time?.toISOString() ?? null

export const subscriptionOf = (row: SubscriptionRow): Subscription => ({
  subscription_id: row.subscription_id,
  trigger_type: row.trigger_type,
  function_id: row.function_id,
  created_at: row.created_at.toISOString(),
  position: row.position,
  lag: row.lag,
  lag_seconds: row.lag_seconds,
  attempts: row.attempts,
  failing_since: timeOf(row.failing_since),
  next_attempt_at: row.failing_since === null ? null : timeOf(row.next_attempt_at),
  last_success_at: timeOf(row.last_success_at),
  last_error_at: timeOf(row.last_error_at),
  last_error: row.last_error,
  dead_letters: row.dead_letters,
  replaying: row.replaying,
})

type Registered = Pick<SubscriptionRow, 'created_at' | 'trigger_type' | 'function_id'>

/** Only what was registered counts, since deliveries change the rest all the time. */
export const fingerprintOf = ({ created_at: at, trigger_type, function_id }: Registered): string =>
  createHash('sha256')
    .update(JSON.stringify([at.toISOString(), trigger_type, function_id]))
    .digest('hex')
