/** Gathers what a decision on a proposal depends on, besides its dossier. */
import type { Kysely } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import { listReleased } from '../approvals/log.ts'
import type { Database } from '../../platform/database/client.ts'
import { readInventories } from '../mcp-servers/tools.ts'
import { findOverride } from '../policies/overrides.ts'
import { readSettings } from '../../tenancy/settings/values.ts'
import { listCommentsOfOthers } from './comment-rows.ts'
import type { Decisive } from './decision-tag.ts'
import type { Dossier } from './dossier.ts'
import { serversOf } from './mapped.ts'
import * as reads from './reads.ts'

export const gatherDecisive = async (
  db: Kysely<Database>,
  caller: Caller,
  { proposal, revision, capabilities, delta, accepted, rejection }: Dossier,
): Promise<Decisive> => {
  const { workspaceId } = caller
  const { skill_id: skillId, fingerprint } = proposal
  const settings = await readSettings(db, workspaceId)
  const servers = serversOf(proposal.capabilities)
  const tools = await readInventories(db, workspaceId, servers)
  const released = await listReleased(db, workspaceId, { skillId, fingerprint })
  return {
    proposal: [
      proposal.proposal_id,
      proposal.review_status,
      fingerprint,
      proposal.base_fingerprint,
      proposal.decided_at?.toISOString() ?? null,
      revision.purged_at?.toISOString() ?? null,
      rejection?.proposal_id ?? null,
    ],
    standing: [
      revision.status_reason,
      delta,
      (await reads.findCurrent(db, workspaceId, skillId))?.fingerprint ?? null,
    ],
    metadata: capabilities,
    findings: [
      revision.security_findings,
      revision.diagnostics,
      [...released].toSorted(),
      accepted.map(({ rule_id, path, fingerprint: id, reason }) => [rule_id, path, id, reason]),
    ],
    tools: servers.map((server) => [server, tools.get(server)?.map(({ hash }) => hash) ?? null]),
    policy: await findOverride(db, workspaceId, skillId),
    settings: [
      settings.approval,
      settings.four_eyes,
      settings.reviewers_must_be_people,
      settings.capability_policy,
      settings.policy_defaults,
      settings.validation_profile,
      settings.block_on_missing_dependencies,
      settings.environment,
    ],
    discussion: [
      proposal.changes_requested_at?.toISOString() ?? null,
      await listCommentsOfOthers(db, { workspaceId, proposalId: proposal.proposal_id }, caller),
    ],
  }
}
