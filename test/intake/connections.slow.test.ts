/** Reader threads have no connection to the database; those of the service come back when lost. */
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import t, { type Test } from '../support/tap.ts'
import { openWatch } from '../crash/watch.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { testApp, type TestApp } from '../support/app.ts'
import { call, multipart } from '../support/given.ts'
import { until } from '../uploads/checks.ts'

/** So large that its pack goes to the store. */
const large = (name: string) =>
  packageArchive({
    files: { 'SKILL.md': skillMd({ name }), 'data.bin': randomBytes(3_000_000) },
  })

const givenWatched = (t: Test, { connectionString }: TestApp) => {
  const watch = openWatch(t, connectionString)
  const others = sql`
    from pg_stat_activity
    where datname = current_database()
      and backend_type = 'client backend' and pid <> pg_backend_pid()`
  const end = () =>
    sql<{ pid: number }>`select pid, pg_terminate_backend(pid) ${others}`.execute(watch)
  return {
    end,
    /** Those that replace them at once do not count. */
    endAndWait: async () => {
      const pids = (await end()).rows.map(({ pid }) => pid)
      await until(async () => {
        const { rows } = await sql`
          select from pg_stat_activity where pid = any(${pids}::int[])`.execute(watch)
        return rows.length === 0
      })
    },
    count: async () => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n ${others}`.execute(watch)
      return rows[0]?.n ?? 0
    },
  }
}

t.test('a connection that was lost is replaced for the next archive', async (t) => {
  const test = await testApp(t)
  const connections = givenWatched(t, test)
  for (let round = 0; round < 3; round += 1) {
    const send = () => call(test.app, 'POST', '/skills/archive', multipart(large(`large-${round}`)))
    // A connection whose end has not been noticed yet is a 503.
    await until(async () => {
      const { status } = await send()
      if (status !== 503) t.equal(status, 201)
      return status !== 503
    })
    await connections.endAndWait()
  }
})

t.test('a thread has no connection, and the service none when it is closed', async (t) => {
  const test = await testApp(t, { DATABASE_POOL_SIZE: '2', ARCHIVE_WORKERS: '1' })
  const connections = givenWatched(t, test)
  const counts: number[] = []
  const so = { isOver: false }
  const installing = Promise.all(
    ['a', 'b', 'c', 'd'].map((name) =>
      call(test.app, 'POST', '/skills/archive', multipart(large(name))),
    ),
  ).finally(() => (so.isOver = true))
  while (!so.isOver) counts.push(await connections.count())
  t.same(new Set((await installing).map(({ status }) => status)), new Set([201]))
  t.ok(Math.max(...counts) <= 2, `${Math.max(...counts)} connections of a pool of two`)
  await test.app.close()
  await test.services.close()
  await until(async () => (await connections.count()) === 0)
  t.pass('all are closed')
})

t.test(
  'an archive that is cut off while its connection is lost can be sent again later',
  async (t) => {
    const test = await testApp(t)
    const connections = givenWatched(t, test)
    const ending = setInterval(() => void connections.end().catch(() => {}), 5)
    t.teardown(() => clearInterval(ending))
    const answer = await call(test.app, 'POST', '/skills/archive', multipart(large('late')))
    clearInterval(ending)
    if (answer.status !== 201) {
      t.equal(answer.status, 503)
      t.match(answer.body, { code: 'unavailable' })
      t.match(answer.headers['retry-after'], /^\d+$/)
    }
  },
)
