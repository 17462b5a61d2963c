/** The right of a request to carry out its write, exactly once per idempotency key. */
import type { Kysely, Transaction } from 'kysely'
import { type Database, transaction } from '../database/client.ts'

export type Claim = {
  /** The result of the write, if an earlier request with the key has committed it; else null. */
  readonly outcome: { result: unknown } | null
  /**
   * Marks the write as done, in the transaction of the write; throws if another request has the
   * key.
   */
  commit(trx: Transaction<Database>): Promise<void>
  /** Stores the result of a write that is marked, as JSON, in the same transaction. */
  record(trx: Transaction<Database>, result: unknown): Promise<void>
}

type Claiming = { claim?: Claim; confirm?: () => Promise<void> }

/**
 * Runs a write if its caller still has access, unless an earlier request with the same key has
 * committed it; returns its result.
 */
export const unlessDone = async <T>(
  { claim, confirm }: Claiming,
  write: () => Promise<T>,
): Promise<T> => {
  await confirm?.()
  return claim?.outcome ? (claim.outcome.result as T) : write()
}

/**
 * Runs a caller's write in a transaction that also commits the request's idempotency key, with the
 * result of the write, from which a lost response is made again. So the result is plain data. The
 * access is confirmed before the transaction, which then needs no second connection for it.
 */
export const callerTransaction = async <T>(
  db: Kysely<Database>,
  caller: Claiming,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> =>
  unlessDone(caller, () =>
    transaction(db, async (trx) => {
      await caller.claim?.commit(trx)
      const result = await work(trx)
      await caller.claim?.record(trx, result)
      return result
    }),
  )
