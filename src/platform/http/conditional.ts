/** Conditional GET: a tag on every response, 304 if the client has the current one. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashTag, matchesTag } from './etag.ts'

/** For responses to callers without a token: cacheable by shared caches, which must revalidate. */
const publicHeaders = { vary: 'authorization', 'cache-control': 'public, no-cache' }

/** For responses that depend on the caller and may change: private, and revalidated. */
export const privateHeaders = { vary: 'authorization', 'cache-control': 'private, no-cache' }

export const markPrivate = (reply: FastifyReply): void => {
  reply.headers(privateHeaders)
}

export const markPublic = (reply: FastifyReply): void => {
  reply.headers(publicHeaders)
}

/** A hook for routes whose responses no cache may keep. */
export const noStore = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  reply.header('cache-control', 'no-store')
}

/** Sets `ETag`; true if a 304 was sent. */
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

/** The body of a response that depends on the caller; 304 if the caller has it already. */
export const sendPrivate = <T>(
  request: FastifyRequest,
  reply: FastifyReply,
  tag: string,
  body: T,
): T | FastifyReply => {
  markPrivate(reply)
  return isNotModified(request, reply, tag) ? reply : body
}

/** A tag of the body itself, for lists that change without the state of their workspace. */
export const bodyTag = (body: object): string => hashTag(JSON.stringify(body))

/** Such a list. */
export const sendTagged = <T extends object>(
  request: FastifyRequest,
  reply: FastifyReply,
  body: T,
): T | FastifyReply => sendPrivate(request, reply, bodyTag(body), body)
