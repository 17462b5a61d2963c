/**
 * Runs a write to its end, with its `beforeCommit` callbacks, and takes it back, so that its outcome
 * is known and nothing has changed.
 */
import type { Kysely, Transaction } from 'kysely'
import { beforeCommit, type Database, transaction } from './client.ts'

class Rehearsed<T> extends Error {
  readonly result: T

  constructor(result: T) {
    super('a rehearsal does not commit')
    this.result = result
  }
}

export const rehearse = async <T>(
  db: Kysely<Database>,
  write: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> => {
  try {
    return await transaction(db, async (trx): Promise<T> => {
      const result = await write(trx)
      // The last callback, so that a quota still rejects the write.
      beforeCommit(trx, () => Promise.reject(new Rehearsed(result)))
      return result
    })
  } catch (error) {
    if (error instanceof Rehearsed) return error.result as T
    throw error
  }
}
