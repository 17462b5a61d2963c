/**
 * HTTP that is not well-formed, each followed by a right request on the same connection: the first is
 * refused, and the second must not be heard, since nobody knows where it begins. And bodies and
 * queries that are made to cost more than they are worth.
 */
import t, { type Test } from '../support/tap.ts'
import { portOf } from '../http/raw.ts'
import { testApp } from '../support/app.ts'
import { startBody } from '../support/given.ts'
import { openSocket } from '../support/raw-socket.ts'
import { documented, faultOf, inject, stateOf } from './judge.ts'

const host = 'host: 127.0.0.1'
const put = 'PUT /v1/workspaces/default/documents/smuggled HTTP/1.1'
const json = 'content-type: application/json'
const body = '{"skill":"# Smuggled"}'
const second = [
  put,
  host,
  json,
  'connection: close',
  `content-length: ${body.length}`,
  '',
  body,
].join('\r\n')

/** Requests whose end is seen differently by different readers, or that are none. */
const shapes: Record<string, string> = {
  'a length and chunks': `POST / HTTP/1.1\r\n${host}\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
  'chunks and a length': `POST / HTTP/1.1\r\n${host}\r\ntransfer-encoding: chunked\r\ncontent-length: 5\r\n\r\n0\r\n\r\n`,
  'two lengths': `POST / HTTP/1.1\r\n${host}\r\ncontent-length: 0\r\ncontent-length: 5\r\n\r\n`,
  'two lengths in one': `POST / HTTP/1.1\r\n${host}\r\ncontent-length: 0, 5\r\n\r\n`,
  'a length with a sign': `POST / HTTP/1.1\r\n${host}\r\ncontent-length: +5\r\n\r\nhello`,
  'a negative length': `POST / HTTP/1.1\r\n${host}\r\ncontent-length: -5\r\n\r\nhello`,
  'a length in hex': `POST / HTTP/1.1\r\n${host}\r\ncontent-length: 0x5\r\n\r\nhello`,
  'a length beyond all numbers': `POST / HTTP/1.1\r\n${host}\r\ncontent-length: 99999999999999999999\r\n\r\n`,
  'a length that is empty': `POST / HTTP/1.1\r\n${host}\r\ncontent-length: \r\n\r\n`,
  'chunked twice': `POST / HTTP/1.1\r\n${host}\r\ntransfer-encoding: chunked\r\ntransfer-encoding: identity\r\n\r\n0\r\n\r\n`,
  'chunked not last': `POST / HTTP/1.1\r\n${host}\r\ntransfer-encoding: chunked, gzip\r\n\r\n0\r\n\r\n`,
  'chunked in quotes': `POST / HTTP/1.1\r\n${host}\r\ntransfer-encoding: "chunked"\r\n\r\n0\r\n\r\n`,
  'nearly chunked': `POST / HTTP/1.1\r\n${host}\r\ntransfer-encoding: xchunked\r\n\r\n0\r\n\r\n`,
  'chunked in HTTP/1.0': `POST / HTTP/1.0\r\n${host}\r\ntransfer-encoding: chunked\r\ncontent-length: 3\r\n\r\n0\r\n\r\n`,
  'a chunk size that is none': `POST / HTTP/1.1\r\n${host}\r\ntransfer-encoding: chunked\r\n\r\nzz\r\nhello\r\n0\r\n\r\n`,
  'a chunk size with a sign': `POST / HTTP/1.1\r\n${host}\r\ntransfer-encoding: chunked\r\n\r\n-1\r\nhello\r\n0\r\n\r\n`,
  'a chunk size beyond all numbers': `POST / HTTP/1.1\r\n${host}\r\ntransfer-encoding: chunked\r\n\r\nfffffffffffffffff\r\nhello\r\n0\r\n\r\n`,
  'a chunk that is longer than it says': `POST / HTTP/1.1\r\n${host}\r\ntransfer-encoding: chunked\r\n\r\n2\r\nhello\r\n0\r\n\r\n`,
  'a chunk ended by a bare line feed': `POST / HTTP/1.1\r\n${host}\r\ntransfer-encoding: chunked\r\n\r\n5\nhello\n0\n\n`,
  'bare line feeds': `POST / HTTP/1.1\n${host}\ncontent-length: 0\n\n`,
  'bare carriage returns': `POST / HTTP/1.1\r${host}\rcontent-length: 0\r\r`,
  'a line that goes on': `POST / HTTP/1.1\r\n${host}\r\nx-a: b\r\n c\r\ncontent-length: 0 \r\n\tx\r\n\r\n`,
  'a blank before the colon': `POST / HTTP/1.1\r\n${host}\r\ncontent-length : 0\r\n\r\n`,
  'a blank before the name': `POST / HTTP/1.1\r\n content-length: 0\r\n${host}\r\n\r\n`,
  'a header without a name': `POST / HTTP/1.1\r\n${host}\r\n: 5\r\n\r\n`,
  'a header without a colon': `POST / HTTP/1.1\r\n${host}\r\nnonsense\r\n\r\n`,
  'a NUL in a name': `POST / HTTP/1.1\r\n${host}\r\nx\0a: b\r\n\r\n`,
  'a NUL in a value': `POST / HTTP/1.1\r\n${host}\r\nx-a: \0\r\n\r\n`,
  'a line end in a value': `POST / HTTP/1.1\r\n${host}\r\nx-a: b\rc\r\n\r\n`,
  'no host': 'POST / HTTP/1.1\r\ncontent-length: 0\r\n\r\n',
  'another version': `POST / HTTP/3.0\r\n${host}\r\n\r\n`,
  'half a version': `POST / HTTP/1\r\n${host}\r\n\r\n`,
  'no version': `POST /\r\n${host}\r\n\r\n`,
  'a method that is none': `P OST / HTTP/1.1\r\n${host}\r\n\r\n`,
  'a method in lower case': `post / HTTP/1.1\r\n${host}\r\n\r\n`,
  'a blank in the URL': `POST /a b HTTP/1.1\r\n${host}\r\n\r\n`,
  'a URL that is not ASCII': `POST /ü HTTP/1.1\r\n${host}\r\n\r\n`,
  'the preface of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'a TLS hello': '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03',
}

/** What these are answered is of no interest, but that it is one refusal and the end. */
const answersOf = async (t: Test, port: number, bytes: string): Promise<string[]> => {
  const client = await openSocket(t, port)
  client.send(Buffer.from(bytes + second, 'latin1'))
  // Who waits for more says so in the end.
  await client.closed
  return [...client.received().matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status = '']) => status)
}

t.test('invalid HTTP is rejected, and the rest of the connection is ignored', async (t) => {
  const { app, db } = await testApp(t, { REQUEST_TIMEOUT_MS: '1000' })
  const port = await portOf(app)
  const before = await stateOf(db)
  for (const [what, bytes] of Object.entries(shapes)) {
    const answers = await answersOf(t, port, bytes)
    t.ok(
      answers.every((status) => status.startsWith('4')),
      `${what}: ${answers.join()}`,
    )
    t.equal(await stateOf(db), before, `${what}: nothing is smuggled`)
  }
  const good = `GET /livez HTTP/1.1\r\n${host}\r\n\r\n`
  t.same(await answersOf(t, port, good), ['200', '201'], 'behind a right one it is heard')
  t.comment(`${Object.keys(shapes).length} shapes`)
})

const deep = (open: string, close: string, levels: number): string =>
  open.repeat(levels) + close.repeat(levels)
const keys = (count: number): string =>
  `{${Array.from({ length: count }, (_, index) => `"k${index}":1`).join(',')}}`

const bombs: Record<string, string> = {
  'lists in lists': deep('[', ']', 400_000),
  'objects in objects': deep('{"a":', '}', 100_000).replace(':}', ':1}'),
  'a hundred thousand keys': keys(80_000),
  'the same key again and again': `{${'"skill":"# A",'.repeat(60_000)}"skill":"# A"}`,
  'a number of a megabyte': `{"skill":${'9'.repeat(1_000_000)}}`,
  'a list of nothing': `{"uris":[${'"",'.repeat(300_000)}""]}`,
  'escapes only': `{"skill":"${String.raw`\u0041`.repeat(170_000)}"}`,
  'half a text': `{"skill":"${'a'.repeat(1_000_000)}`,
  'surrogates alone': `{"skill":"${String.raw`\ud800`.repeat(100_000)}"}`,
}

type Document = {
  paths?: Record<string, Record<string, { requestBody?: unknown; operationId?: string }>>
}

const writes = (app: { swagger: () => unknown }): { method: string; path: string }[] =>
  Object.entries((app.swagger() as Document).paths ?? {}).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { requestBody }]) =>
      requestBody === undefined || path.endsWith('/tokens') ? [] : [{ method, path }],
    ),
  )

const filled = (path: string): string =>
  path.replace('{workspace_id}', 'default').replaceAll(/\{\w+\}/g, 'user')

t.test('decompression bombs are rejected by every route with a body', async (t) => {
  const { app } = await testApp(t)
  const routes = writes(app)
  t.ok(routes.length > 15, `${routes.length} routes take a body`)
  for (const { method, path } of routes) {
    const allowed = documented(app, method, path)
    // Documented as what an unsupported request is answered with.
    if (path.endsWith('/connect')) continue
    const faults: string[] = []
    for (const [what, payload] of Object.entries(bombs)) {
      const answer = await inject(app, {
        method: method.toUpperCase(),
        url: filled(path),
        headers: { 'content-type': 'application/json' },
        payload,
      })
      const fault = faultOf(answer, allowed)
      if (fault) faults.push(`${what}: ${fault.slice(0, 200)}`)
    }
    t.same(faults, [], `${method} ${path}`)
  }
  t.equal(({} as Record<string, unknown>)['a'], undefined)
})

t.test('queries that are bombs are rejected', async (t) => {
  const { app, db } = await testApp(t)
  const before = await stateOf(db)
  const queries: Record<string, string> = {
    'five thousand parameters': Array.from({ length: 5000 }, (_, index) => `k${index}=1`).join('&'),
    'one parameter a thousand times': 'limit=1&'.repeat(1000),
    'a prototype': '__proto__[x]=1&constructor.prototype.x=1&__proto__=1',
    'brackets in brackets': `a${'[a]'.repeat(1000)}=1`,
    'broken percent signs': '%=%&%zz=%e0%a4%a&limit=%',
    'a NUL': 'q=%00&cursor=%00',
    'an endless number': `limit=${'9'.repeat(5000)}`,
    'signs only': '&'.repeat(5000),
  }
  for (const [what, query] of Object.entries(queries)) {
    for (const path of ['skills', 'audit', 'documents', 'resources/read', 'proposals']) {
      const { status } = await inject(app, { url: `/v1/workspaces/default/${path}?${query}` })
      const isFine = status === 200 || (status >= 400 && status < 500)
      t.ok(isFine, `${what}, ${path}: ${status}`)
    }
  }
  t.equal(({} as Record<string, unknown>)['x'], undefined)
  t.equal(await stateOf(db), before)
  const start = startBody(Buffer.from('a'))
  const url = '/v1/workspaces/default/uploads'
  t.equal((await app.inject({ method: 'POST', url, payload: start })).statusCode, 201)
})
