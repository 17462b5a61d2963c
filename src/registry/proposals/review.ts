/**
 * One decision on one proposal: approve all or a part, or reject. All consequences are in the same
 * transaction.
 */
import type { Transaction } from 'kysely'
import type { Precondition } from '../../platform/precondition.ts'
import { tagRequired } from '../../content/content-proposals/part-tags.ts'
import type { Caller } from '../../platform/access/caller.ts'
import * as approvals from '../approvals/log.ts'
import * as audit from '../../tenancy/audit/log.ts'
import type { CapabilitySpec } from '../approvals/metadata.ts'
import { putApproved } from '../approvals/capability-store.ts'
import type { Database } from '../../platform/database/client.ts'
import * as events from '../../tenancy/events/log.ts'
import { checkEnable } from '../policies/enable.ts'
import { findOverride, moveEnable, putOverride } from '../policies/overrides.ts'
import { lockInventories } from '../mcp-servers/tools.ts'
import { readSettings } from '../../tenancy/settings/values.ts'
import {
  checkCurrentTag,
  checkRevisionNames,
  findStanding,
  isSkillServed,
  lockInstalled,
  nameFirst,
  noteChange,
  serveRevision,
} from '../skills/current.ts'
import { endAcceptances } from './accept.ts'
import { acceptedOf } from './accepted.ts'
import { checkSeen, tagsIn } from './decision-tag.ts'
import { gatherDecisive } from './decisive.ts'
import { choose } from './choice.ts'
import { gather } from './dossier.ts'
import { chosenBefore, releasesMore } from './later-release.ts'
import { serversOf } from './mapped.ts'
import { checkMayDecide } from './may-decide.ts'
import { proposeRelease } from './release.ts'
import { recheckToolApprovals } from './reopen.ts'
import * as repository from './repository.ts'
import type { ProposalRow } from './repository.ts'
import type { ReviewBody } from './schemas.ts'
import type { ViewedFiles } from './note-schemas.ts'
import { askForChanges } from './request-changes.ts'
import { closed, proposalNotFound } from './refusals.ts'
import { after, bringsBytes, isOpen } from './states.ts'

const outcomes = { approve: 'approved', reject: 'rejected', request_changes: null } as const

/** Null: a repeated request, for example after a lost response, changes nothing. */
const stepOf = async (
  trx: Transaction<Database>,
  workspaceId: string,
  row: ProposalRow,
  body: ReviewBody,
): Promise<'decide' | 'release' | null> => {
  if (isOpen(row.review_status)) return 'decide'
  if (row.review_status !== outcomes[body.decision]) throw closed(row)
  if (body.decision !== 'approve') return null
  return (await releasesMore(trx, workspaceId, row, body)) ? 'release' : null
}

/** What the reviewer has read: the entity tag, and the files that they marked. */
type Seen = { expected: Precondition; progress: ViewedFiles | null }

export const review = async (
  trx: Transaction<Database>,
  caller: Caller,
  proposalId: string,
  { expected, progress, ...body }: ReviewBody & Seen,
): Promise<void> => {
  const { workspaceId } = caller
  const settings = await readSettings(trx, workspaceId)
  if (settings.review_requires_if_match && expected === 'anything') throw tagRequired()
  const seen = await repository.find(trx, workspaceId, proposalId)
  if (!seen) throw proposalNotFound()
  if ((await stepOf(trx, workspaceId, seen, body)) === null) return
  const servers = serversOf(seen.capabilities)
  const inventories = await lockInventories(trx, workspaceId, servers)
  const skill = { workspaceId, sourceKind: seen.source_kind, slug: seen.slug }
  const installed = { ...skill, ...(await lockInstalled(trx, skill)) }
  const { fingerprint: before } = installed
  // Read again under the lock.
  const proposal = (await repository.find(trx, workspaceId, proposalId)) ?? seen
  const step = await stepOf(trx, workspaceId, proposal, body)
  if (step === null) return
  const tags = tagsIn(expected)
  await checkCurrentTag(trx, skill, tags.skill)
  const dossier = await gather(trx, workspaceId, proposal)
  if (tags.proposal !== 'anything') {
    checkSeen(tags.proposal, await gatherDecisive(trx, caller, dossier))
  }
  await checkMayDecide(trx, caller, proposal)

  if (body.decision === 'request_changes') return askForChanges(trx, caller, proposal, body)
  const { slug, capabilities: specs } = proposal
  const offered = { ...dossier, slug, specs, inventories }
  const chosen =
    step === 'release'
      ? await chosenBefore(trx, workspaceId, proposal, body)
      : body.decision === 'approve'
        ? choose(offered, body)
        : []
  const { security_findings: findings } = dossier.revision
  const accepted = [
    ...acceptedOf(body.accept_findings, findings),
    // Newer rules may no longer find what was accepted.
    ...dossier.accepted.filter((one) =>
      findings.some(({ fingerprint }) => fingerprint === one.fingerprint),
    ),
  ].map(({ rule_id, path, fingerprint }) => ({ rule_id, path, fingerprint }))
  const wasServed = await isSkillServed(trx, workspaceId, proposal.skill_id)
  const isServedNow =
    body.decision === 'approve' &&
    (await approve(trx, caller, { proposal, before, chosen, body, accepted }))
  const isPart = chosen.length < proposal.capabilities.length
  const act = body.decision === 'reject' ? 'reject' : isPart ? 'approve_part' : 'approve'
  const status = step === 'release' ? 'approved' : after(proposal.review_status, act)
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
  const bytes = { workspaceId, skillId: proposal.skill_id, fingerprint: proposal.fingerprint }
  const named = body.decision === 'reject' ? await endAcceptances(trx, bytes) : accepted
  const told = { proposal, before, body, ids, named, progress }
  await announce(trx, caller, { ...told, isServedNow, wasServed })
  if (body.decision === 'approve') return
  await recheckToolApprovals(trx, caller, installed, proposal)
  if (proposal.fingerprint !== before) await proposeRelease(trx, caller, installed)
}

type Approval = {
  proposal: ProposalRow
  /** The current bytes. */
  before: string
  chosen: CapabilitySpec[]
  body: ReviewBody
  accepted: approvals.AcceptedFinding[]
}

/** Whether the bytes are current now: an unaccepted finding still makes them wait. */
const approve = async (
  trx: Transaction<Database>,
  caller: Caller,
  { proposal, before, chosen, body, accepted }: Approval,
): Promise<boolean> => {
  const { workspaceId } = caller
  const { skill_id: skillId, fingerprint, revision, slug, source_kind: sourceKind } = proposal
  const bytes = { workspaceId, skillId, fingerprint }
  await approvals.approveByReviewer(trx, caller, bytes, accepted)
  await putApproved(trx, bytes, chosen)
  await checkRevisionNames(trx, { workspaceId, skillId, slug }, revision)
  await nameFirst(trx, workspaceId, skillId)
  const { reason } = await findStanding(trx, { ...bytes, revision })
  const isServed = reason === null
  if (isServed && bringsBytes(proposal)) {
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

const announce = async (
  trx: Transaction<Database>,
  caller: Caller,
  {
    proposal,
    before,
    body,
    ids,
    named,
    isServedNow,
    wasServed,
    progress,
  }: Pick<Approval, 'proposal' | 'before' | 'body'> & {
    ids: string[] | null
    /** Accepted by an approval, or no longer by a rejection. */
    named: approvals.AcceptedFinding[]
    isServedNow: boolean
    wasServed: boolean
    progress: ViewedFiles | null
  },
): Promise<void> => {
  const { slug, source_kind, fingerprint, operation, proposal_id } = proposal
  const isApproved = body.decision === 'approve'
  const fingerprints =
    isServedNow && bringsBytes(proposal)
      ? {
          // First bytes have been current, though not served, since they were sent.
          ...(before === fingerprint ? {} : { fingerprint_before: before }),
          fingerprint_after: fingerprint,
        }
      : {}
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
      ...(named.length === 0 ? {} : { [isApproved ? 'accept_findings' : 'taken_back']: named }),
      ...(progress === null ? {} : progress),
    },
  })
  events.append(trx, caller.workspaceId, {
    type: 'skills/changed',
    reason: isApproved ? 'approved' : 'rejected',
    wasServed,
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
