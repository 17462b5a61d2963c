/** A TCP way to the test's Postgres that can be cut, blocked and mended. */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { Client } from 'pg'
import type { Test } from 'tap'

export type Proxy = {
  connectionString: string
  /** Nothing listens any more, and whoever was connected is thrown out. */
  cut: () => Promise<void>
  /** Whoever is connected, or connects, is thrown out. */
  refuse: () => void
  /** Connections stay, and nothing passes: a network that swallows packets. */
  block: () => void
  /** As if nothing had been. */
  mend: () => Promise<void>
  /** How many messages were sent to Postgres; a question is one, and so is a refused connection. */
  sent: () => number
}

export const openProxy = async (t: Test, connectionString: string): Promise<Proxy> => {
  const { host, port, user, password, database } = new Client({ connectionString })
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  const pairs = new Set<[Socket, Socket]>()
  let isRefusing = false
  let isBlocked = false
  let sent = 0

  const accept = (client: Socket): void => {
    if (isRefusing) {
      sent += 1
      client.destroy()
      return
    }
    const upstream = connect(target)
    const pair: [Socket, Socket] = [client, upstream]
    pairs.add(pair)
    for (const [from, to] of [pair, [upstream, client] as const]) {
      from.on('data', (bytes) => {
        if (from === client) sent += 1
        if (!isBlocked) to.write(bytes)
      })
      from.on('error', () => undefined)
      from.on('close', () => {
        to.destroy()
        pairs.delete(pair)
      })
    }
  }
  const drop = (): void => {
    for (const sockets of pairs) for (const socket of sockets) socket.destroy()
  }

  let server = createServer(accept)
  const listen = async (at: number): Promise<number> => {
    server = createServer(accept).listen(at, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (typeof address !== 'object' || address === null) throw new Error('no port')
    return address.port
  }
  const cut = async (): Promise<void> => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    drop()
    await closed
  }
  const ownPort = await listen(0)
  t.teardown(cut)

  const url = new URL(`postgres://127.0.0.1:${ownPort}/${database}`)
  url.username = user ?? ''
  if (typeof password === 'string') url.password = password
  return {
    connectionString: url.href,
    cut,
    refuse: () => {
      isRefusing = true
      drop()
    },
    block: () => {
      isBlocked = true
    },
    mend: async () => {
      isRefusing = false
      isBlocked = false
      // What was swallowed is lost, so the connections are of no use any more.
      drop()
      if (!server.listening) await listen(ownPort)
    },
    sent: () => sent,
  }
}
