/** `GET /capabilities` under polling: what it costs, how soon it is right, and without Postgres. */
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import t, { type Test } from '../support/tap.ts'
import { openProxy } from '../process/proxy.ts'
import { type TestApp, testReplica } from '../support/app.ts'
import { packageArchive } from '../support/archives.ts'
import { testDatabase } from '../support/database.ts'
import { call, givenInstalledSkill } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { until } from '../uploads/checks.ts'

const read = async ({ app }: TestApp, url = '/capabilities') => {
  const response = await app.inject(url)
  return { status: response.statusCode, text: response.payload, etag: response.headers.etag }
}

const offers = async (test: TestApp): Promise<boolean> =>
  (await read(test)).text.includes('"skill.a"')

const setOffered = (test: TestApp, isOffered: boolean) =>
  call(test.app, 'PUT', '/skills/user/a/policy', {
    payload: { allow_implicit_invocation: isOffered },
  })

/** One replica that writes, and one whose way to Postgres can be cut. */
const givenReplicas = async (t: Test) => {
  const connectionString = await testDatabase(t)
  const writer = await testReplica(t, connectionString)
  const proxy = await openProxy(t, connectionString)
  const reader = await testReplica(t, proxy.connectionString, { STATEMENT_TIMEOUT_MS: '1000' })
  await givenInstalledSkill(writer.app, packageArchive({ folder: 'a' }))
  await setOffered(writer, true)
  return { writer, reader, proxy }
}

t.test('only the last good document is served while Postgres is unreachable', async (t) => {
  const { writer, reader, proxy } = await givenReplicas(t)
  const good = await read(reader)
  t.match(good, { status: 200, text: /"skill\.a"/ })
  for (const leave of ['cut', 'block'] as const) {
    await proxy[leave]()
    for (const url of ['/capabilities', '/capabilities?select=a', '/capabilities']) {
      t.equal((await read(reader, url)).status, 200, `${leave}: ${url}`)
    }
    t.same(await read(reader), good, 'the same bytes under the same tag')
    const head = await reader.app.inject({
      url: '/capabilities',
      headers: { 'if-none-match': String(good.etag) },
    })
    t.equal(head.statusCode, 304)
    t.match(await read(reader, '/v1/workspaces/other/capabilities'), { status: 503 }, 'never read')
    t.match(await read(reader, '/health'), {
      status: 200,
      text: /"status":"degraded","ready":false,.*"reason":/,
    })
    await proxy.mend()
    await until(async () => (await read(reader, '/readyz')).status === 200)
  }
  await proxy.cut()
  t.ok(await offers(reader))
  await setOffered(writer, false)
  t.ok(await offers(reader), 'it cannot know')
  await proxy.mend()
  await until(async () => !(await offers(reader)))
})

t.test('after ten minutes without Postgres no document is served', async (t) => {
  const { reader, proxy } = await givenReplicas(t)
  t.ok(await offers(reader))
  await proxy.cut()
  t.match(await read(reader), { status: 200 })
  const now = performance.now.bind(performance)
  let later = 0
  t.intercept(performance, 'now', { value: () => now() + later })
  later = 9.9 * 60_000
  t.match(await read(reader), { status: 200 })
  later = 10.1 * 60_000
  t.match(await read(reader), { status: 503, text: /"code":"unavailable"/ })
  t.match(await read(reader, '/health'), { status: 200 })
  await proxy.mend()
  await until(async () => (await read(reader)).status === 200)
})

t.test('a workspace that is closed stays closed without Postgres', async (t) => {
  const { writer, reader, proxy } = await givenReplicas(t)
  const { headers } = await givenToken(writer.services, 'reader')
  const admin = await givenToken(writer.services, 'admin')
  await call(writer.app, 'PUT', '/settings', {
    ...admin,
    payload: { capabilities_public: false },
  })
  const status = async (sent = {}) =>
    (await reader.app.inject({ url: '/capabilities', headers: sent })).statusCode
  await until(async () => (await status()) === 401)
  t.equal(await status(headers), 200)
  await proxy.cut()
  t.not(await status(), 200)
  t.not(await status({ authorization: 'Bearer '.concat('x'.repeat(43)) }), 200)
})

t.test('polling is served from memory', async (t) => {
  const { reader, proxy } = await givenReplicas(t)
  await read(reader)
  const before = proxy.sent()
  await Promise.all(Array.from({ length: 500 }, () => read(reader)))
  const messages = proxy.sent() - before
  t.ok(messages < 100, `${messages} messages for 500 polls`)
})

t.test('a replica that is notified of a change does not wait for its next poll', async (t) => {
  const { writer, reader } = await givenReplicas(t)
  t.ok(await offers(reader))
  await until(async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and query like 'listen %'`.execute(writer.db)
    return rows.length > 0
  })
  // Time stands still, within what is fresh otherwise: only an event can make it look again.
  let now = performance.now() + 2000
  t.intercept(performance, 'now', { value: () => now })
  t.ok(await offers(reader))
  for (const isOffered of [false, true]) {
    now += 400
    await setOffered(writer, isOffered)
    await until(async () => {
      // Answers from memory let nothing else happen in between.
      await setImmediate()
      return (await offers(reader)) === isOffered
    })
  }
  t.pass('it heard of both')
})
