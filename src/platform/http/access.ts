/**
 * Access to routes. A service without tokens is open, on loopback only. Once a token exists or an
 * issuer is configured, every route but the public ones requires a bearer token or the session of a
 * browser with the route's role.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Caller, localAdmin } from '../access/caller.ts'
import type { RequiredRole } from '../access/roles.ts'
import type { WorkspaceState } from '../database/state-cache.ts'
import { siteOf } from '../access/cookies.ts'
import { AppError } from '../errors.ts'
import { acceptApiKey } from './api-key.ts'
import { type AuthenticatorDependencies, Authenticator, workspaceIdOf } from './authenticator.ts'
import { admitConfirmable } from './confirmation.ts'
import { requireDeclaredRoles } from './declared-roles.ts'
import { SessionRevoker, type SessionRevokerDependencies } from './session-revoker.ts'
import type { RequestCounter } from './rate-limits.ts'
import { checkHeaders } from './request-headers.ts'
import { installSnapshotVersions, isRead, type VersionDependencies } from './snapshot-versions.ts'
import { metadataUrlOf } from './resource-metadata.ts'

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
     * `service`: the route has no workspace. `home`: it is about the first one that the caller may
     * see. `new`: the workspace in its path need not exist. Omitted: the route is about the
     * workspace in its path, else `default`.
     */
    workspace?: 'service' | 'home' | 'new'
    /** Also for callers who publish single skills: the service checks which. */
    bySlug?: true
    /**
     * Of public routes that admit their callers themselves: `visitors` need a token unless the
     * workspace is public; `clients` always do, and may send it as the password of Basic.
     */
    admits?: 'visitors' | 'clients'
    /** Also takes the token from `x-api-key`. */
    acceptsApiKey?: true
    /** A read that a replica of the database may serve. */
    isCatalogue?: true
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
  Omit<SessionRevokerDependencies, 'onFault'> &
  VersionDependencies & {
    counter: RequestCounter
    /** Whether an identity provider issues tokens for this service. */
    hasIssuer: boolean
  }

export const installAccess = (app: FastifyInstance, parts: AccessDependencies): void => {
  requireDeclaredRoles(app)
  const { counter, hasIssuer, publicUrl } = parts
  const authenticator = new Authenticator(parts)
  const revoker = new SessionRevoker({
    ...parts,
    onFault: (error) => app.log.error({ err: error }, 'the access of open streams is unknown'),
  })

  const enter = async (
    request: FastifyRequest,
    reply: FastifyReply,
    role: RequiredRole | undefined,
  ): Promise<Caller> => {
    try {
      return await authenticator.enter(request, role)
    } catch (error) {
      await counter.countRejection(request, reply)
      if (error instanceof AppError && error.status === 401) {
        const isGiven = authenticator.hasBearer(request)
        const url = metadataUrlOf(siteOf(request, publicUrl), request.url)
        const parameters = [
          ...(isGiven ? ['error="invalid_token"'] : []),
          ...(hasIssuer ? [`resource_metadata="${url}"`] : []),
        ]
        reply.header('www-authenticate', `Bearer ${parameters.join(', ')}`.trimEnd())
      }
      throw error
    }
  }

  const admit = async (
    request: FastifyRequest,
    reply: FastifyReply,
    role: RequiredRole | undefined,
  ): Promise<void> => {
    request.caller = await admitConfirmable({
      enter: () => enter(request, reply, role),
      isCached: () => authenticator.isCached(request),
      isOfOneWorkspace: request.routeOptions.config.workspace === undefined,
    })
    await counter.countRequest(request, reply)
  }

  app.decorateRequest('caller', null)
  app.decorateRequest('workspaceState', null)
  app.decorate(
    'admitVisitor',
    async (request: FastifyRequest, reply: FastifyReply, view: View): Promise<void> => {
      request.caller = await authenticator.findLocal(request, view)
      if (request.caller) return
      const isAnonymous = authenticator.isAnonymous(request)
      if (isAnonymous && (await view.isPublic(workspaceIdOf(request)))) return
      await admit(request, reply, 'reader')
    },
  )
  app.decorate(
    'admitCachedVisitor',
    (request: FastifyRequest, { isPublic }: { isPublic: boolean }) => {
      const isAnonymous = authenticator.isAnonymous(request)
      if (isAnonymous && !parts.authentication.isOpenCached()) return isPublic
      request.caller = authenticator.lookUpCached(request)
      return request.caller !== null
    },
  )
  app.decorate('endOnceRevoked', (request: FastifyRequest, handle: StreamHandle) => {
    const { actor, workspaceId } = callerOf(request)
    const credential = actor.id === localAdmin.id ? null : authenticator.credentialOf(request)
    const stream = { workspaceId, actor, credential, end: () => handle.end() }
    revoker.add(stream)
    handle.onClose(() => revoker.remove(stream))
  })
  app.addHook('onRequest', async (request, reply) => {
    const { role, acceptsGzip, acceptsApiKey } = request.routeOptions.config
    checkHeaders(request.raw, acceptsGzip)
    if (acceptsApiKey) acceptApiKey(request)
    if (request.is404 || role === 'public') {
      authenticator.checkPublic(request)
      await counter.countRequest(request, reply)
      return
    }
    await admit(request, reply, role)
  })
  // The body has arrived now, unless the handler reads it.
  app.addHook('preValidation', async ({ method, caller }) => {
    if (!isRead(method)) await caller?.confirm?.()
  })
  installSnapshotVersions(app, parts)
}
