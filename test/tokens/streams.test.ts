/** A stream outlives neither its token, nor its workspace, nor the open mode. */
import t, { type Test } from 'tap'
import { systemCaller } from '../../src/access/caller.ts'
import { type TestApp, testApp, testReplica } from '../support/app.ts'
import { openEvents } from '../support/sse.ts'
import { givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'

const url = '/v1/workspaces/acme/events'

/** Two replicas, and where the second one listens. */
const given = async (t: Test): Promise<{ here: TestApp; base: string }> => {
  const here = await testApp(t)
  await givenWorkspace(here.db, 'acme')
  const { app } = await testReplica(t, here.connectionString)
  return { here, base: await app.listen({ host: '127.0.0.1', port: 0 }) }
}

const msUntilEnd = async (stream: { ended: Promise<boolean> }): Promise<number> => {
  const startedAt = performance.now()
  await stream.ended
  return performance.now() - startedAt
}

t.test('a revoked token ends its streams on every replica, and no others', async (t) => {
  const { here, base } = await given(t)
  const gone = await givenToken(here.services, 'reader', { workspace: 'acme' })
  const stays = await givenToken(here.services, 'reader', { workspace: 'acme' })
  const stream = await openEvents(t, base + url, { headers: gone.headers })
  const other = await openEvents(t, base + url, { headers: stays.headers })
  t.equal(stream.status, 200)
  await here.services.tokens.revoke(systemCaller('default'), gone.id)
  const ms = await msUntilEnd(stream)
  t.ok(ms < 5000, `${Math.round(ms)} ms`)
  const again = await openEvents(t, base + url, { headers: gone.headers })
  t.equal(again.status, 401)
  const isOver = await Promise.race([
    other.ended,
    new Promise<string>((resolve) => setTimeout(() => resolve('goes on'), 100)),
  ])
  t.equal(isOver, 'goes on')
  other.leave()
})

t.test('the first token ends streams of the open mode', async (t) => {
  const { here, base } = await given(t)
  const stream = await openEvents(t, base + url)
  t.equal(stream.status, 200)
  await givenToken(here.services, 'admin')
  t.ok((await msUntilEnd(stream)) < 5000)
})

t.test('a deleted workspace ends its streams', async (t) => {
  const { here, base } = await given(t)
  const stream = await openEvents(t, base + url)
  await here.services.workspaces.delete(systemCaller('acme'))
  t.ok((await msUntilEnd(stream)) < 5000)
})
