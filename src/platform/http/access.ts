/**
 * Access to routes. Without any token the service is open, on loopback only. From the first token on
 * every route but the public ones needs a bearer token that has the role of the route.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bearerOf } from '../access/bearer.ts'
import { type Caller, local } from '../access/caller.ts'
import type { RequiredRole } from '../access/roles.ts'
import type { Seen } from '../database/state-cache.ts'
import { AppError } from '../errors.ts'
import { type AccessParts, Authenticator, workspaceIdOf } from './authenticator.ts'
import { requireDeclaredRoles } from './declared-roles.ts'
import { Lockout, type LockoutParts } from './lockout.ts'
import type { RequestCounter } from './rate-limits.ts'
import { checkHeaders } from './request-headers.ts'

type View = {
  /** Whether callers without a token may read it; false where there is no such workspace. */
  isPublic: (workspaceId: string) => Promise<boolean>
  /** Whether what was known last holds while the database is away. */
  outlastsDatabase?: boolean
}

type OpenAnswer = { end: () => void; onClose: (act: () => void) => void }

declare module 'fastify' {
  interface FastifyContextConfig {
    role?: RequiredRole
    /**
     * `service`: the route is not about one workspace. `new`: the one in its path need not exist.
     * Else it is about the workspace in its path, or about `default` where none stands there.
     */
    workspace?: 'service' | 'new'
  }
  interface FastifyInstance {
    /** For answers that go on: ends one once its caller would be let in no more. */
    endOnceLockedOut: (request: FastifyRequest, answer: OpenAnswer) => void
    /**
     * For public routes about a workspace: sets the caller where the service is open or a token is
     * sent, and admits callers without a token where the workspace is public. All others are
     * rejected, in the same way whether the workspace exists or not.
     */
    admitVisitor: (request: FastifyRequest, reply: FastifyReply, view: View) => Promise<void>
    /**
     * The same as far as it is known without asking the database. False: `admitVisitor` decides,
     * since the visitor is unknown or rejected.
     */
    recallVisitor: (request: FastifyRequest, view: { isPublic: boolean }) => boolean
  }
  interface FastifyRequest {
    caller: Caller | null
    /** The state that the caller's workspace was in after the request had come. */
    seen: Seen | null
  }
}

/** The caller of a route; only public routes are reached without one. */
export const callerOf = (request: FastifyRequest): Caller => {
  if (!request.caller) throw new Error('a route was reached without a caller')
  return request.caller
}

/** The state of the caller's workspace, of a route that is about one. */
export const seenBy = (request: FastifyRequest): Seen => {
  if (!request.seen) throw new Error('a route was reached without a look at its workspace')
  return request.seen
}

type InstalledParts = AccessParts & LockoutParts & { counter: RequestCounter }

export const installAccess = (app: FastifyInstance, parts: InstalledParts): void => {
  requireDeclaredRoles(app)
  const { counter } = parts
  const authenticator = new Authenticator(parts)
  const lockout = new Lockout(parts)

  const admit = async (
    request: FastifyRequest,
    reply: FastifyReply,
    role: RequiredRole | undefined,
  ): Promise<Caller> => {
    try {
      request.caller = await authenticator.enter(request, role)
    } catch (error) {
      await counter.countRefusal(request, reply)
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
  app.decorateRequest('seen', null)
  app.decorate(
    'admitVisitor',
    async (request: FastifyRequest, reply: FastifyReply, view: View): Promise<void> => {
      request.caller = await authenticator.findLocal(request, view)
      if (request.caller) return
      const isStranger = request.headers.authorization === undefined
      if (isStranger && (await view.isPublic(workspaceIdOf(request)))) return
      await admit(request, reply, 'reader')
    },
  )
  app.decorate('recallVisitor', (request: FastifyRequest, { isPublic }: { isPublic: boolean }) => {
    const isStranger = request.headers.authorization === undefined
    if (isStranger && !parts.entrance.isOpenCached()) return isPublic
    request.caller = authenticator.lookUpCached(request)
    return request.caller !== null
  })
  app.decorate('endOnceLockedOut', (request: FastifyRequest, answer: OpenAnswer) => {
    const { actor, workspaceId } = callerOf(request)
    const token = actor === local ? null : bearerOf(request.headers.authorization)
    const guest = { workspaceId, actorId: actor.id, token, end: () => answer.end() }
    lockout.add(guest)
    answer.onClose(() => lockout.remove(guest))
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
