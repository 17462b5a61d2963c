/**
 * Limits the connections of one address that are still sending a request: from accept until headers
 * and body have arrived, and again from the first byte of the next one. A burst has a short time to
 * complete; after that the newest connections over the limit are closed, unless the client goes on
 * sending: one that opens thousands at once takes longer than that.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { Config } from '../config/config.ts'
import { AppError } from '../errors.ts'
import { rejectSocket } from './client-error.ts'
import { networkOf } from './client-network.ts'

const GRACE_MS = 2000
/** Once this share of all connections is open, idle ones are closed to make room. */
const NEARLY_ALL = 0.9
/** A client that completes requests for this share of the limit in that time goes on sending. */
const PROGRESS = 0.25

type Connection = {
  socket: Socket
  /** Of its client; empty if it is exempt. */
  name: string
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
    return isExempt ? null : networkOf(text)
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
  /** Responses since the last check of a client that is over the limit. */
  const answered = new Map<string, number>()
  let open = 0
  server.maxConnections = maxConnections

  const checkSoon = (name: string): void => {
    if (scheduled.has(name)) return
    scheduled.add(name)
    answered.set(name, 0)
    // If this thread was busy, requests may have arrived that are yet to be read.
    setTimeout(() => setImmediate(() => check(name)), GRACE_MS).unref()
  }

  const check = (name: string): void => {
    scheduled.delete(name)
    const isSending = (answered.get(name) ?? 0) >= maxPending * PROGRESS
    answered.delete(name)
    const connections = clients.get(name)
    if (connections === undefined || connections.size <= maxPending) return
    checkSoon(name)
    if (isSending) return
    const before = performance.now() - GRACE_MS
    const late = [...connections].filter((one) => one.openedAt <= before && isPending(one))
    for (const one of late.slice(maxPending)) reject(one, maxPending)
  }

  server.on('connection', (socket) => {
    open += 1
    socket.once('close', () => (open -= 1))
    if (open >= maxConnections * NEARLY_ALL) server.closeIdleConnections()
    const name = nameOf(socket.remoteAddress ?? '')
    const openedAt = performance.now()
    const connection = { socket, name: name ?? '', openedAt, exchange: null, idleAt: null }
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
      const count = answered.get(connection.name)
      if (count !== undefined) answered.set(connection.name, count + 1)
    })
  })
}
