/**
 * Sends immutable bytes with their entity tag: conditionally, in ranges, and without reading them
 * for HEAD.
 */
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { applyRange } from './byte-range.ts'
import { isNotModified } from './conditional.ts'

export type Bytes = {
  size: number
  /** Strong entity tag. */
  tag: string
  /** The whole content, or null if it is not in memory. */
  cached: Buffer | null
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
  const result = applyRange(headers, bytes.size, bytes.tag)
  if (result.status === 416) {
    reply.header('content-range', result.contentRange)
    throw new AppError(
      'request.range',
      `The range is outside the ${bytes.size} bytes of the content.`,
      {
        details: { size: bytes.size },
      },
    )
  }
  if (result.status === 206) reply.header('content-range', result.contentRange)
  reply.code(result.status).header('content-length', String(result.end - result.start))
  if (bytes.cached) return reply.send(bytes.cached.subarray(result.start, result.end))
  // For HEAD the stream is dropped before it is read.
  return reply.send(Readable.from(request.method === 'HEAD' ? [] : bytes.read(result)))
}
