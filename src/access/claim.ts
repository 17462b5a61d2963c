/** The right to carry a write out, once. */
import type { Transaction } from 'kysely'
import type { Database } from '../database/client.ts'

export type Claim = {
  /** Marks the write as done, in its own transaction; refused where another request has the key. */
  commit(trx: Transaction<Database>): Promise<void>
}
