/**
 * What follows when tools of an MCP server change, or are gone. What waits is shown anew, so that
 * nobody approves what they have not seen. What was approved is not served any more (the hash of
 * the tool differs, `skill_states`), and waits for a review of the same bytes.
 */
import type { Transaction } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import * as audit from '../../tenancy/audit/log.ts'
import { listApproved, listUsing } from '../approvals/overrides.ts'
import type { Database } from '../../platform/database/client.ts'
import { extensionIdOf, type ToolsChange } from '../mcp-servers/inventory.ts'
import { readInventories } from '../mcp-servers/tools.ts'
import { type InstalledSkill, lockAllInstalled } from '../skills/current.ts'
import { refreshed, serversOf, staleIn } from './mapped.ts'
import { openProposal } from './open.ts'
import * as reads from './reads.ts'
import * as repository from './repository.ts'

export type Reopened = {
  slug: string
  source_kind: string
  /** Tools that it uses, and that are not what was approved. */
  tools: string[]
  proposal_id: string
}

/** Of a server that is locked. All skills are locked before the first event takes its number. */
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

/** For bytes that are current again: their tools may have changed while they were not. */
export const reviewAgain = async (
  trx: Transaction<Database>,
  caller: Caller,
  skill: InstalledSkill,
): Promise<void> => {
  const { workspaceId, skill_id: skillId, fingerprint } = skill
  const servers = serversOf(await listApproved(trx, { workspaceId, skillId, fingerprint }))
  const inventories = await readInventories(trx, workspaceId, servers)
  for (const serverId of servers) {
    const tools = inventories.get(serverId) ?? []
    await reopenSkill(trx, caller, skill, { serverId, tools, touched: [] })
  }
}

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
  const specs = open ? open.capabilities : approved
  const proposalId = await openProposal(trx, caller, {
    ...base,
    skillId,
    slug,
    sourceKind,
    base: base.base_fingerprint,
    specs: refreshed(specs, serverId, tools),
    manifestSource: base.manifest_source,
    manifest: base.proposed_manifest,
    // Who wrote the manifest stands behind it still, also where nobody reviews their own.
    proposedBy: base.proposed_by,
  })
  return { ...told, proposal_id: proposalId }
}

/** What was approved of the current bytes, to be looked at once more. */
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
