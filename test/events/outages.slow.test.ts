/** Postgres goes away under open streams: they stay open, and go on where they were. */
import t from '../support/tap.ts'
import { openProxy } from '../process/proxy.ts'
import { testReplica } from '../support/app.ts'
import { testDatabase } from '../support/database.ts'
import { call } from '../support/given.ts'
import { listen, openEvents } from '../support/sse.ts'
import { until } from '../uploads/checks.ts'
import { append, appendMany } from './appending.ts'

t.test("events during a replica's loss of the database are delivered afterwards", async (t) => {
  const connectionString = await testDatabase(t)
  const writer = await testReplica(t, connectionString)
  const proxy = await openProxy(t, connectionString)
  const replica = await testReplica(t, proxy.connectionString)
  const url = `${await listen(replica.app)}/events`
  const client = await openEvents(t, url)
  t.match(await client.next(), { event: 'hello' })
  let id = 0
  for (const leave of ['cut', 'cut', 'block'] as const) {
    await append(writer.db, 'before')
    t.match(await client.next(), { id: String((id += 1)) }, leave)
    await proxy[leave]()
    await appendMany(writer.db, 250)
    if (leave === 'cut') {
      t.match(await call(replica.app, 'GET', '/events'), { status: 503 }, 'none can be opened')
    }
    await proxy.mend()
    const missed = await client.take(250)
    t.match(missed[0], { id: String(id + 1) })
    t.match(missed.at(-1), { id: String((id += 250)) }, 'nothing is missed')
  }
  await until(async () => (await call(replica.app, 'HEAD', '/events')).status === 200)
  const again = await openEvents(t, `${url}?since=0`)
  const ids = (await again.take(id)).map((frame) => frame.id)
  t.same(
    client.frames.flatMap((frame) => (frame.event === 'skills/changed' ? frame.id : [])),
    ids,
    'all of it once',
  )
})
