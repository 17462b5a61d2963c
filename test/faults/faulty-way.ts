/**
 * A way to Postgres that fails at one call: the N-th, or the first one of a kind. A call is what the
 * driver sends until it waits for an answer: a query, `begin`, `commit`.
 */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { Client } from 'pg'
import type { Test } from 'tap'
import { endsAnswer, endsCall, type Message, messageReader, sqlReader } from './wire.ts'

/**
 * `lost call`: the connection breaks, and Postgres has heard nothing of the call. `lost answer`: it
 * has carried it out, and nobody is told. `outage`: from that call on no connection works.
 */
export const faults = ['lost call', 'lost answer', 'outage'] as const
export type Fault = (typeof faults)[number]

export type Trap = {
  fault: Fault
  /** Whether it is this call, which is the `number`-th since the trap was set. */
  isHere: (number: number, sql: string) => boolean
  /** Done as the connection breaks. */
  atOnce?: () => void
}

export type FaultyWay = {
  connectionString: string
  set: (trap: Trap) => void
  /** Removes the trap: the SQL that fell into it, or null. */
  lift: () => string | null
  /** From now on each answer of Postgres takes so much longer. */
  slow: (ms: number) => void
}

const targetOf = (connectionString: string) => {
  const { host, port, user, password, database } = new Client({ connectionString })
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  return { target, user, password, database }
}

export const openFaultyWay = async (t: Test, connectionString: string): Promise<FaultyWay> => {
  const { target, user, password, database } = targetOf(connectionString)
  const sockets = new Set<Socket>()
  let trap: Trap | null = null
  let calls = 0
  let fallen: string | null = null
  let delay = 0
  const isOut = (): boolean => fallen !== null && trap?.fault === 'outage'

  const spring = (): void => {
    trap?.atOnce?.()
    if (isOut()) for (const socket of sockets) socket.destroy()
  }

  const accept = (client: Socket): void => {
    if (isOut()) {
      client.destroy()
      return
    }
    const upstream = connect(target)
    const cut = (): void => {
      client.destroy()
      upstream.destroy()
    }
    const read = messageReader(true)
    const readAnswer = messageReader(false)
    const sqlOf = sqlReader()
    let held: Message[] = []
    let isAnswerLost = false

    /** Whether the call goes on to Postgres. */
    const pass = (sql: string): boolean => {
      calls += 1
      if (trap === null || fallen !== null || !trap.isHere(calls, sql)) return true
      fallen = sql
      isAnswerLost = trap.fault === 'lost answer'
      if (isAnswerLost) return true
      spring()
      cut()
      return false
    }
    client.on('data', (bytes) => {
      for (const message of read(bytes)) {
        held.push(message)
        const isSetUp = message.type === '' || message.type === 'p' || message.type === 'X'
        if (!isSetUp && !endsCall(message)) continue
        const sql = held.map(sqlOf).find((found) => found !== null) ?? ''
        const whole = Buffer.concat(held.map((part) => part.bytes))
        held = []
        if (isSetUp || pass(sql)) upstream.write(whole)
        else return
      }
    })
    upstream.on('data', (bytes) => {
      if (!isAnswerLost) {
        // Timers of one length keep their order.
        if (delay > 0) setTimeout(() => client.write(bytes), delay)
        else client.write(bytes)
        return
      }
      if (!readAnswer(bytes).some(endsAnswer)) return
      spring()
      cut()
    })
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        cut()
      })
    }
  }

  const server = createServer(accept).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  const url = new URL(`postgres://127.0.0.1:${address.port}/${database}`)
  url.username = user ?? ''
  if (typeof password === 'string') url.password = password
  return {
    connectionString: url.href,
    set: (next) => {
      trap = next
      calls = 0
      fallen = null
    },
    lift: () => {
      const found = fallen
      trap = null
      fallen = null
      return found
    },
    slow: (ms) => {
      delay = ms
    },
  }
}
