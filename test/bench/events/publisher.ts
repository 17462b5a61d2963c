/**
 * Whoever makes the events: in a thread of its own, so that the subscribers do not hold it up. Each
 * event is one request or one commit, and has a number in it.
 */
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { openDatabase, openPool, transaction } from '../../../src/platform/database/client.ts'
import { append } from '../../../src/tenancy/events/log.ts'

export const NUMBER_MARK = 'event-'
export const NUMBER_DIGITS = 6

/** Milliseconds; the same clock in every thread. */
export const now = (): number => Number(process.hrtime.bigint()) / 1e6

/** `#` stands for the number. */
export type Channel =
  | {
      url: string
      method: 'POST' | 'PUT'
      headers: Record<string, string>
      body: string
    }
  /** Committed by so many, as another replica does it for who registers many documents at once. */
  | { connectionString: string; documentId: string; together: number }

type Order = {
  count: number
  /** As fast as so many publishers are answered, or so many a second. */
  pace: { publishers: number } | { perSecond: number }
  sentAt: Float64Array
}

export class Publisher {
  readonly #worker: Worker

  constructor(channel: Channel) {
    this.#worker = new Worker(new URL(import.meta.url), { workerData: channel })
  }

  /** Resolves when all are answered; when each was sent. */
  async publish(order: Omit<Order, 'sentAt'>): Promise<Float64Array> {
    const shared = new SharedArrayBuffer(order.count * Float64Array.BYTES_PER_ELEMENT)
    const sentAt = new Float64Array(shared)
    const answered = once(this.#worker, 'message')
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- this is a thread
    this.#worker.postMessage({ ...order, sentAt })
    await answered
    return sentAt
  }

  async close(): Promise<void> {
    await this.#worker.terminate()
  }
}

type Send = (numbers: number[]) => Promise<void>

const numbered = (text: string, number: number): string =>
  text.replaceAll('#', NUMBER_MARK + String(number).padStart(NUMBER_DIGITS, '0'))

const agent = new Agent({ keepAlive: true })

const senderOf = (channel: Channel): Send => {
  if ('url' in channel) {
    const { url, method, headers, body } = channel
    return async ([number = 0]) => {
      const sent = request(numbered(url, number), { method, headers, agent })
      sent.end(numbered(body, number))
      const [answer] = (await once(sent, 'response')) as [IncomingMessage]
      answer.resume()
      if (answer.statusCode !== undefined && answer.statusCode >= 300) {
        throw new Error(`${method} ${url}: ${answer.statusCode}`)
      }
      await once(answer, 'end')
    }
  }
  const { connectionString, documentId } = channel
  const pool = { poolSize: 4, statementTimeoutMs: 60_000, onError: () => undefined }
  const db = openDatabase(openPool({ connectionString, ...pool }))
  return async (numbers) => {
    const events = numbers.map((number) => ({
      type: 'skills::on-change' as const,
      op: 'register' as const,
      id: numbered(documentId, number),
    }))
    await transaction(db, async (trx) => append(trx, 'default', ...events))
  }
}

type Turn = { next: number; together: number }

const inTurn = async (turn: Turn, { count, sentAt }: Order, send: Send): Promise<void> => {
  while (turn.next < count) {
    const first = turn.next
    turn.next = Math.min(count, first + turn.together)
    const numbers = Array.from({ length: turn.next - first }, (_, index) => first + index)
    sentAt.fill(now(), first, turn.next)
    await send(numbers)
  }
}

const paced = async ({ count, sentAt }: Order, perSecond: number, send: Send) => {
  const startedAt = now()
  const answers: Promise<void>[] = []
  for (let number = 0; number < count; number += 1) {
    await sleep(Math.max(0, startedAt + (number * 1000) / perSecond - now()))
    sentAt[number] = now()
    answers.push(send([number]))
  }
  await Promise.all(answers)
}

if (!isMainThread) {
  const channel = workerData as Channel
  const send = senderOf(channel)
  parentPort?.on('message', (order: Order) => {
    const { pace } = order
    const turn = { next: 0, together: 'together' in channel ? channel.together : 1 }
    const all =
      'perSecond' in pace
        ? paced(order, pace.perSecond, send)
        : Promise.all(Array.from({ length: pace.publishers }, () => inTurn(turn, order, send)))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- this is a thread
    void all.then(() => parentPort?.postMessage('done'))
  })
}
