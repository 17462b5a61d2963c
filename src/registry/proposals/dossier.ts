/** Gathers everything that a reviewer needs to decide on a proposal. */
import type { Kysely } from 'kysely'
import type { JsonObject } from '../../packages/types.ts'
import {
  type CapabilitySpec,
  type Override,
  type Resolved,
  resolve,
  specsOf,
} from '../approvals/metadata.ts'
import { listApproved, listOverrides } from '../approvals/capability-store.ts'
import type { CapabilityPolicy } from '../../tenancy/settings/capability-policy.ts'
import type { Database } from '../../platform/database/client.ts'
import { readSettings } from '../../tenancy/settings/values.ts'
import { type ChangeRequest, listChangeRequests } from './change-requests.ts'
import { type Delta, permissionDelta } from './compare.ts'
import { type AcceptedRow, listAccepted } from './accepted-rows.ts'
import { waitsForRelease } from './later-release.ts'
import * as reads from './reads.ts'
import { findEarlierRejection } from './rejections.ts'
import { installReport } from './report.ts'
import type { ProposalRow } from './repository.ts'

export type Dossier = {
  proposal: ProposalRow
  revision: reads.RevisionFacts
  capabilities: Resolved[]
  delta: Delta & { capabilities: Delta }
  report: JsonObject
  policy: CapabilityPolicy
  accepted: AcceptedRow[]
  requests: ChangeRequest[]
  /** The last rejection of these bytes, in another proposal. */
  rejection: ProposalRow | null
  /** Approved, and kept from being served by findings that a reviewer may still release. */
  isReleasable: boolean
}

type Claims = { permissions: string[]; capabilities: CapabilitySpec[] }

/** The currently approved claims, which the proposal would replace. */
const claimsOfBase = async (
  db: Kysely<Database>,
  workspaceId: string,
  { skill_id: skillId, base_fingerprint: fingerprint }: ProposalRow,
): Promise<Claims> => {
  if (fingerprint === null) return { permissions: [], capabilities: [] }
  const revision = await reads.findRevisionNumber(db, workspaceId, { skillId, fingerprint })
  if (revision === null) return { permissions: [], capabilities: [] }
  const { permissions } = await reads.findRevision(db, workspaceId, { skillId, revision })
  return {
    permissions,
    capabilities: await listApproved(db, { workspaceId, skillId, fingerprint }),
  }
}

export const gather = async (
  db: Kysely<Database>,
  workspaceId: string,
  proposal: ProposalRow,
): Promise<Dossier> => {
  const { skill_id: skillId, fingerprint } = proposal
  const revision = await reads.findRevision(db, workspaceId, {
    skillId,
    revision: proposal.revision,
  })
  const overrides: Override[] = await listOverrides(db, workspaceId, [skillId])
  const capabilities = resolve(proposal.capabilities, overrides, fingerprint)
  const delta = permissionDelta(await claimsOfBase(db, workspaceId, proposal), proposal)
  const rules = await readSettings(db, workspaceId)
  const report =
    proposal.install_report ??
    (installReport({
      proposal,
      version: revision.version,
      trustLevel: revision.trust_level,
      diagnostics: revision.diagnostics,
      findings: revision.security_findings,
      capabilities,
      overrides,
      delta,
      requirements: revision.requirements,
      rules,
    }) as JsonObject)
  const accepted = await listAccepted(db, { workspaceId, skillId, fingerprint })
  const isReleasable = await waitsForRelease(db, workspaceId, proposal, revision)
  const { capability_policy: policy } = rules
  const rejection = await findEarlierRejection(db, workspaceId, proposal)
  const requests = await listChangeRequests(db, workspaceId, proposal)
  const claims = { capabilities, delta, report, policy }
  return { proposal, revision, ...claims, accepted, requests, rejection, isReleasable }
}

/** What the package itself declares, under the skill's scope key. */
export const declaredSpecs = (
  { extension_id: extensionId }: { extension_id: string },
  { capabilities }: reads.RevisionFacts,
): CapabilitySpec[] => specsOf(extensionId, capabilities)
