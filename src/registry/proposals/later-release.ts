/**
 * Findings that a reviewer releases after the approval: to approve again is a decision of its own if
 * it names findings that still keep the bytes from being served.
 */
import type { Kysely, Transaction } from 'kysely'
import { listReleased } from '../approvals/log.ts'
import { listApproved } from '../approvals/capability-store.ts'
import type { CapabilitySpec } from '../approvals/metadata.ts'
import type { Database } from '../../platform/database/client.ts'
import { AppError } from '../../platform/errors.ts'
import { isOfFindings } from '../skills/findings.ts'
import { acceptedOf } from './accepted.ts'
import * as reads from './reads.ts'
import * as repository from './repository.ts'
import type { ProposalRow } from './repository.ts'
import type { ReviewBody } from './schemas.ts'
import { bringsBytes } from './states.ts'

/** Whether a review of an approved proposal names a finding that is not released yet. */
export const releasesMore = async (
  trx: Transaction<Database>,
  workspaceId: string,
  { skill_id: skillId, fingerprint, revision }: ProposalRow,
  { accept_findings: given = [] }: ReviewBody,
): Promise<boolean> => {
  if (given.length === 0) return false
  const facts = await reads.findRevision(trx, workspaceId, { skillId, revision })
  const named = acceptedOf(given, facts.security_findings)
  const released = await listReleased(trx, workspaceId, { skillId, fingerprint })
  return named.some((finding) => !released.has(finding.fingerprint))
}

/**
 * The capabilities that were approved, which stay. Rejects what would be more than a release: other
 * capabilities, or bytes that newer ones have replaced. Under the lock of the skill.
 */
export const chosenBefore = async (
  trx: Transaction<Database>,
  workspaceId: string,
  proposal: ProposalRow,
  body: ReviewBody,
): Promise<CapabilitySpec[]> => {
  const { skill_id: skillId, fingerprint } = proposal
  const approved = await listApproved(trx, { workspaceId, skillId, fingerprint })
  const ids = body.capability_ids
  const isSameChoice =
    ids === undefined ||
    (ids.length === approved.length && approved.every(({ capability_id: id }) => ids.includes(id)))
  if (!isSameChoice || body.constraints !== undefined) {
    throw cannotRelease(
      'Its findings can still be released, but its capabilities stay as they were approved: leave out `capability_ids` and `constraints`.',
    )
  }
  if (!(await isLatest(trx, workspaceId, proposal))) {
    throw cannotRelease(
      'Its findings cannot be released any more, since other bytes or another proposal came after it. Decide on the open proposal, if there is one, or send these bytes again.',
    )
  }
  return approved
}

/** A release must bring back nothing that newer bytes have replaced, or a later review rejected. */
const isLatest = async (
  db: Kysely<Database>,
  workspaceId: string,
  proposal: ProposalRow,
): Promise<boolean> => {
  const { skill_id: skillId, fingerprint } = proposal
  if (await repository.findOpen(db, workspaceId, skillId)) return false
  const newest = await repository.findNewest(db, workspaceId, { skillId, fingerprint })
  if (newest?.proposal_id !== proposal.proposal_id) return false
  const current = await reads.findCurrent(db, workspaceId, skillId)
  if (current === null) return false
  if (current.fingerprint === fingerprint) return true
  // What was decided is the difference from these bytes, and a rollback since then may have been for a reason.
  return (
    bringsBytes(proposal) &&
    proposal.base_fingerprint === current.fingerprint &&
    proposal.decided_at !== null &&
    current.moved_at <= proposal.decided_at
  )
}

/** Whether an approved proposal waits for nothing but the release of findings. */
export const waitsForRelease = async (
  db: Kysely<Database>,
  workspaceId: string,
  proposal: ProposalRow,
  { status_reason: reason }: reads.RevisionFacts,
): Promise<boolean> =>
  proposal.review_status === 'approved' &&
  isOfFindings(reason) &&
  (await isLatest(db, workspaceId, proposal))

const cannotRelease = (what: string): AppError =>
  new AppError('proposals.closed', `The proposal is already approved. ${what}`, {
    details: { review_status: 'approved' },
  })
