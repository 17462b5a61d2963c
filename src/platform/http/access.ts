/**
 * Access to routes. A service without tokens is open, on loopback only. Once a token exists, every
 * route but the public ones requires a bearer token with the route's role.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bearerOf } from '../access/bearer.ts'
import { type Caller, localAdmin } from '../access/caller.ts'
import type { RequiredRole } from '../access/roles.ts'
import type { WorkspaceState } from '../database/state-cache.ts'
import { AppError } from '../errors.ts'
import { type AuthenticatorDependencies, Authenticator, workspaceIdOf } from './authenticator.ts'
import { requireDeclaredRoles } from './declared-roles.ts'
import { SessionRevoker, type SessionRevokerDependencies } from './session-revoker.ts'
import type { RequestCounter } from './rate-limits.ts'
import { checkHeaders } from './request-headers.ts'

type View = {
  /** Whether callers without a token may read it; false if there is no such workspace. */
  isPublic: (workspaceId: string) => Promise<boolean>
  /** Whether the cached decision remains valid while the database is unreachable. */
  outlastsDatabase?: boolean
}

type StreamHandle = { end: () => void; onClose: (act: () => void) => void }

declare module 'fastify' {
  interface FastifyContextConfig {
    role?: RequiredRole
    /**
     * `service`: the route has no workspace. `new`: the workspace in its path need not exist.
     * Omitted: the route is about the workspace in its path, else `default`.
     */
    workspace?: 'service' | 'new'
  }
  interface FastifyInstance {
    /** Ends an open stream once its caller loses access. */
    endOnceRevoked: (request: FastifyRequest, handle: StreamHandle) => void
    /**
     * For public routes of a workspace: sets the caller if the service is open or a token is sent,
     * and admits callers without a token if the workspace is public. All others are rejected, in
     * the same way whether the workspace exists or not.
     */
    admitVisitor: (request: FastifyRequest, reply: FastifyReply, view: View) => Promise<void>
    /**
     * The same, from the cache alone. If false, call `admitVisitor`: the visitor is unknown or to
     * be rejected.
     */
    admitCachedVisitor: (request: FastifyRequest, view: { isPublic: boolean }) => boolean
  }
  interface FastifyRequest {
    caller: Caller | null
    /** The state of the caller's workspace, read after the request arrived. */
    workspaceState: WorkspaceState | null
  }
}

/** The caller of a route; only public routes may have none. */
export const callerOf = (request: FastifyRequest): Caller => {
  if (!request.caller) throw new Error('a route was reached without a caller')
  return request.caller
}

/** The state of the caller's workspace, on routes that have one. */
export const workspaceStateOf = (request: FastifyRequest): WorkspaceState => {
  if (!request.workspaceState) throw new Error('the state of the workspace was not read')
  return request.workspaceState
}

type AccessDependencies = AuthenticatorDependencies &
  SessionRevokerDependencies & { counter: RequestCounter }

export const installAccess = (app: FastifyInstance, parts: AccessDependencies): void => {
  requireDeclaredRoles(app)
  const { counter } = parts
  const authenticator = new Authenticator(parts)
  const revoker = new SessionRevoker(parts)

  const admit = async (
    request: FastifyRequest,
    reply: FastifyReply,
    role: RequiredRole | undefined,
  ): Promise<Caller> => {
    try {
      request.caller = await authenticator.enter(request, role)
    } catch (error) {
      await counter.countRejection(request, reply)
      if (error instanceof AppError && error.status === 401) {
        const isGiven = bearerOf(request.headers.authorization) !== null
        reply.header('www-authenticate', isGiven ? 'Bearer error="invalid_token"' : 'Bearer')
      }
      throw error
    }
    await counter.countRequest(request, reply)
    return request.caller
  }

  app.decorateRequest('caller', null)
  app.decorateRequest('workspaceState', null)
  app.decorate(
    'admitVisitor',
    async (request: FastifyRequest, reply: FastifyReply, view: View): Promise<void> => {
      request.caller = await authenticator.findLocal(request, view)
      if (request.caller) return
      const isAnonymous = request.headers.authorization === undefined
      if (isAnonymous && (await view.isPublic(workspaceIdOf(request)))) return
      await admit(request, reply, 'reader')
    },
  )
  app.decorate(
    'admitCachedVisitor',
    (request: FastifyRequest, { isPublic }: { isPublic: boolean }) => {
      const isAnonymous = request.headers.authorization === undefined
      if (isAnonymous && !parts.authentication.isOpenCached()) return isPublic
      request.caller = authenticator.lookUpCached(request)
      return request.caller !== null
    },
  )
  app.decorate('endOnceRevoked', (request: FastifyRequest, handle: StreamHandle) => {
    const { actor, workspaceId } = callerOf(request)
    const token = actor === localAdmin ? null : bearerOf(request.headers.authorization)
    const stream = { workspaceId, actorId: actor.id, token, end: () => handle.end() }
    revoker.add(stream)
    handle.onClose(() => revoker.remove(stream))
  })
  app.addHook('onRequest', async (request, reply) => {
    checkHeaders(request.raw)
    const { role } = request.routeOptions.config
    if (request.is404 || role === 'public') {
      authenticator.checkPublic(request)
      await counter.countRequest(request, reply)
      return
    }
    await admit(request, reply, role)
  })
}
