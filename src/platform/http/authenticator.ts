/**
 * Authenticates a request by its bearer token or its browser session, or as a local caller of an
 * open service, and authorizes it. If a request has both, only the token counts. Access to a
 * workspace that the caller may not see is rejected exactly like access to a missing one, before the
 * role is checked. Rejected credentials are audited.
 */
import type { FastifyRequest } from 'fastify'
import { bearerOf } from '../access/bearer.ts'
import { SESSION_PREFIX, sessionOf, siteOf } from '../access/cookies.ts'
import { actorIn, actorOfService, homeOf, isGranted } from '../access/grants.ts'
import { type Actor, type Caller, localAdmin } from '../access/caller.ts'
import type {
  Admission,
  Authentication,
  RecordRejection,
  RejectedToken,
} from '../access/authentication.ts'
import { checkLoopback } from '../access/loopback.ts'
import { isAdmitted } from '../access/publishing.ts'
import type { RequiredRole } from '../access/roles.ts'
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

const sessionReasons = {
  unknown: 'The session of this browser is unknown. Sign in again at /console/sign-in.',
  expired: 'The session of this browser has expired. Sign in again at /console/sign-in.',
  revoked: 'The session of this browser was ended. Sign in again at /console/sign-in.',
}

const noRole = (): AppError =>
  new AppError(
    'access.forbidden',
    'None of your groups has a role here. An admin gives one to a group by PUT /v1/group-roles.',
  )

export type AuthenticatorDependencies = {
  /** Both return the state of an existing workspace, else reject. */
  workspaces: {
    check: (workspaceId: string) => Promise<string>
    /** For reads that a replica may serve. */
    checkKnown: (workspaceId: string) => Promise<string>
  }
  authentication: Authentication
  recordRejection: RecordRejection
  countRejectedToken: (reason: RejectedToken) => void
  /** The origin that browsers use; null: the one of the request. */
  publicUrl: string | null
}

export class Authenticator {
  readonly #deps: AuthenticatorDependencies

  constructor(parts: AuthenticatorDependencies) {
    this.#deps = parts
  }

  /** The bearer token of a request, else its session; null if it has neither. */
  credentialOf(request: FastifyRequest): string | null {
    const { authorization, cookie } = request.headers
    if (authorization !== undefined) return bearerOf(authorization)
    if (cookie === undefined) return null
    return sessionOf(request, siteOf(request, this.#deps.publicUrl))
  }

  hasBearer({ headers }: FastifyRequest): boolean {
    return bearerOf(headers.authorization) !== null
  }

  /** Whether it has no credential, valid or not. */
  isAnonymous(request: FastifyRequest): boolean {
    return request.headers.authorization === undefined && this.credentialOf(request) === null
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
    const known = this.#cachedActorOf(request)
    const workspaceId = workspaceIdOf(request)
    const actor = known && actorIn(known, workspaceId)
    return actor && this.#callerOf(request, actor, workspaceId)
  }

  /** Whether the cache knows the caller; it forgets everybody when somebody loses access here. */
  isCached(request: FastifyRequest): boolean {
    return this.#cachedActorOf(request) !== null
  }

  async enter(request: FastifyRequest, required: RequiredRole | undefined): Promise<Caller> {
    const known = this.#cachedActorOf(request) ?? (await this.#actorOf(request))
    const { workspace: scope, bySlug, isCatalogue } = request.routeOptions.config
    if (required === undefined) throw new Error(`${request.url} has no role`)
    const isOfService = scope === 'service'
    const home = homeOf(known)
    if ((isOfService || scope === 'home') && !isGranted(known)) throw noRole()
    const workspaceId = isOfService || scope === 'home' ? home : workspaceIdOf(request)
    const minimum = required === 'public' ? 'reader' : required
    const actor = isOfService ? actorOfService(known, minimum) : actorIn(known, workspaceId)
    const atHome = this.#callerOf(request, actor ?? known, home)

    if (actor === null) {
      const error = workspaceNotFound()
      await this.#recordRejection(request, atHome, { code: error.code, forOperators: false })
      throw error
    }
    const caller = this.#callerOf(request, actor, isOfService ? homeOf(actor) : workspaceId)
    if (scope === undefined) {
      const { workspaces } = this.#deps
      const checked = isCatalogue
        ? workspaces.checkKnown(workspaceId)
        : workspaces.check(workspaceId)
      request.workspaceState = { workspaceId, state: await checked }
    }
    if (required !== 'public' && !isAdmitted(actor, { role: required, bySlug })) {
      const error = new AppError('access.forbidden', `This needs the role ${required}.`, {
        details: { required_role: required, role: actor.role },
      })
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
    const known = this.#deps.authentication.lookUpCached(this.credentialOf(request))
    if (known !== 'open') return known
    checkLoopback(request.headers)
    return localAdmin
  }

  async #actorOf(request: FastifyRequest): Promise<Actor> {
    if (await this.#deps.authentication.isOpen()) {
      checkLoopback(request.headers)
      return localAdmin
    }
    const credential = this.credentialOf(request)
    if (credential === null) {
      this.#deps.countRejectedToken('missing')
      throw new AppError('access.unauthorized', 'Send `Authorization: Bearer` with a valid token.')
    }
    const admission = await this.#deps.authentication.admit(credential)
    if (admission.isValid) return admission.actor
    this.#deps.countRejectedToken(admission.reason)
    await this.#recordBadToken(request, admission)
    const texts = credential.startsWith(SESSION_PREFIX) ? sessionReasons : reasons
    throw new AppError('access.unauthorized', admission.detail ?? texts[admission.reason])
  }

  #callerOf(request: FastifyRequest, actor: Actor, workspaceId: string): Caller {
    return { workspaceId, actor, requestId: request.id, address: request.ip }
  }

  async #recordBadToken(
    request: FastifyRequest,
    { actor, reason }: Extract<Admission, { isValid: false }>,
  ): Promise<void> {
    const home = actor ? homeOf(actor) : DEFAULT_WORKSPACE
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
    const isNamed =
      !['service', 'home'].includes(config.workspace ?? '') && isWorkspaceId(requested)
    await this.#deps.recordRejection(caller, {
      action: 'access',
      target: isNamed ? `workspace:${requested}` : 'service',
      reason_code: code,
      details: { method: request.method, route: url, required_role: config.role ?? '' },
      for_operators: forOperators,
    })
  }
}
