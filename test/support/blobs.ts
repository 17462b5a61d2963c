/** The folder of the blob store that belongs to a test database, for all replicas on it. */
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const blobFolder = (connectionString: string): string =>
  join(process.env.TEST_BLOBS ?? tmpdir(), new URL(connectionString).pathname.slice(1))
