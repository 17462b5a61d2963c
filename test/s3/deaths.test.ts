/** SIGKILL where object and row differ, with bytes in a bucket. */
import { dieBetweenObjectAndRow } from '../crash/deaths.ts'
import { startS3Server } from '../support/s3-server.ts'
import t from '../support/tap.ts'
import { ageingBlobs } from './s3-blobs.ts'

const server = await startS3Server(t)

t.test('killed between object, row and answer, or in the sweep, nothing is lost', async (t) => {
  await dieBetweenObjectAndRow(t, ageingBlobs(server))
})
