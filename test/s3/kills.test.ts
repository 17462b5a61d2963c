/** Services are killed at random points, and their bytes are in a bucket. */
import { randomInt } from 'node:crypto'
import { survive } from '../crash/scenario.ts'
import { updateAndKill } from '../faults/updating.ts'
import { testDatabase } from '../support/database.ts'
import { startS3Server } from '../support/s3-server.ts'
import t from '../support/tap.ts'
import { s3Blobs } from './s3-blobs.ts'

const server = await startS3Server(t)
const openBlobs = s3Blobs(server)

t.test('a service that is killed loses nothing, and leaves nothing half done', async (t) => {
  const connectionString = await testDatabase(t)
  const { env, store } = await openBlobs(t, connectionString)
  await survive(t, {
    seed: Number(process.env.CRASH_SEED ?? randomInt(2 ** 31)),
    writes: 12,
    kills: 2,
    services: 1,
    victims: ['service'],
    env: { DATABASE_URL: connectionString, ...env },
    connectionString: async () => connectionString,
    store,
  })
})

t.test('updates through two services, which are killed in turn, have one order', async (t) => {
  await updateAndKill(t, { openBlobs, updates: 20, kills: 2 })
})
