/**
 * Accepts findings of bytes that wait, one by one and each with a reason. Nothing is served by it:
 * the review that approves the bytes takes all of them in.
 */
import type { Transaction } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import type { Database } from '../../platform/database/client.ts'
import { AppError } from '../../platform/errors.ts'
import { type AcceptedFinding, listReleased } from '../approvals/log.ts'
import * as audit from '../../tenancy/audit/log.ts'
import * as events from '../../tenancy/events/log.ts'
import { lockInstalled, noteChange } from '../skills/current.ts'
import { acceptedOf } from './accepted.ts'
import { type Bytes, deleteAccepted, deleteAcceptedBut, insertAccepted } from './accepted-rows.ts'
import { checkMayDecide } from './may-decide.ts'
import * as reads from './reads.ts'
import { closed, proposalNotFound } from './refusals.ts'
import * as repository from './repository.ts'
import { proposalChanged } from './request-changes.ts'
import { isOpen } from './states.ts'

type Finding = { rule_id: string; path: string }

export type Acceptance = Finding & { fingerprint?: string; reason: string }

const closedToFindings = (row: repository.ProposalRow): AppError =>
  row.review_status === 'approved'
    ? new AppError(
        'proposals.closed',
        'The proposal is already approved. Approve it again with `accept_findings` to release what still keeps its bytes from being served.',
        { details: { review_status: row.review_status } },
      )
    : closed(row)

const lockOpen = async (trx: Transaction<Database>, caller: Caller, proposalId: string) => {
  const { workspaceId } = caller
  const seen = await repository.find(trx, workspaceId, proposalId)
  if (!seen) throw proposalNotFound()
  if (!isOpen(seen.review_status)) throw closedToFindings(seen)
  await lockInstalled(trx, { workspaceId, sourceKind: seen.source_kind, slug: seen.slug })
  const proposal = (await repository.find(trx, workspaceId, proposalId)) ?? seen
  if (!isOpen(proposal.review_status)) throw closedToFindings(proposal)
  await checkMayDecide(trx, caller, proposal)
  return proposal
}

const note = async (
  trx: Transaction<Database>,
  caller: Caller,
  proposal: repository.ProposalRow,
  details: Record<string, unknown>,
): Promise<void> => {
  const { skill_id: skillId, fingerprint, source_kind, slug, proposal_id } = proposal
  await noteChange(trx, caller.workspaceId, { skillId })
  await audit.record(trx, caller, {
    action: 'finding_accept',
    decision: 'allowed',
    target: audit.skillTarget(source_kind, slug),
    details: { proposal_id, fingerprint, ...details },
  })
  events.append(trx, caller.workspaceId, proposalChanged(proposal))
}

export const acceptFinding = async (
  trx: Transaction<Database>,
  caller: Caller,
  proposalId: string,
  { reason, ...given }: Acceptance,
): Promise<void> => {
  const proposal = await lockOpen(trx, caller, proposalId)
  const { skill_id: skillId, fingerprint, revision } = proposal
  const { workspaceId, actor } = caller
  const facts = await reads.findRevision(trx, workspaceId, { skillId, revision })
  const accepted = acceptedOf([given], facts.security_findings)
  await insertAccepted(trx, { workspaceId, skillId, fingerprint }, accepted, { actor, reason })
  await note(trx, caller, proposal, { accept_findings: accepted, reason })
}

/** Taking back a finding that was not accepted changes nothing. */
export const takeBackFinding = async (
  trx: Transaction<Database>,
  caller: Caller,
  proposalId: string,
  finding: Finding,
): Promise<void> => {
  const proposal = await lockOpen(trx, caller, proposalId)
  const { skill_id: skillId, fingerprint } = proposal
  const bytes = { workspaceId: caller.workspaceId, skillId, fingerprint }
  if ((await deleteAccepted(trx, bytes, finding)) === 0) return
  await note(trx, caller, proposal, { taken_back: finding })
}

/**
 * Bytes that were rejected begin anew if they are proposed again: what was accepted in them counts
 * no more, unless an approval has released it. Returns what ended.
 */
export const endAcceptances = async (
  trx: Transaction<Database>,
  { workspaceId, ...bytes }: Bytes,
): Promise<AcceptedFinding[]> => {
  const released = await listReleased(trx, workspaceId, bytes)
  return deleteAcceptedBut(trx, { workspaceId, ...bytes }, [...released])
}
