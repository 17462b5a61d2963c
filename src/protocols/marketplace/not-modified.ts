/**
 * The fast path for 304 of `GET /capabilities`, the most frequent request of orchestrators, while
 * document and caller are cached. It decides like the route's handler, which handles everything
 * else.
 */
import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import { workspaceIdOf } from '../../platform/http/authenticator.ts'
import { markPrivate, markPublic } from '../../platform/http/conditional.ts'
import { codingOf, tagIn } from '../../platform/http/encoded.ts'
import { matchesTag } from '../../platform/http/etag.ts'
import type { CapabilityDocuments } from './documents.ts'

export const answerUnchanged =
  (app: FastifyInstance, documents: CapabilityDocuments): onRequestHookHandler =>
  (request, reply, done) => {
    const given = request.headers['if-none-match']
    // A query selects another document, or is rejected by the schema of the route.
    const isWhole = given !== undefined && !request.url.includes('?')
    const found = isWhole ? documents.fresh(workspaceIdOf(request)) : null
    const tag = found && tagIn(found.tag, codingOf(request))
    if (
      found === null ||
      tag === null ||
      !matchesTag(given, tag) ||
      !app.admitCachedVisitor(request, found)
    ) {
      done()
      return
    }
    if (request.caller) markPrivate(reply)
    else markPublic(reply)
    const vary = 'authorization, accept-encoding'
    reply.headers({ etag: tag, vary }).code(304).send()
  }
