/**
 * Limits requests per minute: per token, and per client address for requests without a valid token.
 * A rejected request counts for its address on every route, so that tokens cannot be guessed
 * quickly; a caller with a valid token is not affected by others at its address. Each process
 * counts on its own; an open service has no limits, and routes that opt out are not counted.
 */
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { RateWindows } from './rate-windows.ts'

const WINDOW_MS = 60_000
/** The owner of an IPv6 network of this size can use all of its addresses. */
const IPV6_SUBNET = 64

type Settings = { perToken: number; perAddress: number; isOpen: () => boolean }

type Count = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** Both throw if the limit is exceeded. */
export type RequestCounter = {
  countRequest: Count
  /** Counts even on routes that do not count requests, or credentials could be guessed there. */
  countRejection: Count
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts the calls of a batch as requests; the request itself counted the first one. */
    countCalls: (request: FastifyRequest, reply: FastifyReply, calls: number) => Promise<void>
  }
}

export const countRequests = async (
  app: FastifyInstance,
  { perToken, perAddress, isOpen }: Settings,
): Promise<RequestCounter> => {
  await app.register(rateLimit, { global: false, store: RateWindows })
  const window = { timeWindow: WINDOW_MS, ipv6Subnet: IPV6_SUBNET }
  const byAddress = app.createRateLimit({ ...window, max: perAddress })
  const byToken = app.createRateLimit({
    ...window,
    max: perToken,
    keyGenerator: ({ caller }) => caller?.actor.id ?? '',
  })

  const countTimes = async (
    request: FastifyRequest,
    reply: FastifyReply,
    times: number,
  ): Promise<void> => {
    const { caller } = request
    if (times === 0 || isOpen() || (caller ? perToken : perAddress) === 0) return
    const limiter = caller ? byToken : byAddress
    let count = await limiter(request)
    for (let counted = 1; counted < times; counted += 1) count = await limiter(request)
    if (count.isAllowed) return
    reply.headers({
      'ratelimit-limit': count.max,
      'ratelimit-remaining': count.remaining,
      'ratelimit-reset': count.ttlInSeconds,
    })
    if (!count.isExceeded) return
    const whose = caller ? 'this token' : 'this address without a valid token'
    throw new AppError(
      'request.rate_limited',
      `More than ${count.max} requests a minute from ${whose}. Wait ${count.ttlInSeconds} s.`,
      { retryAfter: count.ttlInSeconds },
    )
  }

  app.decorate('countCalls', (request, reply, calls) =>
    countTimes(request, reply, Math.max(0, calls - 1)),
  )
  return {
    countRequest: async (request, reply) => {
      if (request.routeOptions.config.rateLimit !== false) await countTimes(request, reply, 1)
    },
    countRejection: (request, reply) => countTimes(request, reply, 1),
  }
}
