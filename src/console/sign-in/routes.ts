/**
 * `/console/sign-in`, `/console/session`, `/console/sign-out`, `/console/signed-out`: signing in and
 * out, with or without scripts.
 */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { checkOwnPage } from '../../platform/access/cookies.ts'
import type { Authentication, RecordRejection } from '../../platform/access/authentication.ts'
import { callerOf } from '../../platform/http/access.ts'
import { toAppError } from '../../platform/http/error-handler.ts'
import { returnToOf } from '../../tenancy/issuers/return-to.ts'
import { CALLBACK, type SignIns } from '../../tenancy/issuers/sign-ins.ts'
import type { BrowserSessions } from '../../tenancy/sessions/browser-sessions.ts'
import type { SessionService } from '../../tenancy/sessions/service.ts'
import type { ConsolePages } from '../pages/console-pages.ts'
import { mendable } from '../pages/form-failure.ts'
import { agentOf } from './agent.ts'
import { BrowserCookies } from './cookies.ts'
import { SIGN_IN_BYTES } from './forms.ts'
import { sessionView, signedOutView, signInView } from './pages.ts'

export type SignInServices = {
  authentication: Pick<Authentication, 'isOpen'>
  sessions: SessionService
  browserSessions: BrowserSessions
  /** Null: browsers sign in with a token. */
  signIns: SignIns | null
}

type SignInParts = {
  services: SignInServices
  pages: ConsolePages
  publicUrl: string | null
  recordRejection: RecordRejection
}

const SIGN_IN = '/console/sign-in'
const config = { role: 'public' } as const
const ReturnTo = Type.Object({ return_to: Type.Optional(Type.String()) })

const anonymous = (request: FastifyRequest) => ({
  workspaceId: 'default',
  actor: { id: 'anonymous', role: 'reader' } as const,
  requestId: request.id,
  address: request.ip,
})

/** Failures here are attempts to sign in. */
const isAttempt = ({ method, routeOptions: { url } }: FastifyRequest): boolean =>
  (method === 'POST' && url === '/console/session') || url === CALLBACK

export const signInRoutes: FastifyPluginAsyncTypebox<SignInParts> = async (app, parts) => {
  const { recordRejection, publicUrl, pages } = parts
  const { authentication, sessions, browserSessions, signIns } = parts.services
  const cookies = new BrowserCookies(publicUrl)
  const provider = signIns && new URL(signIns.issuer).host

  const recordFailure = (request: FastifyRequest, code: string): Promise<void> =>
    recordRejection(anonymous(request), {
      action: 'access',
      target: 'service',
      reason_code: code,
      details: { method: request.method, route: request.routeOptions.url ?? '' },
      for_operators: true,
    })

  app.setErrorHandler(async (raw, request, reply) => {
    const error = toAppError(raw instanceof Error ? raw : new Error(String(raw)), request)
    if (error.isFault) request.log.error({ err: error.cause ?? error }, error.message)
    else if (isAttempt(request) && error.code !== 'request.origin_refused') {
      await recordFailure(request, error.code)
    }
    return pages.sendError(request, reply, error)
  })

  /** Before the body is read. */
  const requireOwnPage = async (request: FastifyRequest): Promise<void> =>
    checkOwnPage(request.headers, cookies.siteOf(request))

  /** The browser's previous session ends, even if it was another person's. */
  const startSession = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { secret, returnTo }: { secret: string; returnTo: string },
  ): Promise<FastifyReply> => {
    const former = cookies.sessionOf(request)
    if (former !== null) await browserSessions.endByCredential(former, anonymous(request))
    cookies.setSession(request, reply, secret)
    return reply.redirect(returnTo, 303)
  }

  app.route({
    method: 'GET',
    url: SIGN_IN,
    config,
    schema: { hide: true, querystring: ReturnTo },
    handler: async (request, reply) => {
      const isOpen = await authentication.isOpen()
      if (!isOpen) cookies.siteOf(request)
      const returnTo = returnToOf(request.query.return_to)
      return pages.send(request, reply, signInView({ returnTo, provider, isOpen }))
    },
  })

  app.route({
    method: 'GET',
    url: '/console/session',
    config: { role: 'reader', workspace: 'service' },
    schema: { hide: true },
    handler: async (request, reply) =>
      pages.send(request, reply, sessionView(await sessions.identify(callerOf(request)))),
  })

  app.route({
    method: 'POST',
    url: '/console/session',
    config,
    bodyLimit: SIGN_IN_BYTES,
    schema: {
      hide: true,
      body: Type.Object({ token: Type.String(), return_to: Type.Optional(Type.String()) }),
    },
    onRequest: requireOwnPage,
    handler: async (request, reply) => {
      const { token, return_to } = request.body
      const returnTo = returnToOf(return_to)
      if (await authentication.isOpen()) return reply.redirect(SIGN_IN, 303)
      const given = { token: token.trim(), agent: agentOf(request) }
      try {
        const { secret } = await browserSessions.startByToken(anonymous(request), given)
        return await startSession(request, reply, { secret, returnTo })
      } catch (error) {
        const failure = mendable(error)
        await recordFailure(request, failure.code)
        const view = signInView({ returnTo, provider, isOpen: false, failure })
        return pages.send(request, reply, view, failure.status)
      }
    },
  })

  app.route({
    method: 'POST',
    url: '/console/sign-out',
    config,
    bodyLimit: SIGN_IN_BYTES,
    schema: { hide: true },
    onRequest: requireOwnPage,
    handler: async (request, reply) => {
      const former = cookies.sessionOf(request)
      if (former !== null) await browserSessions.endByCredential(former, anonymous(request))
      cookies.setSession(request, reply, null)
      return reply.redirect('/console/signed-out', 303)
    },
  })

  app.route({
    method: 'GET',
    url: '/console/signed-out',
    config,
    schema: { hide: true },
    handler: async (request, reply) =>
      pages.send(request, reply, signedOutView((await signIns?.logoutUrl()) ?? null)),
  })

  if (signIns === null) return

  app.route({
    method: 'GET',
    url: `${SIGN_IN}/oidc`,
    config,
    schema: { hide: true, querystring: ReturnTo },
    handler: async (request, reply) => {
      const browser = cookies.setSignIn(request, reply)
      return reply.redirect(await signIns.begin(request.query.return_to, browser), 303)
    },
  })

  app.route({
    method: 'GET',
    url: CALLBACK,
    config,
    schema: { hide: true },
    handler: async (request, reply) => {
      cookies.siteOf(request)
      const query = request.url.split('?').slice(1).join('?')
      const given = { query, browser: cookies.signInOf(request), agent: agentOf(request) }
      const signedIn = await signIns.finish(anonymous(request), given)
      return startSession(request, reply, signedIn)
    },
  })
}
