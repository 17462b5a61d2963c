/** SIGKILL where object and row differ, with bytes in a bucket. */
import { dieBetweenObjectAndRow } from '../crash/deaths.ts'
import { startS3Server } from '../support/s3-server.ts'
import t from '../support/tap.ts'
import { ageingBlobs } from './s3-blobs.ts'

const server = await startS3Server(t)

t.test(
  'nothing is lost if a process dies between object, row and response, or in the sweep',
  async (t) => {
    await dieBetweenObjectAndRow(t, ageingBlobs(server))
  },
)
