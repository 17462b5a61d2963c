/** A reviewer wants other bytes: the proposal stays open, and says so until they come. */
import type { Transaction } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import type { Database } from '../../platform/database/client.ts'
import { AppError } from '../../platform/errors.ts'
import * as audit from '../../tenancy/audit/log.ts'
import * as events from '../../tenancy/events/log.ts'
import { noteChange } from '../skills/current.ts'
import * as repository from './repository.ts'
import type { ProposalRow } from './repository.ts'
import type { ReviewBody } from './schemas.ts'

const ofApprovals = ['accept_findings', 'capability_ids', 'constraints', 'enable'] as const

export const askForChanges = async (
  trx: Transaction<Database>,
  caller: Caller,
  proposal: ProposalRow,
  body: ReviewBody,
): Promise<void> => {
  const misplaced = ofApprovals.filter((field) => body[field] !== undefined)
  if (misplaced.length > 0) {
    throw new AppError(
      'request.invalid',
      `\`request_changes\` decides nothing, so it takes no ${misplaced.join(', ')}.`,
    )
  }
  const { workspaceId, actor } = caller
  const { proposal_id: id, skill_id: skillId, source_kind, slug, fingerprint } = proposal
  await repository.requestChanges(trx, workspaceId, id, { by: actor.id, reason: body.reason })
  await noteChange(trx, workspaceId, { skillId })
  await audit.record(trx, caller, {
    action: 'review_request_changes',
    decision: 'allowed',
    target: audit.skillTarget(source_kind, slug),
    details: { proposal_id: id, fingerprint, reason: body.reason },
  })
  events.append(trx, workspaceId, proposalChanged(proposal, body.reason))
}

/** For all changes of a proposal that do not decide on it. */
export const proposalChanged = (
  { proposal_id, fingerprint, slug, source_kind, operation }: ProposalRow,
  reason: string | null = null,
): events.ChangeEvent => ({
  type: 'skills/changed',
  reason: 'proposal_changed',
  review: { proposal_id, fingerprint, reason },
  changes: [{ slug, source_kind, change_type: operation === 'install' ? 'install' : 'update' }],
})
