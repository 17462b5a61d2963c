/**
 * Proposals for other writes, in their own transaction: decide whether new bytes need a review,
 * open a proposal for them, and end a superseded one.
 */
import type { Transaction } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import * as approvals from '../approvals/log.ts'
import type { JsonObject } from '../../packages/types.ts'
import * as audit from '../../tenancy/audit/log.ts'
import { type CapabilitySpec, isHarmless, missingOf, resolve } from '../approvals/metadata.ts'
import { listApproved, listOverrides } from '../approvals/capability-store.ts'
import { violationsOf } from '../../tenancy/settings/capability-policy.ts'
import type { Database } from '../../platform/database/client.ts'
import * as events from '../../tenancy/events/log.ts'
import { newId } from '../../platform/ids.ts'
import type { Author } from '../../tenancy/people/reviewers.ts'
import type { Settings } from '../../tenancy/settings/values.ts'
import { noteChange } from '../skills/current.ts'
import { findScan } from '../skills/scans.ts'
import { findRejection } from './rejections.ts'
import * as repository from './repository.ts'
import { idOf, riskOf, risks } from './risk.ts'
import { type Act, after, opened } from './states.ts'

type Bytes = { skillId: number; fingerprint: string; specs: CapabilitySpec[] }

/**
 * `approved`: by a reviewer or a rule. `harmless`: a rule may approve. `waits`: a reviewer must
 * decide.
 */
export type Verdict = 'approved' | 'harmless' | 'waits'

type Judged = Omit<Bytes, 'skillId'> & {
  workspaceId: string
  slug: string
  /** Null before its first install. */
  skillId: number | null
}

/** For bytes that are not current. If everything needs a review, approvals by rule do not count. */
export const judge = async (
  trx: Transaction<Database>,
  { workspaceId, slug, skillId, fingerprint, specs }: Judged,
  { approval, capability_policy: policy }: Pick<Settings, 'approval' | 'capability_policy'>,
): Promise<Verdict> => {
  const isRequired = approval === 'required'
  const basis = isRequired ? { basis: 'reviewer' as const } : {}
  if (
    skillId !== null &&
    (await approvals.isApproved(trx, workspaceId, { skillId, fingerprint, ...basis }))
  ) {
    return 'approved'
  }
  if (isRequired) return 'waits'
  const overrides = skillId === null ? [] : await listOverrides(trx, workspaceId, [skillId])
  const capabilities = resolve(specs, overrides, fingerprint)
  const isHarmlessHere =
    capabilities.every(isHarmless) && violationsOf(capabilities, policy).length === 0
  if (!isHarmlessHere) return 'waits'
  return (await findRejection(trx, workspaceId, { slug, fingerprint })) ? 'waits' : 'harmless'
}

export type Opening = Bytes & {
  slug: string
  sourceKind: string
  operation: repository.Operation
  revision: number
  base: string | null
  permissions: string[]
  manifestSource?: repository.ManifestSource
  manifest?: JsonObject | null
  /** Defaults to the caller. */
  proposedBy?: Author
  /** Why the bytes are not served, apart from the review. */
  reason?: string | null
}

type Assessed = { isComplete: boolean; risk: number }

/** Whether metadata is missing, and how much the proposal asks of a reviewer. */
const assess = async (
  trx: Transaction<Database>,
  workspaceId: string,
  {
    skillId,
    fingerprint,
    specs,
    revision,
    base,
  }: Bytes & { revision: number; base: string | null },
): Promise<Assessed> => {
  const overrides = await listOverrides(trx, workspaceId, [skillId])
  const capabilities = resolve(specs, overrides, fingerprint)
  const approved =
    base === null ? [] : await listApproved(trx, { workspaceId, skillId, fingerprint: base })
  const { security_findings: found } = await findScan(trx, { workspaceId, skillId, revision })
  return {
    isComplete: missingOf(capabilities).length === 0,
    risk: risks.indexOf(riskOf(capabilities, approved.map(idOf), found)),
  }
}

/**
 * Opens a proposal in place of the skill's open one, with its audit row and event; returns its id.
 */
export const openProposal = async (
  trx: Transaction<Database>,
  caller: Caller,
  opening: Opening,
): Promise<string> => {
  const { workspaceId } = caller
  const { skillId, slug, sourceKind, fingerprint, base, operation } = opening
  await endOpen(trx, caller, opening, 'supersede')
  await noteChange(trx, workspaceId, { skillId })
  const proposalId = newId()
  const { isComplete, risk } = await assess(trx, workspaceId, opening)
  const status = opened(isComplete)
  await repository.insert(trx, workspaceId, {
    proposal_id: proposalId,
    skill_id: skillId,
    operation,
    revision: opening.revision,
    fingerprint,
    base_fingerprint: base,
    manifest_source: opening.manifestSource ?? 'provided',
    proposed_manifest: opening.manifest ?? null,
    capabilities: opening.specs,
    permissions: opening.permissions,
    review_status: status,
    risk,
    proposed_by: opening.proposedBy?.actor ?? caller.actor.id,
    person_id: opening.proposedBy ? opening.proposedBy.person : (caller.actor.personId ?? null),
  })
  await audit.record(trx, caller, {
    action: 'proposal_open',
    ...(opening.reason
      ? { decision: 'blocked', reason_code: opening.reason }
      : { decision: 'allowed' }),
    target: audit.skillTarget(sourceKind, slug),
    ...(base === null ? {} : { fingerprint_before: base }),
    fingerprint_after: fingerprint,
    details: { proposal_id: proposalId, operation, review_status: status },
  })
  events.append(trx, workspaceId, {
    type: 'skills/changed',
    reason: 'proposal_opened',
    changes: [
      {
        slug,
        source_kind: sourceKind,
        change_type: operation === 'install' ? 'install' : 'update',
        ...(base === null ? {} : { fingerprint_before: base }),
        fingerprint_after: fingerprint,
      },
    ],
  })
  return proposalId
}

type Skill = { skillId: number; slug: string; sourceKind: string }

/** Ends the open proposal of a skill, if any, with an audit row. */
export const endOpen = async (
  trx: Transaction<Database>,
  caller: Caller,
  { skillId, slug, sourceKind }: Skill,
  act: Extract<Act, 'supersede' | 'withdraw'>,
): Promise<void> => {
  const { workspaceId } = caller
  const open = await repository.findOpen(trx, workspaceId, skillId)
  if (!open) return
  const status = after(open.review_status, act)
  if (status === null) throw new Error(`${act} of a proposal that is ${open.review_status}`)
  await noteChange(trx, workspaceId, { skillId })
  await repository.close(trx, workspaceId, open.proposal_id, {
    review_status: status,
    decided_by: caller.actor.id,
    reason: null,
    approved_capability_ids: null,
    install_report: null,
  })
  await audit.record(trx, caller, {
    action: act === 'supersede' ? 'proposal_supersede' : 'proposal_withdraw',
    decision: 'allowed',
    target: audit.skillTarget(sourceKind, slug),
    fingerprint_before: open.fingerprint,
    details: { proposal_id: open.proposal_id },
  })
}

/** After metadata or findings changed: moves the open proposal to the state that follows. */
export const refreshOpen = async (
  trx: Transaction<Database>,
  workspaceId: string,
  skillId: number,
): Promise<void> => {
  const open = await repository.findOpen(trx, workspaceId, skillId)
  if (!open) return
  const { capabilities: specs, review_status: status, base_fingerprint: base } = open
  const { isComplete, risk } = await assess(trx, workspaceId, { ...open, skillId, specs, base })
  const next = after(status, isComplete ? 'complete_metadata' : 'lose_metadata') ?? status
  if (next === status && risk === open.risk) return
  await repository.setState(trx, workspaceId, open.proposal_id, { review_status: next, risk })
}

export { findNewest as newestProposal, findOpen as openProposalOf } from './repository.ts'
export { findRejection } from './rejections.ts'
