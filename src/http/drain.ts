/**
 * What Node's `close` leaves to us: a connection on which nothing was asked yet counts as busy
 * there, and would hold the process; and whoever gets an answer should know that it is the last.
 */
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

export const installDrain = (app: FastifyInstance): void => {
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
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => {
    isClosing = true
    for (const socket of silent) socket.destroy()
  })
}
