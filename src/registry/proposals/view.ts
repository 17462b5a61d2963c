/** JSON views of proposals. Pure. */
import { missingOf, type Resolved } from '../approvals/metadata.ts'
import { capabilityView } from '../approvals/view.ts'
import { inReviewOrder } from '../skills/findings.ts'
import type { Dossier } from './dossier.ts'
import { type Delta, namesIn } from './compare.ts'
import type { ItemFacts } from './item-facts.ts'
import type { MayReview } from '../../tenancy/people/may-review.ts'
import type { ProposalRow } from './repository.ts'
import type { FileDiff } from './diff-schemas.ts'
import { idOf, risks } from './risk.ts'
import type { ProposalItem } from './item-schemas.ts'
import type { Proposal } from './schemas.ts'
import type { Skill } from '../skills/schemas.ts'

const requestOf = (row: ProposalRow): ProposalItem['changes_requested'] => {
  const {
    changes_requested_by: by,
    changes_requested_at: at,
    changes_requested_reason: reason,
  } = row
  return by === null || at === null || reason === null ? null : { by, at: at.toISOString(), reason }
}

export const rejectionView = (row: ProposalRow | null): NonNullable<Skill['rejection']> | null => {
  if (!row?.decided_at || row.decided_by === null) return null
  const { proposal_id, decided_by: by, decided_by_label: by_label, reason } = row
  return { proposal_id, by, by_label, at: row.decided_at.toISOString(), reason }
}

type ItemParts = { capabilities: Resolved[]; facts: ItemFacts; mayReview: MayReview }

const countsOf = ({ added, removed }: Delta) => ({ added: added.length, removed: removed.length })

export const proposalItem = (
  row: ProposalRow,
  { capabilities, facts, mayReview }: ItemParts,
): ProposalItem => ({
  proposal_id: row.proposal_id,
  slug: row.slug,
  display_name: facts.display_name,
  version: facts.version,
  source_kind: row.source_kind,
  operation: row.operation,
  fingerprint: row.fingerprint,
  review_status: row.review_status,
  manifest_source: row.manifest_source,
  proposed_by: row.proposed_by,
  proposed_by_label: row.proposed_by_label,
  person_id: row.person_id,
  proposed_at: row.proposed_at.toISOString(),
  decided_by: row.decided_by,
  decided_by_label: row.decided_by_label,
  decided_at: row.decided_at?.toISOString() ?? null,
  reason: row.reason,
  approved_capability_ids: row.approved_capability_ids,
  missing_metadata: missingOf(capabilities),
  risk: risks[row.risk] ?? 'low',
  findings: facts.findings,
  permission_delta: {
    ...countsOf(namesIn(facts.base_permissions, row.permissions)),
    capabilities: countsOf(namesIn(facts.base_capabilities, capabilities.map(idOf))),
  },
  may_review: mayReview,
  changes_requested: requestOf(row),
})

const nextStep = (
  workspaceId: string,
  { source_kind, slug, proposal_id, review_status: status }: ProposalRow,
  isReleasable: boolean,
): string | null => {
  const base = `/v1/workspaces/${workspaceId}`
  const skill = `${base}/skills/${source_kind}/${encodeURIComponent(slug)}`
  const review = `POST ${base}/proposals/${proposal_id}/review`
  if (status === 'pending') return `A reviewer decides: ${review}.`
  if (isReleasable) {
    return `A reviewer releases the findings, if they do no harm: ${review}, with accept_findings.`
  }
  if (status !== 'blocked_metadata') return null
  return `A reviewer sets the fields in missing_metadata (PUT ${skill}/capabilities/{capability_id}/metadata), then decides: ${review}. Complete capabilities can be approved without the others, with capability_ids.`
}

export const proposalView = (
  workspaceId: string,
  {
    proposal,
    revision,
    capabilities,
    delta,
    report,
    accepted,
    requests,
    rejection,
    isReleasable,
  }: Dossier,
  item: ProposalItem,
  { compared, files }: { compared: string | null; files: FileDiff[] },
): Proposal => ({
  ...item,
  skill: {
    display_name: revision.display_name,
    description: revision.description,
    version: revision.version,
    kind: revision.kind,
    trust_level: revision.trust_level,
  },
  base_fingerprint: proposal.base_fingerprint,
  compared_fingerprint: compared,
  earlier_rejection: rejectionView(rejection),
  change_requests: requests.map(({ at, ...request }) => ({ ...request, at: at.toISOString() })),
  status_reason: revision.status_reason,
  capabilities: capabilities.map(capabilityView),
  file_diff: files,
  permission_delta: delta,
  proposed_manifest: proposal.proposed_manifest,
  security_findings: inReviewOrder(revision.security_findings),
  accepted_findings: accepted.map(({ rule_id, path, fingerprint, reason, actor, accepted_at }) => ({
    rule_id,
    path,
    fingerprint,
    reason,
    by: actor,
    at: accepted_at.toISOString(),
  })),
  diagnostics: revision.diagnostics,
  install_report: report,
  next_step: nextStep(workspaceId, proposal, isReleasable),
})
