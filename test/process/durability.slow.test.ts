/** What a client was told is there stays, whoever dies: the service, its twin, or the client. */
import { randomBytes } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import t from '../support/tap.ts'
import { testReplica } from '../support/app.ts'
import { packageArchive } from '../support/archives.ts'
import { testDatabase } from '../support/database.ts'
import { startService } from '../support/process.ts'
import { frame } from '../support/psu1.ts'
import { openSocket } from '../support/raw-socket.ts'
import { rowsOf } from '../uploads/checks.ts'
import {
  chunkHead,
  finishUpload,
  installUpload,
  request,
  sendChunk,
  startUpload,
  uploadStatus,
} from './client.ts'

const SIZE = 40_000
const content = randomBytes(5 * SIZE)
const archive = packageArchive({ files: { 'data/random.bin': content } })

t.test('an upload resumes where it was, after its service and its twin were killed', async (t) => {
  const env = { DATABASE_URL: await testDatabase(t) }
  const [first, twin] = await Promise.all([startService(t, env), startService(t, env)])
  const uploadId = await startUpload(first.url, archive)
  const send = (url: string, offset: number) =>
    sendChunk(url, { uploadId, offset }, archive.subarray(offset, offset + SIZE))
  for (const offset of [0, SIZE]) t.match(await send(first.url, offset), { status: 200 })
  first.kill('SIGKILL')
  t.match(await first.exited, { signal: 'SIGKILL' })

  t.match(await uploadStatus(twin.url, uploadId), {
    status: 200,
    body: { status: 'receiving', next_offset: 2 * SIZE },
  })
  t.match(await send(twin.url, 2 * SIZE), { status: 200, body: { next_offset: 3 * SIZE } })
  // Nobody knows how far this one came.
  const unanswered = send(twin.url, 3 * SIZE).catch((error: unknown) => error)
  await turn()
  twin.kill('SIGKILL')
  await Promise.all([unanswered, twin.exited])

  const again = await startService(t, env)
  const { body } = await uploadStatus(again.url, uploadId)
  t.ok([3 * SIZE, 4 * SIZE].includes(body.next_offset), 'the chunk is there whole, or not at all')
  for (let offset: number = body.next_offset; offset < archive.length; offset += SIZE) {
    t.match(await send(again.url, offset), { status: 200 })
  }
  t.match(await finishUpload(again.url, uploadId), { status: 200, body: { status: 'finalized' } })
  again.kill('SIGKILL')
  await again.exited

  const last = await startService(t, env)
  const installed = await installUpload(last.url, uploadId)
  t.match(installed, { status: 201, body: { status: 'installed', skill: { slug: 'pdf-tools' } } })
  const path = `${installed.body.skill.install_path}/files/data/random.bin`
  const read = await fetch(last.url + path)
  t.equal(read.status, 200)
  t.ok(Buffer.from(await read.arrayBuffer()).equals(content), 'every byte is read back')
  t.match(await request(last.url, '/v1/workspaces/default/skills'), {
    status: 200,
    body: {
      snapshot_version: 2,
      skills: [{ slug: 'skills.protocol.guide' }, { slug: 'pdf-tools' }],
    },
  })
})

t.test('a body that its client cuts off changes nothing', async (t) => {
  const connectionString = await testDatabase(t)
  const service = await startService(t, { DATABASE_URL: connectionString })
  const { db } = await testReplica(t, connectionString)
  const uploadId = await startUpload(service.url, archive)
  const bytes = archive.subarray(0, SIZE)
  const whole = frame({ uploadId, offset: 0 }, bytes)
  const before = await rowsOf(db)

  for (const [name, part] of [
    ['no byte', 0],
    ['half a header', 20],
    ['all but one byte', whole.length - 1],
  ] as const) {
    for (const how of ['destroy', 'resetAndDestroy', 'end'] as const) {
      const client = await openSocket(t, service.port)
      client.send(chunkHead(uploadId, whole.length, 'expect: 100-continue\r\n'))
      await client.receives('100 Continue')
      client.send(whole.subarray(0, part))
      client.socket[how]()
      await client.closed
      t.notMatch(client.received(), 'HTTP/1.1 200', `${how} after ${name}`)
    }
  }
  t.match(await uploadStatus(service.url, uploadId), { status: 200, body: { next_offset: 0 } })
  t.same(await rowsOf(db), before)
  t.match(await sendChunk(service.url, { uploadId, offset: 0 }, bytes), { status: 200 })
  t.equal(service.stderr(), '', 'and is no fault of the service')
})
