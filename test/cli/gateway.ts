/** A proxy in front of the service that may lose requests, or their answers, or do something first. */
import { once } from 'node:events'
import { createServer, request as send, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Test } from 'tap'

/**
 * `cut`: the request never arrives. `lose`: its answer does not. `half`: its answer ends in the
 * middle. `hold`: nothing arrives, and nothing ends.
 */
export type Fate = 'pass' | 'cut' | 'lose' | 'half' | 'hold'

export type Seen = { method: string; path: string; headers: IncomingMessage['headers'] }

type Decide = (seen: Seen, number: number) => Fate | Promise<Fate>

export type Gateway = {
  url: string
  seen: Seen[]
  /** Of what comes from now on. */
  decide: (decide: Decide) => void
  /** Ends all connections; new ones are taken. */
  cutAll: () => void
  /** Resolves when a request is held. */
  held: () => Promise<void>
}

const passAll: Decide = () => 'pass'

export const openGateway = async (t: Test, target: () => string): Promise<Gateway> => {
  const seen: Seen[] = []
  let decideNow = passAll
  let count = 0
  let onHeld: (() => void) | null = null
  const server = createServer((request, response) => {
    const forward = async (): Promise<void> => {
      const { method = '', url: path = '', headers } = request
      const body = await buffer(request)
      const one = { method, path, headers }
      seen.push(one)
      count += 1
      const fate = await decideNow(one, count)
      if (fate === 'hold') return onHeld?.()
      if (fate === 'cut') return void request.socket.destroy()
      const upstream = send(new URL(path, target()), { method, headers, agent: false })
      upstream.on('error', () => void request.socket.destroy())
      upstream.end(body)
      const [answer] = (await once(upstream, 'response')) as [IncomingMessage]
      if (fate === 'lose') {
        await buffer(answer)
        return void request.socket.destroy()
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      if (fate === 'half') {
        const whole = await buffer(answer)
        response.write(whole.subarray(0, whole.length / 2), () => void request.socket.destroy())
        return
      }
      answer.on('error', () => void request.socket.destroy()).pipe(response)
      response.on('close', () => void answer.destroy())
    }
    forward().catch(() => void request.socket.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    seen,
    decide: (decide) => {
      decideNow = decide
      count = 0
    },
    cutAll: () => server.closeAllConnections(),
    held: () =>
      new Promise((resolve) => {
        onHeld = resolve
      }),
  }
}
