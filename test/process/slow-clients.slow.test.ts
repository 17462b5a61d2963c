/** Clients that take all the time in the world are cut off; others do not notice. */
import { setTimeout as sleep } from 'node:timers/promises'
import t from '../support/tap.ts'
import { testDatabase } from '../support/database.ts'
import { startService } from '../support/process.ts'
import { openSocket } from '../support/raw-socket.ts'
import { chunkHead, request, startUpload, uploadStatus } from './client.ts'

t.test('a client that stops in mid-header, in mid-body, or at the start is cut off', async (t) => {
  const env = { DATABASE_URL: await testDatabase(t), REQUEST_TIMEOUT_MS: '1000' }
  const service = await startService(t, env)
  const uploadId = await startUpload(service.url, Buffer.alloc(1000))
  const beginnings = {
    'nothing said': '',
    'half a request line': 'GET /li',
    'half a header': 'GET /livez HTTP/1.1\r\nhost: 127',
    'half a body': `${chunkHead(uploadId, 500)}PSU1`,
    'no body': chunkHead(uploadId, 500),
  }
  await Promise.all(
    Object.entries(beginnings).map(async ([name, beginning]) => {
      const client = await openSocket(t, service.port)
      client.send(beginning)
      const began = performance.now()
      await client.closed
      t.ok(performance.now() - began > 500, `${name}: it had some time`)
      t.notMatch(client.received(), 'HTTP/1.1 200', `${name}: it got no answer`)
    }),
  )
  t.match(await uploadStatus(service.url, uploadId), { status: 200, body: { next_offset: 0 } })
  t.match(await request(service.url, '/livez'), { status: 200 })
  t.equal(service.stderr(), '')
})

t.test('a slow client that completes in time is served', async (t) => {
  const env = { DATABASE_URL: await testDatabase(t), REQUEST_TIMEOUT_MS: '5000' }
  const service = await startService(t, env)
  const client = await openSocket(t, service.port)
  for (const part of ['GET /livez HT', 'TP/1.1\r\nhost: 127.', '0.0.1\r\n', '\r\n']) {
    client.send(part)
    // Other requests come in between.
    t.match(await request(service.url, '/livez'), { status: 200 })
  }
  t.match(await client.receives('{"status":"ok"}'), 'HTTP/1.1 200 OK')
})

const WITHIN_MS = 5000

t.test('a client that sends byte by byte is cut off too, with a 408', async (t) => {
  const env = { DATABASE_URL: await testDatabase(t), REQUEST_TIMEOUT_MS: '1000' }
  const service = await startService(t, env)
  const uploadId = await startUpload(service.url, Buffer.alloc(1000))
  const halfFrame = `${chunkHead(uploadId, 900)}PSU1\0\0\u0003\0`
  for (const beginning of ['GET /livez HTTP/1.1\r\nx-drip: ', halfFrame]) {
    const client = await openSocket(t, service.port)
    client.send(beginning)
    const drip = setInterval(() => client.send('x'), 50)
    t.teardown(() => clearInterval(drip))
    const late = sleep(WITHIN_MS, 'late', { ref: false })
    t.equal(await Promise.race([client.closed, late]), undefined, 'it is cut off in time')
    clearInterval(drip)
    t.match(client.received(), /^HTTP\/1\.1 408 /)
    t.match(client.received(), /content-type: application\/problem\+json\r\n/i)
    t.match(client.received(), '"code":"request.timeout"')
  }
})

t.test('a client that continues after an error gets no second response', async (t) => {
  const env = { DATABASE_URL: await testDatabase(t), REQUEST_TIMEOUT_MS: '1000' }
  const service = await startService(t, env)
  const uploadId = await startUpload(service.url, Buffer.alloc(1000))
  const client = await openSocket(t, service.port)
  client.send(chunkHead(uploadId, 900))
  const drip = setInterval(() => client.send('x'), 50)
  t.teardown(() => clearInterval(drip))
  await client.closed
  clearInterval(drip)
  t.match(client.received(), /^HTTP\/1\.1 400 /)
  t.match(client.received(), '"code":"skills.upload.frame_invalid"')
  t.equal(client.received().split('HTTP/1.1').length - 1, 1, 'one response')
})

t.test('invalid HTTP, or endless headers, gets a problem document', async (t) => {
  const service = await startService(t, { DATABASE_URL: await testDatabase(t) })
  const wrong = [
    ['hello\r\n\r\n', '400', 'request.invalid'],
    ['GET / HTTP/1.1\r\nhost: a\r\nx y: z\r\n\r\n', '400', 'request.invalid'],
    [`GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(17_000)}`, '431', 'request.too_many_headers'],
    [
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n',
      '400',
      'request.invalid',
    ],
  ] as const
  for (const [text, status, code] of wrong) {
    const client = await openSocket(t, service.port)
    client.send(text)
    await client.closed
    t.match(client.received(), new RegExp(`^HTTP/1\\.1 ${status} `))
    t.match(client.received(), /content-type: application\/problem\+json\r\n/i)
    t.match(client.received(), `"code":"${code}"`)
  }
  t.match(await request(service.url, '/livez'), { status: 200 })
})
