/**
 * A process of pollers: each has a connection of its own, and asks for `/capabilities` of its
 * workspace with the tag that it has, at a fixed interval, whether the last response was slow or not.
 */
import type { Socket } from 'node:net'
import { quantile, Times } from './histogram.ts'
import { openSocket, ResponseReader } from './sockets.ts'

export type PollersOrder =
  | { open: { ports: number[]; tokens: string[]; workspaces: string[]; count: number } }
  | { intervalMs: number }
  | { report: true }

export type PollersReport = {
  unchanged: { count: number; p50: number; p99: number; max: number }
  changed: { count: number; p50: number; p99: number; max: number; bytes: number }
  /** A poll that was due while the one before it was not answered. */
  late: number
  /** By status; 0: the connection ended. */
  others: Record<string, number>
}

const TICK_MS = 10

const unchanged = new Times()
const changed = new Times()
let bytes = 0
let late = 0
let others: Record<string, number> = {}

class Poller {
  readonly #port: number
  readonly #request: string
  #socket: Socket | null = null
  #etag: string | null = null
  #sentAt: number | null = null

  constructor(port: number, { workspace, token }: { workspace: string; token: string }) {
    this.#port = port
    this.#request =
      `GET /v1/workspaces/${workspace}/capabilities HTTP/1.1\r\nhost: 127.0.0.1\r\n` +
      `authorization: Bearer ${token}\r\naccept-encoding: gzip\r\n`
  }

  poll(): void {
    if (this.#sentAt !== null) {
      late += 1
      return
    }
    this.#sentAt = performance.now()
    this.#socket ??= this.#open()
    const tag = this.#etag === null ? '' : `if-none-match: ${this.#etag}\r\n`
    this.#socket.write(`${this.#request}${tag}\r\n`)
  }

  #open(): Socket {
    const reader = new ResponseReader((head) => {
      const ms = performance.now() - (this.#sentAt ?? 0)
      this.#sentAt = null
      if (head.status === 304) unchanged.add(ms)
      else if (head.status === 200) {
        changed.add(ms)
        bytes += head.length
        this.#etag = head.etag
      } else others[head.status] = (others[head.status] ?? 0) + 1
    })
    const socket = openSocket(this.#port, {
      onBytes: (read) => reader.read(read),
      onClose: () => {
        if (this.#socket === socket) this.#socket = null
        // An idle connection may be closed; a poll whose connection ends has failed.
        if (this.#sentAt !== null) others[0] = (others[0] ?? 0) + 1
        this.#sentAt = null
      },
    })
    return socket
  }
}

let pollers: Poller[] = []
let intervalMs = 10_000
let next = 0
let startedAt = performance.now()
let polled = 0

/** As many as are due, in turn. */
const tick = (): void => {
  const due = Math.floor(((performance.now() - startedAt) * pollers.length) / intervalMs)
  for (; polled < due; polled += 1) {
    pollers[next]?.poll()
    next = (next + 1) % pollers.length
  }
}

const summary = (times: Times) => {
  const sorted = times.take()
  return {
    count: sorted.length,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    max: quantile(sorted, 1),
  }
}

process.on('message', (order: PollersOrder) => {
  if ('open' in order) {
    const { ports, tokens, workspaces, count } = order.open
    pollers = Array.from(
      { length: count },
      (_, at) =>
        new Poller(ports[at % ports.length] ?? 0, {
          workspace: workspaces[at % workspaces.length] ?? '',
          token: tokens[at % tokens.length] ?? '',
        }),
    )
    setInterval(tick, TICK_MS)
  } else if ('intervalMs' in order) {
    intervalMs = order.intervalMs
    startedAt = performance.now()
    polled = 0
  } else {
    const report: PollersReport = {
      unchanged: summary(unchanged),
      changed: { ...summary(changed), bytes },
      late,
      others,
    }
    bytes = 0
    late = 0
    others = {}
    process.send?.(report)
  }
})
