/**
 * Times computed from columns. Writes use functions that are IMMUTABLE, since a distributed database
 * refuses others where they read a column: `timestamptz + interval` depends on the time zone.
 */
import { type RawBuilder, sql } from 'kysely'

/** The time in the column, and an interval later. */
export const afterColumn = (column: string, interval: RawBuilder<unknown>): RawBuilder<Date> =>
  sql<Date>`(${sql.ref(column)} at time zone 'UTC' + ${interval}) at time zone 'UTC'`

/** The time of `now`, but later than that in the column, even if the clock went back. */
export const renewedFrom = (
  column: string,
  now: RawBuilder<unknown> = sql`statement_timestamp()`,
): RawBuilder<Date> =>
  sql<Date>`greatest(${now}, ${afterColumn(column, sql`interval '1 microsecond'`)})`
