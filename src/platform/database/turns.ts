import { sql, type Transaction } from 'kysely'
import type { Database } from './client.ts'

/**
 * Transactions that name the same thing take turns, in all processes, each until its end: what one
 * reads afterwards, such as a count, no other one changes. Call it before anything is locked.
 */
export const takeTurns = async (trx: Transaction<Database>, name: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
}
