/** SIGKILL while a service starts on an empty database: the next start goes on from there. */
import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import t from '../support/tap.ts'
import { request } from '../process/client.ts'
import { emptyDatabase } from '../support/database.ts'
import { spawnService, startService } from '../support/process.ts'
import { findBroken } from './invariants.ts'
import { openWatch, settled, visited } from './watch.ts'

const kills = process.env.CRASH === 'full' ? 20 : 3

t.test('a service that is killed while it creates its tables can be started again', async (t) => {
  const connectionString = await emptyDatabase(t)
  const env = { DATABASE_URL: connectionString, LOG_LEVEL: 'fatal' }
  const db = openWatch(t, connectionString)
  for (let kill = 1; kill <= kills; kill += 1) {
    const starting = spawnService(t, env)
    await visited(db)
    await sleep(randomInt(300))
    starting.kill('SIGKILL')
    await starting.exited
    await settled(db)
  }
  const service = await startService(t, env)
  t.same(await findBroken(db), {})
  t.match(await request(service.url, '/v1/workspaces/default/skills'), {
    status: 200,
    body: { snapshot_version: 1, skills: [{ slug: 'skills.protocol.guide' }] },
  })
  t.equal(service.stderr(), '')
})
