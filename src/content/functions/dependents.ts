/** What depends on a function's registration: the capabilities bound to it. */
import type { Transaction } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import * as audit from '../../tenancy/audit/log.ts'
import type { Database } from '../../platform/database/client.ts'
import { boundFunctionChanged, type ChangeEvent } from '../../tenancy/events/log.ts'
import * as repository from './repository.ts'

/** Locks the registration and returns its hash; null: there is none. */
export const lockRegistration = repository.lockRegistration

type Change = {
  key: repository.FunctionKey
  /** Hashes of the registration; null: not registered. */
  before: string | null
  after: string | null
}

export type Affected = { blocked: repository.Dependent[]; restored: repository.Dependent[] }

/** Capabilities that lose the registration they are bound to, or regain it. */
export const affectedBy = async (
  trx: Transaction<Database>,
  { key, before, after }: Change,
): Promise<Affected> => {
  if (before === after) return { blocked: [], restored: [] }
  const dependents = await repository.listDependents(trx, key)
  const boundTo = (hash: string | null) =>
    dependents.filter(({ registration_hash: bound }) => bound === hash)
  return { blocked: boundTo(before), restored: boundTo(after) }
}

const nameOf = ({ source_kind: kind, slug }: repository.Dependent): string =>
  audit.skillTarget(kind, slug)

const named = (dependents: repository.Dependent[]): Record<string, string[]> =>
  Object.fromEntries(
    [...Map.groupBy(dependents, nameOf)].map(([name, own]) => [
      name,
      own.map(({ capability_id: id }) => id),
    ]),
  )

/** For the details of the function's own audit row. */
export const detailsOf = ({ blocked, restored }: Affected): Record<string, unknown> => ({
  ...(blocked.length > 0 ? { blocked: named(blocked) } : {}),
  ...(restored.length > 0 ? { restored: named(restored) } : {}),
})

export const recordBlocked = async (
  trx: Transaction<Database>,
  caller: Caller,
  functionId: string,
  { blocked }: Affected,
): Promise<void> => {
  for (const [target, capabilityIds] of Object.entries(named(blocked))) {
    await audit.record(trx, caller, {
      action: 'function_changed',
      decision: 'blocked',
      target,
      reason_code: 'trust_blocked',
      details: { function_id: functionId, capability_ids: capabilityIds },
    })
  }
}

/** Names the affected skills, so that only these are read again. */
export const changeEvent = ({ blocked, restored }: Affected): ChangeEvent =>
  boundFunctionChanged([...new Set([...blocked, ...restored].map(({ slug }) => slug))])
