/**
 * Requests of one caller that run a few at a time, the others in order, so that a client that sends
 * thousands at once takes only its share. Callers are distinguished by their token, else by address.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { Turns } from '../turns.ts'
import { clientGone } from './client-gone.ts'
import { networkOf } from './client-network.ts'

type Settings = { maxRunning: number; maxWaiting: number }

const RETRY_AFTER_SECONDS = 5

const callerNameOf = ({ caller, ip }: FastifyRequest): string =>
  caller?.actor.id ?? `address:${networkOf(ip)}`

const tooMany = (waiting: number): AppError =>
  new AppError(
    'request.rate_limited',
    `${waiting} requests of this caller are waiting here already. Send fewer at a time.`,
    { retryAfter: RETRY_AFTER_SECONDS },
  )

export class CallerQueues {
  readonly #queues = new Map<string, Turns>()
  readonly #settings: Settings

  constructor(settings: Settings) {
    this.#settings = settings
  }

  /** Resolves when it is the turn of the request, which ends with its response. */
  async enter(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const name = callerNameOf(request)
    const turns = this.#queues.get(name) ?? new Turns({ ...this.#settings, overloaded: tooMany })
    this.#queues.set(name, turns)
    const end = await turns.take(clientGone(reply))
    const leave = (): void => {
      end()
      if (turns.isIdle) this.#queues.delete(name)
    }
    if (reply.raw.closed) leave()
    else reply.raw.once('close', leave)
  }
}
