/**
 * Two processes that read skills from the standby of a pair: what one has written the other reads by
 * the version, and both go on through a failover, after which the other server is the standby.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import t from '../support/tap.ts'
import { query } from '../db/given-standby.ts'
import { packageArchive } from '../support/archives.ts'
import { blobFolder } from '../support/blobs.ts'
import { noOwnServer } from '../support/own-server.ts'
import { postgresPair } from '../support/postgres-pair.ts'
import { startService } from '../support/process.ts'
import { SECRETS_KEY } from '../support/secrets.ts'
import { until } from '../uploads/checks.ts'
import { installArchive, request } from './client.ts'

const WRITES = 40
const skill = '/v1/workspaces/default/skills/user/pdf-tools'

const put = (url: string, enabled: boolean) =>
  request(url, `${skill}/policy`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ enabled }),
  })

const replicaReads = async (url: string): Promise<number> => {
  const { body } = await request(url, '/metrics')
  return Number(/catalogue_reads_total\{server="replica",reason=""\} (\d+)/.exec(body)?.[1])
}

/** Resolves once the standby serves a read of this process. */
const untilReplica = (url: string): Promise<void> =>
  until(async () => {
    const before = await replicaReads(url)
    await request(url, `${skill}/revisions`)
    return (await replicaReads(url)) > before
  })

t.test('two processes and the standby of a pair', { skip: noOwnServer() }, async (t) => {
  const pair = await postgresPair(t)
  const env = {
    DATABASE_URL: pair.connectionString,
    DATABASE_READ_URL: pair.connectionString,
    BLOB_DIR: blobFolder(pair.primary()),
    SECRETS_KEY,
    LOG_LEVEL: 'silent',
  }
  const services = await Promise.all([startService(t, env), startService(t, env)])
  const [one = '', other = ''] = services.map(({ url }) => url)
  const writeAndRead = async (number: number): Promise<void> => {
    const [writer, reader] = number % 2 === 0 ? [one, other] : [other, one]
    const enabled = number % 3 === 0
    const { status, headers } = await put(writer, enabled)
    t.equal(status, 200)
    const version = String(headers['x-snapshot-version'])
    const read = await request(reader, skill, { headers: { 'x-min-snapshot-version': version } })
    t.match(read, { status: 200, body: { policy: { enabled } } }, `write ${number}`)
    const own = await request(writer, skill)
    t.match(own, { status: 200, body: { policy: { enabled } } }, `own write ${number}`)
  }

  t.match(await installArchive(one, packageArchive()), { status: 201 })
  for (const url of [one, other]) await untilReplica(url)
  for (let number = 0; number < WRITES; number += 1) await writeAndRead(number)
  await query(pair.standby(), 'select pg_wal_replay_pause()')
  for (let number = 0; number < WRITES; number += 1) await writeAndRead(number)
  await query(pair.standby(), 'select pg_wal_replay_resume()')
  for (const url of [one, other]) await untilReplica(url)

  await pair.failOver()
  for (const url of [one, other]) {
    await until(async () => {
      const { status } = await put(url, true)
      // As Retry-After asks, but sooner.
      if (status === 503) await sleep(50)
      return status === 200
    })
  }
  for (let number = 0; number < WRITES; number += 1) await writeAndRead(number)
  await pair.rebuild()
  for (const url of [one, other]) await untilReplica(url)
  for (let number = 0; number < WRITES; number += 1) await writeAndRead(number)
  for (const service of services) {
    service.kill('SIGTERM')
    t.same(await service.exited, { code: 0, signal: null })
  }
})
