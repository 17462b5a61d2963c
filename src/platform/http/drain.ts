/**
 * Completes Node's `close`: an unused connection counts as busy there and would delay the exit, a
 * client should know that a response is its last, and connections that do not end in time are cut.
 * That loses nothing: a request without a response was not acknowledged.
 */
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

export const installDrain = (app: FastifyInstance, { withinMs }: { withinMs: number }): void => {
  const silent = new Set<Socket>()
  let isClosing = false

  app.server.on('connection', (socket) => {
    if (isClosing) {
      socket.destroy()
      return
    }
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  app.server.on('request', ({ socket }) => silent.delete(socket))
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done()
  })
  app.addHook('preClose', async () => {
    isClosing = true
    for (const socket of silent) socket.destroy()
    setTimeout(() => {
      app.log.warn('cutting off the requests that are still running')
      app.server.closeAllConnections()
    }, withinMs).unref()
  })
}
