import type { Pool } from 'pg'
import type { Test } from 'tap'
import { openPool } from '../../src/platform/database/client.ts'
import { emptyDatabase } from './database.ts'

/** One connection, so that what a statement leaves behind meets the next one. */
export const poolOfOne = async (
  test: Test,
  onError: (error: Error) => void = () => undefined,
): Promise<Pool> =>
  openPool({
    connectionString: await emptyDatabase(test),
    poolSize: 1,
    statementTimeoutMs: 20_000,
    onError,
  })
