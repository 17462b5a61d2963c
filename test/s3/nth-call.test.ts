/** Database calls of the writes that bring bytes fail, and the bytes are in a bucket. */
import { failAtEachCall } from '../faults/nth-call.ts'
import { scenarios } from '../faults/scenarios.ts'
import { startS3Server } from '../support/s3-server.ts'
import t from '../support/tap.ts'
import { s3Blobs } from './s3-blobs.ts'

const server = await startS3Server(t)
const bringBytes = new Set(['chunk', 'finish', 'install', 'update'])

for (const scenario of scenarios.filter(({ name }) => bringBytes.has(name))) {
  t.test(`${scenario.name}: whichever database call fails, all is done or nothing`, async (t) => {
    const settings = { openBlobs: s3Blobs(server), step: 15, atCommits: ['lost answer'] as const }
    await failAtEachCall(t, scenario, settings)
  })
}
