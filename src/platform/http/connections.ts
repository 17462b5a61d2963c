/**
 * Limits the connections of one address that are still sending a request: from accept until headers
 * and body have arrived, and again from the first byte of the next one. A burst has a short time to
 * complete; after that the newest connections over the limit are closed.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { Config } from '../config/config.ts'
import { AppError } from '../errors.ts'
import { rejectSocket } from './client-error.ts'

const GRACE_MS = 250
/** Once this share of all connections is open, idle ones are closed to make room. */
const NEARLY_ALL = 0.9
/** An IPv6 network of 64 bits counts as one client. */
const IPV6_PARTS = 4

type Connection = {
  socket: Socket
  openedAt: number
  exchange: { request: IncomingMessage; response: ServerResponse } | null
  /** Bytes received when the last response ended; null before the first. */
  idleAt: number | null
}

/** Trusted proxies are not limited, as they connect for many clients. */
type Settings = Pick<Config, 'maxPendingPerAddress' | 'maxConnections' | 'trustedProxies'>

const isPending = ({ exchange, idleAt, socket }: Connection): boolean => {
  if (exchange !== null) return !exchange.request.complete
  return idleAt === null || socket.bytesRead > idleAt
}

const rangeOf = (text: string): [ipaddr.IPv4 | ipaddr.IPv6, number] => {
  if (text.includes('/')) return ipaddr.parseCIDR(text)
  const address = ipaddr.parse(text)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

/** Returns the client that an address counts for, or null if it is exempt. */
const clientOf = (exempt: readonly string[]): ((address: string) => string | null) => {
  const ranges = exempt.map(rangeOf)
  return (text) => {
    if (!ipaddr.isValid(text)) return null
    const address = ipaddr.process(text)
    const isExempt = ranges.some(
      ([network, bits]) => network.kind() === address.kind() && address.match(network, bits),
    )
    if (isExempt) return null
    return address instanceof ipaddr.IPv6
      ? address.parts.slice(0, IPV6_PARTS).join(':')
      : address.toString()
  }
}

const reject = ({ socket, exchange }: Connection, maxPending: number): void => {
  if (exchange?.response.headersSent) {
    socket.destroy()
    return
  }
  const detail = `More than ${maxPending} connections from this address have not sent a complete request. Send whole requests, or fewer at a time.`
  rejectSocket(socket, new AppError('request.rate_limited', detail))
}

export const limitConnections = (
  server: Server,
  { maxPendingPerAddress: maxPending, maxConnections, trustedProxies }: Settings,
): void => {
  const nameOf = clientOf(trustedProxies)
  const clients = new Map<string, Set<Connection>>()
  const known = new WeakMap<Socket, Connection>()
  const scheduled = new Set<string>()
  let open = 0
  server.maxConnections = maxConnections

  const checkSoon = (name: string): void => {
    if (scheduled.has(name)) return
    scheduled.add(name)
    setTimeout(() => {
      scheduled.delete(name)
      const connections = clients.get(name)
      if (connections === undefined || connections.size <= maxPending) return
      const before = performance.now() - GRACE_MS
      const late = [...connections].filter((one) => one.openedAt <= before && isPending(one))
      for (const one of late.slice(maxPending)) reject(one, maxPending)
      checkSoon(name)
    }, GRACE_MS).unref()
  }

  server.on('connection', (socket) => {
    open += 1
    socket.once('close', () => (open -= 1))
    if (open >= maxConnections * NEARLY_ALL) server.closeIdleConnections()
    const name = nameOf(socket.remoteAddress ?? '')
    const connection = { socket, openedAt: performance.now(), exchange: null, idleAt: null }
    known.set(socket, connection)
    if (name === null) return
    const connections = clients.get(name) ?? new Set<Connection>()
    clients.set(name, connections.add(connection))
    socket.once('close', () => {
      connections.delete(connection)
      if (connections.size === 0 && clients.get(name) === connections) clients.delete(name)
    })
    if (connections.size <= maxPending) return
    const half = maxConnections / 2
    const isHalf = connections.size > half && [...connections].filter(isPending).length > half
    if (isHalf) reject(connection, maxPending)
    else checkSoon(name)
  })
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const connection = known.get(socket)
    if (connection === undefined) return
    const exchange = { request, response }
    connection.exchange = exchange
    response.once('close', () => {
      // An incomplete body, and the next request of a pipeline, still count.
      if (connection.exchange !== exchange || !request.complete) return
      connection.exchange = null
      connection.idleAt = socket.bytesRead
    })
  })
}
