/**
 * When an upload expires: some time after its last chunk, and some time after its start. By the
 * clock, since the transaction of a chunk may have waited for the chunk before it.
 */
import { type RawBuilder, sql } from 'kysely'

export type Times = { idleSeconds: number; lifetimeSeconds: number }

export const slidExpiry = ({
  idleSeconds,
  lifetimeSeconds,
}: Times): RawBuilder<Date> => sql<Date>`least(
  clock_timestamp() + make_interval(secs => ${idleSeconds}),
  created_at + make_interval(secs => ${lifetimeSeconds}))`
