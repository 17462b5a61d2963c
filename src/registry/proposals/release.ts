/**
 * Proposals for current bytes that findings keep from being served: only a reviewer can release
 * them.
 */
import type { Transaction } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import { extensionIdOf } from '../../packages/manifest/slug.ts'
import * as approvals from '../approvals/log.ts'
import { listApproved } from '../approvals/capability-store.ts'
import { specsOf } from '../approvals/metadata.ts'
import type { Database } from '../../platform/database/client.ts'
import { findStanding, type InstalledSkill } from '../skills/current.ts'
import { isOfFindings } from '../skills/findings.ts'
import { openProposal } from './open.ts'
import * as reads from './reads.ts'
import * as repository from './repository.ts'

/**
 * The id of the proposal that is open for these bytes, or is opened here; null where findings do not
 * keep them from being served, or other bytes wait: those are decided on first.
 */
export const proposeRelease = async (
  trx: Transaction<Database>,
  caller: Caller,
  skill: Pick<InstalledSkill, 'workspaceId' | 'sourceKind' | 'slug' | 'skill_id' | 'fingerprint'>,
): Promise<string | null> => {
  const { workspaceId, slug, sourceKind, skill_id: skillId, fingerprint } = skill
  const open = await repository.findOpen(trx, workspaceId, skillId)
  if (open) return open.fingerprint === fingerprint ? open.proposal_id : null
  const bytes = { workspaceId, skillId, fingerprint }
  const revision = await reads.findRevisionNumber(trx, workspaceId, bytes)
  if (revision === null) return null
  const { reason } = await findStanding(trx, { workspaceId, skillId, revision })
  if (!isOfFindings(reason)) return null
  const facts = await reads.findRevision(trx, workspaceId, { skillId, revision })
  const before = await repository.findNewest(trx, workspaceId, { ...bytes, status: 'approved' })
  const approved = await listApproved(trx, bytes)
  // A rule does not approve what also needs a reviewer.
  await approvals.withdrawByRule(trx, workspaceId, bytes)
  return openProposal(trx, caller, {
    ...bytes,
    slug,
    sourceKind,
    operation: 'rescan',
    revision,
    base: fingerprint,
    specs: approved.length > 0 ? approved : specsOf(extensionIdOf(slug), facts.capabilities),
    permissions: before?.permissions ?? facts.permissions,
    manifestSource: before?.manifest_source ?? 'provided',
    manifest: before?.proposed_manifest ?? null,
    reason,
  })
}
