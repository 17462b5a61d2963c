/** Operators' overrides of the metadata of capabilities, and the capability scope of an agent. */
import type { Kysely, Transaction } from 'kysely'
import type { JsonObject } from '../../packages/types.ts'
import type { Precondition } from '../../platform/precondition.ts'
import type { Caller } from '../../platform/access/caller.ts'
import { callerTransaction } from '../../platform/access/claim.ts'
import * as audit from '../../tenancy/audit/log.ts'
import type { Database } from '../../platform/database/client.ts'
import { AppError } from '../../platform/errors.ts'
import * as events from '../../tenancy/events/log.ts'
import { checkIsNoAuthor } from '../proposals/may-decide.ts'
import { newestProposal, openProposalOf, refreshOpen } from '../proposals/open.ts'
import { readSettings } from '../../tenancy/settings/values.ts'
import {
  checkCurrentTag,
  findInstalled,
  lockInstalled,
  noteChange,
  type SkillKey,
} from '../skills/current.ts'
import {
  type CapabilitySpec,
  isLowered,
  type Override,
  type Resolved,
  resolve,
} from '../approvals/metadata.ts'
import { exceeded } from '../../tenancy/settings/capability-policy.ts'
import { project } from './project.ts'
import { listServed } from './reads.ts'
import { noCapability, widened } from '../approvals/errors.ts'
import * as repository from '../approvals/capability-store.ts'
import type {
  Capability,
  MetadataBody,
  MetadataHistory,
  Scope,
  ScopeBody,
} from '../approvals/schemas.ts'
import { capabilityView } from '../approvals/view.ts'

const MIN_EXPLANATION = 5

/** A capability and bytes that declare it: first those of the open proposal, then the current ones. */
type Target = { skillId: number; fingerprint: string; spec: CapabilitySpec }

export class CapabilityService {
  readonly #db: Kysely<Database>

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  /**
   * Overrides risk or price; the override applies to later bytes too. Under four eyes the authors of
   * the bytes can only raise the risk, since a lower one is a part of the decision.
   */
  async override(
    caller: Caller,
    key: SkillKey,
    {
      capabilityId,
      metadata,
      expected = 'anything',
    }: { capabilityId: string; metadata: MetadataBody; expected?: Precondition },
  ): Promise<Capability> {
    const override = overrideOf(capabilityId, metadata, caller)
    return callerTransaction(this.#db, caller, async (trx) => {
      const { skill_id: skillId, fingerprint: current } = await lockInstalled(trx, key)
      await checkCurrentTag(trx, key, expected)
      const { workspaceId } = key
      const [place, ...others] = await this.#places(trx, key, { skillId, current, capabilityId })
      const wider = exceeded(override.constraints, place.spec.constraints)
      if (wider.length > 0) throw widened(capabilityId, wider)
      const overrides = await repository.listOverrides(trx, workspaceId, [skillId])
      await repository.insertOverride(trx, { workspaceId, ...place }, override)
      const all = await repository.listOverrides(trx, workspaceId, [skillId])
      for (const one of [place, ...others]) {
        if (!isLowered(resolvedBy(overrides, one), resolvedBy(all, one))) continue
        await checkIsNoAuthor(trx, caller, one, LOWER)
      }
      const [before, after] = [resolvedBy(overrides, place), resolvedBy(all, place)]
      await refreshOpen(trx, workspaceId, skillId)
      await noteChange(trx, workspaceId, { skillId })
      await audit.record(trx, caller, {
        action: 'metadata_set',
        decision: 'allowed',
        target: audit.skillTarget(key.sourceKind, key.slug),
        fingerprint_after: place.fingerprint,
        details: {
          capability_id: capabilityId,
          explanation: override.explanation,
          before: overridableFields(before),
          after: overridableFields(after),
        },
      })
      events.append(trx, workspaceId, events.metadataSet(key.slug))
      return capabilityView(after)
    })
  }

  async history(key: SkillKey, capabilityId: string): Promise<MetadataHistory> {
    const { skill_id: skillId, fingerprint: current } = await findInstalled(this.#db, key)
    await this.#places(this.#db, key, { skillId, current, capabilityId })
    const all = await repository.listOverrides(this.#db, key.workspaceId, [skillId])
    const overrides = all.filter(({ capability_id: id }) => id === capabilityId)
    return {
      overrides: overrides.map((row) => ({
        fingerprint: row.fingerprint,
        risk_level: row.risk_level,
        side_effects: row.side_effects,
        data_egress: row.data_egress,
        price: row.price,
        constraints: row.constraints as JsonObject | null,
        explanation: row.explanation,
        actor: row.actor,
        at: row.created_at.toISOString(),
      })),
    }
  }

  /** What an agent may call, from the registry and the policy alone. */
  async scope({ workspaceId }: Caller, requested: ScopeBody): Promise<Scope> {
    const { capability_policy: policy } = await readSettings(this.#db, workspaceId)
    return project(await listServed(this.#db, workspaceId), requested, policy)
  }

  /** Throws if there are none. */
  async #places(
    db: Kysely<Database> | Transaction<Database>,
    { workspaceId, slug }: SkillKey,
    wanted: { skillId: number; current: string; capabilityId: string },
  ): Promise<[Target, ...Target[]]> {
    const { skillId, current, capabilityId } = wanted
    const waiting = await openProposalOf(db, workspaceId, skillId)
    const bytes = { workspaceId, skillId, fingerprint: current }
    const candidates = [
      { fingerprint: waiting?.fingerprint ?? current, specs: waiting?.capabilities ?? [] },
      { fingerprint: current, specs: await repository.listApproved(db, bytes) },
      {
        fingerprint: current,
        specs: (await newestProposal(db, workspaceId, bytes))?.capabilities ?? [],
      },
    ]
    const [first, ...others] = candidates.flatMap(({ fingerprint, specs }) => {
      const spec = specs.find(({ capability_id: id }) => id === capabilityId)
      return spec ? [{ skillId, fingerprint, spec }] : []
    })
    if (!first) throw noCapability(slug, capabilityId)
    return [first, ...others]
  }
}

const LOWER = 'lower the risk of bytes that they sent or proposed themselves'

const resolvedBy = (overrides: readonly Override[], { fingerprint, spec }: Target): Resolved => {
  const [resolved] = resolve([spec], overrides, fingerprint)
  if (!resolved) throw new Error('a capability was not resolved')
  return resolved
}

const overridableFields = ({
  risk_level,
  side_effects,
  data_egress,
  price,
  constraints,
}: Resolved) => ({
  risk_level,
  side_effects,
  data_egress,
  price,
  constraints,
})

const overrideOf = (
  capabilityId: string,
  metadata: MetadataBody,
  { actor }: Caller,
): Omit<Override, 'fingerprint' | 'created_at'> => {
  const explanation = metadata.explanation.trim()
  if (explanation.length < MIN_EXPLANATION) {
    throw new AppError(
      'request.invalid',
      'The explanation must have at least 5 characters: say why it is classified this way.',
      { details: { in: 'body', field: 'explanation', rule: 'minLength' } },
    )
  }
  const { risk_level = null, side_effects = null, data_egress = null, price } = metadata
  const { constraints = null } = metadata
  const hasField = [risk_level, side_effects, data_egress, constraints].some((one) => one !== null)
  if (!hasField && price === undefined) {
    throw new AppError(
      'request.invalid',
      'Send at least one of `risk_level`, `side_effects`, `data_egress`, `constraints` and `price`.',
    )
  }
  return {
    capability_id: capabilityId,
    risk_level,
    side_effects,
    data_egress,
    price: price === undefined ? null : (price ?? '0'),
    constraints,
    explanation,
    actor: actor.id,
  }
}
