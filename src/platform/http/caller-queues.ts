/**
 * Requests of one caller that run a few at a time, the others in order, so that a client that sends
 * thousands at once takes only its share. Callers are told apart by their token, else by address.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { networkOf } from './client-network.ts'

type Settings = { maxRunning: number; maxWaiting: number }

type Queue = { running: number; waiting: Set<PromiseWithResolvers<void>> }

const RETRY_AFTER_SECONDS = 5

const callerNameOf = ({ caller, ip }: FastifyRequest): string =>
  caller?.actor.id ?? `address:${networkOf(ip)}`

const tooMany = (waiting: number): AppError =>
  new AppError(
    'request.rate_limited',
    `${waiting} requests of this caller are waiting here already. Send fewer at a time.`,
    { retryAfter: RETRY_AFTER_SECONDS },
  )

const gone = (): AppError => new AppError('request.invalid', 'The client closed the connection.')

export class CallerQueues {
  readonly #queues = new Map<string, Queue>()
  readonly #settings: Settings

  constructor(settings: Settings) {
    this.#settings = settings
  }

  /** Resolves when it is the turn of the request, which ends with its response. */
  async enter(request: FastifyRequest, { raw }: FastifyReply): Promise<void> {
    const name = callerNameOf(request)
    const queue = this.#queues.get(name) ?? { running: 0, waiting: new Set() }
    const { maxRunning, maxWaiting } = this.#settings
    if (queue.running >= maxRunning) {
      if (queue.waiting.size >= maxWaiting) throw tooMany(queue.waiting.size)
      await this.#wait(queue, raw)
    } else {
      this.#queues.set(name, queue)
      queue.running += 1
    }
    if (raw.closed) this.#leave(name, queue)
    else raw.once('close', () => this.#leave(name, queue))
  }

  async #wait({ waiting }: Queue, raw: FastifyReply['raw']): Promise<void> {
    const turn = Promise.withResolvers<void>()
    const giveUp = (): void => {
      if (waiting.delete(turn)) turn.reject(gone())
    }
    waiting.add(turn)
    raw.once('close', giveUp)
    await turn.promise
    raw.off('close', giveUp)
  }

  /** Passes the place on, or frees it. */
  #leave(name: string, queue: Queue): void {
    const [next] = queue.waiting
    if (next) {
      queue.waiting.delete(next)
      next.resolve()
      return
    }
    queue.running -= 1
    if (queue.running === 0) this.#queues.delete(name)
  }
}
