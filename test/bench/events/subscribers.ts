/**
 * Clients of an event stream, as many as it takes, which cost little themselves: they share one
 * buffer for reading, and look for the number of each event only. All of them have to see the same
 * events in the same order.
 */
import { once } from 'node:events'
import { createConnection, type Socket } from 'node:net'
import type { Server } from '../bench.ts'
import { NUMBER_DIGITS, NUMBER_MARK, now } from './publisher.ts'

const AT_ONCE = 50
const LOST_AFTER_MS = 60_000
const mark = Buffer.from(NUMBER_MARK)
const LONGEST_PART = mark.length + NUMBER_DIGITS
const LINE_END = 10
const ZERO = 48

const buffer = Buffer.alloc(1024 * 1024)

/** Called for each event. */
type Hear = (number: number) => void

class Subscriber {
  /** What a read ended with, where it was not the end of a line. */
  #part: Buffer | null = null
  seen = 0
  /** Of the numbers, in their order. */
  trace = 0

  read(bytes: Buffer, hear: Hear): void {
    const text = this.#part ? Buffer.concat([this.#part, bytes]) : bytes
    let from = 0
    for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, from)) {
      const end = at + LONGEST_PART
      if (end > text.length) break
      let number = 0
      for (let digit = at + mark.length; digit < end; digit += 1) {
        number = number * 10 + (text[digit] ?? ZERO) - ZERO
      }
      from = end
      this.seen += 1
      this.trace = (this.trace * 31 + number) | 0
      hear(number)
    }
    const isLine = text.at(-1) === LINE_END
    this.#part = isLine
      ? null
      : Buffer.from(text.subarray(Math.max(from, text.length - LONGEST_PART + 1)))
  }

  reset(): void {
    this.seen = 0
    this.trace = 0
  }
}

export class Subscribers {
  readonly #all: Subscriber[] = []
  readonly #sockets: Socket[] = []
  #hear: Hear = () => undefined
  /** When the last byte came. */
  #heardAt = 0

  static async open(count: number, server: Pick<Server, 'port'>, path: string) {
    const subscribers = new Subscribers()
    for (let opened = 0; opened < count; opened += AT_ONCE) {
      const few = Math.min(AT_ONCE, count - opened)
      await Promise.all(Array.from({ length: few }, () => subscribers.#open(server.port, path)))
    }
    return subscribers
  }

  get count(): number {
    return this.#all.length
  }

  /** Resolves when everybody has heard of `events` since `act` began; at what time the last one did. */
  async hearing(events: number, act: () => Promise<unknown>, hear: Hear): Promise<number> {
    for (const one of this.#all) one.reset()
    this.#hear = hear
    await act()
    const isDone = (): boolean => this.#all.every(({ seen }) => seen >= events)
    while (!isDone()) {
      if (now() - this.#heardAt > LOST_AFTER_MS) throw new Error('events were lost')
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    const [first] = this.#all
    const agrees = this.#all.every(({ seen, trace }) => seen === events && trace === first?.trace)
    if (!agrees) throw new Error('subscribers saw different events')
    return this.#heardAt
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  async #open(port: number, path: string): Promise<void> {
    const one = new Subscriber()
    const begun = Promise.withResolvers<void>()
    let hasBegun = false
    const socket = createConnection({
      port,
      host: '127.0.0.1',
      onread: {
        buffer,
        callback: (length, bytes) => {
          const read = buffer.subarray(0, length)
          if (!hasBegun) {
            hasBegun = true
            const head = read.toString('latin1')
            if (head.startsWith('HTTP/1.1 200')) begun.resolve()
            else begun.reject(new Error(head))
          }
          this.#heardAt = now()
          one.read(read, this.#hear)
          return bytes === buffer || true
        },
      },
    })
    socket.on('error', (error) => begun.reject(error))
    await once(socket, 'connect')
    socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept: text/event-stream\r\n\r\n`)
    await begun.promise
    this.#all.push(one)
    this.#sockets.push(socket)
  }
}
