/** Subscriptions of an older client live as long as its stream, and a week after it. */
import { sql } from 'kysely'
import t from '../support/tap.ts'
import { testApp, testReplica } from '../support/app.ts'
import { call } from '../support/given.ts'
import { openEvents } from '../support/sse.ts'
import { until } from '../uploads/checks.ts'
import { ask, listen } from './clients.ts'

const uri = 'iii://one'

t.test('no sweep deletes what a session with an open stream has subscribed to', async (t) => {
  const { app, db, services, connectionString } = await testApp(t)
  const there = await testReplica(t, connectionString)
  const url = `${await listen(t, app)}/mcp`
  const session = { 'mcp-session-id': 'of-this-test' }
  const other = { 'mcp-session-id': 'without-a-stream' }
  for (const one of [session, other]) await ask(url, 'resources/subscribe', { uri }, one)
  const stream = await openEvents(t, url, { headers: { accept: 'text/event-stream', ...session } })
  const sweepAfter = async (days: number): Promise<string[]> => {
    await sql`update resource_subscriptions
      set used_at = used_at - make_interval(days => ${days})`.execute(db)
    await services.sweeper.run()
    await there.services.sweeper.run()
    const rows = await db.selectFrom('resource_subscriptions').select('session_id').execute()
    return rows.map(({ session_id: id }) => id).toSorted()
  }

  t.same(await sweepAfter(6), ['of-this-test', 'without-a-stream'])
  t.same(await sweepAfter(6), ['of-this-test'], 'twelve days, and the stream is still open')
  await call(app, 'PUT', '/documents/one', { payload: { skill: '# One' } })
  await stream.sees(({ data }) => JSON.stringify(data)?.includes(uri) ?? false, 1)

  stream.leave()
  await until(async () => services.events.followers === 0)
  t.same(await sweepAfter(6), ['of-this-test'])
  t.same(await sweepAfter(6), [])
})
