/**
 * Reopens reviews when tools of an MCP server change or disappear. Waiting proposals show the new
 * tools, so that a reviewer approves only what they have seen. Approved bytes are no longer served
 * (the tool's hash differs, `skill_states`), and wait for a new review.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import * as audit from '../../tenancy/audit/log.ts'
import { listApproved, listUsing } from '../approvals/capability-store.ts'
import type { CapabilitySpec } from '../approvals/metadata.ts'
import type { Database } from '../../platform/database/client.ts'
import { extensionIdOf, type ToolsChange } from '../mcp-servers/inventory.ts'
import { readInventories } from '../mcp-servers/tools.ts'
import { type InstalledSkill, lockAllInstalled } from '../skills/current.ts'
import { refreshed, serverOf, serversOf, staleIn } from './mapped.ts'
import { endOpen, openProposal } from './open.ts'
import * as reads from './reads.ts'
import { proposeRelease } from './release.ts'
import * as repository from './repository.ts'
import type { ProposalRow } from './repository.ts'
import { bringsBytes } from './states.ts'

export type Reopened = {
  slug: string
  source_kind: string
  /** Its tools that differ from the approved ones. */
  tools: string[]
  proposal_id: string
}

/** The server must be locked. Locks all skills before it appends the first event. */
export const reopen = async (
  trx: Transaction<Database>,
  caller: Caller,
  change: ToolsChange,
): Promise<Reopened[]> => {
  const { workspaceId } = caller
  const skills = await lockAllInstalled(trx, workspaceId, [
    ...(await listUsing(trx, workspaceId, extensionIdOf(change.serverId))),
    ...(await repository.listOpenUsing(trx, workspaceId, change.serverId)),
  ])
  const reopened: Reopened[] = []
  for (const skill of skills) {
    const one = await reopenSkill(trx, caller, skill, change)
    if (one) reopened.push(one)
  }
  return reopened
}

/**
 * After a proposal ended without an approval: changed tools that waited behind it get a proposal.
 * Those that it was about do not, because it was the answer to them.
 */
export const recheckToolApprovals = async (
  trx: Transaction<Database>,
  caller: Caller,
  skill: InstalledSkill,
  ended: ProposalRow,
): Promise<void> => {
  const { workspaceId, skill_id: skillId, fingerprint } = skill
  const approved = await listApproved(trx, { workspaceId, skillId, fingerprint })
  const servers = serversOf(approved)
  const inventories = await readInventories(trx, workspaceId, servers)
  for (const serverId of servers) {
    const tools = inventories.get(serverId) ?? []
    const stale = staleIn(approved, serverId, tools)
    const isAnswered = ended.fingerprint === fingerprint && showed(ended, serverId, stale)
    if (!isAnswered) await reopenSkill(trx, caller, skill, { serverId, tools, touched: [] })
  }
}

const showed = (ended: ProposalRow, serverId: string, tools: string[]): boolean =>
  bringsBytes(ended) ||
  tools.every((name) =>
    ended.capabilities.some((spec) => serverOf(spec) === serverId && spec.capability_id === name),
  )

const reopenSkill = async (
  trx: Transaction<Database>,
  caller: Caller,
  skill: InstalledSkill,
  change: ToolsChange,
): Promise<Reopened | null> => {
  const { workspaceId, slug, sourceKind } = skill
  const { skill_id: skillId, fingerprint } = skill
  const { serverId, tools } = change
  const approved = await listApproved(trx, { workspaceId, skillId, fingerprint })
  const blocked = staleIn(approved, serverId, tools)
  const open = await repository.findOpen(trx, workspaceId, skillId)
  const waiting = open ? staleIn(open.capabilities, serverId, tools) : []
  if (blocked.some((name) => change.touched.includes(name))) {
    await audit.record(trx, caller, {
      action: 'tools_changed',
      decision: 'blocked',
      target: audit.skillTarget(sourceKind, slug),
      reason_code: 'trust_blocked',
      fingerprint_before: fingerprint,
      details: { server_id: serverId, tools: blocked },
    })
  }
  const told = { slug, source_kind: sourceKind, tools: [...new Set([...blocked, ...waiting])] }
  if (open && waiting.length === 0) {
    return blocked.length > 0 ? { ...told, proposal_id: open.proposal_id } : null
  }
  const base = open ?? (blocked.length > 0 ? await proposalAgain(trx, skill) : null)
  if (!base) return null
  const specs = refreshed(open ? open.capabilities : approved, serverId, tools)
  if (open && (await isApprovedAlready(trx, skill, { ...open, capabilities: specs }, approved))) {
    await endOpen(trx, caller, { skillId, slug, sourceKind }, 'supersede')
    // Findings may have waited for the decision on it.
    await proposeRelease(trx, caller, skill)
    return null
  }
  const proposalId = await openProposal(trx, caller, {
    ...base,
    skillId,
    slug,
    sourceKind,
    base: base.base_fingerprint,
    specs,
    manifestSource: base.manifest_source,
    manifest: base.proposed_manifest,
    // The author of the manifest remains the proposer, so the ban on reviewing one's own work
    // applies.
    proposedBy: { actor: base.proposed_by, person: base.person_id },
  })
  return { ...told, proposal_id: proposalId }
}

/** Whether a proposal asks for nothing but what a reviewer has approved for the current bytes. */
const isApprovedAlready = async (
  trx: Transaction<Database>,
  { workspaceId, skill_id: skillId, fingerprint }: InstalledSkill,
  open: ProposalRow,
  approved: CapabilitySpec[],
): Promise<boolean> => {
  if (open.operation !== 'manifest' || open.fingerprint !== fingerprint) return false
  const bytes = { skillId, fingerprint, status: 'approved' as const }
  const before = await repository.findNewest(trx, workspaceId, bytes)
  const asked = [open.capabilities, open.permissions, open.proposed_manifest]
  return isDeepStrictEqual(asked, [approved, before?.permissions, before?.proposed_manifest])
}

/** A new review of the capabilities that were approved for the current bytes. */
const proposalAgain = async (
  trx: Transaction<Database>,
  { workspaceId, skill_id: skillId, fingerprint }: InstalledSkill,
) => {
  const bytes = { skillId, fingerprint }
  const before = await repository.findNewest(trx, workspaceId, { ...bytes, status: 'approved' })
  const revision = await reads.findRevisionNumber(trx, workspaceId, bytes)
  if (!before || revision === null) return null
  return { ...before, operation: 'manifest' as const, revision, base_fingerprint: fingerprint }
}
