/** Who proposed something may take it back, until a reviewer has decided. */
import type { Transaction } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import type { Database } from '../../platform/database/client.ts'
import { AppError } from '../../platform/errors.ts'
import * as audit from '../../tenancy/audit/log.ts'
import * as events from '../../tenancy/events/log.ts'
import { isAuthor } from '../../tenancy/people/reviewers.ts'
import { lockInventories } from '../mcp-servers/tools.ts'
import { lockInstalled, noteChange } from '../skills/current.ts'
import { listAuthors } from './authors.ts'
import { serversOf } from './mapped.ts'
import { proposeRelease } from './release.ts'
import { recheckToolApprovals } from './reopen.ts'
import * as repository from './repository.ts'
import { closed, proposalNotFound } from './refusals.ts'
import { proposalChanged } from './request-changes.ts'
import { after } from './states.ts'

const notProposer = (): AppError =>
  new AppError(
    'proposals.not_proposer',
    'Only those who sent the bytes or proposed them may withdraw the proposal. A reviewer may reject it.',
  )

export const withdraw = async (
  trx: Transaction<Database>,
  caller: Caller,
  proposalId: string,
  reason: string,
): Promise<void> => {
  const { workspaceId, actor } = caller
  const seen = await repository.find(trx, workspaceId, proposalId)
  if (!seen) throw proposalNotFound()
  const authors = (await listAuthors(trx, workspaceId, [proposalId])).get(proposalId) ?? []
  // What newer rules found is proposed by the service, so no caller may withdraw it.
  if (seen.operation === 'rescan' || !isAuthor(actor, authors)) throw notProposer()
  // A repeated request changes nothing.
  if (seen.review_status === 'withdrawn') return
  if (after(seen.review_status, 'withdraw') === null) throw closed(seen)
  await lockInventories(trx, workspaceId, serversOf(seen.capabilities))
  const key = { workspaceId, sourceKind: seen.source_kind, slug: seen.slug }
  const installed = { ...key, ...(await lockInstalled(trx, key)) }
  // Read again under the lock.
  const proposal = (await repository.find(trx, workspaceId, proposalId)) ?? seen
  const status = after(proposal.review_status, 'withdraw')
  if (status === null) throw closed(proposal)
  await repository.close(trx, workspaceId, proposalId, {
    review_status: status,
    decided_by: actor.id,
    reason,
    approved_capability_ids: null,
    install_report: null,
  })
  await noteChange(trx, workspaceId, { skillId: proposal.skill_id })
  await audit.record(trx, caller, {
    action: 'proposal_withdraw',
    decision: 'allowed',
    target: audit.skillTarget(proposal.source_kind, proposal.slug),
    fingerprint_before: proposal.fingerprint,
    details: { proposal_id: proposalId, reason },
  })
  events.append(trx, workspaceId, proposalChanged(proposal))
  await recheckToolApprovals(trx, caller, installed, proposal)
  if (proposal.fingerprint !== installed.fingerprint) await proposeRelease(trx, caller, installed)
}
