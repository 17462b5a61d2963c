/**
 * `POST /invoke`: one command, for callers that have the orchestrator's key. Only served and
 * approved capabilities are called, and none that needs a person's approval per call.
 */
import { isToken } from '../../platform/access/bearer.ts'
import type { Caller } from '../../platform/access/caller.ts'
import type { Authentication } from '../../platform/access/authentication.ts'
import { AppError } from '../../platform/errors.ts'
import type { FunctionService } from '../../content/functions/service.ts'
import type { OfferTerms } from '../offers/offer.ts'
import type { OfferService } from '../offers/service.ts'
import { type Action, needsApproval } from './actions.ts'
import { ArgumentChecker } from './arguments.ts'
import type { Callables } from './callables.ts'
import type { Call, RegistryCommands } from './commands.ts'
import { InvokeError } from './invoke-error.ts'
import type { InvokeResult, InvokeBody } from './invoke-schemas.ts'
import { DEFAULT_WORKSPACE } from '../../platform/access/workspace-id.ts'
import { isObject } from '../../packages/manifest/plain-data.ts'

type Dependencies = {
  offers: OfferService
  callables: Callables
  commands: RegistryCommands
  functions: FunctionService
  authentication: Pick<Authentication, 'isOpen'>
  /** Used for the workspace `default` if it has no key of its own. */
  defaultKeyDigest: Buffer | null
}

type Asked = { key: string | undefined; signal?: AbortSignal }

/** Sent by a marketplace before it has a key; it does nothing. */
const PROBE = 'validation_check'

/** Errors of this call become an `ok: false` response; all others are the service's failures. */
const responseTo = (error: unknown): InvokeResult => {
  if (error instanceof InvokeError) {
    return { ok: false, error: error.message, error_code: error.code }
  }
  const isOfCall =
    error instanceof AppError && (error.status < 500 || error.code.startsWith('functions.'))
  if (!isOfCall) throw error
  return { ok: false, error: error.message, error_code: error.code.replaceAll('.', '_') }
}

const keyRefused = (key: string | undefined): AppError =>
  new AppError(
    'marketplace.key_refused',
    key === undefined
      ? 'Send the key of the workspace as `X-Orchestrator-Key`: its setting `orchestrator_key`.'
      : 'The key in `X-Orchestrator-Key` is not the one of this workspace: its setting `orchestrator_key`.',
  )

const checkApproval = (action: Action): void => {
  if (!needsApproval(action)) return
  throw new InvokeError(
    'approval_required',
    `A person has to approve each call of ${action.name}, so it cannot be called here. Tell your user what you wanted to do.`,
  )
}

const unknown = (likely: Action | undefined): InvokeError =>
  new InvokeError(
    'unknown_command',
    likely
      ? `There is no such command. The instructions of that skill are at ${likely.name}.`
      : 'There is no such command now. list_skills names the skills, and describe_skill the commands of one.',
  )

export class Invocations {
  readonly #deps: Dependencies
  readonly #arguments = new ArgumentChecker()

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  /** Throws unless the key is the one of the workspace. */
  async checkAccess(workspaceId: string, key: string | undefined): Promise<void> {
    this.#checkKey(await this.#terms(workspaceId, key), key)
  }

  async close(): Promise<void> {
    await this.#arguments.close()
  }

  async invoke(
    caller: Caller,
    { command, arguments: given = {} }: InvokeBody,
    { key, signal }: Asked,
  ): Promise<InvokeResult> {
    const terms = await this.#terms(caller.workspaceId, key)
    const isShown = terms.isPublic || (await this.#deps.authentication.isOpen())
    if (command !== PROBE || !isShown) this.#checkKey(terms, key)
    if (command === PROBE) return { ok: true, output: { message: 'Ready.' } }
    try {
      const action = await this.#find(caller, command)
      checkApproval(action)
      await this.#arguments.check(action, given)
      const call = { caller, given, ...(signal ? { signal } : {}) }
      return { ok: true, output: await this.#run(action, call) }
    } catch (error) {
      return responseTo(error)
    }
  }

  /** Without a key, a missing workspace and a private one get the same error. */
  async #terms(workspaceId: string, key: string | undefined): Promise<OfferTerms> {
    try {
      return await this.#deps.offers.terms(workspaceId)
    } catch (error) {
      if (error instanceof AppError && error.status === 404) throw keyRefused(key)
      throw error
    }
  }

  /** Skills are often called by their bare names, so the full one is suggested. */
  async #find({ workspaceId }: Caller, command: string): Promise<Action> {
    const likely = `skill.${command.replaceAll('/', '.')}`
    const actions = await this.#deps.callables.named(workspaceId, [command, likely])
    const action = actions.get(command)
    if (action) return action
    throw unknown(actions.get(likely))
  }

  #checkKey({ workspaceId, keyDigest }: OfferTerms, key: string | undefined): void {
    const shared = workspaceId === DEFAULT_WORKSPACE ? this.#deps.defaultKeyDigest : null
    const digest = keyDigest === null ? shared : Buffer.from(keyDigest, 'hex')
    if (digest && key !== undefined && isToken(key, digest)) return
    throw keyRefused(key)
  }

  async #run({ target }: Action, call: Call): Promise<unknown> {
    const { commands, functions } = this.#deps
    if (target.kind === 'command') return commands.run(target.command, call)
    if (target.kind === 'skill') return commands.follow(call, target.skill)
    const { capability, skill } = target
    const { function_id: functionId, function_hash: registrationHash } = capability
    if (functionId === null || registrationHash === null) return commands.follow(call, skill)
    const { workspaceId } = call.caller
    const options = call.signal ? { signal: call.signal } : {}
    const bound = { functionId, registrationHash }
    const result = await functions.callBound(workspaceId, bound, call.given, options)
    return isObject(result) ? result : { result }
  }
}
