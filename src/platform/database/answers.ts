/** Whether the database answers, for probes. */
import { type Kysely, sql } from 'kysely'
import { within } from '../deadline.ts'
import type { Database } from './client.ts'

const WITHIN_MS = 1000

export const answers = (db: Kysely<Database>): Promise<boolean> =>
  within(WITHIN_MS, sql`select 1`.execute(db)).then(
    () => true,
    () => false,
  )
