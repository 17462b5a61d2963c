/** Postgres goes away under a running service and comes back; nobody restarts anything. */
import { sql } from 'kysely'
import t from '../support/tap.ts'
import { testReplica } from '../support/app.ts'
import { testDatabase } from '../support/database.ts'
import { type Service, startService } from '../support/process.ts'
import { refused, until } from '../uploads/checks.ts'
import { finishUpload, request, sendChunk, startUpload, uploadStatus } from './client.ts'
import { openProxy } from './proxy.ts'

const archive = Buffer.alloc(1000, 'a')
const skills = '/v1/workspaces/default/skills'

const isReady = async ({ url }: Service): Promise<boolean> =>
  (await request(url, '/readyz')).status === 200

t.test(
  'while Postgres is unreachable requests get 503, and afterwards they work again',
  async (t) => {
    const proxy = await openProxy(t, await testDatabase(t))
    const env = { DATABASE_URL: proxy.connectionString, LOG_LEVEL: 'silent' }
    const service = await startService(t, env)
    const { url } = service
    const uploadId = await startUpload(url, archive)
    const send = (offset: number) =>
      sendChunk(url, { uploadId, offset }, archive.subarray(offset, offset + 500))
    t.match(await send(0), { status: 200 })
    t.ok(await isReady(service))

    for (const round of [1, 2]) {
      await proxy.cut()
      const unavailable = { status: 503, code: 'unavailable' }
      const answers = {
        'a list': await request(url, skills),
        'an upload status': await uploadStatus(url, uploadId),
        'a chunk': await send(500),
        'a finish': await finishUpload(url, uploadId),
        readyz: await request(url, '/readyz'),
      }
      for (const [name, answer] of Object.entries(answers)) {
        refused(t, answer, unavailable, `round ${round}, ${name}`)
        t.match(answer.headers['retry-after'], /^[1-9]\d*$/)
        t.notMatch(JSON.stringify(answer.body), /ECONN|127\.0\.0\.1|postgres:/i, 'no inner text')
      }
      t.match(await request(url, '/livez'), { status: 200, body: { status: 'ok' } })

      await proxy.mend()
      await until(() => isReady(service))
      t.match(await request(url, skills), { status: 200 })
      t.match(await uploadStatus(url, uploadId), { status: 200, body: { next_offset: 500 } })
    }
    t.match(await send(500), { status: 200 })
    t.match(await finishUpload(url, uploadId), { status: 200, body: { status: 'finalized' } })
  },
)

t.test('a query during the loss of Postgres fails its request, not the service', async (t) => {
  const connectionString = await testDatabase(t)
  const { db } = await testReplica(t, connectionString)
  const proxy = await openProxy(t, connectionString)
  const env = { DATABASE_URL: proxy.connectionString, LOG_LEVEL: 'silent' }
  const service = await startService(t, env)
  const uploadId = await startUpload(service.url, archive)

  const trx = await db.startTransaction().execute()
  await sql`lock table uploads in access exclusive mode`.execute(trx)
  const waiting = sendChunk(service.url, { uploadId, offset: 0 }, archive)
  await until(async () => {
    const { rows } = await sql`select from pg_locks
      where not granted and relation = 'uploads'::regclass`.execute(db)
    return rows.length > 0
  })
  await proxy.cut()
  const unavailable = { status: 503, code: 'unavailable' }
  refused(t, await waiting, unavailable, 'the request in flight')
  await trx.rollback().execute()
  refused(t, await request(service.url, skills), unavailable, 'the next one')
  await proxy.mend()
  await until(() => isReady(service))
  const again = await sendChunk(service.url, { uploadId, offset: 0 }, archive)
  t.match(again, { status: 200, body: { next_offset: 1000 } })
})

t.test(
  'while Postgres is silent, /livez succeeds and /readyz and new requests are 503',
  async (t) => {
    const proxy = await openProxy(t, await testDatabase(t))
    const env = { DATABASE_URL: proxy.connectionString, LOG_LEVEL: 'silent' }
    const service = await startService(t, env)
    const { url } = service
    t.ok(await isReady(service))
    proxy.block()
    const [ready, live, list] = await Promise.all(
      ['/readyz', '/livez', skills].map((path) => request(url, path)),
    )
    if (!ready || !live || !list) throw new Error('three were asked')
    refused(t, ready, { status: 503, code: 'unavailable' }, 'readyz')
    t.match(live, { status: 200 })
    refused(t, list, { status: 503, code: 'unavailable' }, 'a list')
    await proxy.mend()
    await until(() => isReady(service))
    t.match(await request(url, skills), { status: 200 })
  },
)
