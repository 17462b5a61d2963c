/**
 * Closes the connection of a response that is sent before the request body has arrived, since a
 * client that never sends the rest would occupy it. It is closed a moment later: closing a
 * connection with unread bytes resets it, and a client that is still sending would never read the
 * response.
 */
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/** The longest pause before the next bytes of the body. */
const QUIET_MS = 1000
const LATEST_MS = 5000
const MAX_REST_BYTES = 64 * 1024 * 1024

/** Injected requests have no socket. */
export const isIncomplete = (raw: IncomingMessage): boolean => 'complete' in raw && !raw.complete

/** Sends the whole payload at once, and ends when the body has ended or takes too long. */
const untilBodyEnds = (raw: IncomingMessage, payload: string | Buffer): Readable => {
  const out = new Readable({ read: () => undefined })
  let rest = 0
  const end = (): void => {
    clearTimeout(quiet)
    clearTimeout(latest)
    raw.off('data', count).off('end', end).off('close', end)
    if (!out.destroyed && !out.readableEnded) out.push(null)
  }
  const quiet = setTimeout(() => end(), QUIET_MS).unref()
  const latest = setTimeout(() => end(), LATEST_MS).unref()
  const count = (bytes: Buffer): void => {
    rest += bytes.length
    if (rest > MAX_REST_BYTES) end()
    else quiet.refresh()
  }
  out.push(payload)
  out.once('close', end)
  raw.on('data', count).once('end', end).once('close', end)
  return out
}

export const closeAfterUnreadBody = (app: FastifyInstance): void => {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { raw } = request
    if (!isIncomplete(raw) || raw.destroyed) return done(null, payload)
    reply.header('connection', 'close')
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload)
    if (!isWhole || request.method === 'HEAD') return done(null, payload)
    reply.header('content-length', String(Buffer.byteLength(payload)))
    return done(null, untilBodyEnds(raw, payload))
  })
}
