/**
 * Who may call what. Without any token the service is open, on loopback only. From the first token
 * on every route but the public ones asks for a bearer. A workspace that a token may not see
 * answers exactly like one that does not exist, before anything else is said about it; then the
 * route's role is asked for. What is refused to a token is noted.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bearerOf } from '../access/bearer.ts'
import { type Actor, type Caller, local } from '../access/caller.ts'
import type { Admission, Entrance, NoteRefusal } from '../access/entrance.ts'
import { checkLoopback } from '../access/loopback.ts'
import { permits, type RequiredRole } from '../access/roles.ts'
import type { Seen } from '../database/state-cache.ts'
import { AppError } from '../errors.ts'
import { type WorkspaceService, workspaceNotFound } from '../workspaces/service.ts'
import { DEFAULT_WORKSPACE, isWorkspaceId } from '../workspaces/workspace-id.ts'
import { requireDeclaredRoles } from './declared-roles.ts'
import { Lockout } from './lockout.ts'
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

/** The one in the path, or `default`. */
export const workspaceIdOf = (request: FastifyRequest): string => {
  const params = request.params
  if (typeof params !== 'object' || params === null) return DEFAULT_WORKSPACE
  return 'workspace_id' in params ? String(params.workspace_id) : DEFAULT_WORKSPACE
}

const anonymous: Actor = { id: 'anonymous', role: 'reader' }

const reasons = {
  unknown: 'The token is not known here.',
  expired: 'The token has expired. Ask for a new one.',
  revoked: 'The token was revoked. Ask for a new one.',
}

type Parts = { workspaces: WorkspaceService; entrance: Entrance; noteRefusal: NoteRefusal }
type InstalledParts = Parts & { counter: RequestCounter }

class Door {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  checkPublic(request: FastifyRequest): void {
    if (this.#parts.entrance.seemsOpen()) checkLoopback(request.headers)
  }

  /** The local caller of an open service, whose workspace is not looked at; else null. */
  async findLocal(request: FastifyRequest, { outlastsDatabase }: View): Promise<Caller | null> {
    const { entrance } = this.#parts
    if (!(await (outlastsDatabase ? entrance.isOpenAsKnown() : entrance.isOpen()))) return null
    checkLoopback(request.headers)
    return this.#callerOf(request, local, workspaceIdOf(request))
  }

  async enter(request: FastifyRequest, required: RequiredRole | undefined): Promise<Caller> {
    const actor = await this.#actorOf(request)
    const { workspace: scope } = request.routeOptions.config
    if (required === undefined) throw new Error(`${request.url} has no role`)
    const home = actor.boundTo ?? DEFAULT_WORKSPACE
    const workspaceId = scope === 'service' ? home : workspaceIdOf(request)
    const caller = this.#callerOf(request, actor, workspaceId)
    const atHome = { ...caller, workspaceId: home }

    if (actor.boundTo !== undefined && actor.boundTo !== workspaceId) {
      const error = workspaceNotFound()
      await this.#note(request, atHome, { code: error.code, forOperators: false })
      throw error
    }
    if (scope === undefined) {
      request.seen = { workspaceId, state: await this.#parts.workspaces.check(workspaceId) }
    }
    if (required !== 'public' && !permits(actor.role, required)) {
      const error = new AppError('access.forbidden', `This needs the role ${required}.`)
      const forOperators = scope !== undefined && actor.boundTo === undefined
      await this.#note(request, scope === undefined ? caller : atHome, {
        code: error.code,
        forOperators,
      })
      throw error
    }
    return caller
  }

  async #actorOf(request: FastifyRequest): Promise<Actor> {
    if (await this.#parts.entrance.isOpen()) {
      checkLoopback(request.headers)
      return local
    }
    const token = bearerOf(request.headers.authorization)
    if (token === null) {
      throw new AppError('access.unauthorized', 'Send `Authorization: Bearer` with a valid token.')
    }
    const admission = await this.#parts.entrance.admit(token)
    if (admission.isValid) return admission.actor
    await this.#noteBadToken(request, admission)
    throw new AppError('access.unauthorized', reasons[admission.reason])
  }

  #callerOf(request: FastifyRequest, actor: Actor, workspaceId: string): Caller {
    return { workspaceId, actor, requestId: request.id, address: request.ip }
  }

  async #noteBadToken(
    request: FastifyRequest,
    { actor, reason }: Extract<Admission, { isValid: false }>,
  ): Promise<void> {
    const home = actor?.boundTo ?? DEFAULT_WORKSPACE
    await this.#note(request, this.#callerOf(request, actor ?? anonymous, home), {
      code: `access.token_${reason}`,
      forOperators: actor?.boundTo === undefined,
    })
  }

  /** Names what was asked for by the route's pattern: a URL may hold anything. */
  async #note(
    request: FastifyRequest,
    caller: Caller,
    { code, forOperators }: { code: string; forOperators: boolean },
  ): Promise<void> {
    const { url = '', config } = request.routeOptions
    const asked = workspaceIdOf(request)
    const isNamed = config.workspace !== 'service' && isWorkspaceId(asked)
    await this.#parts.noteRefusal(caller, {
      action: 'access',
      target: isNamed ? `workspace:${asked}` : 'service',
      reason_code: code,
      details: { method: request.method, route: url, required_role: config.role ?? '' },
      for_operators: forOperators,
    })
  }
}

export const installAccess = (app: FastifyInstance, parts: InstalledParts): void => {
  requireDeclaredRoles(app)
  const { counter } = parts
  const door = new Door(parts)
  const lockout = new Lockout(parts)

  const admit = async (
    request: FastifyRequest,
    reply: FastifyReply,
    role: RequiredRole | undefined,
  ): Promise<Caller> => {
    try {
      request.caller = await door.enter(request, role)
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
      request.caller = await door.findLocal(request, view)
      if (request.caller) return
      const isStranger = request.headers.authorization === undefined
      if (isStranger && (await view.isPublic(workspaceIdOf(request)))) return
      await admit(request, reply, 'reader')
    },
  )
  app.decorate('endOnceLockedOut', (request: FastifyRequest, answer: OpenAnswer) => {
    const { actor, workspaceId } = callerOf(request)
    const token = actor === local ? null : bearerOf(request.headers.authorization)
    const guest = { workspaceId, actorId: actor.id, token, end: () => answer.end() }
    lockout.add(guest)
    answer.onClose(() => lockout.remove(guest))
  })
  app.addHook('onRequest', async (request, reply) => {
    checkHeaders(request.raw)
    if (request.is404 || request.routeOptions.config.role === 'public') {
      door.checkPublic(request)
      await counter.countRequest(request, reply)
      return
    }
    await admit(request, reply, request.routeOptions.config.role)
  })
}
