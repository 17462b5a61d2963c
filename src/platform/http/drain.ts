/**
 * What Node's `close` leaves to us: a connection on which nothing was asked yet counts as busy
 * there, and would hold the process; whoever gets an answer should know that it is the last; and
 * who does not come to an end in time is cut off. That costs nobody anything: what was not answered
 * was not promised.
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
