/** Reports the end of a request, whether its response was sent or its client has gone away. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

type Listener = (request: FastifyRequest, reply: FastifyReply) => void

/**
 * The callbacks must not throw. They share one event listener, since every request pays for each.
 */
export const onRequestClosed = (app: FastifyInstance, listeners: readonly Listener[]): void => {
  app.addHook('onRequest', (request, reply, done) => {
    // `onResponse` is not called for a client that has gone away.
    reply.raw.on('close', () => {
      for (const notify of listeners) notify(request, reply)
    })
    done()
  })
}
