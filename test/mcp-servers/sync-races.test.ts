/** Syncs of one server at once, and while it is registered anew. */
import t, { type Test } from '../support/tap.ts'
import { testApp, testReplica } from '../support/app.ts'
import { givenMcpServer, tool } from '../support/mcp-server.ts'
import { manyTools, putServer, readServer, sync } from './given.ts'

/** One whose first list of tools is held back, and is old when it comes. */
const slowAtFirst = async (t: Test) => {
  const first = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  let count = 0
  const peer = await givenMcpServer(t, [], {
    page: async () => {
      count += 1
      if (count > 1) return { tools: [tool('new')] }
      asked.resolve()
      await first.promise
      return { tools: [tool('old')] }
    },
  })
  return { peer, first, asked }
}

t.test('of two concurrent syncs, on two replicas, the later one counts', async (t) => {
  const one = await testApp(t)
  const two = await testReplica(t, one.connectionString)
  const { peer, first, asked } = await slowAtFirst(t)
  await putServer(one.app, 'mail', { url: peer.url })
  const slow = sync(one.app, 'mail')
  await asked.promise
  t.match(await sync(two.app, 'mail'), { status: 200, body: { added: ['new'] } })
  first.resolve()
  t.match(await slow, { status: 200, body: { added: [], changed: [], removed: [] } })
  t.match((await readServer(two.app, 'mail')).body, { tools: [{ name: 'new' }] })
})

t.test('many syncs at once leave one inventory', async (t) => {
  const one = await testApp(t)
  const two = await testReplica(t, one.connectionString)
  const peer = await givenMcpServer(t, manyTools(20))
  await putServer(one.app, 'mail', { url: peer.url })
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_one, index) => sync((index % 2 ? one : two).app, 'mail')),
  )
  t.same(
    answers.map(({ status }) => status),
    answers.map(() => 200),
  )
  t.equal(answers.filter(({ body }) => body.added.length > 0).length, 1)
  t.equal((await readServer(one.app, 'mail')).body.tools.length, 20)
})

t.test('a server that is registered again meanwhile is unchanged by the sync', async (t) => {
  const { app } = await testApp(t)
  const { peer, first, asked } = await slowAtFirst(t)
  await putServer(app, 'mail', { url: peer.url })
  const slow = sync(app, 'mail')
  await asked.promise
  await putServer(app, 'mail', { url: `${peer.url}?again` })
  first.resolve()
  t.match(await slow, { status: 409, body: { code: 'mcp_servers.changed' } })
  t.match((await readServer(app, 'mail')).body, { tools: [], synced_at: null })
})
