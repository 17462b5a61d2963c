/**
 * One decision on one proposal: approve all or a part, or reject. All consequences are in the same
 * transaction.
 */
import type { Transaction } from 'kysely'
import type { Precondition } from '../../platform/precondition.ts'
import type { Caller } from '../../platform/access/caller.ts'
import * as approvals from '../approvals/log.ts'
import * as audit from '../../tenancy/audit/log.ts'
import type { SecurityFinding } from '../../packages/types.ts'
import type { CapabilitySpec } from '../approvals/metadata.ts'
import { putApproved } from '../approvals/capability-store.ts'
import type { Database } from '../../platform/database/client.ts'
import { AppError } from '../../platform/errors.ts'
import * as events from '../../tenancy/events/log.ts'
import { checkEnable } from '../policies/enable.ts'
import { findOverride, moveEnable, putOverride } from '../policies/overrides.ts'
import { lockInventories } from '../mcp-servers/tools.ts'
import { readSettings } from '../../tenancy/settings/values.ts'
import {
  checkCurrentTag,
  findStanding,
  lockInstalled,
  noteChange,
  serveRevision,
} from '../skills/current.ts'
import { choose } from './choice.ts'
import { gather } from './dossier.ts'
import { serversOf } from './mapped.ts'
import { recheckToolApprovals } from './reopen.ts'
import * as repository from './repository.ts'
import type { ProposalRow } from './repository.ts'
import type { ReviewBody } from './schemas.ts'
import { after, isOpen } from './states.ts'

export const proposalNotFound = (): AppError =>
  new AppError('proposals.not_found', 'No such proposal in this workspace.')

const closed = ({ review_status }: ProposalRow): AppError =>
  new AppError(
    'proposals.closed',
    `The proposal is already ${review_status}. The list of proposals shows the open ones.`,
    { details: { review_status } },
  )

const tagRequired = (): AppError =>
  new AppError(
    'skills.precondition_required',
    'In this workspace a review must send `If-Match` with the entity tag of the skill, which GET of the skill or of the proposal returns.',
  )

const outcomes = { approve: 'approved', reject: 'rejected' } as const

export const review = async (
  trx: Transaction<Database>,
  caller: Caller,
  proposalId: string,
  { expected, ...body }: ReviewBody & { expected: Precondition },
): Promise<void> => {
  const { workspaceId } = caller
  const settings = await readSettings(trx, workspaceId)
  if (settings.review_requires_if_match && expected === 'anything') throw tagRequired()
  const seen = await repository.find(trx, workspaceId, proposalId)
  if (!seen) throw proposalNotFound()
  // A repeated request, for example after a lost response, changes nothing.
  if (seen.review_status === outcomes[body.decision]) return
  if (!isOpen(seen.review_status)) throw closed(seen)
  const servers = serversOf(seen.capabilities)
  const inventories = await lockInventories(trx, workspaceId, servers)
  const skill = { workspaceId, sourceKind: seen.source_kind, slug: seen.slug }
  const installed = { ...skill, ...(await lockInstalled(trx, skill)) }
  const { fingerprint: before } = installed
  // Read again under the lock.
  const proposal = (await repository.find(trx, workspaceId, proposalId)) ?? seen
  if (proposal.review_status === outcomes[body.decision]) return
  if (!isOpen(proposal.review_status)) throw closed(proposal)
  await checkCurrentTag(trx, skill, expected)
  if (settings.four_eyes) await checkFourEyes(trx, caller, proposal)

  const dossier = await gather(trx, workspaceId, proposal)
  const { slug, capabilities: specs } = proposal
  const offered = { ...dossier, slug, specs, inventories }
  const chosen = body.decision === 'approve' ? choose(offered, body) : []
  const isServedNow =
    body.decision === 'approve' &&
    (await approve(trx, caller, {
      proposal,
      before,
      chosen,
      body,
      findings: dossier.revision.security_findings,
    }))
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
  await announce(trx, caller, { proposal, before, body, ids, isServedNow })
  const isOfOthers = proposal.fingerprint !== before
  if (body.decision === 'reject' && isOfOthers) await recheckToolApprovals(trx, caller, installed)
}

const checkFourEyes = async (
  trx: Transaction<Database>,
  { workspaceId, actor }: Caller,
  { slug, fingerprint }: ProposalRow,
): Promise<void> => {
  const authors = await repository.listAuthors(trx, workspaceId, { slug, fingerprint })
  if (!authors.includes(actor.id)) return
  throw new AppError(
    'proposals.four_eyes',
    'In this workspace a reviewer cannot decide on bytes that they sent or proposed themselves. Ask another reviewer.',
  )
}

type Approval = {
  proposal: ProposalRow
  /** The current bytes. */
  before: string
  chosen: CapabilitySpec[]
  body: ReviewBody
  findings: SecurityFinding[]
}

/** Whether the bytes are current now: an unaccepted finding still makes them wait. */
const approve = async (
  trx: Transaction<Database>,
  caller: Caller,
  { proposal, before, chosen, body, findings }: Approval,
): Promise<boolean> => {
  const { workspaceId } = caller
  const { skill_id: skillId, fingerprint, revision, slug, source_kind: sourceKind } = proposal
  const bytes = { workspaceId, skillId, fingerprint }
  checkAccepted(body.accept_findings, findings)
  await approvals.approveByReviewer(trx, caller, bytes, body.accept_findings ?? [])
  await putApproved(trx, bytes, chosen)
  const { reason } = await findStanding(trx, { ...bytes, revision })
  const isServed = reason === null
  if (isServed && proposal.operation !== 'manifest') {
    await serveRevision(trx, workspaceId, skillId, revision)
    await moveEnable(trx, bytes)
  }
  if (body.enable !== undefined) {
    if (body.enable) await checkEnable(trx, { workspaceId, sourceKind, slug })
    const stored = await findOverride(trx, workspaceId, skillId)
    const subject = { ...bytes, slug, fingerprint: isServed ? fingerprint : before }
    await putOverride(trx, subject, { ...stored, enabled: body.enable })
  }
  return isServed
}

/** Rejects accepted findings that the package does not have. */
const checkAccepted = (
  accepted: ReviewBody['accept_findings'] = [],
  findings: SecurityFinding[],
): void => {
  const unknown = accepted.find((one) =>
    findings.every(
      ({ severity, rule_id, path }) =>
        severity !== 'block' || rule_id !== one.rule_id || path !== one.path,
    ),
  )
  if (!unknown) return
  throw new AppError(
    'proposals.finding_not_found',
    `No finding of ${unknown.rule_id} blocks ${unknown.path}. See security_findings of the proposal.`,
    { details: { ...unknown } },
  )
}

const announce = async (
  trx: Transaction<Database>,
  caller: Caller,
  {
    proposal,
    before,
    body,
    ids,
    isServedNow,
  }: Pick<Approval, 'proposal' | 'before' | 'body'> & {
    ids: string[] | null
    isServedNow: boolean
  },
): Promise<void> => {
  const { slug, source_kind, fingerprint, operation, proposal_id } = proposal
  const isApproved = body.decision === 'approve'
  const fingerprints = {
    fingerprint_before: before,
    fingerprint_after: isServedNow && operation !== 'manifest' ? fingerprint : before,
  }
  const isOfSlug = body.enable !== undefined
  await noteChange(trx, caller.workspaceId, isOfSlug ? { slug } : { skillId: proposal.skill_id })
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
      ...(body.accept_findings === undefined ? {} : { accept_findings: body.accept_findings }),
    },
  })
  events.append(trx, caller.workspaceId, {
    type: 'skills/changed',
    reason: isApproved ? 'approved' : 'rejected',
    review: { proposal_id, fingerprint, reason: body.reason ?? null },
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
