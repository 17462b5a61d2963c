/** What becomes of the open proposal of a skill that serves an earlier revision again. */
import type { Transaction } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import type { Database } from '../../platform/database/client.ts'
import type { InstalledSkill } from '../skills/current.ts'
import { markAgain } from '../skills/scans.ts'
import { endOpen, openProposal } from './open.ts'
import * as repository from './repository.ts'
import { bringsBytes } from './states.ts'

/**
 * Bytes that wait are proposed again, so that a reviewer sees them against what is served now, and
 * no review of the earlier comparison counts. A proposal about what was served until now, or about
 * what is served now, ends.
 */
export const followCurrent = async (
  trx: Transaction<Database>,
  caller: Caller,
  skill: InstalledSkill,
): Promise<void> => {
  const { workspaceId, skill_id: skillId, slug, sourceKind, fingerprint } = skill
  const open = await repository.findOpen(trx, workspaceId, skillId)
  if (!open) return
  if (!bringsBytes(open) || open.fingerprint === fingerprint) {
    await endOpen(trx, caller, { skillId, slug, sourceKind }, 'supersede')
    return
  }
  await markAgain(trx, { workspaceId, skillId, revision: open.revision }, fingerprint)
  await openProposal(trx, caller, {
    ...open,
    skillId,
    sourceKind,
    operation: 'update',
    base: fingerprint,
    specs: open.capabilities,
    manifestSource: open.manifest_source,
    manifest: open.proposed_manifest,
    // The ban on reviewing one's own work still applies to its author.
    proposedBy: { actor: open.proposed_by, person: open.person_id },
  })
}
