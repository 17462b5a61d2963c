/** Work for an answer ends when nobody waits for it any more. */
import type { FastifyReply } from 'fastify'

export const clientGone = ({ raw }: FastifyReply): AbortSignal => {
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}
