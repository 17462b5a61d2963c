/** Every stream of a revoked token ends: at once where it was revoked, within a second elsewhere. */
import t, { type Test } from '../support/tap.ts'
import { append } from '../events/appending.ts'
import { openBoth } from '../mcp/open-streams.ts'
import { type TestApp, testApp, testReplica } from '../support/app.ts'
import { call, startBody } from '../support/given.ts'
import { type EventClient, openEvents } from '../support/sse.ts'
import { type GivenToken, givenToken } from '../support/tokens.ts'

const WITHIN_MS = 1000

const here = await testApp(t)
const there = await testReplica(t, here.connectionString)
const admin = await givenToken(here.services, 'admin')
for (const { app } of [here, there]) await app.listen({ host: '127.0.0.1', port: 0 })

const given = () => givenToken(here.services, 'publisher', { workspace: 'default' })

/** One of each kind. */
const openAll = async (
  t: Test,
  { app }: TestApp,
  { headers }: GivenToken,
): Promise<Record<string, EventClient>> => {
  const workspace = `${app.listeningOrigin}/v1/workspaces/default`
  const payload = startBody(Buffer.from('an archive'))
  const { body } = await call(app, 'POST', '/uploads', { headers, payload })
  const events = await openEvents(t, `${workspace}/events`, { headers })
  const upload = await openEvents(t, `${workspace}/events?upload_id=${body.upload_id}`, { headers })
  const { older, newer } = await openBoth(t, `${workspace}/mcp`, headers)
  const streams = { events, upload, older, newer }
  for (const [name, { status }] of Object.entries(streams)) t.equal(status, 200, name)
  return streams
}

const revoke = async (t: Test, { id }: GivenToken): Promise<void> => {
  const { headers } = admin
  const answer = await here.app.inject({ method: 'DELETE', url: `/v1/tokens/${id}`, headers })
  t.equal(answer.statusCode, 200)
}

const told = ({ frames }: EventClient): string[] =>
  frames.map(({ data }) => JSON.stringify(data ?? '')).filter((data) => data.includes('after-that'))

t.test('on the revoking replica no event is sent after the response', async (t) => {
  const [gone, stays] = [await given(), await given()]
  const streams = await openAll(t, here, gone)
  const other = await openEvents(t, `${here.app.listeningOrigin}/v1/workspaces/default/events`, {
    headers: stays.headers,
  })
  t.match(await other.next(), { event: 'hello' })
  await revoke(t, gone)
  const id = await append(here.db, 'after-that')
  for (const [name, stream] of Object.entries(streams)) {
    t.equal(await stream.ended, true, `${name} is ended in order`)
    t.same(told(stream), [], name)
  }
  t.match(await other.next(), { id: String(id) }, 'other tokens go on')
})

t.test('the first token ends the streams of the open mode at once', async (t) => {
  const open = await testApp(t)
  const origin = await open.app.listen({ host: '127.0.0.1', port: 0 })
  const stream = await openEvents(t, `${origin}/v1/workspaces/default/events`)
  t.match(await stream.next(), { event: 'hello' })
  await givenToken(open.services, 'admin')
  await append(open.db, 'after-that')
  t.equal(await stream.ended, true)
  t.same(told(stream), [])
})

t.test('on another replica they end within a second', async (t) => {
  // One after the other, so that a revocation comes just after the look that ended the former.
  for (let round = 1; round <= 3; round += 1) {
    const token = await given()
    const streams = await openAll(t, there, token)
    await revoke(t, token)
    const late = new Promise<string>((resolve) => {
      setTimeout(() => resolve('goes on'), WITHIN_MS).unref()
    })
    for (const [name, { ended }] of Object.entries(streams)) {
      t.equal(await Promise.race([ended, late]), true, `${name}, round ${round}`)
    }
  }
})
