/** Whatever is answered before its body has come ends the connection. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { openSocket } from '../support/raw-socket.ts'
import { bearer, givenToken } from '../support/tokens.ts'
import { portOf } from './raw.ts'

const LENGTH = 100_000

const { app, services } = await testApp(t)
const { headers } = await givenToken(services, 'publisher')
const port = await portOf(app)

const head = (target: string, lines: string[]): string =>
  [
    `POST ${target} HTTP/1.1`,
    'host: 127.0.0.1',
    'content-type: application/json',
    ...lines,
    '',
    '',
  ].join('\r\n')

const token = `authorization: ${headers.authorization}`
const length = `content-length: ${LENGTH}`
const uploads = '/v1/workspaces/default/uploads'

const cases: Record<string, [status: number, target: string, lines: string[]]> = {
  'no token': [401, uploads, [length]],
  'a bad token': [401, uploads, [length, `authorization: ${bearer('skr_x').authorization}`]],
  'a body in chunks': [401, uploads, ['transfer-encoding: chunked']],
  'no such route': [404, '/nowhere', [length]],
  'a URL that cannot be decoded': [400, '/%zz', [length]],
  'too large a body': [413, uploads, [token, 'content-length: 99000000']],
  'another media type': [415, uploads, [token, length, 'content-encoding: gzip']],
  'a workspace that is not there': [404, '/v1/workspaces/none/uploads', [token, length]],
}

for (const [what, [status, target, lines]] of Object.entries(cases)) {
  t.test(`${what}: the whole response arrives before the connection closes`, async (t) => {
    const client = await openSocket(t, port)
    client.send(head(target, lines))
    await client.closed
    const [given = '', body = ''] = client.received().split('\r\n\r\n')
    t.match(given, new RegExp(`^HTTP/1.1 ${status} `))
    t.match(given, /^connection: close$/im)
    t.equal(JSON.parse(body).status, status)
  })
}

t.test('a client that reads only after sending its body gets the reason', async (t) => {
  const client = await openSocket(t, port)
  client.socket.pause()
  client.send(head(uploads, [length]))
  for (let sent = 0; sent < LENGTH; sent += 10_000) client.send(Buffer.alloc(10_000))
  client.socket.resume()
  await client.closed
  t.match(client.received(), 'HTTP/1.1 401')
  t.match(client.received(), '"code":"access.unauthorized"')
})

t.test('an error after the whole body keeps the connection', async (t) => {
  const client = await openSocket(t, port)
  const body = '{"file_name": 1}'
  const lines = [token, `content-length: ${body.length}`]
  for (let round = 1; round <= 2; round += 1) {
    client.send(head(uploads, lines) + body)
    await client.receives(new RegExp(`(?:HTTP/1.1 400[^]*?"request_id"[^]*?){${round}}`))
  }
  t.notMatch(client.received(), /connection: close/i)
})
