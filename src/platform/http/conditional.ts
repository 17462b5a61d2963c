/** Conditional GET: the tag on every answer, 304 where the client already has it. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { matchesTag } from './etag.ts'

/** What callers without a token get: cacheable by shared caches, which must revalidate it. */
const publicHeaders = { vary: 'authorization', 'cache-control': 'public, no-cache' }

/** What depends on who asks, and may change: kept by nobody else, and asked for again. */
export const privateHeaders = { vary: 'authorization', 'cache-control': 'private, no-cache' }

export const markPrivate = (reply: FastifyReply): void => {
  reply.headers(privateHeaders)
}

export const markPublic = (reply: FastifyReply): void => {
  reply.headers(publicHeaders)
}

/** Sets `ETag`; true when the answer is 304 and has been sent. */
export const isNotModified = (
  request: FastifyRequest,
  reply: FastifyReply,
  tag: string,
): boolean => {
  reply.header('etag', tag)
  if (!matchesTag(request.headers['if-none-match'], tag)) return false
  reply.code(304).send()
  return true
}
