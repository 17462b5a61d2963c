/**
 * How much one caller may ask in a minute: a token by its own limit, who has none that is good by
 * their address. A refused request counts for its address, so tokens cannot be guessed at leisure,
 * and whoever holds a good one is not shut out by a neighbour. Each process counts for itself; an
 * open service has no limits, and neither have the routes that say so.
 */
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { RateWindows } from './rate-windows.ts'

const WINDOW_MS = 60_000
/** Who has an IPv6 network of this size has all its addresses. */
const IPV6_SUBNET = 64

type Settings = { perToken: number; perAddress: number; isOpen: () => boolean }

/** Counts a request, and throws where it is one too many. */
export type CountRequest = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

export const countRequests = async (
  app: FastifyInstance,
  { perToken, perAddress, isOpen }: Settings,
): Promise<CountRequest> => {
  await app.register(rateLimit, { global: false, store: RateWindows })
  const window = { timeWindow: WINDOW_MS, ipv6Subnet: IPV6_SUBNET }
  const byAddress = app.createRateLimit({ ...window, max: perAddress })
  const byToken = app.createRateLimit({
    ...window,
    max: perToken,
    keyGenerator: ({ caller }) => caller?.actor.id ?? '',
  })

  return async (request, reply) => {
    if (request.routeOptions.config.rateLimit === false || isOpen()) return
    const { caller } = request
    if ((caller ? perToken : perAddress) === 0) return
    const count = await (caller ? byToken : byAddress)(request)
    if (count.isAllowed) return
    reply.headers({
      'ratelimit-limit': count.max,
      'ratelimit-remaining': count.remaining,
      'ratelimit-reset': count.ttlInSeconds,
    })
    if (!count.isExceeded) return
    const whose = caller ? 'this token' : 'this address without a good token'
    throw new AppError(
      'request.rate_limited',
      `More than ${count.max} requests a minute from ${whose}. Wait ${count.ttlInSeconds} s.`,
      { retryAfter: count.ttlInSeconds },
    )
  }
}
