/** The right of a request to carry out its write, exactly once per idempotency key. */
import type { Kysely, Transaction } from 'kysely'
import { type Database, transaction } from '../database/client.ts'

export type Claim = {
  /**
   * Marks the write as done, in the transaction of the write; throws if another request has the
   * key.
   */
  commit(trx: Transaction<Database>): Promise<void>
}

/** Runs a caller's write in a transaction that also commits the request's idempotency key. */
export const callerTransaction = async <T>(
  db: Kysely<Database>,
  { claim }: { claim?: Claim },
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> =>
  transaction(db, async (trx) => {
    await claim?.commit(trx)
    return work(trx)
  })
