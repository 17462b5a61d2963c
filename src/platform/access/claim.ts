/** The right to carry out a write once. */
import type { Kysely, Transaction } from 'kysely'
import { type Database, transaction } from '../database/client.ts'

export type Claim = {
  /** Marks the write as done, in its own transaction; rejects if another request has the key. */
  commit(trx: Transaction<Database>): Promise<void>
}

/** The transaction of a caller's write: the idempotency key of the request commits with it. */
export const callerTransaction = async <T>(
  db: Kysely<Database>,
  { claim }: { claim?: Claim },
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> =>
  transaction(db, async (trx) => {
    await claim?.commit(trx)
    return work(trx)
  })
