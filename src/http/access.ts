/**
 * Who may call what. Every route declares the role it needs and the app does not start with one
 * that does not. With a token configured every route but the public ones asks for it. Without one
 * the service is open, on loopback only: then Host and Origin must be loopback names, which keeps
 * web pages and rebound DNS names out.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bearerOf, digestOf, isToken } from '../access/bearer.ts'
import type { Actor, Caller } from '../access/caller.ts'
import { hostNameOf, isLoopbackName, originHostOf } from '../access/loopback.ts'
import { permits, type RequiredRole } from '../access/roles.ts'
import { AppError } from '../errors.ts'
import type { WorkspaceService } from '../workspaces/service.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    role?: RequiredRole
  }
  interface FastifyRequest {
    caller: Caller | null
  }
}

const MAX_HEADERS = 100

const countOf = (request: FastifyRequest, name: string): number =>
  request.raw.rawHeaders.filter((value, index) => index % 2 === 0 && value.toLowerCase() === name)
    .length

const hasBody = ({ method }: FastifyRequest): boolean => method !== 'GET' && method !== 'HEAD'

const checkHeaders = (request: FastifyRequest): void => {
  if (request.raw.rawHeaders.length / 2 > MAX_HEADERS) {
    throw new AppError('request.too_many_headers', `Send at most ${MAX_HEADERS} headers.`)
  }
  if (countOf(request, 'host') > 1) {
    throw new AppError('request.invalid', 'Send exactly one Host header.')
  }
  const encoding = request.headers['content-encoding']
  if (encoding !== undefined && encoding !== 'identity' && hasBody(request)) {
    throw new AppError('request.media_type', 'Send the body without Content-Encoding.')
  }
}

const checkLoopback = (request: FastifyRequest): void => {
  const host = hostNameOf(request.headers.host ?? '')
  if (host === null || !isLoopbackName(host)) {
    throw new AppError(
      'request.host_refused',
      'Without tokens this service answers to loopback names only, such as 127.0.0.1.',
    )
  }
  const origin = request.headers.origin
  if (origin === undefined) return
  const originHost = originHostOf(origin)
  if (originHost === null || !isLoopbackName(originHost)) {
    throw new AppError(
      'request.origin_refused',
      'Pages of another origin may not call this service.',
    )
  }
}

/** The caller of a workspace route; such routes are never reached without one. */
export const callerOf = (request: FastifyRequest): Caller => {
  if (!request.caller) throw new Error('a workspace route was reached without a caller')
  return request.caller
}

const workspaceIdOf = (request: FastifyRequest): string | null => {
  const params = request.params
  if (typeof params !== 'object' || params === null || !('workspace_id' in params)) return null
  return String(params.workspace_id)
}

const checkRole = (request: FastifyRequest, caller: Caller): void => {
  const required = request.routeOptions.config.role
  if (required === undefined) throw new Error(`${request.url} has no role`)
  if (required !== 'public' && !permits(caller.actor.role, required)) {
    throw new AppError('access.forbidden', `This needs the role ${required}.`)
  }
}

const local: Actor = { id: 'local', role: 'admin' }
const admin: Actor = { id: 'admin-token', role: 'admin' }

/** The bearer of the configured token. */
const authenticate = (request: FastifyRequest, reply: FastifyReply, digest: Buffer): Actor => {
  const token = bearerOf(request.headers.authorization)
  if (token !== null && isToken(token, digest)) return admin
  reply.header('www-authenticate', token === null ? 'Bearer' : 'Bearer error="invalid_token"')
  throw new AppError('access.unauthorized', 'Send `Authorization: Bearer` with a valid token.')
}

type Parts = { workspaces: WorkspaceService; adminToken: string | null }

export const installAccess = (app: FastifyInstance, { workspaces, adminToken }: Parts): void => {
  const digest = adminToken === null ? null : digestOf(adminToken)
  const declared: { method: string; url: string; role: () => RequiredRole | undefined }[] = []
  app.addHook('onRoute', (route) => {
    declared.push({
      method: String(route.method),
      url: route.url,
      role: () => route.config?.role,
    })
  })
  app.addHook('onReady', () => {
    const bare = declared.filter((route) => route.role() === undefined)
    if (bare.length > 0) {
      const list = bare.map((route) => `${route.method} ${route.url}`).join(', ')
      throw new Error(`routes without a role: ${list}`)
    }
  })

  app.decorateRequest('caller', null)
  app.addHook('onRequest', async (request, reply) => {
    checkHeaders(request)
    if (digest === null) checkLoopback(request)
    if (request.is404 || request.routeOptions.config.role === 'public') return
    const workspaceId = workspaceIdOf(request)
    const caller: Caller = {
      workspaceId: workspaceId ?? 'default',
      actor: digest === null ? local : authenticate(request, reply, digest),
      requestId: request.id,
      address: request.ip,
    }
    checkRole(request, caller)
    if (workspaceId === null) return
    await workspaces.check(workspaceId)
    request.caller = caller
  })
}
