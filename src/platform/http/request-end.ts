/** Tells when a request is over, whether it was answered or its client has gone away. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

type Listener = (request: FastifyRequest, reply: FastifyReply) => void

/** Listeners must not throw. One event for all of them: every request pays for it. */
export const watchEnds = (app: FastifyInstance, listeners: readonly Listener[]): void => {
  app.addHook('onRequest', (request, reply, done) => {
    // `onResponse` does not come for a client that has gone away.
    reply.raw.on('close', () => {
      for (const tell of listeners) tell(request, reply)
    })
    done()
  })
}
