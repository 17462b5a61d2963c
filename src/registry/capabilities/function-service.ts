/**
 * Binds functions to capabilities. A binding is to the registration that was reviewed, and remains
 * valid for later bytes once they are approved.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Kysely, Transaction } from 'kysely'
import type { Precondition } from '../../platform/precondition.ts'
import type { Caller } from '../../platform/access/caller.ts'
import { callerTransaction } from '../../platform/access/claim.ts'
import * as audit from '../../tenancy/audit/log.ts'
import type { Database } from '../../platform/database/client.ts'
import * as events from '../../tenancy/events/log.ts'
import { AppError } from '../../platform/errors.ts'
import { lockRegistration } from '../../content/functions/dependents.ts'
import { functionNotFound } from '../../content/functions/errors.ts'
import { checkFunctionId } from '../../content/functions/guard.ts'
import { checkIsNoAuthor } from '../proposals/may-decide.ts'
import {
  checkCurrentTag,
  lockInstalled,
  lockKnown,
  noteChange,
  type SkillKey,
} from '../skills/current.ts'
import * as bindings from '../approvals/function-repository.ts'
import { noCapability } from '../approvals/errors.ts'
import { listApproved } from '../approvals/capability-store.ts'
import type { CapabilityFunction } from '../approvals/schemas.ts'

const BIND = 'bind a function to bytes that they sent or proposed themselves'

/** What the caller has read of the skill. */
type Place = { capabilityId: string; expected: Precondition }

type Wanted = Place & {
  functionId: string
  /** The registration that was reviewed; defaults to the current one. */
  registrationHash?: string
}

type Change = {
  capabilityId: string
  before: bindings.Bound | null
  after: bindings.Bound | null
  fingerprint: string | null
}

export class CapabilityFunctions {
  readonly #db: Kysely<Database>

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  /**
   * Throws if the capability is not approved, the function is not registered, or four eyes keep the
   * authors of the bytes from it.
   */
  async put(caller: Caller, key: SkillKey, wanted: Wanted): Promise<CapabilityFunction> {
    const { capabilityId, functionId, expected } = wanted
    checkFunctionId(functionId)
    return callerTransaction(this.#db, caller, async (trx) => {
      const { workspaceId } = key
      const { skill_id: skillId, fingerprint } = await lockInstalled(trx, key)
      await checkCurrentTag(trx, key, expected)
      const approved = await listApproved(trx, { workspaceId, skillId, fingerprint })
      if (!approved.some(({ capability_id: id }) => id === capabilityId)) {
        throw noCapability(key.slug, capabilityId)
      }
      await checkIsNoAuthor(trx, caller, { skillId, fingerprint }, BIND)
      const after = await this.#registered(trx, workspaceId, wanted)
      const place = { workspaceId, skillId, capabilityId }
      const before = await bindings.findBound(trx, place)
      await bindings.bind(trx, place, after)
      await this.#announce(trx, caller, key, { capabilityId, before, after, fingerprint })
      return { capability_id: capabilityId, ...after }
    })
  }

  /** Calls return the skill's instructions again. Works for an uninstalled skill too. */
  async remove(
    caller: Caller,
    key: SkillKey,
    { capabilityId, expected }: Place,
  ): Promise<CapabilityFunction> {
    return callerTransaction(this.#db, caller, async (trx) => {
      const { workspaceId } = key
      const skill = await lockKnown(trx, key)
      if (skill) await checkCurrentTag(trx, key, expected)
      const place = skill && { workspaceId, skillId: skill.skill_id, capabilityId }
      const before = place && (await bindings.findBound(trx, place))
      if (place && before) await bindings.unbind(trx, place)
      else await this.#checkCapability(trx, key, capabilityId)
      const fingerprint = skill?.fingerprint ?? null
      await this.#announce(trx, caller, key, { capabilityId, before, after: null, fingerprint })
      return { capability_id: capabilityId, function_id: null, registration_hash: null }
    })
  }

  async #checkCapability(
    trx: Transaction<Database>,
    key: SkillKey,
    capabilityId: string,
  ): Promise<void> {
    const { workspaceId } = key
    const { skill_id: skillId, fingerprint } = await lockInstalled(trx, key)
    const approved = await listApproved(trx, { workspaceId, skillId, fingerprint })
    const isKnown = approved.some(({ capability_id: id }) => id === capabilityId)
    if (!isKnown) throw noCapability(key.slug, capabilityId)
  }

  async #registered(
    trx: Transaction<Database>,
    workspaceId: string,
    { functionId, registrationHash }: Wanted,
  ): Promise<bindings.Bound> {
    const found = await lockRegistration(trx, { workspaceId, functionId })
    if (found === null) throw functionNotFound(functionId)
    if (registrationHash !== undefined && registrationHash !== found) {
      throw new AppError(
        'functions.fingerprint_mismatch',
        `The registration of ${functionId} has changed since it was reviewed. Review it again, and send its current \`registration_hash\`.`,
        { details: { current: found } },
      )
    }
    return { function_id: functionId, registration_hash: found }
  }

  async #announce(
    trx: Transaction<Database>,
    caller: Caller,
    key: SkillKey,
    { capabilityId, before, after, fingerprint }: Change,
  ): Promise<void> {
    if (isDeepStrictEqual(before, after)) return
    await noteChange(trx, key.workspaceId, { slug: key.slug })
    await audit.record(trx, caller, {
      action: 'capability_function_set',
      decision: 'allowed',
      target: audit.skillTarget(key.sourceKind, key.slug),
      ...(fingerprint === null ? {} : { fingerprint_after: fingerprint }),
      details: {
        capability_id: capabilityId,
        before: before?.function_id ?? null,
        after: after?.function_id ?? null,
        ...(after === null ? {} : { registration_hash: after.registration_hash }),
      },
    })
    events.append(trx, key.workspaceId, events.catalogChanged([key.slug]))
  }
}
