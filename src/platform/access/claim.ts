/** The right to carry out a write once. */
import type { Kysely, Transaction } from 'kysely'
import { type Database, transaction } from '../database/client.ts'

export type Claim = {
  /** What the write of an earlier request came to; null: none has carried it out. */
  readonly outcome: { result: unknown } | null
  /** Marks the write as done, in its own transaction; rejects if another request has the key. */
  commit(trx: Transaction<Database>): Promise<void>
  /** Stores what a marked write came to, as JSON, in the same transaction. */
  record(trx: Transaction<Database>, result: unknown): Promise<void>
}

type Claiming = { claim?: Claim }

/** Carries out a write, unless an earlier request with the same key has; returns what it came to. */
export const unlessDone = async <T>({ claim }: Claiming, write: () => Promise<T>): Promise<T> =>
  claim?.outcome ? (claim.outcome.result as T) : write()

/**
 * The transaction of a caller's write: the idempotency key of the request commits with it, and so
 * does its result, which is plain data. A response that is lost can so be made again.
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
