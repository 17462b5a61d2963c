/** JSON views of proposals. Pure. */
import { missingOf, type Resolved } from '../approvals/metadata.ts'
import { capabilityView } from '../approvals/view.ts'
import type { Dossier } from './dossier.ts'
import type { ProposalRow } from './repository.ts'
import type { FileDiff, Proposal, ProposalItem } from './schemas.ts'

export const proposalItem = (row: ProposalRow, capabilities: Resolved[]): ProposalItem => ({
  proposal_id: row.proposal_id,
  slug: row.slug,
  source_kind: row.source_kind,
  operation: row.operation,
  fingerprint: row.fingerprint,
  review_status: row.review_status,
  manifest_source: row.manifest_source,
  proposed_by: row.proposed_by,
  proposed_by_label: row.proposed_by_label,
  proposed_at: row.proposed_at.toISOString(),
  decided_by: row.decided_by,
  decided_by_label: row.decided_by_label,
  decided_at: row.decided_at?.toISOString() ?? null,
  reason: row.reason,
  approved_capability_ids: row.approved_capability_ids,
  missing_metadata: missingOf(capabilities),
})

const nextStep = (
  workspaceId: string,
  { source_kind, slug, proposal_id, review_status: status }: ProposalRow,
): string | null => {
  const base = `/v1/workspaces/${workspaceId}`
  const skill = `${base}/skills/${source_kind}/${encodeURIComponent(slug)}`
  const review = `POST ${base}/proposals/${proposal_id}/review`
  if (status === 'pending') return `A reviewer decides: ${review}.`
  if (status !== 'blocked_metadata') return null
  return `A reviewer sets the fields in missing_metadata (PUT ${skill}/capabilities/{capability_id}/metadata), then decides: ${review}. Complete capabilities can be approved without the others, with capability_ids.`
}

export const proposalView = (
  workspaceId: string,
  { proposal, revision, capabilities, delta, report }: Dossier,
  compared: { fingerprint: string | null; diff: FileDiff[] },
): Proposal => ({
  ...proposalItem(proposal, capabilities),
  skill: {
    display_name: revision.display_name,
    description: revision.description,
    version: revision.version,
    kind: revision.kind,
    trust_level: revision.trust_level,
  },
  base_fingerprint: proposal.base_fingerprint,
  compared_fingerprint: compared.fingerprint,
  status_reason: revision.status_reason,
  capabilities: capabilities.map(capabilityView),
  file_diff: compared.diff,
  permission_delta: delta,
  proposed_manifest: proposal.proposed_manifest,
  security_findings: revision.security_findings,
  diagnostics: revision.diagnostics,
  install_report: report,
  next_step: nextStep(workspaceId, proposal),
})
