/** SIGTERM ends every stream, with a hint when to come back, and the process with 0. */
import { setTimeout as sleep } from 'node:timers/promises'
import t from '../support/tap.ts'
import { startUpload } from '../process/client.ts'
import { testReplica } from '../support/app.ts'
import { testDatabase } from '../support/database.ts'
import { startService } from '../support/process.ts'
import { openSocket } from '../support/raw-socket.ts'
import { openEvents } from '../support/sse.ts'
import { append } from './appending.ts'

const path = '/v1/workspaces/default/events'
const WITHIN_MS = 10_000

t.test('neither fifty streams nor an unread one delay the end', async (t) => {
  const connectionString = await testDatabase(t)
  const { db } = await testReplica(t, connectionString)
  const service = await startService(t, { DATABASE_URL: connectionString })
  const uploadId = await startUpload(service.url, Buffer.alloc(1000))
  for (let count = 0; count < 40; count += 1) await append(db, 'x'.repeat(200_000))
  const streams = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      openEvents(t, service.url + path + (index < 5 ? `?upload_id=${uploadId}` : '')),
    ),
  )
  for (const stream of streams.slice(5)) t.match(await stream.next(), { event: 'hello' })
  const unread = await openSocket(t, service.port)
  unread.send(`GET ${path}?since=0 HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`)
  await unread.receives('HTTP/1.1 200 OK')
  unread.socket.pause()

  const began = performance.now()
  service.kill('SIGTERM')
  for (const stream of streams) {
    t.ok(await stream.ended, 'ended in order')
    const pause = Number(stream.frames.at(-1)?.retry)
    t.ok(pause >= 1000 && pause <= 3000, `come back in ${pause} ms`)
  }
  const late = sleep(WITHIN_MS, 'late', { ref: false })
  t.same(await Promise.race([service.exited, late]), { code: 0, signal: null })
  t.comment(`ended after ${Math.round(performance.now() - began)} ms`)
  t.equal(service.stderr(), '')
})
