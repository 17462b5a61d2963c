/**
 * One decision on one proposal: approve, all or a part, or reject. Everything that follows from it
 * is in the same transaction.
 */
import type { Transaction } from 'kysely'
import type { Caller } from '../access/caller.ts'
import * as approvals from '../approvals/log.ts'
import * as audit from '../audit/log.ts'
import type { CapabilitySpec } from '../capabilities/metadata.ts'
import { putApproved } from '../capabilities/overrides.ts'
import type { Database } from '../database/client.ts'
import { AppError } from '../errors.ts'
import * as events from '../events/log.ts'
import { findOverride, putOverride } from '../policies/overrides.ts'
import { holdInventories } from '../mcp-servers/tools.ts'
import { readSettings } from '../settings/values.ts'
import { lockInstalled, serveRevision } from '../skills/current.ts'
import { choose } from './choice.ts'
import { gather } from './dossier.ts'
import { serversOf } from './mapped.ts'
import { reviewAgain } from './reopen.ts'
import * as repository from './repository.ts'
import type { ProposalRow } from './repository.ts'
import type { ReviewBody } from './schemas.ts'
import { after, isOpen } from './states.ts'

export const proposalNotFound = (): AppError =>
  new AppError('proposals.not_found', 'No such proposal in this workspace.')

const closed = ({ review_status }: ProposalRow): AppError =>
  new AppError(
    'proposals.closed',
    `The proposal is ${review_status} already. What is open now stands in the list of proposals.`,
    { details: { review_status } },
  )

const outcomes = { approve: 'approved', reject: 'rejected' } as const

export const review = async (
  trx: Transaction<Database>,
  caller: Caller,
  proposalId: string,
  body: ReviewBody,
): Promise<void> => {
  const { workspaceId } = caller
  const seen = await repository.find(trx, workspaceId, proposalId)
  if (!seen) throw proposalNotFound()
  // Sent again after a lost answer: the decision stands.
  if (seen.review_status === outcomes[body.decision]) return
  if (!isOpen(seen.review_status)) throw closed(seen)
  const servers = serversOf(seen.capabilities)
  const inventories = await holdInventories(trx, workspaceId, servers)
  const skill = { workspaceId, sourceKind: seen.source_kind, slug: seen.slug }
  const installed = { ...skill, ...(await lockInstalled(trx, skill)) }
  const { fingerprint: before } = installed
  // Again, now that nobody else can decide.
  const proposal = (await repository.find(trx, workspaceId, proposalId)) ?? seen
  if (proposal.review_status === outcomes[body.decision]) return
  if (!isOpen(proposal.review_status)) throw closed(proposal)
  await checkFourEyes(trx, caller, proposal)

  const dossier = await gather(trx, workspaceId, proposal)
  const { slug, capabilities: specs } = proposal
  const offered = { ...dossier, slug, specs, inventories }
  const chosen = body.decision === 'approve' ? choose(offered, body) : []
  if (body.decision === 'approve') await approve(trx, caller, { proposal, chosen, body })
  const isPart = chosen.length < proposal.capabilities.length
  const act = body.decision === 'reject' ? 'reject' : isPart ? 'approve_part' : 'approve'
  const status = after(proposal.review_status, act)
  if (status === null) throw new Error(`${act} of a proposal that is ${proposal.review_status}`)
  const ids = body.decision === 'approve' ? chosen.map(({ capability_id: id }) => id) : null
  await repository.close(trx, workspaceId, proposalId, {
    review_status: status,
    decided_by: caller.actor.id,
    reason: body.reason,
    approved_capability_ids: ids,
    install_report: {
      ...dossier.report,
      decision: body.decision,
      reason: body.reason,
      reviewer: caller.actor.id,
      approved_capability_ids: ids,
    },
  })
  await announce(trx, caller, { proposal, before, body, ids })
  const isOfOthers = proposal.fingerprint !== before
  if (body.decision === 'reject' && isOfOthers) await reviewAgain(trx, caller, installed)
}

const checkFourEyes = async (
  trx: Transaction<Database>,
  { workspaceId, actor }: Caller,
  { proposed_by }: ProposalRow,
): Promise<void> => {
  const { four_eyes: isAsked } = await readSettings(trx, workspaceId)
  if (!isAsked || proposed_by !== actor.id) return
  throw new AppError(
    'proposals.four_eyes',
    'In this workspace nobody reviews their own proposal. Ask another reviewer.',
  )
}

const approve = async (
  trx: Transaction<Database>,
  caller: Caller,
  { proposal, chosen, body }: { proposal: ProposalRow; chosen: CapabilitySpec[]; body: ReviewBody },
): Promise<void> => {
  const { workspaceId } = caller
  const { skill_id: skillId, fingerprint } = proposal
  await approvals.approve(trx, caller, { skillId, fingerprint }, 'reviewer')
  await putApproved(trx, { workspaceId, skillId, fingerprint }, chosen)
  if (proposal.operation !== 'manifest') {
    await serveRevision(trx, workspaceId, skillId, proposal.revision)
  }
  if (body.enable === undefined) return
  const stored = await findOverride(trx, workspaceId, skillId)
  await putOverride(trx, workspaceId, skillId, { ...stored, enabled: body.enable })
}

const announce = async (
  trx: Transaction<Database>,
  caller: Caller,
  {
    proposal,
    before,
    body,
    ids,
  }: { proposal: ProposalRow; before: string; body: ReviewBody; ids: string[] | null },
): Promise<void> => {
  const { slug, source_kind, fingerprint, operation, proposal_id } = proposal
  const isApproved = body.decision === 'approve'
  const fingerprints = {
    fingerprint_before: before,
    fingerprint_after: isApproved && operation !== 'manifest' ? fingerprint : before,
  }
  await audit.record(trx, caller, {
    action: isApproved ? 'review_approve' : 'review_reject',
    decision: 'allowed',
    target: audit.skillTarget(source_kind, slug),
    ...fingerprints,
    details: {
      proposal_id,
      fingerprint,
      reason: body.reason,
      ...(ids === null ? {} : { capability_ids: ids }),
      ...(body.constraints === undefined ? {} : { constraints: body.constraints }),
      ...(body.enable === undefined ? {} : { enable: body.enable }),
    },
  })
  await events.append(trx, caller.workspaceId, {
    type: 'skills/changed',
    reason: isApproved ? 'approved' : 'rejected',
    changes: [
      {
        slug,
        source_kind,
        change_type: operation === 'install' ? 'install' : 'update',
        ...fingerprints,
      },
    ],
  })
}
