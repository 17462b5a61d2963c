/** One address cannot keep the others out by requests that it never finishes. */
import t, { type Test } from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { openSocket, type RawSocket } from '../support/raw-socket.ts'
import { portOf } from './raw.ts'

const MAX = 3
const HALF = 'GET /livez HTTP/1.1\r\nhost: 127.0.0.1\r\n'
const WHOLE = `${HALF}\r\n`

const given = async (t: Test, env: Record<string, string> = {}) => {
  const { app } = await testApp(t, { MAX_PENDING_PER_ADDRESS: String(MAX), ...env })
  const port = await portOf(app)
  const comeFrom = (addressOf: (number: number) => string): void => {
    let number = 0
    app.server.prependListener('connection', (socket) => {
      Object.defineProperty(socket, 'remoteAddress', { value: addressOf((number += 1)) })
    })
  }
  const open = async (bytes: string): Promise<RawSocket> => {
    const socket = await openSocket(t, port)
    socket.send(bytes)
    return socket
  }
  const openMany = (count: number, bytes: string) =>
    Promise.all(Array.from({ length: count }, () => open(bytes)))
  return { open, openMany, comeFrom }
}

/** Each is served: what was not closed can still finish. */
const finish = async (t: Test, sockets: RawSocket[], rest: string): Promise<void> => {
  for (const one of sockets) {
    one.send(rest)
    t.match(await one.receives('{"status":"ok"}'), 'HTTP/1.1 200')
  }
}

const waiting: Record<string, [bytes: string, rest: string]> = {
  'nothing at all': ['', WHOLE],
  'headers that never end': [HALF, '\r\n'],
}

for (const [what, [bytes, rest]] of Object.entries(waiting)) {
  t.test(`too many connections with ${what} are closed, the latest first`, async (t) => {
    const { open, openMany } = await given(t)
    const first = await openMany(MAX, bytes)
    const over = await openMany(2, bytes)
    for (const one of over) {
      await one.closed
      t.match(one.received(), 'HTTP/1.1 429')
      t.match(one.received(), '"code":"request.rate_limited"')
    }
    await finish(t, [await open(WHOLE)], '')
    await finish(t, first, rest)
  })
}

t.test('connections that are used again count by the request that they are at', async (t) => {
  const { openMany } = await given(t)
  const all = await openMany(MAX + 2, WHOLE)
  for (const one of all) await one.receives('{"status":"ok"}')
  for (const one of all) one.send(HALF)
  const closed = await Promise.race(all.map(async (one) => one.closed.then(() => one)))
  t.match(closed.received(), 'HTTP/1.1 429', 'one that was served before')
})

t.test(
  'too many connections with bodies that never end are closed, the latest first',
  async (t) => {
    const { openMany } = await given(t)
    const head = 'POST /v1/workspaces/default/skills/resolve HTTP/1.1\r\nhost: 127.0.0.1\r\n'
    const bytes = `${head}content-type: application/json\r\ncontent-length: 2\r\n\r\n{`
    const first = await openMany(MAX, bytes)
    for (const one of await openMany(2, bytes)) {
      await one.closed
      t.match(one.received(), 'HTTP/1.1 429')
    }
    for (const one of first) {
      one.send('}')
      t.match(await one.receives('"code":'), 'HTTP/1.1 400')
    }
  },
)

t.test('a client that holds half of all connections gets no moment to send more', async (t) => {
  const { open, openMany } = await given(t, { MAX_CONNECTIONS: '5' })
  const first = await openMany(MAX, HALF)
  const over = await open(WHOLE)
  await over.closed
  t.match(over.received(), 'HTTP/1.1 429')
  await finish(t, first, '\r\n')
})

t.test('the addresses of one IPv6 network count as one, and those of another do not', async (t) => {
  const one = await given(t)
  one.comeFrom((number) => `2001:db8:1:2:${number}::1`)
  const together = await one.openMany(MAX + 1, HALF)
  const closed = await Promise.race(together.map(async (each) => each.closed.then(() => each)))
  t.match(closed.received(), 'HTTP/1.1 429')

  const many = await given(t)
  many.comeFrom((number) => `2001:db8:1:${number % 2}::1`)
  const apart = await many.openMany(MAX * 2, HALF)
  const over = await many.openMany(2, HALF)
  for (const each of over) await each.closed
  await finish(t, apart, '\r\n')
})

t.test('idle connections and bursts of whole requests are not limited', async (t) => {
  const { openMany } = await given(t)
  const idle = await openMany(MAX * 3, WHOLE)
  for (const one of idle) await one.receives('{"status":"ok"}')
  await finish(t, await openMany(MAX * 3, WHOLE), '')
  await finish(t, idle, WHOLE)
})

t.test('trusted proxies have no limit', async (t) => {
  const { openMany } = await given(t, { TRUSTED_PROXIES: '10.0.0.1, 127.0.0.0/8' })
  const proxied = await openMany(MAX * 3, HALF)
  const { openMany: openOthers } = await given(t, { TRUSTED_PROXIES: '10.0.0.0/8' })
  const others = await openOthers(MAX + 1, HALF)
  await Promise.race(others.map(({ closed }) => closed))
  t.ok(
    proxied.every(({ socket }) => !socket.closed),
    'while another service closes one',
  )
  for (const one of proxied) one.send('x-forwarded-for: 192.0.2.1\r\n\r\n')
  for (const one of proxied) t.match(await one.receives('\r\n\r\n'), 'HTTP/1.1 403')
})

t.test('idle connections make room for others', async (t) => {
  const { open, openMany } = await given(t, { MAX_CONNECTIONS: '10' })
  const idle = await openMany(8, WHOLE)
  for (const one of idle) await one.receives('{"status":"ok"}')
  await finish(t, [await open(WHOLE)], '')
  for (const one of idle) await one.closed
  await finish(t, await openMany(3, WHOLE), '')
})
