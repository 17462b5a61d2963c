/**
 * Authenticates a request by its token, or as a local caller of an open service, and authorizes it.
 * Access to a workspace that the token may not see is rejected exactly like access to a missing
 * one, before the role is checked. Rejected tokens are audited.
 */
import type { FastifyRequest } from 'fastify'
import { bearerOf } from '../access/bearer.ts'
import { type Actor, type Caller, localAdmin } from '../access/caller.ts'
import type {
  Admission,
  Authentication,
  RecordRejection,
  RejectedToken,
} from '../access/authentication.ts'
import { checkLoopback } from '../access/loopback.ts'
import { permits, type RequiredRole } from '../access/roles.ts'
import { AppError } from '../errors.ts'
import { DEFAULT_WORKSPACE, isWorkspaceId, workspaceNotFound } from '../access/workspace-id.ts'

/** The workspace in the path, or `default`. */
export const workspaceIdOf = (request: FastifyRequest): string => {
  const params = request.params
  if (typeof params !== 'object' || params === null) return DEFAULT_WORKSPACE
  return 'workspace_id' in params ? String(params.workspace_id) : DEFAULT_WORKSPACE
}

const anonymous: Actor = { id: 'anonymous', role: 'reader' }

const reasons = {
  unknown: 'The token is unknown.',
  expired: 'The token has expired. Ask for a new one.',
  revoked: 'The token was revoked. Ask for a new one.',
}

export type AuthenticatorDependencies = {
  /** Returns the state of an existing workspace, else rejects. */
  workspaces: { check: (workspaceId: string) => Promise<string> }
  authentication: Authentication
  recordRejection: RecordRejection
  countRejectedToken: (reason: RejectedToken) => void
}

export class Authenticator {
  readonly #deps: AuthenticatorDependencies

  constructor(parts: AuthenticatorDependencies) {
    this.#deps = parts
  }

  checkPublic(request: FastifyRequest): void {
    if (this.#deps.authentication.isOpenCached()) checkLoopback(request.headers)
  }

  /** The local caller if the service is open, else null. Does not check the workspace. */
  async findLocal(
    request: FastifyRequest,
    { outlastsDatabase }: { outlastsDatabase?: boolean },
  ): Promise<Caller | null> {
    const { authentication } = this.#deps
    if (!(await (outlastsDatabase ? authentication.isOpenAsKnown() : authentication.isOpen())))
      return null
    checkLoopback(request.headers)
    return this.#callerOf(request, localAdmin, workspaceIdOf(request))
  }

  /** The reader of a workspace, from the cache alone; null if unknown. */
  lookUpCached(request: FastifyRequest): Caller | null {
    const actor = this.#cachedActorOf(request)
    const workspaceId = workspaceIdOf(request)
    if (actor === null || !permits(actor.role, 'reader')) return null
    const isBoundElsewhere = actor.boundTo !== undefined && actor.boundTo !== workspaceId
    return isBoundElsewhere ? null : this.#callerOf(request, actor, workspaceId)
  }

  async enter(request: FastifyRequest, required: RequiredRole | undefined): Promise<Caller> {
    const actor = this.#cachedActorOf(request) ?? (await this.#actorOf(request))
    const { workspace: scope } = request.routeOptions.config
    if (required === undefined) throw new Error(`${request.url} has no role`)
    const home = actor.boundTo ?? DEFAULT_WORKSPACE
    const workspaceId = scope === 'service' ? home : workspaceIdOf(request)
    const caller = this.#callerOf(request, actor, workspaceId)
    const atHome = { ...caller, workspaceId: home }

    if (actor.boundTo !== undefined && actor.boundTo !== workspaceId) {
      const error = workspaceNotFound()
      await this.#recordRejection(request, atHome, { code: error.code, forOperators: false })
      throw error
    }
    if (scope === undefined) {
      request.workspaceState = {
        workspaceId,
        state: await this.#deps.workspaces.check(workspaceId),
      }
    }
    if (required !== 'public' && !permits(actor.role, required)) {
      const error = new AppError('access.forbidden', `This needs the role ${required}.`)
      const forOperators = scope !== undefined && actor.boundTo === undefined
      await this.#recordRejection(request, scope === undefined ? caller : atHome, {
        code: error.code,
        forOperators,
      })
      throw error
    }
    return caller
  }

  #cachedActorOf(request: FastifyRequest): Actor | null {
    const known = this.#deps.authentication.lookUpCached(bearerOf(request.headers.authorization))
    if (known !== 'open') return known
    checkLoopback(request.headers)
    return localAdmin
  }

  async #actorOf(request: FastifyRequest): Promise<Actor> {
    if (await this.#deps.authentication.isOpen()) {
      checkLoopback(request.headers)
      return localAdmin
    }
    const token = bearerOf(request.headers.authorization)
    if (token === null) {
      this.#deps.countRejectedToken('missing')
      throw new AppError('access.unauthorized', 'Send `Authorization: Bearer` with a valid token.')
    }
    const admission = await this.#deps.authentication.admit(token)
    if (admission.isValid) return admission.actor
    this.#deps.countRejectedToken(admission.reason)
    await this.#recordBadToken(request, admission)
    throw new AppError('access.unauthorized', reasons[admission.reason])
  }

  #callerOf(request: FastifyRequest, actor: Actor, workspaceId: string): Caller {
    return { workspaceId, actor, requestId: request.id, address: request.ip }
  }

  async #recordBadToken(
    request: FastifyRequest,
    { actor, reason }: Extract<Admission, { isValid: false }>,
  ): Promise<void> {
    const home = actor?.boundTo ?? DEFAULT_WORKSPACE
    await this.#recordRejection(request, this.#callerOf(request, actor ?? anonymous, home), {
      code: `access.token_${reason}`,
      forOperators: actor?.boundTo === undefined,
    })
  }

  /** Records the pattern of the route and not the URL, which may contain anything. */
  async #recordRejection(
    request: FastifyRequest,
    caller: Caller,
    { code, forOperators }: { code: string; forOperators: boolean },
  ): Promise<void> {
    const { url = '', config } = request.routeOptions
    const requested = workspaceIdOf(request)
    const isNamed = config.workspace !== 'service' && isWorkspaceId(requested)
    await this.#deps.recordRejection(caller, {
      action: 'access',
      target: isNamed ? `workspace:${requested}` : 'service',
      reason_code: code,
      details: { method: request.method, route: url, required_role: config.role ?? '' },
      for_operators: forOperators,
    })
  }
}
