/** Servers of somebody's that the service calls: real ones, on loopback. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Test } from 'tap'

type Received = { method: string; path: string; headers: IncomingHttpHeaders; body: string }

export type Handler = {
  origin: string
  port: number
  /** What came in, the whole of it. */
  received: Received[]
  /** Connections that are open right now. */
  connections: () => Promise<number>
}

type Answer = (received: Received, response: ServerResponse) => void

export const givenHandler = async (t: Test, answer: Answer): Promise<Handler> => {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    void text(request).then((body) => {
      const one = { method, path: url, headers, body }
      received.push(one)
      answer(one, response)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const connections = async () => {
    // Lets sockets say that they are closed.
    await setImmediate()
    return await promisify(server.getConnections.bind(server))()
  }
  return { origin: `http://127.0.0.1:${port}`, port, received, connections }
}

/** One that answers with the same JSON to all. */
export const givenResult = (t: Test, result: unknown): Promise<Handler> =>
  givenHandler(t, (_received, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(result))
  })
