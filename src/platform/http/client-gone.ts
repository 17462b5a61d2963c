/** Aborts the work of a request whose client has gone away. */
import type { FastifyReply } from 'fastify'

export const clientGone = ({ raw }: FastifyReply): AbortSignal => {
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}
