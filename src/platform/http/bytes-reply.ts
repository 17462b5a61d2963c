/** Sends immutable bytes with their tag: conditional, in ranges, without reading for HEAD. */
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { applyRange } from './byte-range.ts'
import { isNotModified } from './conditional.ts'

export type Bytes = {
  size: number
  /** Strong entity tag. */
  tag: string
  /** The whole content, if it is in memory. */
  held?: Buffer | undefined
  read: (range: { start: number; end: number }) => AsyncIterable<Uint8Array>
}

export const sendBytes = (
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Bytes,
): FastifyReply => {
  reply.header('accept-ranges', 'bytes')
  if (isNotModified(request, reply, bytes.tag)) return reply
  // A range is defined for GET only.
  const headers = request.method === 'GET' ? request.headers : {}
  const answer = applyRange(headers, bytes.size, bytes.tag)
  if (answer.status === 416) {
    reply.header('content-range', answer.contentRange)
    throw new AppError(
      'request.range',
      `The range is outside the ${bytes.size} bytes of the content.`,
      {
        details: { size: bytes.size },
      },
    )
  }
  if (answer.status === 206) reply.header('content-range', answer.contentRange)
  reply.code(answer.status).header('content-length', String(answer.end - answer.start))
  if (bytes.held) return reply.send(bytes.held.subarray(answer.start, answer.end))
  // HEAD drops the stream, before it is read.
  return reply.send(Readable.from(request.method === 'HEAD' ? [] : bytes.read(answer)))
}
