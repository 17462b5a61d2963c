/**
 * Runs the calls of a body one after the other, and writes the responses. Each call is authorized
 * like a request of its own: method, workspace, role, params, and then the service.
 */
import type { Caller } from '../../platform/access/caller.ts'
import type { RecordRejection } from '../../platform/access/authentication.ts'
import { actorIn } from '../../platform/access/grants.ts'
import { isAdmitted } from '../../platform/access/publishing.ts'
import { workspaceTarget } from '../../tenancy/audit/log.ts'
import { AppError } from '../../platform/errors.ts'
import { type WorkspaceService } from '../../tenancy/workspaces/service.ts'
import { isWorkspaceId, workspaceNotFound } from '../../platform/access/workspace-id.ts'
import { toAppError } from '../failure.ts'
import { errorText, readBody, type Request, resultText, type RpcError } from './envelope.ts'
import { errorOf, invalidParams, noMethod } from './errors.ts'
import type { Params, RpcServices } from './method.ts'
import { methods, type NamedMethod } from './methods.ts'

/**
 * Responses of a batch are buffered; once they exceed this many characters, later calls are not
 * made.
 */
const MAX_RESPONSE = 16 * 1024 * 1024

export type Dependencies = {
  services: RpcServices
  workspaces: WorkspaceService
  recordRejection: RecordRejection
}

/** The path a body was sent to, and its caller. */
export type Origin = {
  caller: Caller
  route: string
  /** The URL does not name a workspace, so the params may. */
  isRoot: boolean
  signal: AbortSignal
  /** Throws if these are more calls than the caller's rate limit allows. */
  countCalls: (calls: number) => Promise<void>
  onFault: (error: AppError) => void
  /** Called with the workspace of each call that the caller may make there. */
  onWorkspace: (workspaceId: string) => void
}

/** The gateway has one code for everything that is not found. */
const noWorkspace = (workspaceId: string): AppError =>
  new AppError('skills.not_found', 'There is no such workspace, or it is not yours.', {
    details: { workspace_id: workspaceId },
  })

type Call = Extract<Request, { kind: 'call' }>
type Outcome = { result: unknown } | { error: RpcError }

const isParams = (params: unknown): params is Params =>
  typeof params === 'object' && params !== null && !Array.isArray(params)

export class Dispatcher {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  /** The text of the response; null for notifications. */
  async dispatch(bytes: Uint8Array, origin: Origin): Promise<string | null> {
    const body = readBody(bytes)
    if (body.kind === 'rejected') return errorText(null, body.error)
    await origin.countCalls(body.requests.length)
    const responses: string[] = []
    let size = 0
    for (const request of body.requests) {
      const text = await this.#dispatchOne(request, origin, size > MAX_RESPONSE)
      if (text === null) continue
      responses.push(text)
      size += text.length
    }
    if (responses.length === 0) return null
    return body.isBatch ? `[${responses.join(',')}]` : (responses[0] ?? null)
  }

  async #dispatchOne(request: Request, origin: Origin, isFull: boolean): Promise<string | null> {
    if (request.kind === 'rejected') return errorText(request.id, request.error)
    const outcome = isFull ? { error: this.#tooMuch(origin) } : await this.#run(request, origin)
    if (request.id === undefined) return null
    return 'error' in outcome
      ? errorText(request.id, outcome.error)
      : resultText(request.id, outcome.result)
  }

  #tooMuch({ caller }: Origin): RpcError {
    const detail =
      'The responses of this batch are already too large. Send this call in another batch.'
    return errorOf(new AppError('request.too_large', detail), caller.requestId)
  }

  async #run({ method: name, params }: Call, origin: Origin): Promise<Outcome> {
    const method = methods.get(name)
    if (!method) return { error: noMethod(name, (other) => methods.has(other)) }
    if (!isParams(params)) return { error: invalidParams(name, '', 'must be an object') }
    try {
      const caller = await this.#callerIn(method, params, origin)
      await this.#checkRole(name, method, { ...origin, caller })
      origin.onWorkspace(caller.workspaceId)
      const fault = method.fault(params)
      if (fault) return { error: invalidParams(name, fault.field, fault.message) }
      const { services } = this.#deps
      return { result: await method.run(caller, params, { services, signal: origin.signal }) }
    } catch (thrown) {
      const error = toAppError(thrown)
      if (error.isFault) origin.onFault(error)
      return { error: errorOf(error, origin.caller.requestId) }
    }
  }

  /** At the root the params name the workspace; below one they must name that one. */
  async #callerIn(method: NamedMethod, params: Params, origin: Origin): Promise<Caller> {
    const { caller, isRoot } = origin
    const named = method.namesWorkspace ? params['workspace_id'] : undefined
    // The schema reports a missing name, or one that is not text.
    const wanted = typeof named === 'string' ? named : caller.workspaceId
    if (!isWorkspaceId(wanted)) {
      throw new AppError(
        'skills.invalid_request',
        '`workspace_id` is blank, or is not a workspace id.',
      )
    }
    const isOther = wanted !== caller.workspaceId
    const seen = actorIn(caller.actor, wanted)
    const actor = isOther && !isRoot ? null : seen
    try {
      if (actor === null) throw workspaceNotFound()
      if (isRoot) await this.#deps.workspaces.check(wanted)
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'workspaces.not_found') throw error
      if (isOther && seen === null) await this.#note(origin, wanted, error, {})
      throw method.namesWorkspace ? noWorkspace(wanted) : error
    }
    return { ...caller, actor, workspaceId: wanted }
  }

  async #checkRole(name: string, method: NamedMethod, origin: Origin): Promise<void> {
    const { actor, workspaceId } = origin.caller
    if (isAdmitted(actor, method)) return
    const { role } = method
    const error = new AppError('access.forbidden', `${name} needs the role ${role}.`)
    await this.#note(origin, workspaceId, error, { rpc_method: name, required_role: role })
    throw error
  }

  async #note(
    { caller, route }: Origin,
    workspaceId: string,
    { code }: AppError,
    details: Record<string, string>,
  ): Promise<void> {
    await this.#deps.recordRejection(caller, {
      action: 'access',
      target: workspaceTarget(workspaceId),
      reason_code: code,
      details: { method: 'POST', route, ...details },
      for_operators: false,
    })
  }
}
