/** Which function answers a capability. It holds for later bytes too, where they are approved. */
import type { Kysely } from 'kysely'
import type { Caller } from '../access/caller.ts'
import * as audit from '../audit/log.ts'
import { type Database, transaction } from '../database/client.ts'
import * as events from '../events/log.ts'
import { checkFunctionId } from '../functions/guard.ts'
import { lockInstalled, noteChange, type SkillKey } from '../skills/current.ts'
import * as bindings from './function-repository.ts'
import { noCapability } from './refusals.ts'
import { listApproved } from './repository.ts'
import type { CapabilityFunction } from './schemas.ts'

export class CapabilityFunctions {
  readonly #db: Kysely<Database>

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  /** Null: the skill's instructions answer again. Refused where the capability is not approved. */
  async put(
    caller: Caller,
    key: SkillKey,
    { capabilityId, functionId }: { capabilityId: string; functionId: string | null },
  ): Promise<CapabilityFunction> {
    if (functionId !== null) checkFunctionId(functionId)
    return transaction(this.#db, async (trx) => {
      const { workspaceId } = key
      const { skill_id: skillId, fingerprint } = await lockInstalled(trx, key)
      const approved = await listApproved(trx, { workspaceId, skillId, fingerprint })
      const place = { workspaceId, skillId, capabilityId }
      const before = await bindings.findBound(trx, place)
      const isKnown = approved.some(({ capability_id: id }) => id === capabilityId)
      if (!isKnown && (functionId !== null || before === null)) {
        throw noCapability(key.slug, capabilityId)
      }
      if (functionId === null) await bindings.unbind(trx, place)
      else await bindings.bind(trx, place, functionId)
      await noteChange(trx, workspaceId, { skillId })
      await audit.record(trx, caller, {
        action: 'capability_function_set',
        decision: 'allowed',
        target: audit.skillTarget(key.sourceKind, key.slug),
        fingerprint_after: fingerprint,
        details: { capability_id: capabilityId, before, after: functionId },
      })
      await events.append(trx, workspaceId, {
        type: 'skills/changed',
        reason: 'catalog_changed',
        changes: [],
        slugs: [key.slug],
      })
      return { capability_id: capabilityId, function_id: functionId }
    })
  }
}
