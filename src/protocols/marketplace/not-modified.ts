/**
 * 304 of `GET /capabilities`, the request that orchestrators send most, as long as document and
 * caller are in memory. It decides as the handler of the route does, which answers all else.
 */
import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import { workspaceIdOf } from '../../platform/http/authenticator.ts'
import { markPrivate, markPublic } from '../../platform/http/conditional.ts'
import { matchesTag } from '../../platform/http/etag.ts'
import type { CapabilityDocuments } from './documents.ts'

export const answerUnchanged =
  (app: FastifyInstance, documents: CapabilityDocuments): onRequestHookHandler =>
  (request, reply, done) => {
    const given = request.headers['if-none-match']
    // A query selects another document, or is rejected by the schema of the route.
    const isWhole = given !== undefined && !request.url.includes('?')
    const found = isWhole ? documents.fresh(workspaceIdOf(request)) : null
    if (found === null || !matchesTag(given, found.tag) || !app.recallVisitor(request, found)) {
      done()
      return
    }
    if (request.caller) markPrivate(reply)
    else markPublic(reply)
    reply.header('etag', found.tag).code(304).send()
  }
