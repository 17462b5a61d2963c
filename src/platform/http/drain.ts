/**
 * Adds to Node's `close`: it closes connections that have sent no request, which Node counts as
 * busy; it announces with each last response that the connection closes; and it cuts off
 * connections that do not end in time. That loses nothing, since a request without a response was
 * not acknowledged.
 */
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

export const installDrain = (app: FastifyInstance, { withinMs }: { withinMs: number }): void => {
  const unused = new Set<Socket>()
  let isClosing = false

  app.server.on('connection', (socket) => {
    if (isClosing) {
      socket.destroy()
      return
    }
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }) => unused.delete(socket))
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done()
  })
  app.addHook('preClose', async () => {
    isClosing = true
    for (const socket of unused) socket.destroy()
    setTimeout(() => {
      app.log.warn('cutting off the requests that are still running')
      app.server.closeAllConnections()
    }, withinMs).unref()
  })
}
