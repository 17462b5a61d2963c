/** What streams may cost: their number, what waits for slow readers, and what is left of them. */
import t, { type Test } from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { openSocket } from '../support/raw-socket.ts'
import { listen, openEvents } from '../support/sse.ts'
import { until } from '../uploads/checks.ts'
import { append } from './appending.ts'

const LARGE = 'x'.repeat(200_000)

/** A client that asks, and reads no more than the beginning of the answer. */
const openSlow = async (t: Test, origin: string, path: string) => {
  const client = await openSocket(t, Number(new URL(origin).port))
  client.send(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`)
  await client.receives('HTTP/1.1 200 OK')
  client.socket.pause()
  return client
}

const isOpened = async (t: Test, url: string): Promise<boolean> => {
  const client = await openEvents(t, url)
  client.leave()
  return client.status === 200
}

t.test('a stream beyond the limit is rejected, and a place is free again at once', async (t) => {
  const { app } = await testApp(t, { EVENTS_MAX_STREAMS: '2', EVENTS_MAX_PER_CALLER: '1000' })
  const url = `${await listen(app)}/events`
  const kept = await openEvents(t, url)
  for (let round = 0; round < 20; round += 1) {
    const client = await openEvents(t, url)
    t.equal(client.status, 200, `round ${round}`)
    const refused = await openEvents(t, url)
    t.match(refused, { status: 503, headers: { 'retry-after': '5' } })
    t.match(JSON.parse(await refused.text()), { code: 'events.too_many_streams' })
    client.leave()
    await until(() => isOpened(t, url))
    await until(() => isOpened(t, url))
  }
  t.match(await kept.next(), { event: 'hello' })
})

t.test('a rejected request uses no place', async (t) => {
  const { app } = await testApp(t, { EVENTS_MAX_STREAMS: '1', EVENTS_MAX_PER_CALLER: '1000' })
  const url = `${await listen(app)}/events`
  for (let round = 0; round < 3; round += 1) {
    t.match(await openEvents(t, `${url}?upload_id=nobody`), { status: 404 })
  }
  t.match(await openEvents(t, url), { status: 200 })
})

t.test('a slow reader is cut off, others are not, and it resumes by its id', async (t) => {
  const { app, db } = await testApp(t, { EVENTS_MAX_STREAMS: '2', EVENTS_MAX_PER_CALLER: '1000' })
  const url = `${await listen(app)}/events`
  const healthy = await openEvents(t, `${url}?since=0`)
  const slow = await openSlow(t, url, '/v1/workspaces/default/events?since=0')
  t.notOk(await isOpened(t, url), 'both places are taken')
  let written = 0
  await until(async () => {
    written = await append(db, LARGE)
    await healthy.next()
    return await isOpened(t, url)
  })
  await until(() => isOpened(t, url))
  slow.socket.resume()
  await slow.closed
  const ids = [...slow.received().matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id))
  t.ok(ids.length > 0 && ids.length < written, `${ids.length} of ${written} were sent`)
  t.same(
    healthy.frames.flatMap(({ id = [] }) => id),
    Array.from({ length: written }, (_, index) => String(index + 1)),
    'the other one has them all',
  )
  const last = ids.at(-2) ?? 0
  const back = await openEvents(t, url, { headers: { 'last-event-id': String(last) } })
  const frames = await back.take(written - last)
  t.match(frames.at(-1), { id: String(written) })
})

t.test('a client that reads nothing is cut off at the heartbeat', async (t) => {
  const { app, db } = await testApp(t, { EVENTS_MAX_STREAMS: '1', EVENTS_HEARTBEAT_MS: '100' })
  const url = `${await listen(app)}/events`
  for (let count = 0; count < 60; count += 1) await append(db, LARGE)
  const slow = await openSlow(t, url, '/v1/workspaces/default/events?since=0')
  await until(() => isOpened(t, `${url}?since=60`))
  slow.socket.resume()
  await slow.closed
  t.notMatch(slow.received(), /^id: 60$/m)
})
