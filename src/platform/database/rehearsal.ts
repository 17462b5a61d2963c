/** Runs a write to its end and takes it back, so that its outcome is known and nothing has changed. */
import type { Kysely, Transaction } from 'kysely'
import { type Database, transaction } from './client.ts'

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
      throw new Rehearsed(await write(trx))
    })
  } catch (error) {
    if (error instanceof Rehearsed) return error.result as T
    throw error
  }
}
