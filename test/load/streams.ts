/**
 * A process of event streams. A document of the load has the time of its request in its id, so a
 * stream needs to know nothing else to tell how late an event is.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { quantile, Times } from './histogram.ts'
import { openSocket } from './sockets.ts'

export const TIME_MARK = 'at-'
const DIGITS = 13
const AT_ONCE = 100
const RETRY_AFTER_MS = 2000

export type StreamsOrder =
  | { open: { ports: number[]; tokens: string[]; workspaces: string[]; count: number } }
  | { report: true }

export type StreamsReport = {
  count: number
  p50: number
  p99: number
  max: number
  /** Streams that ended, since the start. */
  ended: number
}

const mark = Buffer.from(`/${TIME_MARK}`)
const delays = new Times()
let ended = 0
let rejected = 0

/** False if it was not accepted. */
const tryToListen = (
  port: number,
  { workspace, token }: { workspace: string; token: string },
): Promise<boolean> => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  let isOpen = false
  let part: Buffer | null = null
  let hasBegun = false
  const socket = openSocket(port, {
    onBytes: (read) => {
      if (!hasBegun) {
        hasBegun = true
        const status = Number(read.toString('latin1', 9, 12))
        isOpen = status === 200
        if (isOpen) resolve(true)
        else socket.destroy()
      }
      const text = part ? Buffer.concat([part, read]) : read
      let from = 0
      for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, from)) {
        const end = at + mark.length + DIGITS
        if (end > text.length) break
        delays.add(Date.now() - Number(text.toString('latin1', at + mark.length, end)))
        from = end
      }
      const isWhole = text.at(-1) === 10
      part = isWhole ? null : Buffer.from(text.subarray(Math.max(from, text.length - 64)))
    },
    onClose: () => {
      if (isOpen) ended += 1
      resolve(false)
    },
  })
  socket.write(
    `GET /v1/workspaces/${workspace}/events HTTP/1.1\r\nhost: 127.0.0.1\r\n` +
      `authorization: Bearer ${token}\r\naccept: text/event-stream\r\n\r\n`,
  )
  return promise
}

/** Again after the `Retry-After` of a replica that is busy. */
const listen = async (
  port: number,
  caller: { workspace: string; token: string },
): Promise<void> => {
  while (!(await tryToListen(port, caller))) {
    rejected += 1
    await sleep(RETRY_AFTER_MS)
  }
}

process.on('message', (order: StreamsOrder) => {
  if ('open' in order) {
    const { ports, tokens, workspaces, count } = order.open
    const open = async (): Promise<void> => {
      for (let from = 0; from < count; from += AT_ONCE) {
        const some = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, n) => from + n)
        await Promise.all(
          some.map((at) =>
            listen(ports[at % ports.length] ?? 0, {
              workspace: workspaces[at % workspaces.length] ?? '',
              token: tokens[at % tokens.length] ?? '',
            }),
          ),
        )
      }
      process.send?.({ rejected })
    }
    void open()
  } else {
    const sorted = delays.take()
    const report: StreamsReport = {
      count: sorted.length,
      p50: quantile(sorted, 0.5),
      p99: quantile(sorted, 0.99),
      max: quantile(sorted, 1),
      ended,
    }
    process.send?.(report)
  }
})
