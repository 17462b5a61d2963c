/**
 * Policy: which skills the agents of a workspace may use. An override is for one skill; each of its
 * fields is either set or inherited from the workspace's defaults.
 */
import type { Kysely, Transaction } from 'kysely'
import type { Precondition } from '../../platform/precondition.ts'
import type { Caller } from '../../platform/access/caller.ts'
import { callerTransaction } from '../../platform/access/claim.ts'
import { permits } from '../../platform/access/roles.ts'
import * as audit from '../../tenancy/audit/log.ts'
import type { Database } from '../../platform/database/client.ts'
import { AppError } from '../../platform/errors.ts'
import * as events from '../../tenancy/events/log.ts'
import { checkCurrentTag, isSkillServed, lockSlug, noteChange } from '../skills/current.ts'
import { checkEnable } from './enable.ts'
import * as overrides from './overrides.ts'
import { mergeOverride, type PolicyChange } from './rules.ts'
import type { PolicyResponse, PolicyList, PolicyRow } from './schemas.ts'

const rowOf = (
  { workspaceId, sourceKind, slug }: overrides.SkillRef,
  { enabled, allow_implicit_invocation: isImplicit }: overrides.Override,
): PolicyRow => ({
  workspace_id: workspaceId,
  skill_slug: slug,
  source_kind: sourceKind,
  ...(enabled === null ? {} : { enabled }),
  ...(isImplicit === null ? {} : { allow_implicit_invocation: isImplicit }),
})

const notInstalled = ({ sourceKind, slug }: overrides.SkillRef): AppError =>
  new AppError('skills.not_found', `No ${sourceKind} skill ${slug} is installed.`)

/** Readers do not see unserved skills. */
const seesServedOnly = ({ actor }: Caller): boolean => !permits(actor.role, 'publisher')

const nothing: overrides.Override = { enabled: null, allow_implicit_invocation: null }

export class PolicyService {
  readonly #db: Kysely<Database>

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  /** skills/policy/list */
  async list(caller: Caller): Promise<PolicyList> {
    const rows = await overrides.listOverrides(this.#db, caller.workspaceId, seesServedOnly(caller))
    return {
      policies: rows.map((row) =>
        rowOf(
          { workspaceId: caller.workspaceId, sourceKind: row.source_kind, slug: row.slug },
          row,
        ),
      ),
    }
  }

  async read(caller: Caller, key: overrides.SkillRef): Promise<PolicyResponse> {
    const skillId = await overrides.findGoverned(this.#db, key, seesServedOnly(caller))
    if (skillId === null) throw notInstalled(key)
    return { policy: rowOf(key, await overrides.findOverride(this.#db, key.workspaceId, skillId)) }
  }

  /** skills/policy/set */
  async set(
    caller: Caller,
    key: overrides.SkillRef,
    change: PolicyChange,
    expected: Precondition,
  ): Promise<PolicyResponse> {
    return this.#write(caller, key, expected, (stored) => mergeOverride(stored, change))
  }

  /** Restores the workspace's defaults. Removing a missing override is not an error. */
  async remove(
    caller: Caller,
    key: overrides.SkillRef,
    expected: Precondition,
  ): Promise<PolicyResponse> {
    return this.#write(caller, key, expected, () => nothing)
  }

  async #write(
    caller: Caller,
    key: overrides.SkillRef,
    expected: Precondition,
    change: (stored: overrides.Override) => overrides.Override,
  ): Promise<PolicyResponse> {
    return callerTransaction(this.#db, caller, async (trx) => {
      const { skill_id: skillId, fingerprint } = await this.#lock(trx, key)
      await checkCurrentTag(trx, key, expected)
      const before = await overrides.findOverride(trx, key.workspaceId, skillId)
      const after = change(before)
      if (after.allow_implicit_invocation === false) await this.#checkNotRequired(trx, key, skillId)
      if (after.enabled === true) await checkEnable(trx, key)
      const wasServed = await isSkillServed(trx, key.workspaceId, skillId)
      const subject = { workspaceId: key.workspaceId, skillId, slug: key.slug, fingerprint }
      if (!(await overrides.putOverride(trx, subject, after))) {
        return { policy: rowOf(key, after) }
      }
      await noteChange(trx, key.workspaceId, { slug: key.slug })
      await audit.record(trx, caller, {
        action: 'policy_set',
        decision: 'allowed',
        target: audit.skillTarget(key.sourceKind, key.slug),
        details: { before, after },
      })
      events.append(trx, key.workspaceId, {
        type: 'skills/changed',
        reason: 'policy_updated',
        wasServed,
        changes: [{ slug: key.slug, source_kind: key.sourceKind, change_type: 'policy' }],
      })
      return { policy: rowOf(key, after) }
    })
  }

  async #checkNotRequired(
    trx: Transaction<Database>,
    { workspaceId, slug }: overrides.SkillRef,
    skillId: number,
  ): Promise<void> {
    if (!(await overrides.isImplicitRequired(trx, workspaceId, skillId))) return
    throw new AppError(
      'skills.invalid_request',
      `${slug} is a system skill that is always offered implicitly. To stop offering it, disable it.`,
    )
  }

  async #lock(trx: Transaction<Database>, key: overrides.SkillRef): Promise<overrides.LockedSkill> {
    await lockSlug(trx, key.workspaceId, key.slug)
    const skill = await overrides.lockGoverned(trx, key)
    if (skill) return skill
    throw notInstalled(key)
  }
}
