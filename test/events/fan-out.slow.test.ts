/** Many who follow one workspace: what comes together goes out together, and nothing else changes. */
import t from '../support/tap.ts'
import { givenPrompt } from '../functions/calls.ts'
import { testApp } from '../support/app.ts'
import { givenHandler } from '../support/handlers.ts'
import { openSocket } from '../support/raw-socket.ts'
import { type EventClient, listen, openEvents } from '../support/sse.ts'
import { until } from '../uploads/checks.ts'
import { append } from './appending.ts'

/** More than are handed something in one go. */
const FOLLOWERS = 600
const PATH = '/v1/workspaces/default/events'

const idsOf = (client: EventClient): number[] =>
  client.frames.flatMap(({ id, event }) => (event === 'skills/changed' ? [Number(id)] : []))

const countFrom = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

t.test('clients that come and go see every event once, in order', async (t) => {
  const { app, db } = await testApp(t, {
    EVENTS_MAX_STREAMS: '2000',
    EVENTS_MAX_PER_CALLER: '2000',
  })
  const url = `${await listen(app)}/events`
  const progress = { isOpening: true, written: 0 }
  const writing = (async () => {
    while (progress.isOpening) progress.written = await append(db, `s${progress.written}`)
  })()
  const clients: EventClient[] = []
  while (clients.length < FOLLOWERS) {
    const wave = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        openEvents(t, index % 2 === 0 ? url : `${url}?since=${Math.max(0, progress.written - 3)}`),
      ),
    )
    const [first, ...others] = wave
    first?.leave()
    clients.push(...others)
  }
  progress.isOpening = false
  await writing
  const last = await append(db, 'last')
  for (const client of clients) {
    for (let id = ''; id !== String(last);) ({ id = '' } = await client.next())
  }
  t.ok(last > 20, `${last} events`)
  const wrong = clients.filter((client) => {
    const [first = 0, ...others] = idsOf(client)
    return String([first, ...others]) !== String(countFrom(first, last))
  })
  t.equal(wrong.length, 0)
})

t.test('an HTTP 1.0 client gets frames without chunks', async (t) => {
  const { app, db } = await testApp(t)
  const client = await openSocket(t, Number(new URL(await listen(app)).port))
  client.send(`GET ${PATH} HTTP/1.0\r\nhost: 127.0.0.1\r\n\r\n`)
  await client.receives('event: hello')
  await append(db, 'one')
  await append(db, 'two')
  const text = await client.receives(/"slug":"two".*\n\n/)
  t.notMatch(text, /transfer-encoding/i)
  const [, body = ''] = text.split('\r\n\r\n')
  t.match(
    body.split('\n').filter((line) => line.length > 0),
    [
      /^retry: /,
      'id: 0',
      'event: hello',
      /^data: /,
      'id: 1',
      /^event/,
      /one/,
      'id: 2',
      /^event/,
      /two/,
    ],
  )
  t.notMatch(body, '\r')
})

t.test('a stream behind a slow request is complete and in order', async (t) => {
  const { app, db } = await testApp(t)
  const release = Promise.withResolvers<void>()
  const handler = await givenHandler(t, (_received, response) => {
    void release.promise.then(() =>
      response.setHeader('content-type', 'application/json').end('"done"'),
    )
  })
  await givenPrompt(app, `${handler.origin}/`)
  const port = Number(new URL(await listen(app)).port)
  const client = await openSocket(t, port)
  client.send(
    'POST /v1/workspaces/default/prompts/greet/get HTTP/1.1\r\nhost: 127.0.0.1\r\n' +
      'content-type: application/json\r\ncontent-length: 2\r\n\r\n{}' +
      `GET ${PATH}?since=2 HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`,
  )
  await until(async () => handler.received.length > 0)
  const other = await openEvents(t, `http://127.0.0.1:${port}${PATH}?since=2`)
  let last = 0
  for (const slug of ['a', 'b', 'c']) last = await append(db, slug)
  // The stream behind the request was opened before this one, and is written to before it.
  await other.sees(({ id }) => id === String(last), 1)
  t.equal(client.received(), '', 'the answers come in the order of the requests')
  release.resolve()
  await client.receives(/"slug":"c"/)
  for (const slug of ['d', 'e']) await append(db, slug)
  await client.receives(/"slug":"e".*\n\n/)
  const [, stream = ''] = client.received().split(/(?<!^)HTTP\/1\.1 /)
  t.match(stream, /^200 OK/)
  t.same(
    [...stream.matchAll(/^id: (\d+)$/gm)].map(([, id]) => id),
    ['3', '4', '5', '6', '7'],
  )
  const sizes = [...stream.matchAll(/^([0-9a-f]+)\r\n((?:[^\r]|\r(?!\n))*)\r$/gm)]
  t.ok(sizes.length > 2)
  for (const [, size = '', bytes = ''] of sizes) t.equal(bytes.length, parseInt(size, 16))
})
