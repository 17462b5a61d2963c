/** Whether the database responds; used by probes. */
import { type Kysely, sql } from 'kysely'
import { withTimeout } from '../deadline.ts'
import type { Database } from './client.ts'

const WITHIN_MS = 1000

export const isReachable = (db: Kysely<Database>): Promise<boolean> =>
  withTimeout(sql`select 1`.execute(db), WITHIN_MS).then(
    () => true,
    () => false,
  )
