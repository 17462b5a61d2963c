/**
 * SIGKILL at random points of installs, updates, rollbacks and uninstalls. `npm run test:crash` does
 * it at length; CRASH_SEED repeats what a run has chosen.
 */
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import t from '../support/tap.ts'
import { storeIn, testStore } from '../support/blobs.ts'
import { testDatabase } from '../support/database.ts'
import { noOwnServer, socketUrl } from '../support/own-server.ts'
import { makeRunFolder, removeRunFolder } from '../support/test-server.ts'
import { survive } from './scenario.ts'

const isFull = process.env.CRASH === 'full'
const atLength = isFull ? false : 'npm run test:crash does this'
const seed = Number(process.env.CRASH_SEED ?? randomInt(2 ** 31))

t.test('a service that is killed loses nothing, and leaves nothing half done', async (t) => {
  const connectionString = await testDatabase(t)
  await survive(t, {
    seed,
    writes: isFull ? 200 : 30,
    kills: isFull ? 40 : 4,
    services: 1,
    victims: ['service'],
    env: { DATABASE_URL: connectionString },
    connectionString: async () => connectionString,
    store: testStore(connectionString),
  })
})

t.test(
  'two services that are killed in turn lose nothing, and leave nothing half done',
  { skip: atLength },
  async (t) => {
    const connectionString = await testDatabase(t)
    await survive(t, {
      seed,
      writes: 100,
      kills: 20,
      services: 2,
      victims: ['service', 'asked'],
      env: { DATABASE_URL: connectionString },
      connectionString: async () => connectionString,
      store: testStore(connectionString),
    })
  },
)

t.test(
  'the embedded Postgres, killed alone or together with its service, loses nothing',
  { skip: atLength || noOwnServer() },
  async (t) => {
    const folder = await makeRunFolder()
    t.teardown(() => removeRunFolder(folder))
    const dataDir = join(folder, 'data')
    await survive(t, {
      seed,
      writes: 100,
      kills: 20,
      services: 1,
      victims: ['service', 'postgres', 'both'],
      env: { DATA_DIR: dataDir },
      dataDir,
      connectionString: () => socketUrl(dataDir),
      store: storeIn(dataDir),
    })
  },
)
