/** When an upload expires: some time after its last chunk, and some time after its start. */
import { type RawBuilder, sql } from 'kysely'

export type Times = { idleSeconds: number; lifetimeSeconds: number }

export const slidExpiry = ({
  idleSeconds,
  lifetimeSeconds,
}: Times): RawBuilder<Date> => sql<Date>`least(
  now() + make_interval(secs => ${idleSeconds}),
  created_at + make_interval(secs => ${lifetimeSeconds}))`
