/** `skills::on-change`: what followers hear of documents (conformance cases 68 to 71, 235, 236). */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { listen, openEvents } from '../support/sse.ts'
import { Registry } from './registry.ts'

t.test('III-68, III-70 every registration is an event, and every removal', async (t) => {
  const test = await testApp(t)
  const registry = new Registry(test, 'default')
  const client = await openEvents(t, `${await listen(test.app)}/events`)
  t.match(await client.next(), { event: 'hello', data: { snapshot_version: 0 } })
  await registry.register('a', 'one')
  await registry.register('a', 'one')
  await registry.register('a/b', 'two')
  await registry.unregister('a')
  const expected = [
    ['register', 'a'],
    ['register', 'a'],
    ['register', 'a/b'],
    ['unregister', 'a'],
  ] as const
  t.same(
    await client.take(4),
    expected.map(([op, id], index) => ({
      id: String(index + 1),
      event: 'skills::on-change',
      data: { op, id, snapshot_version: index + 1 },
    })),
  )
  const late = await openEvents(t, `${await listen(test.app)}/events?since=2`)
  t.match(await late.take(2), [
    { id: '3', data: { op: 'register', id: 'a/b' } },
    { id: '4', data: { op: 'unregister', id: 'a' } },
  ])
})

t.test('III-235, III-236 a registration without a change is not announced', async (t) => {
  const { app, db, ...test } = await testApp(t)
  const registry = new Registry({ app, db, ...test }, 'default')
  await registry.unregister('not/there')
  await registry.register('Bad', 'x')
  await registry.register('empty', '')
  await registry.register('a', 'x', { 'if-match': '"0"' })
  t.same(await db.selectFrom('events').selectAll().execute(), [])
  t.same(await db.selectFrom('audit_entries').selectAll().execute(), [])
  const { snapshot_version: version } = await db
    .selectFrom('workspaces')
    .select('snapshot_version')
    .executeTakeFirstOrThrow()
  t.equal(version, 0)
})
