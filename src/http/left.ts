/** Work for a client who has gone need not go on. */
import type { FastifyReply } from 'fastify'

/** Aborts when the connection closes before the answer is out. */
export const leftSignal = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController()
  reply.raw.once('close', () => controller.abort())
  return controller.signal
}
