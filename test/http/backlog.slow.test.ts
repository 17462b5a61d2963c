/** A burst of connections is kept by the system until the service takes them. */
import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import t, { type Test } from '../support/tap.ts'
import { testDatabase } from '../support/database.ts'
import { startService } from '../support/process.ts'
import { suspend } from '../support/suspend.ts'

/** As a client opens that fetches all artifacts of an index at once. */
const BURST = 3500
const CONNECTED_WITHIN_MS = 10_000

const most = await readFile('/proc/sys/net/core/somaxconn', 'utf8').then(Number, () => 0)
const skip = most < BURST && 'the system keeps fewer connections for one program'

/** How many of them are connected once all are, or once a client would give up. */
const connected = async (t: Test, port: number): Promise<Socket[]> => {
  const sockets: Socket[] = []
  const deadline = AbortSignal.timeout(CONNECTED_WITHIN_MS)
  const connecting = Array.from({ length: BURST }, () => {
    const socket = connect({ port, host: '127.0.0.1', signal: deadline })
    t.teardown(() => socket.destroy())
    return new Promise<void>((resolve) => {
      socket.once('connect', () => sockets.push(socket)).once('connect', resolve)
      socket.once('error', () => resolve())
    })
  })
  await Promise.all(connecting)
  return sockets
}

t.test('a service that has no moment for them still gets all of a burst', { skip }, async (t) => {
  const service = await startService(t, { DATABASE_URL: await testDatabase(t) })
  await suspend(service.pid)
  const sockets = await connected(t, service.port)
  t.equal(sockets.length, BURST)
  service.kill('SIGCONT')
  const last = sockets.at(-1)
  const answered = new Promise((resolve) => last?.once('data', resolve))
  last?.write('GET /livez HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n')
  t.match(String(await answered), 'HTTP/1.1 200')
})
