/** Two replicas on one bucket. */
import { sweepBesideInstalls } from '../faults/sweeping.ts'
import { startS3Server } from '../support/s3-server.ts'
import t from '../support/tap.ts'
import { raceOnReplicas } from '../uploads/chunk-race.ts'
import { ageingBlobs, s3Blobs } from './s3-blobs.ts'

const server = await startS3Server(t)

t.test('a sweep beside installs by another replica deletes no object of a row', async (t) => {
  await sweepBesideInstalls(t, { openBlobs: ageingBlobs(server), lives: 3 })
})

t.test('of different bytes at one offset of an upload one wins, and is what is read', async (t) => {
  await raceOnReplicas(t, s3Blobs(server))
})
