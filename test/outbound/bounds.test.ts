/** A call ends: in time, within its bytes, and however the other side behaves. */
import { once } from 'node:events'
import { createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import t, { type Test } from '../support/tap.ts'
import { type Bounds, OutboundClient } from '../../src/platform/outbound/client.ts'
import { OutboundFailure } from '../../src/platform/outbound/failure.ts'
import { givenHandler, givenResult } from '../support/handlers.ts'
import { until } from '../uploads/checks.ts'

const MiB = 1024 * 1024

const givenClient = (t: Test): OutboundClient => {
  const client = new OutboundClient({ allowedOrigins: [], isOpen: () => true })
  t.teardown(() => client.close())
  return client
}

type Outcome = { reason: string; message: string; bytes: number }

const outcomeOf = async (
  client: OutboundClient,
  url: string,
  bounds: Partial<Bounds> = {},
): Promise<Outcome> => {
  try {
    const fetch = client.fetchWithin({ timeoutMs: 10_000, maxBytes: MiB, ...bounds })
    const answer = await fetch(url, { method: 'POST', body: '{}' })
    return { reason: 'answered', message: '', bytes: (await answer.arrayBuffer()).byteLength }
  } catch (error) {
    if (!(error instanceof OutboundFailure)) throw error
    return { reason: error.reason, message: error.message, bytes: 0 }
  }
}

/** A server that writes what it likes onto the wire. */
const givenWire = async (t: Test, serve: (socket: Socket) => void): Promise<string> => {
  const sockets = new Set<Socket>()
  const server = createTcpServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('data', () => serve(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

/** One byte at a time, for ever. */
const drip = (socket: Socket, text: string): void => {
  let at = 0
  const timer = setInterval(() => {
    socket.write(text[at % text.length] ?? 'x')
    at += 1
  }, 10)
  socket.once('close', () => clearInterval(timer))
}

const soon = { timeoutMs: 200 }

/** Calls that are made at once; not so many as to wait for a connection. */
const AT_ONCE = 50

t.test('a response that does not arrive in time fails', async (t) => {
  const client = givenClient(t)
  const head = 'HTTP/1.1 200 OK\r\n'
  const cases: Record<string, (socket: Socket) => void> = {
    'no byte at all': () => undefined,
    'half a status line': (socket) => socket.write('HTTP/1.1 20'),
    'a header, one byte at a time': (socket) => drip(socket, `${head}x-slow: ${'x'.repeat(9999)}`),
    'headers and no body': (socket) => socket.write(`${head}content-length: 5\r\n\r\n`),
    'a body, one byte at a time': (socket) => {
      socket.write(`${head}content-length: 100000\r\n\r\n`)
      drip(socket, 'x')
    },
    'a chunk that never ends': (socket) => {
      socket.write(`${head}transfer-encoding: chunked\r\n\r\nffff\r\n`)
      drip(socket, 'x')
    },
    'no end of preliminary answers': (socket) => drip(socket, 'HTTP/1.1 103 Early Hints\r\n\r\n'),
  }
  for (const [what, serve] of Object.entries(cases)) {
    const url = await givenWire(t, serve)
    const { reason, message } = await outcomeOf(client, url, soon)
    t.equal(reason, 'timed_out', what)
    t.match(message, /timed out/, what)
  }
})

t.test('a name that does not resolve in time fails, and nothing stays open', async (t) => {
  const handler = await givenResult(t, 1)
  const answers: (() => void)[] = []
  const client = new OutboundClient({
    allowedOrigins: [`http://slow.example:${handler.port}`],
    isOpen: () => false,
    resolve: async () => {
      await new Promise<void>((resolve) => {
        answers.push(resolve)
      })
      return ['127.0.0.1']
    },
  })
  t.teardown(() => client.close())
  const url = `http://slow.example:${handler.port}/`
  t.equal((await outcomeOf(client, url, soon)).reason, 'timed_out')
  for (const answer of answers) answer()
  await until(async () => (await handler.connections()) === 0)
  t.same(handler.received, [])
})

t.test('a response over the limit is cut off, and one at the limit is accepted', async (t) => {
  const client = givenClient(t)
  const handler = await givenHandler(t, ({ path }, response) => {
    const size = Number(path.slice(2))
    if (path.startsWith('/l')) response.setHeader('content-length', size)
    response.end(Buffer.alloc(size))
  })
  for (const form of ['l', 'c']) {
    const at = await outcomeOf(client, `${handler.origin}/${form}${MiB}`)
    t.match(at, { reason: 'answered', bytes: MiB })
    const over = await outcomeOf(client, `${handler.origin}/${form}${MiB + 1}`)
    t.match(over, { reason: 'failed', message: /over 1 MiB/ })
  }
})

t.test('an endless response is abandoned early', async (t) => {
  const client = givenClient(t)
  const sent = { bytes: 0 }
  const handler = await givenHandler(t, (_received, response) => {
    const piece = Buffer.alloc(64 * 1024)
    const write = () => {
      while (!response.destroyed) {
        sent.bytes += piece.length
        if (!response.write(piece)) {
          response.once('drain', write)
          return
        }
      }
    }
    write()
  })
  t.match(await outcomeOf(client, handler.origin), { reason: 'failed', message: /over 1 MiB/ })
  await until(async () => (await handler.connections()) === 0)
  t.ok(sent.bytes < 64 * MiB, `${sent.bytes} bytes were sent`)
})

t.test('a compressed response is rejected unread', async (t) => {
  const client = givenClient(t)
  const bomb = gzipSync(Buffer.alloc(256 * MiB), { level: 1 })
  for (const encoding of [
    'gzip',
    'x-gzip',
    'br',
    'deflate',
    'zstd',
    'gzip, gzip',
    'identity, gzip',
  ]) {
    const handler = await givenHandler(t, (_received, response) => {
      response.writeHead(200, { 'content-encoding': encoding }).end(bomb)
    })
    const { reason, message } = await outcomeOf(client, handler.origin)
    t.equal(reason, 'failed', encoding)
    t.match(message, /compressed/, encoding)
    t.equal(handler.received[0]?.headers['accept-encoding'], 'identity')
  }
})

t.test('a connection that breaks or talks nonsense fails the call', async (t) => {
  const client = givenClient(t)
  const cases: Record<string, (socket: Socket) => void> = {
    'closed before an answer': (socket) => socket.end(),
    'reset before an answer': (socket) => socket.resetAndDestroy(),
    'reset in mid-body': (socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf')
      setTimeout(() => socket.resetAndDestroy(), 20)
    },
    'closed in mid-body': (socket) =>
      socket.end('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf'),
    'closed in mid-chunk': (socket) =>
      socket.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nff\r\nhalf'),
    'no HTTP': (socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n'),
    'HTTP/0.9': (socket) => socket.end('<html>hello</html>'),
    'two lengths': (socket) =>
      socket.end('HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab'),
    'headers without end': (socket) => {
      socket.write(`HTTP/1.1 200 OK\r\n${`x-long: ${'x'.repeat(8000)}\r\n`.repeat(40)}`)
    },
    'an upgrade nobody asked for': (socket) =>
      socket.end('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
  }
  for (const [what, serve] of Object.entries(cases)) {
    const { reason } = await outcomeOf(client, await givenWire(t, serve))
    t.equal(reason, 'failed', what)
  }
  const gone = await givenResult(t, 1)
  await new Promise((resolve) => {
    const server = createTcpServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(outcomeOf(client, `http://127.0.0.1:${port}/`)))
    })
  }).then((outcome) => t.match(outcome, { reason: 'failed' }, 'nobody listens'))
  t.match(await outcomeOf(client, gone.origin), { reason: 'answered' }, 'and the next one works')
})

t.test('a name that is not known fails the call', async (t) => {
  const client = new OutboundClient({
    allowedOrigins: ['http://nowhere.example'],
    isOpen: () => false,
    resolve: async () => {
      throw new Error('ENOTFOUND')
    },
  })
  t.teardown(() => client.close())
  const outcome = await outcomeOf(client, 'http://nowhere.example/')
  t.match(outcome, { reason: 'failed', message: /does not resolve/ })
})

t.test('a caller that is gone ends the call', async (t) => {
  const client = givenClient(t)
  const gone = new AbortController()
  const handler = await givenHandler(t, () => gone.abort())
  const { reason } = await outcomeOf(client, handler.origin, { signal: gone.signal })
  t.equal(reason, 'cancelled')
  await until(async () => (await handler.connections()) === 0)
  const early = await outcomeOf(client, handler.origin, { signal: AbortSignal.abort() })
  t.equal(early.reason, 'cancelled')
  t.equal(handler.received.length, 1)
})

t.test('a fetch for client libraries returns an ordinary Response', async (t) => {
  const client = givenClient(t)
  const handler = await givenHandler(t, ({ body }, response) => {
    response.writeHead(201, { 'content-type': 'application/json', 'x-given': 'yes' })
    response.end(body)
  })
  const fetch = client.fetchWithin({ timeoutMs: 10_000, maxBytes: MiB })
  const answer = await fetch(new URL('/a?b=c', handler.origin), {
    method: 'PUT',
    headers: new Headers({ 'x-mine': 'mine', 'Accept-Encoding': 'gzip' }),
    body: JSON.stringify({ a: 1 }),
  })
  t.ok(answer instanceof Response)
  t.same([answer.status, answer.headers.get('x-given')], [201, 'yes'])
  t.same(await answer.json(), { a: 1 })
  const [received] = handler.received
  t.match(received, { method: 'PUT', path: '/a?b=c', headers: { 'x-mine': 'mine' } })
  t.equal(received?.headers['accept-encoding'], 'identity')
  t.match(received?.headers['user-agent'], /^skill-registry\//)

  const stream = await fetch(handler.origin, { method: 'POST', body: 'one two' })
  const pieces: Uint8Array[] = []
  for await (const piece of stream.body ?? []) pieces.push(piece)
  t.equal(Buffer.concat(pieces).toString(), 'one two')
  t.equal((await fetch(handler.origin)).status, 201, 'GET by default')
})

t.test('many concurrent calls all get their responses', async (t) => {
  const client = givenClient(t)
  const many = Promise.withResolvers<void>()
  let waiting = 0
  const handler = await givenHandler(t, ({ body }, response) => {
    waiting += 1
    if (waiting === AT_ONCE) many.resolve()
    void many.promise.then(() => response.end(body))
  })
  const fetch = client.fetchWithin({ timeoutMs: 20_000, maxBytes: MiB })
  const texts = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const answer = await fetch(handler.origin, { method: 'POST', body: String(index) })
      return Number(await answer.text())
    }),
  )
  t.same(texts, [...texts.keys()])
})
