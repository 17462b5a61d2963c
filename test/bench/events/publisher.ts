/**
 * Whoever makes the events: in a thread of its own, so that the subscribers do not hold it up. Each
 * event is one request, and has a number in it.
 */
import { Agent, request } from 'node:http'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'

export const NUMBER_MARK = 'event-'
export const NUMBER_DIGITS = 6

/** Milliseconds; the same clock in every thread. */
export const now = (): number => Number(process.hrtime.bigint()) / 1e6

/** `#` stands for the number, in the address as in the body. */
export type Channel = {
  url: string
  method: 'POST' | 'PUT'
  headers: Record<string, string>
  body: string
}

type Order = {
  channel: Channel
  count: number
  /** As fast as so many publishers are answered, or so many a second. */
  pace: { publishers: number } | { perSecond: number }
  sentAt: Float64Array
}

export class Publisher {
  readonly #worker = new Worker(new URL(import.meta.url))

  /** Resolves when all are answered; when each was sent. */
  async publish(order: Omit<Order, 'sentAt'>): Promise<Float64Array> {
    const shared = new SharedArrayBuffer(order.count * Float64Array.BYTES_PER_ELEMENT)
    const sentAt = new Float64Array(shared)
    const answered = once(this.#worker, 'message')
    this.#worker.postMessage({ ...order, sentAt })
    await answered
    return sentAt
  }

  async close(): Promise<void> {
    await this.#worker.terminate()
  }
}

const send = async (
  agent: Agent,
  { url, method, headers, body }: Channel,
  number: number,
): Promise<void> => {
  const numbered = (text: string): string =>
    text.replaceAll('#', NUMBER_MARK + String(number).padStart(NUMBER_DIGITS, '0'))
  const sent = request(numbered(url), { method, headers, agent }).end(numbered(body))
  const [answer] = await once(sent, 'response')
  answer.resume()
  if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.statusCode}`)
  await once(answer, 'end')
}

const inTurn = async (from: { next: number }, { channel, count, sentAt }: Order, agent: Agent) => {
  while (from.next < count) {
    const number = from.next
    from.next += 1
    sentAt[number] = now()
    await send(agent, channel, number)
  }
}

const paced = async ({ channel, count, sentAt }: Order, perSecond: number, agent: Agent) => {
  const startedAt = now()
  const answers: Promise<void>[] = []
  for (let number = 0; number < count; number += 1) {
    await sleep(Math.max(0, startedAt + (number * 1000) / perSecond - now()))
    sentAt[number] = now()
    answers.push(send(agent, channel, number))
  }
  await Promise.all(answers)
}

if (!isMainThread) {
  const agent = new Agent({ keepAlive: true })
  parentPort?.on('message', (order: Order) => {
    const { pace } = order
    const from = { next: 0 }
    const all =
      'perSecond' in pace
        ? paced(order, pace.perSecond, agent)
        : Promise.all(Array.from({ length: pace.publishers }, () => inTurn(from, order, agent)))
    void all.then(() => parentPort?.postMessage('done'))
  })
}
