/** Where the bytes of a test's database are: removed after the run, as the database is. */
import { join } from 'node:path'

const ofRun = (): string => {
  const { TEST_BLOBS } = process.env
  if (TEST_BLOBS) return TEST_BLOBS
  throw new Error('TEST_BLOBS is not set: run tests by "npm test -- <files>"')
}

/** The same for every process and every way to the database. */
export const blobDir = (connectionString: string, folder = ofRun()): string =>
  join(folder, new URL(connectionString).pathname.slice(1))
