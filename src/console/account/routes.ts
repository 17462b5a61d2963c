/** `/console/sessions`, `/console/keys`, `/console/leave`. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { callerOf } from '../../platform/http/access.ts'
import { SessionParams } from '../../tenancy/sessions/schemas.ts'
import type { SessionService } from '../../tenancy/sessions/service.ts'
import type { ConsolePages } from '../pages/console-pages.ts'
import { paths } from '../pages/paths.ts'
import { dropEmpty } from '../pages/query.ts'
import { keysView, leaveView, sessionsView } from './account-pages.ts'

type Options = { services: { sessions: SessionService }; pages: ConsolePages }

const config = { role: 'reader', workspace: 'service' } as const
const Page = Type.Object({ cursor: Type.Optional(Type.String({ maxLength: 1024 })) })
const Leave = Type.Object({ to: Type.String({ maxLength: 8192 }) })

export const accountRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { services: { sessions }, pages },
) => {
  app.get(
    '/console/sessions',
    { config, schema: { hide: true, querystring: Page }, preValidation: dropEmpty },
    async (request, reply) => {
      const page = await sessions.list(callerOf(request), request.query)
      return pages.send(request, reply, sessionsView(page, new Date()))
    },
  )

  app.post(
    '/console/sessions/:session_id/end',
    { config, schema: { hide: true, params: SessionParams } },
    async (request, reply) => {
      const caller = callerOf(request)
      await sessions.end(caller, request.params.session_id)
      const isOwn = caller.actor.sessionId === request.params.session_id
      return reply.redirect(isOwn ? paths.signIn().text : paths.sessions().text, 303)
    },
  )

  app.get('/console/keys', { config, schema: { hide: true } }, (request, reply) =>
    pages.send(request, reply, keysView()),
  )

  app.get(
    '/console/leave',
    { config, schema: { hide: true, querystring: Leave } },
    (request, reply) => pages.send(request, reply, leaveView(request.query.to)),
  )
}
