/** A body that people read in a terminal ends its last line, or their prompt would follow on it. */
import type { FastifyInstance } from 'fastify'

const IS_TEXT = /^(?:application\/(?:[\w.-]+\+)?json|text\/plain)\s*(?:;|$)/

export const endLine = (text: string): string => (text.endsWith('\n') ? text : `${text}\n`)

/** For JSON that no hook sees. */
export const jsonLine = (value: unknown): string => `${JSON.stringify(value)}\n`

/** For JSON that is kept as it is sent, or tagged by its digest. */
export const jsonBytes = (value: unknown): Buffer => Buffer.from(jsonLine(value))

/** Strings only: files are sent as buffers or streams, and stay what they are. */
export const endLastLines = (app: FastifyInstance): void => {
  app.addHook('onSend', (_request, reply, payload, done) => {
    const isBody = typeof payload === 'string' && payload !== ''
    const isText = isBody && IS_TEXT.test(String(reply.getHeader('content-type')))
    done(null, isText ? endLine(payload) : payload)
  })
}
