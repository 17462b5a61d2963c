/** Ends a body with a line break, since a terminal would show the prompt on its last line. */
import type { FastifyInstance } from 'fastify'

const IS_TEXT = /^(?:application\/(?:[\w.-]+\+)?json|text\/plain)\s*(?:;|$)/

export const endLine = (text: string): string => (text.endsWith('\n') ? text : `${text}\n`)

/** For JSON that is sent without running the hooks. */
export const jsonLine = (value: unknown): string => `${JSON.stringify(value)}\n`

/** For JSON that is cached as sent, or tagged by its digest. */
export const jsonBytes = (value: unknown): Buffer => Buffer.from(jsonLine(value))

/** Strings only: files are sent as buffers or streams, unchanged. */
export const endLastLines = (app: FastifyInstance): void => {
  app.addHook('onSend', (_request, reply, payload, done) => {
    const isBody = typeof payload === 'string' && payload !== ''
    const isText = isBody && IS_TEXT.test(String(reply.getHeader('content-type')))
    done(null, isText ? endLine(payload) : payload)
  })
}
